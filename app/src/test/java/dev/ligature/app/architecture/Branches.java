package dev.ligature.app.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.ClassReader;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.Label;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.MethodVisitor;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.Opcodes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The methods of a class that decide something, as its bytecode tells. Walking over a collection is no decision about what
 * is bound, and neither is comparing.
 */
final class Branches {

    private Branches() {}

    static Set<String> in(JavaClass type) {
        Set<String> deciding = new LinkedHashSet<>();
        try (InputStream code = type.getSource().orElseThrow().getUri().toURL().openStream()) {
            new ClassReader(code)
                    .accept(
                            new com.tngtech.archunit.thirdparty.org.objectweb.asm.ClassVisitor(Opcodes.ASM9) {
                                @Override
                                public MethodVisitor visitMethod(
                                        int access,
                                        String name,
                                        String descriptor,
                                        String signature,
                                        String[] exceptions) {
                                    return name.equals("equals") ? null : new Method(name, deciding);
                                }
                            },
                            ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return deciding;
    }

    private static final class Method extends MethodVisitor {

        private final String name;
        private final Set<String> deciding;
        private boolean walks;

        private Method(String name, Set<String> deciding) {
            super(Opcodes.ASM9);
            this.name = name;
            this.deciding = deciding;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String called, String descriptor, boolean isInterface) {
            walks = called.equals("hasNext");
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            if (opcode != Opcodes.GOTO && opcode != Opcodes.JSR && !walks) {
                deciding.add(name);
            }
            walks = false;
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label dflt, Label... labels) {
            deciding.add(name);
        }

        @Override
        public void visitLookupSwitchInsn(Label dflt, int[] keys, Label[] labels) {
            deciding.add(name);
        }
    }
}

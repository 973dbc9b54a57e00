package dev.ligature.app.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;

/**
 * The packages of the house below one root: of the product itself, or of the samples that break its rules.
 *
 * @param root the root package
 */
record House(String root) {

    static final House LIGATURE = new House("dev.ligature");
    static final House VIOLATING = new House("dev.ligature.app.architecture.violating");

    String domain() {
        return root + ".domain..";
    }

    String ports() {
        return root + ".ports..";
    }

    String guice() {
        return root + ".guice..";
    }

    String contract() {
        return root + ".contract..";
    }

    String adapters() {
        return root + ".adapters..";
    }

    /** What all layouts share lies right in the package that theirs lie below. */
    String[] common() {
        return new String[] {root + ".adapters.dynamodb", root + ".adapters.dynamodb.internal.."};
    }

    String testkit() {
        return root + ".adapters.dynamodb.testkit..";
    }

    String app() {
        return root + ".app..";
    }

    String benchmarks() {
        return root + ".benchmarks..";
    }

    DescribedPredicate<JavaClass> in(String... packages) {
        return JavaClass.Predicates.resideInAnyPackage(packages);
    }

    /** The name of the layout that a class belongs to, empty if it is part of none. */
    String layoutOf(JavaClass type) {
        String prefix = root + ".adapters.";
        if (!type.getPackageName().startsWith(prefix)) {
            return "";
        }
        String name = type.getPackageName().substring(prefix.length());
        String[] parts = name.split("\\.");
        String layout = !parts[0].equals("dynamodb") ? parts[0] : parts.length > 1 ? parts[1] : "";
        return layout.equals("internal") || layout.equals("testkit") ? "" : layout;
    }
}

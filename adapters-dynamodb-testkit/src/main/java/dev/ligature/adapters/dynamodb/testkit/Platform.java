package dev.ligature.adapters.dynamodb.testkit;

import java.util.Locale;
import java.util.Optional;

/** The platforms that there are binaries of the embedded engine for, by the names of their packages. */
enum Platform {
    LINUX_X64("linux-x64", "dynoxide"),
    LINUX_ARM64("linux-arm64", "dynoxide"),
    DARWIN_X64("darwin-x64", "dynoxide"),
    DARWIN_ARM64("darwin-arm64", "dynoxide"),
    WIN32_X64("win32-x64", "dynoxide.exe");

    private final String directory;
    private final String file;

    Platform(String directory, String file) {
        this.directory = directory;
        this.file = file;
    }

    static Optional<Platform> current() {
        String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String arch = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        boolean x64 = arch.equals("amd64") || arch.equals("x86_64");
        boolean arm64 = arch.equals("aarch64") || arch.equals("arm64");
        if (os.startsWith("linux")) {
            return choose(x64, LINUX_X64, arm64, LINUX_ARM64);
        }
        if (os.startsWith("mac")) {
            return choose(x64, DARWIN_X64, arm64, DARWIN_ARM64);
        }
        return os.startsWith("windows") && x64 ? Optional.of(WIN32_X64) : Optional.empty();
    }

    String file() {
        return file;
    }

    /** Where the build puts the binary on the class path. */
    String resource() {
        return "engine/" + directory + "/" + file;
    }

    @Override
    public String toString() {
        return directory;
    }

    private static Optional<Platform> choose(boolean x64, Platform onX64, boolean arm64, Platform onArm64) {
        if (x64) {
            return Optional.of(onX64);
        }
        return arm64 ? Optional.of(onArm64) : Optional.empty();
    }
}

package dev.ligature.ports;

/** How fresh a read is. */
public enum Consistency {
    /** The read sees every write that was answered before it began. */
    STRONG,
    /** The read may lag behind, at half the price. */
    EVENTUAL
}

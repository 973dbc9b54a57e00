package dev.ligature.adapters.dynamodb.internal.capacity;

/**
 * Capacity units consumed.
 *
 * @param read read units, RCU on a provisioned table, RRU on demand
 * @param write write units, WCU or WRU
 */
public record Units(double read, double write) {

    /** Nothing consumed. */
    public static final Units NONE = new Units(0, 0);

    private static final int WRITE_PRICE = 5;

    /** So many read units. */
    public static Units read(double units) {
        return new Units(units, 0);
    }

    /** So many write units. */
    public static Units write(double units) {
        return new Units(0, units);
    }

    /** Both together. */
    public Units plus(Units other) {
        return new Units(read + other.read, write + other.write);
    }

    /** In read units by price: a write unit costs as much as five read units, on demand and provisioned. */
    public double price() {
        return read + WRITE_PRICE * write;
    }

    @Override
    public String toString() {
        return shown(read) + "/" + shown(write);
    }

    private static String shown(double units) {
        return units == Math.rint(units) ? Long.toString((long) units) : Double.toString(units);
    }
}

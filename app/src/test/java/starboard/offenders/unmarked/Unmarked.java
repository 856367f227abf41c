package starboard.offenders.unmarked;

/** Lives in a package without {@code package-info.java}. */
public final class Unmarked {}

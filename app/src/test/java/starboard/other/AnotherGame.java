package starboard.other;

/** A second game that the offenders must not know. */
public final class AnotherGame {}

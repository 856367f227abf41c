package starboard.table;

/** A seat that has been claimed, and its secret. */
public record Claim(int seat, Secret secret, int entry) {}

package starboard.rone.content;

/** R17 What the file says of the variants. */
public record Variants(EqualChances equalChances) {}

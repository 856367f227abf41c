package starboard.nemesis.content.board;

/** The tracks of every board (N2.10); places have more. */
public record Tracks(Track time) {}

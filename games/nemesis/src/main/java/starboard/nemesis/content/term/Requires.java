package starboard.nemesis.content.term;

/** Where one must stand to use an op (N19.24). Here it is only what it is called. */
public interface Requires {

  /** How the file writes it. */
  String id();
}

package starboard.rone.content;

/** Which cards of a base. */
public enum What {
  ANY,
  LEADER,
  TECHNOLOGY
}

package starboard.kernel.catalogue;

/** A thing of the catalogue that others refer to: a card, a room, a token. */
public interface Entry {
  /** Its name in files and protocols, unique in its section. */
  String id();
}

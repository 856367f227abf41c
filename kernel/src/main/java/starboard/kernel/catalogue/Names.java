package starboard.kernel.catalogue;

/** A text in both languages; read flat it is {@code name_en} and {@code name_cs}. */
@Flat("name_")
public record Names(String en, String cs) {}

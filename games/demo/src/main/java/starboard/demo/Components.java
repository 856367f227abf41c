package starboard.demo;

import java.util.List;
import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Ops;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;
import starboard.kernel.words.Text;

/** Every component of the box, read from {@code demo.yaml} (D1.1). */
final class Components {

  /** The box, read once. */
  static final Components BOX = new Components();

  /** The backs of things: cards look alike, crates look alike. */
  static final int CARD_BACK = 0;

  static final int CRATE_BACK = 1;

  record File(Section<Kind> cards, Section<Kind> crates, Section<TokenKind> tokens) {}

  /** A kind of card or crate. */
  record Kind(String id, @Flat Names names, int count, int value, Source source) implements Entry {}

  /** A kind of token with what it does. */
  record TokenKind(String id, @Flat Names names, int count, Source source, List<TokenOp> ops)
      implements Entry {}

  final File file;
  final int cards;
  final int things;
  final int jammer;
  final int probe;
  final int jammers;
  private final Kind[] kinds;
  private final int[] kindOf;
  private final Text[] names;

  private Components() {
    file =
        Catalogue.read(Components.class, "demo.yaml")
            .bind(File.class, Binder.strict().ops(Ops.of(TokenOp.class)));
    kinds = new Kind[file.cards.size() + file.crates.size()];
    names = new Text[kinds.length];
    for (int k = 0; k < kinds.length; k++) {
      kinds[k] = k < file.cards.size() ? file.cards.at(k) : file.crates.at(k - file.cards.size());
      names[k] = Text.of("kind." + kinds[k].id());
    }
    cards = file.cards.entries().stream().mapToInt(Kind::count).sum();
    things = cards + file.crates.entries().stream().mapToInt(Kind::count).sum();
    kindOf = new int[things];
    int number = 0;
    for (int k = 0; k < kinds.length; k++) {
      for (int copy = 0; copy < kinds[k].count(); copy++) kindOf[number++] = k;
    }
    jammer = file.cards.indexOf("jammer");
    probe = file.cards.indexOf("probe");
    jammers = kinds[jammer].count();
  }

  /** The kind of the component with that number in the box. */
  int kindOf(int number) {
    return kindOf[number];
  }

  int kindNamed(String id) {
    for (int kind = 0; kind < kinds.length; kind++) if (kinds[kind].id().equals(id)) return kind;
    throw new IllegalArgumentException("no card or crate " + id);
  }

  int kinds() {
    return kinds.length;
  }

  Kind kind(int kind) {
    return kinds[kind];
  }

  String id(int kind) {
    return kinds[kind].id();
  }

  int value(int kind) {
    return kinds[kind].value();
  }

  Text name(int kind) {
    return names[kind];
  }

  int back(int number) {
    return number < cards ? CARD_BACK : CRATE_BACK;
  }

  int[] tokenCounts() {
    return file.tokens.entries().stream().mapToInt(TokenKind::count).toArray();
  }

  Text tokenName(int token) {
    return Text.of("token." + file.tokens.at(token).id());
  }
}

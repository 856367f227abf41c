package starboard.clank;

import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.Ops;
import starboard.kernel.catalogue.Section;
import starboard.kernel.words.Text;

/**
 * Everything the box holds, read once from {@code clank.yaml} and checked. Kinds of cards are
 * numbered starter deck, reserve, adventure deck; kinds of secrets major, minor.
 */
public final class Content {

  /** The box. */
  public static final Content BOX = read(Catalogue.read(Content.class, "clank.yaml"));

  record Reserve(Section<Card> cards, ReserveEnemy enemy) {}

  /** The file by its sections. */
  record File(
      Numbers setup,
      Limits limits,
      Modules board,
      RageTrack rageTrack,
      HealthTrack healthTrack,
      Section<Card> starterDeck,
      Reserve reserve,
      Section<Card> adventureDeck,
      Section<Artifact> artifacts,
      Section<Secret> majorSecrets,
      Section<Secret> minorSecrets,
      Section<Item> marketItems,
      Section<Component> components,
      SoloEntry solo) {}

  private final File file;
  private final Section<Card> cards;
  private final Section<Secret> secrets;

  private Content(File file) {
    this.file = file;
    cards = file.starterDeck.plus(file.reserve.cards).plus(file.adventureDeck);
    secrets = file.majorSecrets.plus(file.minorSecrets);
  }

  /** The content of a file of this shape. */
  static Content read(Catalogue catalogue) {
    Binder binder =
        Binder.strict()
            .ignore("note", "*_note", "/meta", "/vocabulary", "transform", "join_rule", "overflow")
            .ignore("player_order", "how", "threat_color")
            .ops(Ops.of(Op.class).byOnlyKey())
            .ops(Ops.of(Condition.class).byOnlyKey());
    return new Content(catalogue.bind(File.class, binder));
  }

  Numbers setup() {
    return file.setup;
  }

  Limits limits() {
    return file.limits;
  }

  Modules modules() {
    return file.board;
  }

  RageTrack rageTrack() {
    return file.rageTrack;
  }

  HealthTrack healthTrack() {
    return file.healthTrack;
  }

  Section<Card> starterDeck() {
    return file.starterDeck;
  }

  Reserve reserve() {
    return file.reserve;
  }

  Section<Card> adventureDeck() {
    return file.adventureDeck;
  }

  /** All kinds of cards. */
  public Section<Card> cards() {
    return cards;
  }

  public Card card(int kind) {
    return cards.at(kind);
  }

  Section<Secret> majorSecrets() {
    return file.majorSecrets;
  }

  Section<Secret> minorSecrets() {
    return file.minorSecrets;
  }

  /** All kinds of secrets. */
  Section<Secret> secrets() {
    return secrets;
  }

  public Secret secret(int kind) {
    return secrets.at(kind);
  }

  Section<Artifact> artifacts() {
    return file.artifacts;
  }

  public Section<Item> items() {
    return file.marketItems;
  }

  Section<Component> components() {
    return file.components;
  }

  SoloEntry solo() {
    return file.solo;
  }

  /** What causes an op, as a number: a kind of card. */
  static int source(int card) {
    return card;
  }

  /** What causes an op, as a number: a kind of secret. */
  int sourceOfSecret(int secret) {
    return cards.size() + secret;
  }

  /** The name of what causes an op. */
  Text sourceName(int source) {
    if (source == Clank.NONE) return Text.of("rule.space");
    return source < cards.size() ? Texts.card(source) : Texts.secret(source - cards.size());
  }
}

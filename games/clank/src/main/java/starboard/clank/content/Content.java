package starboard.clank.content;

import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.Ops;
import starboard.kernel.catalogue.Section;

/**
 * Everything the box holds, read once from {@code clank.yaml} and checked. Kinds of cards are
 * numbered starter deck, reserve, adventure deck; kinds of secrets major, minor.
 */
public final class Content {

  /** The box. */
  public static final Content BOX = read(Catalogue.read(Content.class, "clank.yaml"));

  public record Reserve(Section<Card> cards, ReserveEnemy enemy) {}

  /** The file by its sections. */
  public record File(
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
  public static Content read(Catalogue catalogue) {
    Binder binder =
        Binder.strict()
            .ignore("note", "*_note", "/meta", "/vocabulary", "transform", "join_rule", "overflow")
            .ignore("player_order", "how", "threat_color")
            .ops(Ops.of(Op.class).byOnlyKey())
            .ops(Ops.of(Condition.class).byOnlyKey());
    return new Content(catalogue.bind(File.class, binder));
  }

  public Numbers setup() {
    return file.setup;
  }

  public Limits limits() {
    return file.limits;
  }

  public Modules modules() {
    return file.board;
  }

  public RageTrack rageTrack() {
    return file.rageTrack;
  }

  public HealthTrack healthTrack() {
    return file.healthTrack;
  }

  public Section<Card> starterDeck() {
    return file.starterDeck;
  }

  public Reserve reserve() {
    return file.reserve;
  }

  public Section<Card> adventureDeck() {
    return file.adventureDeck;
  }

  /** All kinds of cards. */
  public Section<Card> cards() {
    return cards;
  }

  public Card card(int kind) {
    return cards.at(kind);
  }

  public Section<Secret> majorSecrets() {
    return file.majorSecrets;
  }

  public Section<Secret> minorSecrets() {
    return file.minorSecrets;
  }

  /** All kinds of secrets. */
  public Section<Secret> secrets() {
    return secrets;
  }

  public Secret secret(int kind) {
    return secrets.at(kind);
  }

  public Section<Artifact> artifacts() {
    return file.artifacts;
  }

  public Section<Item> items() {
    return file.marketItems;
  }

  public Section<Component> components() {
    return file.components;
  }

  public SoloEntry solo() {
    return file.solo;
  }

  /** What causes an op, as a number: a kind of card. */
  static int source(int card) {
    return card;
  }

  /** What causes an op, as a number: a kind of secret. */
  public int sourceOfSecret(int secret) {
    return cards.size() + secret;
  }
}

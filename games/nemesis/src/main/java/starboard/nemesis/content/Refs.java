package starboard.nemesis.content;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Catalogue;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.AttackId;
import starboard.nemesis.content.term.CardId;
import starboard.nemesis.content.term.CharacterId;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.TokenType;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.content.term.TypeOrAttacker;
import starboard.nemesis.content.term.WeaknessSlotId;
import starboard.nemesis.content.term.WeaponChoice;

/**
 * The ids of a file with their indices, read before everything else, so that effects hold numbers
 * where the file writes ids.
 */
record Refs(
    List<Known> rooms,
    List<Known> intruderTypes,
    List<Known> intruderAttacks,
    List<Known> weaknessSlots,
    List<Known> actionCards,
    List<Known> characters,
    List<Known> startingItems,
    List<Known> questItems,
    Decks items) {

  record Known(String id) {}

  record Decks(List<Known> red, List<Known> yellow, List<Known> green, List<Known> blue) {}

  static Refs of(Catalogue catalogue) {
    return catalogue.bind(Refs.class, Binder.strict().ignore("*"));
  }

  /**
   * The binder that turns these ids into numbers.
   *
   * @param tokenKinds kinds of tokens in the bag that name no type of Intruder
   */
  Binder in(Binder binder, List<String> tokenKinds) {
    List<Known> all = allItems();
    return binder
        .scalar(RoomId.class, id -> new RoomId(index("room", rooms, id), id))
        .scalar(TypeId.class, id -> new TypeId(index("type of Intruder", intruderTypes, id), id))
        .scalar(AttackId.class, id -> new AttackId(index("attack card", intruderAttacks, id), id))
        .scalar(TypeOrAttacker.class, this::typeOrAttacker)
        .scalar(TokenType.class, id -> tokenType(id, tokenKinds))
        .scalar(
            WeaknessSlotId.class,
            id -> new WeaknessSlotId(index("weakness slot", weaknessSlots, id), id))
        .scalar(CardId.class, id -> new CardId(index("action card", actionCards, id), id))
        .scalar(CharacterId.class, id -> new CharacterId(index("Character", characters, id), id))
        .scalar(ItemId.class, id -> item(all, id))
        .scalar(WeaponChoice.class, id -> WeaponChoice.of(id, named -> item(all, named)))
        .scalar(Amount.class, Amount::of);
  }

  /** Starting items, quest items, then the decks: the order of {@link Content#items}. */
  private List<Known> allItems() {
    List<Known> all = new ArrayList<>(startingItems);
    all.addAll(questItems);
    all.addAll(items.red);
    all.addAll(items.yellow);
    all.addAll(items.green);
    all.addAll(items.blue);
    return all;
  }

  private TypeOrAttacker typeOrAttacker(String id) {
    return new TypeOrAttacker(
        id.equals(TypeOrAttacker.ATTACKER)
            ? null
            : new TypeId(index("type of Intruder", intruderTypes, id), id));
  }

  private TokenType tokenType(String id, List<String> tokenKinds) {
    if (id.equals(TokenType.BLANK.id())) return TokenType.BLANK;
    int kind = tokenKinds.indexOf(id);
    return kind < 0
        ? new TokenType(index("type of Intruder", intruderTypes, id), id)
        : TokenType.ofNoType(kind, id);
  }

  private static ItemId item(List<Known> all, String id) {
    return new ItemId(index("item", all, id), id);
  }

  private static int index(String kind, List<Known> known, String id) {
    int index = known.indexOf(new Known(id));
    if (index < 0) throw new IllegalArgumentException("unknown " + kind + " '" + id + "'");
    return index;
  }
}

package starboard.nemesis.words;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.board.RoomAction;
import starboard.nemesis.content.card.ActionCard;
import starboard.nemesis.content.card.AttackCard;
import starboard.nemesis.content.card.EventCard;
import starboard.nemesis.content.card.IntruderPlayerCard;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.card.SeriousWound;
import starboard.nemesis.content.card.Unlock;
import starboard.nemesis.content.card.WeaknessCard;
import starboard.nemesis.content.card.Weapon;
import starboard.nemesis.content.card.WeaponMods;
import starboard.nemesis.content.piece.ExplorationToken;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.Spelling;

/** What is written on cards, tiles and tokens, put together from their ops. */
public final class CardTexts {

  private CardTexts() {}

  public static Text of(Basic action) {
    return Text.of("op.basic." + action.id());
  }

  public static Text of(RoomAction action) {
    return OpTexts.effects(action.mode(), action.ops());
  }

  /** What is in force in a room all the time; null if nothing is. */
  public static @Nullable Text passive(Room room) {
    return room.passiveOps().isEmpty() ? null : OpTexts.all(room.passiveOps());
  }

  public static Text of(ExplorationToken token) {
    return Text.of("op.symbol." + token.effect());
  }

  public static Text of(ActionCard card) {
    return OpTexts.effects(card.mode(), card.ops());
  }

  /** What an item does once it is yours. */
  public static Text of(Item item) {
    List<Text> parts = new ArrayList<>();
    if (item.attach() != null && item.ops().isEmpty()) {
      parts.add(Text.of("op.attach", Arg.of(item.attach().text())));
    }
    if (item.weapon() != null) parts.add(of(item.weapon()));
    else if (!item.ops().isEmpty()) parts.add(OpTexts.effects(item.mode(), item.ops()));
    if (!item.passiveOps().isEmpty()) parts.add(OpTexts.all(item.passiveOps()));
    if (parts.isEmpty()) parts.add(Text.of("op.only-component"));
    return OpTexts.sentences(parts);
  }

  private static Text of(Weapon weapon) {
    WeaponMods mods = weapon.mods();
    List<Text> parts = new ArrayList<>();
    parts.add(
        Text.of(
            "op.weapon." + Spelling.of(weapon.weaponClass()), weapon.ammo(), weapon.startAmmo()));
    if (weapon.reload() != Weapon.Reload.CLASS) {
      parts.add(Text.of("op.weapon.reload." + Spelling.of(weapon.reload())));
    }
    if (mods.rerollForAmmo() > 0) {
      parts.add(Text.of("op.weapon.reroll-for-ammo", mods.rerollForAmmo()));
    }
    if (mods.doubleShot()) parts.add(Text.of("op.weapon.double-shot"));
    if (mods.reroll() > 0) parts.add(Text.of("op.shoot.reroll", mods.reroll()));
    mods.faceMap()
        .forEach(
            (from, to) ->
                parts.add(
                    Text.of(
                        "op.weapon.face-map",
                        Arg.of(OpTexts.face(from)),
                        Arg.of(OpTexts.face(to)))));
    if (mods.minOneUnlessBlank()) parts.add(Text.of("op.weapon.min-one-unless-blank"));
    addFaces(parts, "op.weapon.bonus-faces", mods.bonusFaces());
    addFaces(parts, "op.weapon.extra-ammo-faces", mods.extraAmmoFaces());
    if (mods.bonusOnHit() > 0) parts.add(Text.of("op.weapon.bonus-on-hit", mods.bonusOnHit()));
    addFaces(parts, "op.weapon.fire-faces", mods.fireFaces());
    if (mods.isFire()) parts.add(Text.of("op.weapon.is-fire"));
    return OpTexts.sentences(parts);
  }

  private static void addFaces(List<Text> parts, String key, List<Face> faces) {
    if (!faces.isEmpty()) {
      parts.add(Text.of(key, Arg.of(OpTexts.list(faces.stream().map(OpTexts::face).toList()))));
    }
  }

  /** What activates a quest item. */
  public static Text of(Unlock unlock) {
    return switch (unlock) {
      case Unlock.InRoom room -> Text.of("op.unlock.room", Arg.of(OpTexts.rooms(room.rooms())));
      case Unlock.DiscardItem discard ->
          Text.of(
              "op.unlock.discard-item",
              Arg.of(OpTexts.list(discard.items().stream().map(ItemId::name).toList())));
      case Unlock.InColour room ->
          Text.of(
              "op.unlock.room-colour" + (room.discardItem() ? ".discard-item" : ""),
              Arg.of(Text.of("op.rooms.colour." + Spelling.of(room.colour()))));
      case Unlock.AtComputer _ -> Text.of("op.unlock.room-computer");
      case Unlock.State state -> Text.of("op.unlock.state." + Spelling.of(state.state()));
    };
  }

  public static Text of(EventCard card) {
    Text effect = withDark(card.ops(), card.darkOps());
    return card.after() == EventCard.After.DISCARD
        ? effect
        : OpTexts.sentences(List.of(effect, Text.of("op.after." + Spelling.of(card.after()))));
  }

  public static Text of(AttackCard card) {
    return withDark(card.ops(), card.darkOps());
  }

  /** L5.6, L15.8 With the line for the dark, if there is one. */
  private static Text withDark(List<Effect> ops, List<Effect> dark) {
    Text effect = OpTexts.all(ops);
    return dark.isEmpty()
        ? effect
        : OpTexts.sentences(List.of(effect, Text.of("op.dark", Arg.of(OpTexts.all(dark)))));
  }

  public static Text of(SeriousWound wound) {
    return OpTexts.all(wound.ops());
  }

  public static Text of(WeaknessCard weakness) {
    return OpTexts.all(weakness.ops());
  }

  public static Text of(Objective objective) {
    return OpTexts.goals(objective.anyOf());
  }

  public static Text of(IntruderPlayerCard card) {
    return OpTexts.all(card.ops());
  }
}

package starboard.nemesis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;
import starboard.nemesis.action.PassiveOps;
import starboard.nemesis.action.ReactionOps;
import starboard.nemesis.ask.Rooms;
import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.body.HandOps;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.combat.AttackOps;
import starboard.nemesis.combat.CombatOps;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.combat.SampleOps;
import starboard.nemesis.combat.WeaknessOps;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Cause;
import starboard.nemesis.content.term.Company;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.content.term.Icon;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.Modifiers;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.content.term.Pay;
import starboard.nemesis.content.term.RoomColour;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.content.term.WeaponChoice;
import starboard.nemesis.content.term.WeaponClass;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.intruders.LarvaOps;
import starboard.nemesis.intruders.SlimeOps;
import starboard.nemesis.items.AmmoOps;
import starboard.nemesis.items.ItemOps;
import starboard.nemesis.movement.DoorOps;
import starboard.nemesis.movement.FireOps;
import starboard.nemesis.movement.LookOps;
import starboard.nemesis.movement.MovementOps;
import starboard.nemesis.movement.NoiseOps;
import starboard.nemesis.movement.RoomOps;
import starboard.nemesis.round.Goals;
import starboard.nemesis.ship.ShipOps;
import starboard.nemesis.ship.ShipWayOut;

/** Ops with parameters that no card of the base game has, so that their phrases are tried too. */
final class RareOps {
  private static final TypeId ADULT = new TypeId(2, "adult");
  private static final RoomId NEST = new RoomId(8, "nest");

  private RareOps() {}

  static List<Text> texts() {
    List<Text> texts = new ArrayList<>();
    ops().forEach(op -> texts.add(op.text()));
    Text op = new CombatOps.IsWeapon().text();
    for (var requires : BaseGame.VOCABULARY.requirements()) {
      texts.add(new Modifiers(true, requires, null, null, null).around(op));
    }
    for (var then : Modifiers.Then.values()) {
      texts.add(new Modifiers(false, null, then, null, null).around(op));
    }
    for (var when : Modifiers.When.values()) {
      texts.add(new Modifiers(false, null, null, when, null).around(op));
    }
    texts.add(new Goals.FinishWith(ObjectKind.EGG, List.of()).text());
    texts.add(new Goals.FinishIn(List.of(ShipWayOut.values())).text());
    return texts;
  }

  private static List<Op> ops() {
    List<Op> ops = new ArrayList<>();
    Amount two = new Amount(2);
    for (Who who : Who.values()) {
      ops.add(new WoundOps.DressSerious(two, who));
      ops.add(new WoundOps.DressSerious(Amount.ALL, who));
      ops.add(new WoundOps.HealDressed(2, who));
      ops.add(new WoundOps.HealLight(two, who));
      ops.add(new WoundOps.HealLight(Amount.ALL, who));
      ops.add(new WoundOps.KillIfSerious(2, 2, who));
      ops.add(new SlimeOps.RemoveSlime(who));
      ops.add(new HandOps.DrawCards(who, Amount.SERIOUS_WOUNDS));
      for (Filter filter : List.of(filter(true), filter(false), none())) {
        ops.add(new WoundOps.LightWound(2, who, filter));
        ops.add(new SlimeOps.Slime(who, filter));
        ops.add(new ContaminationOps.TakeContamination(2, who, filter));
        ops.add(new ContaminationOps.ScanHand(who, filter, true, true, false));
        ops.add(new HandOps.DiscardHand(who, filter, 2));
        ops.add(new NoiseOps.RollNoise(who, filter));
      }
    }
    for (Rooms.Pick pick : Rooms.Pick.values()) {
      for (boolean is : List.of(true, false)) {
        for (Filter characters : List.of(filter(is), none())) {
          ops.add(new FireOps.PlaceFire(rooms(pick, is, characters), Pay.WEAPON));
        }
      }
    }
    Rooms here =
        new Rooms(
            true,
            List.of(),
            null,
            null,
            null,
            null,
            null,
            null,
            List.of(),
            null,
            1,
            Rooms.Pick.ALL);
    Rooms nest = rooms(Rooms.Pick.ALL, true, null);
    ops.add(new FireOps.RemoveFire(nest));
    ops.add(new FireOps.SpreadFire(here));
    ops.add(new RoomOps.RemoveMalfunction(nest));
    ops.add(new RoomOps.SetItemCounter(here, 3));
    ops.add(new NoiseOps.NoiseAround(here));
    Effect signal = new Effect(new RoomOps.SendSignal(), Modifiers.NONE);
    ops.add(new RoomOps.IfRooms(nest, 2, List.of(signal, signal), List.of(signal)));
    for (RoomColour colour : RoomColour.values()) {
      for (Rooms.Computer computer : Rooms.Computer.values()) {
        ops.add(
            new RoomOps.PlaceMalfunction(
                new Rooms(
                    false,
                    List.of(),
                    colour,
                    computer,
                    null,
                    null,
                    null,
                    null,
                    List.of(),
                    null,
                    1,
                    Rooms.Pick.ALL)));
      }
    }
    ops.add(new CombatOps.Shoot(WeaponChoice.ANY, two, 2, 2, false));
    ops.add(new AmmoOps.LoadWeapon(new WeaponChoice(WeaponClass.CLASSIC, null), Amount.FULL));
    ops.add(new CombatOps.Escape(two));
    for (Company company : Company.values()) {
      for (var noise : MovementOps.Move.Noise.values()) {
        ops.add(new MovementOps.Move(noise, company));
      }
      ops.add(new MovementOps.SafeEscape(company, 2, 2, Pay.ITEM));
    }
    for (var origin : MovementOps.MoveTechnical.Origin.values()) {
      ops.add(new MovementOps.MoveTechnical(origin, ADULT, true));
      ops.add(new MovementOps.MoveTechnical(origin, ADULT, false));
    }
    ops.add(new MovementOps.MoveOther(true));
    for (var deck : ItemOps.DrawItems.Deck.values()) {
      ops.add(new ItemOps.DrawItems(deck, 1, 1, 0, false));
    }
    for (ItemDeck deck : ItemDeck.values()) {
      for (Icon icon : Icon.values()) {
        ops.add(new ItemOps.Craft(1, new ItemOps.Craft.Wildcard(deck, icon)));
      }
    }
    for (var where : DoorOps.SetDoors.Where.values()) {
      for (var to : DoorOps.SetDoors.To.values()) {
        for (Amount amount : List.of(two, Amount.ANY, Amount.ALL)) {
          ops.add(new DoorOps.SetDoors(where, amount, to, false));
        }
      }
    }
    for (ShipWayOut way : ShipWayOut.values()) ops.add(new RoomOps.Shelter(way));
    ops.add(new ShipOps.StartSelfDestruct(true));
    ops.add(new ShipOps.EjectPod(ShipOps.EjectPod.Which.HIGHEST, ShipOps.EjectPod.Aboard.BACK));
    for (var target : LookOps.PeekObjective.Target.values()) {
      ops.add(new LookOps.PeekObjective(target, LookOps.PeekObjective.Cards.ALL));
    }
    ops.add(new SampleOps.AnalyseObject(true, SampleOps.AnalyseObject.At.CARRIED, 3));
    ops.add(new IntruderOps.ForceRetreat(two, Pay.ITEM, false));
    ops.add(new IntruderOps.ForceRetreat(Amount.ALL, null, true));
    ops.add(new IntruderOps.Injure(2, 3, List.of(), false));
    ops.add(
        new IntruderOps.Injure(
            null, null, List.of(new IntruderOps.Injure.ByKnowledge(3, 2)), true));
    ops.add(
        new ReactionOps.CancelInterruption(ReactionOps.CancelInterruption.Limit.ONCE_PER_ROUND));
    ops.add(new LarvaOps.Eclosion(LarvaOps.Eclosion.Carriers.SCAN, 5));
    for (var hand : AttackOps.AttackAgain.Hand.values()) {
      ops.add(new AttackOps.AttackAgain(hand, true));
      ops.add(new AttackOps.AttackAgain(hand, false));
    }
    for (var cause : Cause.values()) {
      ops.add(new WeaknessOps.BonusInjury(cause, ADULT, 2));
    }
    for (Face face : Face.values()) ops.add(new WeaknessOps.FaceMap(ADULT, face, Face.HIT));
    ops.add(new PassiveOps.PassiveHandSize(1, false));
    ops.add(new SlimeOps.PassiveSlime(SlimeOps.PassiveSlime.When.SEARCH));
    return ops;
  }

  /** Every line at once. */
  private static Filter filter(boolean is) {
    return new Filter(
        is,
        is ? Filter.Held.SOME : Filter.Held.NONE,
        is,
        is,
        is,
        is,
        is,
        is,
        List.of(NEST),
        List.of(NEST),
        List.of(ADULT),
        is);
  }

  private static Filter none() {
    return new Filter(
        null, null, null, null, null, null, null, null, List.of(), List.of(), List.of(), null);
  }

  private static Rooms rooms(Rooms.Pick pick, boolean is, @Nullable Filter characters) {
    return new Rooms(
        false,
        is ? List.of(NEST) : List.of(),
        null,
        null,
        is,
        is,
        is,
        is,
        List.of(ADULT),
        characters,
        is ? 1 : 2,
        pick);
  }
}

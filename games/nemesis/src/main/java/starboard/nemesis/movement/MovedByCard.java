package starboard.nemesis.movement;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Reach;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.HeldWeapon;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;
import starboard.nemesis.body.HandCards;
import starboard.nemesis.content.term.Company;
import starboard.nemesis.content.term.RoomColour;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.words.Reasons;

/** N6, N11.7 Cards that move Characters: who goes, whither, and whether the others agree. */
public final class MovedByCard {

  static final Text NO_ENTRANCE = Text.of("refused.no-entrance");
  static final Text NOT_YELLOW = Text.of("refused.not-yellow");

  private MovedByCard() {}

  /** Why nobody can leave a room through an open or destroyed door; null if one can (N6.3). */
  public static @Nullable Text whyNoWay(Nemesis s, int room, Noise noise) {
    Text why = Reasons.NO_WAY_OUT;
    for (int i = 0; i < s.board().degree(room); i++) {
      why = whyNotTo(s, room, s.board().neighbour(room, i), noise);
      if (why == null) return null;
    }
    return why;
  }

  private static @Nullable Text whyNotTo(Nemesis s, int from, int to, Noise noise) {
    if (s.interior().isShut(from, to)) return Reasons.DOOR_CLOSED;
    boolean full = noise == Noise.CAREFUL && (s.board().spotsOf(to) & ~s.interior().noise()) == 0;
    return full ? Reasons.ALL_NOISY : null;
  }

  /** Whether somebody else stands there. */
  static boolean hasOther(Nemesis s, Occasion on) {
    return !s.crew().seatsIn(on.room()).without(on.you()).isEmpty();
  }

  // Who

  /**
   * Who leaves.
   *
   * @param other a seat, or NONE
   */
  public record Party(boolean self, int other) implements Choice {
    public static final Party ALONE = new Party(true, Nemesis.NONE);

    Seats seats(Seat you) {
      Seats who = self ? Seats.of(you) : Seats.NONE;
      return other == Nemesis.NONE ? who : who.with(Seat.of(other));
    }

    /** Who explores and rolls: the card's player, if he goes (N11.7). */
    Seat cause(Seat you) {
      return self ? you : Seat.of(other);
    }
  }

  /**
   * N11.7 Who of those here; somebody who did not agree is not asked again.
   *
   * @param refused who did not agree
   */
  record ChooseParty(Occasion on, Company company, Noise noise, Seats refused)
      implements EffectAsk<Party> {
    @Override
    public void options(Nemesis s, Choices<Party> out) {
      if (company != Company.ONE_TOO) out.add(Party.ALONE);
      if (company == Company.NONE) return;
      for (int i = 0; i < s.players(); i++) {
        Seat other = Seat.of(i);
        if (i == on.seat() || s.crew().roomOf(other) != on.room() || refused.has(other)) continue;
        if (company != Company.ONE_TOO) out.add(new Party(false, i));
        if (company != Company.ONE_INSTEAD) out.add(new Party(true, i));
      }
    }

    @Override
    public void answer(Nemesis s, Party party) {
      if (party.other == Nemesis.NONE) {
        s.then(new ChooseWay(on, Seats.of(seat()), seat(), on.room(), noise, null, this));
        return;
      }
      Seat other = Seat.of(party.other);
      ChooseParty again = new ChooseParty(on, company, noise, refused.with(other));
      Seat cause = party.cause(seat());
      s.then(new ChooseWay(on, party.seats(seat()), cause, on.room(), noise, other, again));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.who-leaves");
    }

    @Override
    public Option option(Nemesis s, Party party) {
      if (party.other == Nemesis.NONE) {
        return Option.of("leave-alone", Text.of("do.leave-alone"), Widgets.mat(seat()));
      }
      Seat other = Seat.of(party.other);
      String mat = Widgets.mat(other);
      return party.self
          ? Option.of("leave-with:" + mat, Text.of("do.leave-with", other), mat)
          : Option.of("leave-instead:" + mat, Text.of("do.leave-instead", other), mat);
    }
  }

  // Whither

  /** A question for a neighbouring room behind an open or destroyed door. */
  public interface ToNeighbour extends EffectAsk<Target> {
    int from();

    Noise noise();

    @Override
    default void options(Nemesis s, Choices<Target> out) {
      for (int i = 0; i < s.board().degree(from()); i++) {
        int to = s.board().neighbour(from(), i);
        out.offer(Target.room(to), whyNotTo(s, from(), to, noise()));
      }
    }

    @Override
    default Text question(Nemesis s) {
      return Text.of("ask.go-to");
    }

    @Override
    default Option option(Nemesis s, Target room) {
      return towards(s, room);
    }
  }

  private static Option towards(Nemesis s, Target room) {
    String widget = Widgets.room(s, room.index());
    return Option.of("go:" + widget, Text.of("do.go-to", s.interior().at(room.index())), widget);
  }

  /**
   * The room, named by the user of the card (N11.7).
   *
   * @param asked who has to agree, or null
   * @param ifRefused what follows if not
   */
  record ChooseWay(
      Occasion on,
      Seats who,
      Seat cause,
      int from,
      Noise noise,
      @Nullable Seat asked,
      Step<Nemesis> ifRefused)
      implements ToNeighbour {
    @Override
    public void answer(Nemesis s, Target room) {
      int via = s.interior().wayTo(from, room.index());
      Step<Nemesis> arrive = new Movement.Arrive(who, cause, room.index(), via, noise);
      if (asked == null) s.then(arrive);
      else s.then(new Consent(on, asked, room.index(), arrive, ifRefused));
    }
  }

  /** N11.7 The companion only agrees or not. */
  public record Consent(
      Occasion on, Seat seat, int room, Step<Nemesis> agreed, Step<Nemesis> ifRefused)
      implements EffectAsk<Yes>, YesOrNo {
    @Override
    public void answer(Nemesis s, Yes yes) {
      s.announce(yes == Yes.YES ? "event.agrees" : "event.refuses", seat);
      s.then(yes == Yes.YES ? agreed : ifRefused);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.go-along", Arg.of(on.you()), s.interior().at(room));
    }
  }

  /**
   * A room that is no neighbour: behind the technical corridors, or outside the hull.
   *
   * @param rooms those to choose from, a bit each
   * @param through the technical corridors with what waits behind them; null for another way
   */
  public record ChooseFar(Occasion on, int rooms, MovementOps.@Nullable MoveTechnical through)
      implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = rooms; left != 0; left &= left - 1) {
        out.add(Target.room(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target room) {
      TypeId attacker = through == null ? null : through.attack();
      if (through == null || attacker == null) {
        s.then(Movement.Arrive.alone(seat(), room.index(), Nemesis.NONE, Noise.NORMAL));
        return;
      }
      boolean occupied =
          s.creatures().hasIntruder(room.index()) || s.crew().hasCharacter(room.index());
      s.then(Movement.Arrive.alone(seat(), room.index(), Nemesis.NONE, Noise.NONE));
      s.then(new Movement.Ambushed(seat(), attacker.index(), through.dark()));
      s.then(new Movement.Noises(seat(), room.index(), Noise.NORMAL, occupied));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.go-to");
    }

    @Override
    public Option option(Nemesis s, Target room) {
      return towards(s, room);
    }
  }

  /** The other explored yellow rooms, a bit each; none unless one stands in one (N27.22). */
  static int yellowRooms(Nemesis s, int from) {
    if (!isYellow(s, from)) return 0;
    int found = 0;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (room != from && isYellow(s, room)) found |= 1 << room;
    }
    return found;
  }

  private static boolean isYellow(Nemesis s, int room) {
    return s.interior().isExplored(room)
        && s.kit().room(s.interior().tileAt(room)).colour() == RoomColour.YELLOW;
  }

  // Order (N27.15)

  /** Why somebody cannot be ordered away; null if he can. */
  static @Nullable Text whyNotOrder(Nemesis s, Seat seat) {
    return s.crew().isInCombat(seat)
        ? Reasons.IN_COMBAT
        : whyNoWay(s, s.crew().roomOf(seat), Noise.NORMAL);
  }

  /** N27.15, N27.25 Which other Character; with consent only one who agrees. */
  record ChooseOrdered(Occasion on, boolean consent, Seats refused) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int i = 0; i < s.players(); i++) {
        Seat other = Seat.of(i);
        if (i == on.seat() || refused.has(other) || !Reach.has(s, on, other)) continue;
        out.offer(Target.seat(i), whyNotOrder(s, other));
      }
    }

    @Override
    public void answer(Nemesis s, Target choice) {
      Seat other = Seat.of(choice.index());
      ChooseOrdered again = new ChooseOrdered(on, consent, refused.with(other));
      Seat asked = consent ? other : null;
      int from = s.crew().roomOf(other);
      s.then(new ChooseWay(on, Seats.of(other), other, from, Noise.NORMAL, asked, again));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.ordered");
    }

    @Override
    public Option option(Nemesis s, Target seat) {
      String mat = Widgets.mat(Seat.of(seat.index()));
      return Option.of("character:" + mat, Text.of("do.seat", Seat.of(seat.index())), mat);
    }
  }

  // What leaving safely costs (N11.7)

  /** Why no weapon in the hands has that much ammo; null if one has. */
  static @Nullable Text whyNoAmmo(Nemesis s, Seat seat, int ammo) {
    if (ammo == 0) return null;
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon != Nemesis.NONE && s.belongings().ammo(weapon) >= ammo) return null;
    }
    return Reasons.NO_AMMO;
  }

  /** N11.7 Ammo of any weapon in hand. */
  record SpendAmmo(Occasion on, int ammo) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      Pile held = s.belongings().held(seat());
      for (int i = 0; i < held.size(); i++) {
        int weapon = s.kit().weaponOf(held.number(i));
        if (weapon == Nemesis.NONE) continue;
        out.offer(
            Target.weapon(weapon), s.belongings().ammo(weapon) >= ammo ? null : Reasons.NO_AMMO);
      }
    }

    @Override
    public void answer(Nemesis s, Target weapon) {
      s.belongings().setAmmo(weapon.index(), s.belongings().ammo(weapon.index()) - ammo);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.spend-ammo", ammo);
    }

    @Override
    public Option option(Nemesis s, Target weapon) {
      return HeldWeapon.option(s, seat(), weapon);
    }
  }

  /** N27.26 An action card of its owner's choice goes, if there is one. */
  record LoseAction(Occasion on, Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.cards().hasActionCards(seat)) s.then(new HandCards.DiscardAction(on, seat));
    }
  }
}

package starboard.nemesis.movement;

import java.util.List;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Moment;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.movement.MovementOps.Move.Noise;

/** N6 Movement and exploration. */
public final class Movement {

  private Movement() {}

  /**
   * N6.4 Characters come into a room together: one exploration, one noise roll.
   *
   * @param who those who come
   * @param cause who explores and rolls
   * @param via the corridor they came through; NONE for technical ones, which have no doors (N8.4)
   */
  public record Arrive(Seats who, Seat cause, int room, int via, Noise noise) implements Deed {

    public static Arrive alone(Seat seat, int room, int via, Noise noise) {
      return new Arrive(Seats.of(seat), seat, room, via, noise);
    }

    @Override
    public void run(Nemesis s) {
      boolean occupied = s.creatures().hasIntruder(room) || s.crew().hasCharacter(room);
      int came = 0;
      for (int i = 0; i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (!who.has(seat) || !s.crew().isInRoom(seat)) continue;
        s.rules().place().moves(s, seat, s.crew().roomOf(seat));
        s.enter(seat, room);
        came++;
      }
      if (came == 0) return;
      if (s.interior().isExplored(room) && !s.interior().holdsToken(room)) {
        s.then(new Entered(who, room), new Noises(cause, room, noise, occupied));
      } else {
        Explore explore = new Explore(who, cause, room, via, noise, occupied);
        s.then(Passage.isToBeNamed(s, via) ? new Passage(explore) : explore);
      }
    }

    @Override
    public Text inWords(Nemesis s) {
      Basic move = noise == Noise.CAREFUL ? Basic.CAREFUL_MOVE : Basic.MOVE;
      return move.towards(s.interior().at(room));
    }
  }

  /**
   * N26.5 Two rooms may be joined by a pair of corridors: who comes through names one of those that
   * are not closed before anything is turned up, for a door may close behind (N6.12).
   */
  public record Passage(Explore explore) implements Ask<Nemesis, Target> {

    /** The corridors they may have come through, a bit each. */
    private static long open(Nemesis s, int via) {
      return s.board().alongside(via) & ~s.interior().closedDoors();
    }

    static boolean isToBeNamed(Nemesis s, int via) {
      return via != Nemesis.NONE && Long.bitCount(open(s, via)) > 1;
    }

    @Override
    public Seat seat() {
      return explore.cause;
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (long left = open(s, explore.via); left != 0; left &= left - 1) {
        out.add(Target.corridor(Long.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target corridor) {
      s.then(explore.through(corridor.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.passage", s.interior().at(explore.room));
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.passage");
    }

    @Override
    public Option option(Nemesis s, Target corridor) {
      String widget = Widgets.corridor(s, corridor.index());
      Text text = Text.of("do.way", s.interior().along(corridor.index()));
      return Option.of("through:" + widget, text, widget);
    }
  }

  /** N6.18 What a room does to those who enter it. */
  public record Entered(Seats who, int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      List<Effect> passive = s.kit().room(s.interior().tileAt(room)).passiveOps();
      for (int effect = 0; effect < passive.size(); effect++) {
        for (int i = 0; i < s.players(); i++) {
          Seat seat = Seat.of(i);
          if (who.has(seat) && s.crew().roomOf(seat) == room)
            OpRule.of(passive.get(effect)).entered(s, seat);
        }
      }
    }
  }

  /** N6.6 A room that all know from the start may still have its token (V10.9). */
  public record Explore(Seats who, Seat cause, int room, int via, Noise noise, boolean occupied)
      implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.interior().isExplored(room)) s.interior().turnTile(room);
      s.then(new Entered(who, room), new TurnToken(cause, room, via, noise, occupied));
      s.then(new RoomExplored(cause, room));
    }

    private Explore through(int corridor) {
      return new Explore(who, cause, room, corridor, noise, occupied);
    }
  }

  /** A room has been explored. */
  public record RoomExplored(Seat seat, int room) implements Moment<Nemesis> {}

  /** N6.6-N6.12 The exploration token: items, then its symbol. */
  public record TurnToken(Seat cause, int room, int via, Noise noise, boolean occupied)
      implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      int token = s.interior().turnToken(room);
      if (s.kit().room(s.interior().tileAt(room)).search()) {
        int items = s.kit().exploration(token).items();
        s.interior().setCounter(room, s.rules().mode().itemNumber(items));
      }
      switch (s.rules().exploration(token).happen(s, cause, room, via)) {
        case MADE -> s.then(new Noises(cause, room, noise, occupied));
        case SILENCE -> rest(s);
        case DANGER -> {
          if (noise == Noise.NORMAL) {
            NoiseRoll.danger(s, cause, room);
          } else {
            if (noise == Noise.CAREFUL && s.rules().place().carefulMeetsDanger()) {
              NoiseRoll.danger(s, cause, room);
            }
            rest(s);
          }
        }
      }
    }

    /** Careful movement puts its marker though the token says there is no roll (N5.1). */
    private void rest(Nemesis s) {
      if (noise == Noise.CAREFUL) s.then(new Noises(cause, room, noise, occupied));
    }
  }

  /**
   * Somebody has come where an Intruder of that type may strike, without a figure (L16.2).
   *
   * @param dark as in the dark, wherever he is
   */
  public record Ambushed(Seat seat, int type, boolean dark) implements Moment<Nemesis> {}

  /** N6.4 The noise that arriving makes. */
  public record Noises(Seat cause, int room, Noise noise, boolean occupied)
      implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().roomOf(cause) != room) return;
      switch (noise) {
        case NORMAL -> {
          if (!occupied) s.then(new NoiseRoll(cause));
        }
        case CAREFUL -> {
          if (!occupied || s.rules().place().carefulMarkerWhenOccupied()) {
            s.then(new CarefulNoise(cause, room));
          }
        }
        case NONE -> {}
      }
    }
  }

  /** N5.1 One noise marker where one likes. */
  public record CarefulNoise(Seat seat, int room) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      long free = s.board().spotsOf(room) & ~s.interior().noise();
      for (long left = free; left != 0; left &= left - 1) {
        out.add(Target.corridor(Long.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target corridor) {
      s.interior().placeNoise(corridor.index());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.careful-noise");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.careful-move");
    }

    @Override
    public Option option(Nemesis s, Target corridor) {
      String widget = Widgets.corridor(s, corridor.index());
      Text text = Text.of("do.noise", s.interior().along(corridor.index()));
      return Option.of("noise:" + widget, text, widget);
    }
  }
}

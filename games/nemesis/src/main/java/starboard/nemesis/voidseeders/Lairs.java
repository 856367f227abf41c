package starboard.nemesis.voidseeders;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.movement.NoiseRoll;

/** V5 Lairs: found with an exploration token, loud, and the life of the Despoiler. */
final class Lairs {

  private Lairs() {}

  /** V5.1 A figure appears, and there is no noise roll for this move. */
  static ExplorationEffect.Noise found(Nemesis s, Seat cause, int room, int via) {
    int figure = s.creatures().freeFigure(VoidSeeders.of(s).lair());
    s.creatures().place(figure, room, Nemesis.NONE);
    return ExplorationEffect.Noise.SILENCE;
  }

  /** V5.3 Whoever ends a turn beside a lair rolls noise, though in combat. */
  record EndOfTurn(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().isInRoom(seat) && isIn(s, s.crew().roomOf(seat))) s.then(new NoiseRoll(seat));
    }
  }

  /** Whether a lair is in that room. */
  static boolean isIn(Nemesis s, int room) {
    if (!s.creatures().hasIntruder(room)) return false;
    int lair = VoidSeeders.of(s).lair();
    int last = s.creatures().breeds().last(lair);
    for (int figure = s.creatures().breeds().first(lair); figure <= last; figure++) {
      if (s.creatures().roomOfFigure(figure) == room) return true;
    }
    return false;
  }

  /** V5.10 Its figure goes to the board of the creatures, a carcass stays. */
  static void destroyed(Nemesis s, int figure) {
    VoidSeeders species = VoidSeeders.of(s);
    int room = s.creatures().roomOfFigure(figure);
    s.creatures().remove(figure);
    SeedersState.of(s).destroyLair();
    s.objects().lay(ObjectKind.CARCASS, null, room);
    if (SeedersState.of(s).lairsDestroyed() == species.lairs()) despoilerDies(s);
  }

  /** V5.11 With the last lair, wherever it is. */
  private static void despoilerDies(Nemesis s) {
    VoidSeeders species = VoidSeeders.of(s);
    int figure = s.creatures().breeds().first(species.despoiler());
    s.creatures().killMatriarch();
    s.announceFigure("event.killed", figure);
    if (!s.creatures().isOnBoard(figure)) return;
    species.leaves(s, figure);
    s.then(new Injuries.CreatureKilled(species.despoiler()));
  }
}

package starboard.nemesis.family;

import java.util.Map;
import starboard.kernel.seats.Seat;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.round.PlainSpecies;

/** Creatures that bite; whoever was bitten and finds a parasite in himself is wounded. */
final class Vermin extends PlainSpecies {

  Vermin(BoxIndex kit) {
    super(kit);
  }

  /** Who was bitten, a bit for each. */
  private static final class Bites extends NemesisPart {
    private int bitten;

    Bites(Nemesis table) {
      super(table);
    }
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new Bites(table);
  }

  @Override
  public Map<String, ExplorationEffect> exploration() {
    return Map.of("slime", (_, _, _, _) -> ExplorationEffect.Noise.MADE);
  }

  @Override
  public void attacks(Nemesis s, int figure, Seat target, boolean surprise) {
    ((Bites) s.speciesState()).bitten |= 1 << target.index();
    super.attacks(s, figure, target, surprise);
  }

  @Override
  public void parasiteFound(Nemesis s, Seat seat) {
    if ((((Bites) s.speciesState()).bitten >>> seat.index() & 1) != 0) {
      s.then(new Wounds.Light(seat));
    }
  }
}

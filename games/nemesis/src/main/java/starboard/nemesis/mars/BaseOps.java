package starboard.nemesis.mars;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Word;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of the systems of the base: alarm, gate, rover, computers, markers (L9, L11, L13, L14). */
public sealed interface BaseOps extends OpRule {

  Text NO_NOISE = Text.of("refused.no-noise");
  Text NONE_LEFT = Text.of("refused.none-left");

  /** Starts the autodestruction (L13.1); nothing forbids it but that it runs. */
  record StartSelfDestruct(@Default("false") boolean forced) implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Alarms.whyNotStarted(s);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      Alarms.start(s);
    }

    @Override
    public Text text() {
      return Text.of("op.start-autodestruction");
    }
  }

  /** Stops it while its token is yellow (L13.2). */
  record StopSelfDestruct() implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Alarms.whyNotStopped(s);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      MarsState.of(s).stopAutodestruction();
    }

    @Override
    public Text text() {
      return Text.of("op.stop-autodestruction");
    }
  }

  /** Boards the capsule of this terminal (L10.1). */
  record BoardPod(Dock dock) implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.rules().place().whyNoWayOut(s, on.you(), MarsWayOut.POD, on.room());
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.rules().place().leave(s, on.you(), MarsWayOut.POD, on.room());
    }

    @Override
    public Text text() {
      return Text.of("op.board-capsule", Arg.word(dock.name()));
    }
  }

  /** Raises the alert (L14.1). */
  record RaiseAlert() implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Alarms.whyNotRaised(s);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      Alarms.raise(s);
    }
  }

  /** The main gate opens for good (L11.1). */
  record OpenGate() implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return MarsState.of(s).isGateOpen() ? Reasons.ALREADY : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      MarsState.of(s).openGate();
    }
  }

  /** Moves the empty rover, whether the gate is open or not (L11.3). */
  record MoveRover() implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Rover.Send(on));
    }
  }

  /** You may leave for the bunker on foot (L11.2, L26.10). */
  @Word("spacesuit")
  record Spacesuit() implements BaseOps {}

  /** One option of the computer card for no further cost, in a powered section (L9). */
  record ComputerAction() implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Computer.whyNot(s, on.you(), true);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Computer.Choose(on.you(), Nemesis.NONE));
    }
  }

  /** After your computer action you may do a second option of the same card. */
  record SecondComputerOption() implements BaseOps {}

  /** A malfunction where it was revealed; all computer cards are shuffled (L9.2). */
  record Lockdown() implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.interior().placeMalfunction(on.room());
      MarsState.of(s).reshuffleComputer();
    }
  }

  /** Markers leave the supply for good (L1.4). */
  record LoseMarkers(int fire, int malfunction) implements BaseOps {

    private int fires(Nemesis s) {
      int supply = s.rules().place().fireMarkers(s) - Integer.bitCount(s.interior().fires());
      return Math.min(fire, supply);
    }

    private int malfunctions(Nemesis s) {
      int supply =
          s.rules().place().malfunctionMarkers(s) - Integer.bitCount(s.interior().malfunctions());
      return Math.min(malfunction, supply);
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return fires(s) + malfunctions(s) == 0 ? NONE_LEFT : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      MarsState.of(s).loseMarkers(fires(s), malfunctions(s));
    }

    @Override
    public Text text() {
      return Text.of("op.lose-markers", fire, malfunction);
    }
  }

  /**
   * Strikes at a room from afar (L16.14).
   *
   * @param malfunctionInTarget also a malfunction there
   */
  record DefenseStrike(int injuries, int serious, boolean malfunctionInTarget) implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Defense.whyNot(s, on);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Defense.Pay(on, this));
    }

    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      parts.add(Text.of("op.defense-strike", injuries, serious));
      if (malfunctionInTarget) parts.add(Text.of("op.defense-strike.malfunction"));
      return OpTexts.sentences(parts);
    }
  }

  /**
   * Takes one of these crafted cards (L16.15, L16.18).
   *
   * @param counter what it does to the item counter of the room
   */
  record TakeCrafted(List<ItemId> items, int counter) implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (counter < 0 && s.interior().counter(on.room()) == 0) return Reasons.COUNTER_EMPTY;
      for (ItemId item : items) if (Armoury.isLeft(s, item)) return null;
      return NONE_LEFT;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Armoury(on, this));
    }

    @Override
    public Text text() {
      Text names = OpTexts.list(items.stream().map(ItemId::name).toList());
      Text take = Text.of("op.take-crafted", Arg.of(names));
      return counter == 0
          ? take
          : OpTexts.sentences(List.of(Text.of("op.take-crafted.counter"), take));
    }
  }

  /**
   * Scans contamination in hand, gets rid of infected cards, harmless ones stay (L16.4).
   *
   * @param larva also discards the larva
   */
  record PurgeInfected(List<Zone> zones, To to, boolean larva) implements BaseOps {

    /** What is scanned. */
    public enum Zone {
      HAND
    }

    /** Where infected cards go. */
    public enum To {
      REMOVED
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (larva && s.rules().species().hasParasite(s, on.you())) return null;
      return s.cards().contaminationInHand(on.you()) == 0 ? Reasons.NO_CONTAMINATION_IN_HAND : null;
    }

    @Override
    public boolean hidden() {
      return true;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.purgeHand(on.you());
      if (larva) s.rules().species().treatParasite(s, on.you());
    }

    @Override
    public Text text() {
      Text purge = Text.of("op.purge-infected");
      return larva ? OpTexts.sentences(List.of(purge, Text.of("op.purge-infected.larva"))) : purge;
    }
  }

  /** Discards noise. */
  record RemoveNoise(Amount amount, Where where) implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return (where.spots(s, on) & s.interior().noise()) == 0 ? NO_NOISE : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Noises(on, amount, where, false, 0));
    }

    @Override
    public Text text() {
      return Text.of("op.remove-noise." + Spelling.of(where) + amount.suffix(), amount.number());
    }
  }

  /** Puts noise where there is none; it never causes an encounter. */
  record PlaceNoise(Amount amount, Where where) implements BaseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return (where.spots(s, on) & ~s.interior().noise()) == 0 ? Reasons.ALL_NOISY : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Noises(on, amount, where, true, 0));
    }

    @Override
    public Text text() {
      return Text.of("op.place-noise." + Spelling.of(where) + amount.suffix(), amount.number());
    }
  }

  /** Where noise is changed. */
  enum Where {
    /** Around your room. */
    HERE,
    /** In the corridors of your section. */
    OWN_SECTION;

    /** The spots of noise it is about, a bit each. */
    long spots(Nemesis s, Occasion on) {
      return this == HERE
          ? s.board().spotsOf(on.room())
          : s.rules().place().corridorsInSection(s, on.room());
    }
  }
}

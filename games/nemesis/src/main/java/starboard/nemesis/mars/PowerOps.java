package starboard.nemesis.mars;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Word;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.Reasons;

/** Ops of power and light, the elevator and the backup (L8, L11.4, L16.9, L16.21). */
public sealed interface PowerOps extends OpRule {

  Text NO_POWER = Text.of("refused.elevator-dead");
  Text ELEVATOR_HERE = Text.of("refused.elevator-here");
  Text ELEVATOR_AWAY = Text.of("refused.elevator-away");
  Text NO_SECTION = Text.of("refused.no-section");

  /** Puts the elevator here (L11.4). */
  record CallElevator() implements PowerOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (!MarsState.of(s).isPowered(Circuit.ELEVATOR)) return NO_POWER;
      return MarsState.of(s).elevator() == on.room() ? ELEVATOR_HERE : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      MarsState.of(s).moveElevator(on.room());
    }
  }

  /** With the elevator to another entrance, and whoever here likes to come (L11.4). */
  record RideElevator() implements PowerOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (!MarsState.of(s).isPowered(Circuit.ELEVATOR)) return NO_POWER;
      return MarsState.of(s).elevator() == on.room() ? null : ELEVATOR_AWAY;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Elevator.ChooseStop(on));
    }
  }

  /** Turns over a power token. */
  record FlipPower(Which circuit) implements PowerOps {

    /** Whose. */
    public enum Which {
      ELEVATOR,
      /** Of your section; nothing on a staircase. */
      OWN_SECTION,
      OWN_SECTION_OR_ELEVATOR
    }

    /** The circuits it may be, a bit each. */
    int circuits(Nemesis s, Occasion on) {
      int circuits = circuit == Which.OWN_SECTION ? 0 : 1 << Circuit.ELEVATOR.ordinal();
      int section = MarsState.of(s).base().section(on.room());
      if (circuit != Which.ELEVATOR && section != Nemesis.NONE) circuits |= 1 << section;
      return circuits;
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return circuits(s, on) == 0 ? NO_SECTION : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Power.Flip(on, circuits(s, on)));
    }

    @Override
    public Text text() {
      return Text.of("op.flip-power." + Spelling.of(circuit));
    }
  }

  /** Turns the power token of a circuit to a side. */
  record SetPower(Whose circuit, MarsContent.Side side) implements PowerOps {

    /** Of which circuit. */
    public enum Whose {
      ELEVATOR
    }

    private boolean isOn() {
      return side == MarsContent.Side.BLUE;
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return MarsState.of(s).isPowered(Circuit.ELEVATOR) == isOn() ? Reasons.ALREADY : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      MarsState.of(s).power(Circuit.ELEVATOR, isOn());
    }

    @Override
    public Text text() {
      return Text.of("op.set-power." + Spelling.of(side));
    }
  }

  /** Turns the time token to a side (L8.4). */
  record SetTimeToken(MarsContent.Side side) implements PowerOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      boolean toBlue = side == MarsContent.Side.BLUE;
      return MarsState.of(s).isTimeBlue() == toBlue ? Reasons.ALREADY : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      MarsState.of(s).turnTime(side == MarsContent.Side.BLUE);
    }

    @Override
    public Text text() {
      return Text.of("op.set-time-token." + Spelling.of(side));
    }
  }

  /** Starts the backup (L16.21). */
  record StartBackup() implements PowerOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      Power.restore(s);
      s.then(new Power.Place(on, 0, 0), new Power.BackupRuns());
    }
  }

  /** Two circuits exchange their power tokens, each with its side (L9.3). */
  @Word("swap-power")
  record SwapPower() implements PowerOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Power.Swap(on, Nemesis.NONE));
    }
  }
}

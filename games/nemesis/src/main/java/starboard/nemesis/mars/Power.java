package starboard.nemesis.mars;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;

/** What is chosen when power tokens are turned or moved (L8.5). */
public final class Power {

  /** The lowest numbers that the backup feeds (L16.21). */
  private static final int FED = 2;

  private Power() {}

  private static Option option(String verb, Circuit circuit, Text text) {
    String widget = MarsWidgets.circuit(circuit);
    return Option.of(verb + ":" + widget, text, widget);
  }

  /** The token of one of these circuits is turned over. */
  public record Flip(Occasion on, int circuits) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = circuits; left != 0; left &= left - 1) {
        out.add(Target.other(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target chosen) {
      Circuit circuit = Circuit.of(chosen.index());
      MarsState.of(s).power(circuit, !MarsState.of(s).isPowered(circuit));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.flip-power");
    }

    @Override
    public Option option(Nemesis s, Target chosen) {
      Circuit circuit = Circuit.of(chosen.index());
      String key = MarsState.of(s).isPowered(circuit) ? "do.power-off" : "do.power-on";
      return Power.option("flip", circuit, Text.of(key, Arg.of(circuit.title())));
    }
  }

  /** L9.3 One circuit, then the other. */
  public record Swap(Occasion on, int first) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (Circuit circuit : Circuit.values()) {
        if (circuit.ordinal() > first) out.add(Target.other(circuit.ordinal()));
        if (first == Nemesis.NONE && circuit == Circuit.S_03) return;
      }
    }

    @Override
    public void answer(Nemesis s, Target chosen) {
      if (first == Nemesis.NONE) s.then(new Swap(on, chosen.index()));
      else MarsState.of(s).swap(Circuit.of(first), Circuit.of(chosen.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return first == Nemesis.NONE
          ? Text.of("ask.swap-power")
          : Text.of("ask.swap-power-with", Arg.of(Circuit.of(first).title()));
    }

    @Override
    public Option option(Nemesis s, Target chosen) {
      Circuit circuit = Circuit.of(chosen.index());
      return Power.option("swap", circuit, Text.of("do.swap-power", Arg.of(circuit.title())));
    }
  }

  /** L16.21 If two or more are red, the two lowest numbers turn blue and the others red. */
  static void restore(Nemesis s) {
    MarsState mars = MarsState.of(s);
    if (mars.redTokens() < FED) return;
    for (Circuit circuit : Circuit.values()) {
      mars.power(circuit, mars.tokenAt(circuit) <= FED);
    }
  }

  /**
   * L16.21 All four tokens are placed freely, the lowest number first.
   *
   * @param placed how many lie already
   * @param taken the circuits they lie on, a bit each
   */
  public record Place(Occasion on, int placed, int taken) implements EffectAsk<Target> {

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      if (placed == Circuit.values().length) return;
      for (Circuit circuit : Circuit.values()) {
        if ((taken >>> circuit.ordinal() & 1) == 0) out.add(Target.other(circuit.ordinal()));
      }
    }

    @Override
    public void answer(Nemesis s, Target chosen) {
      MarsState mars = MarsState.of(s);
      Circuit there = Circuit.of(chosen.index());
      for (Circuit circuit : Circuit.values()) {
        boolean wanted = mars.tokenAt(circuit) == placed + 1;
        if (wanted && circuit != there) {
          mars.swap(circuit, there);
          break;
        }
      }
      s.then(new Place(on, placed + 1, taken | 1 << chosen.index()));
    }

    @Override
    public Text question(Nemesis s) {
      boolean blue = MarsState.of(s).isBlue(placed + 1);
      return Text.of(blue ? "ask.place-power.blue" : "ask.place-power.red", placed + 1);
    }

    @Override
    public Option option(Nemesis s, Target chosen) {
      Circuit circuit = Circuit.of(chosen.index());
      return Power.option("power", circuit, Text.of("do.place-power", Arg.of(circuit.title())));
    }
  }

  /** L16.21 The time token turns blue. */
  record BackupRuns() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      MarsState.of(s).turnTime(true);
    }
  }
}

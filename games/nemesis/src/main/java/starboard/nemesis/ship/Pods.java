package starboard.nemesis.ship;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ask.Target;
import starboard.nemesis.body.Passing;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Ending;

/** N21 Escape pods. */
public final class Pods {

  private static final Text NO_POD = Text.of("refused.no-pod");

  private Pods() {}

  /** N21.2 An unlocked pod of that section room with a free seat. */
  static @Nullable Text whyNot(Nemesis s, int room) {
    for (int left = ShipState.of(s).pods(); left != 0; left &= left - 1) {
      if (canBoard(s, Integer.numberOfTrailingZeros(left), room)) return null;
    }
    return NO_POD;
  }

  private static boolean canBoard(Nemesis s, int pod, int room) {
    return ShipState.of(s).isUnlocked(pod)
        && s.rules().place().roomBeside(s, pod) == room
        && ShipState.of(s).seatsInPod(pod).size() < ShipState.of(s).ship().pod(pod).seats();
  }

  static void tryToBoard(Nemesis s, Seat seat, int room) {
    s.then(new NoiseRoll(seat), new Attempt(seat, room));
  }

  /** N21.2 If an Intruder came, it has failed, though it may be gone again by now (N14.6). */
  record Attempt(Seat seat, int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().roomOf(seat) != room) return;
      if (s.creatures().hasIntruderCome(room)) s.announce("event.boarding-fails", seat);
      else s.then(new Board(seat, room));
    }
  }

  /** N21.2 Which pod. */
  record Board(Seat seat, int room) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = ShipState.of(s).pods(); left != 0; left &= left - 1) {
        int pod = Integer.numberOfTrailingZeros(left);
        if (canBoard(s, pod, room)) out.add(Target.spot(pod));
      }
    }

    @Override
    public void answer(Nemesis s, Target pod) {
      ShipState.of(s).board(seat, pod.index());
      s.announce("event.boards", seat, pod.index() + 1);
      s.then(new LaunchOrWait(seat, pod.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.pod");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.pods");
    }

    @Override
    public Option option(Nemesis s, Target pod) {
      String widget = ShipWidgets.pod(pod.index());
      return Option.of("board:" + widget, Text.of("do.pod", pod.index() + 1), widget);
    }
  }

  /** What one does in a pod. */
  public enum Aboard implements Choice {
    LAUNCH,
    WAIT,
    STEP_OUT;

    Option option(int pod) {
      String widget = ShipWidgets.pod(pod);
      return switch (this) {
        case LAUNCH -> Option.of("launch", Text.of("do.launch"), widget);
        case WAIT -> Option.of("wait", Text.of("do.wait"), widget);
        case STEP_OUT -> Option.of("step-out", Text.of("do.step-out"), widget);
      };
    }
  }

  /** N21.3 At once: launch, or wait and pass (N21.5). */
  record LaunchOrWait(Seat seat, int pod) implements Ask<Nemesis, Aboard> {
    @Override
    public void options(Nemesis s, Choices<Aboard> out) {
      out.add(Aboard.LAUNCH);
      out.add(Aboard.WAIT);
    }

    @Override
    public void answer(Nemesis s, Aboard choice) {
      if (choice == Aboard.LAUNCH) s.then(new Launch(pod));
      else s.then(new Passing(seat));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.launch");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.pods");
    }

    @Override
    public Option option(Nemesis s, Aboard choice) {
      return choice.option(pod);
    }
  }

  /** N21.5 At the start of the first turn of the phase: launch, step out, or pass. */
  record StartOfTurn(Seat seat) implements Ask<Nemesis, Aboard> {
    @Override
    public void options(Nemesis s, Choices<Aboard> out) {
      int pod = ShipState.of(s).podOf(seat);
      if (pod == Nemesis.NONE) return;
      if (ShipState.of(s).isUnlocked(pod)) out.add(Aboard.LAUNCH);
      else out.refuse(Aboard.LAUNCH, Text.of("refused.pod-locked"));
      out.add(Aboard.STEP_OUT);
      out.add(Aboard.WAIT);
    }

    @Override
    public void answer(Nemesis s, Aboard choice) {
      int pod = ShipState.of(s).podOf(seat);
      switch (choice) {
        case LAUNCH -> s.then(new Launch(pod));
        case STEP_OUT -> s.enter(seat, s.rules().place().roomBeside(s, pod));
        case WAIT -> s.then(new Passing(seat));
      }
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.in-pod");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.pods");
    }

    @Override
    public Option option(Nemesis s, Aboard choice) {
      return choice.option(ShipState.of(s).podOf(seat));
    }
  }

  /** N21.4 Everyone aboard leaves; the pod leaves the game. */
  record Launch(int pod) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      for (Seat seat : ShipState.of(s).seatsInPod(pod)) {
        s.announce("event.launches", seat);
        ShipState.of(s).launch(seat);
      }
      ShipState.of(s).removePod(pod);
      s.then(new Ending.IfNobodyIsLeft());
    }
  }

  /** N21.7 */
  record ThrownBack(Seat seat, int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (ShipState.of(s).podOf(seat) == Nemesis.NONE) return;
      s.announce("event.thrown-back", seat);
      s.enter(seat, room);
    }
  }
}

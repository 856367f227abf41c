package starboard.rone.invasion;

import java.util.List;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Invasion;
import starboard.rone.Rone;
import starboard.rone.content.Content;
import starboard.rone.content.InvasionBoard.Zone;
import starboard.rone.content.Trigger;
import starboard.rone.effect.Question;

/** R12.2, R14.1.4 The training zones of the Invasion. */
public final class Zones {

  private static final List<Zone> ZONES = Content.BOX.invasionBoard().trainingZones().entries();

  private Zones() {}

  /** A zone by its colour. */
  public record At(int zone) implements Choice {}

  private static final At[] AT = new At[Invasion.ZONES];

  static {
    for (int zone = 0; zone < AT.length; zone++) AT[zone] = new At(zone);
  }

  private static Option option(String verb, At at) {
    String widget = Invasion.zoneId(at.zone);
    Text name = Text.of("zone." + ZONES.get(at.zone).id());
    return Option.of(verb + ":" + widget, Text.of("do." + verb, Arg.of(name)), widget);
  }

  /** R12.2 Players choose the zone of each wild resource. */
  public record Choosing(String from, int left) implements Question<At> {
    @Override
    public Seat seat() {
      return CoOp.SPEAKER;
    }

    @Override
    public void options(Rone s, Choices<At> out) {
      for (At at : AT) out.add(at);
    }

    @Override
    public void answer(Rone s, At at) {
      s.invasion().store(at.zone, 1);
      if (left > 1) s.then(new Choosing(from, left - 1));
    }

    @Override
    public String key() {
      return "choose-zone";
    }

    @Override
    public Option option(Rone s, At at) {
      return Zones.option("invasion-stores", at);
    }

    @Override
    public Text source(Rone s) {
      return Text.of(from);
    }
  }

  /** R14.2.4 Stored resources of the Invasion are destroyed, one after another. */
  public record Destroying(Seat seat, String from, int left) implements Question<At> {
    @Override
    public void options(Rone s, Choices<At> out) {
      for (At at : AT) if (s.invasion().stored(at.zone) > 0) out.add(at);
    }

    @Override
    public void answer(Rone s, At at) {
      s.invasion().destroyStored(at.zone);
      if (left > 1) s.then(new Destroying(seat, from, left - 1));
    }

    @Override
    public String key() {
      return "choose-stored-destroyed";
    }

    @Override
    public Option option(Rone s, At at) {
      return Zones.option("destroy-in", at);
    }

    @Override
    public Text source(Rone s) {
      return Text.of(from);
    }
  }

  /** R14.1.4 Everything that can be trained is, in an order the players choose. */
  public record Training() implements Question<At> {
    @Override
    public Seat seat() {
      return CoOp.SPEAKER;
    }

    @Override
    public void options(Rone s, Choices<At> out) {
      for (At at : AT) if (s.invasion().isTrained(at.zone)) out.add(at);
    }

    @Override
    public void answer(Rone s, At at) {
      Invasion invasion = s.invasion();
      int kind = Box.kindOf(invasion.zone(at.zone).number(0));
      invasion.empty(at.zone);
      Happening.of(s, kind, Trigger.WHEN_TRAINED);
      s.then(new Trained(at.zone), this);
    }

    @Override
    public String key() {
      return "choose-trained-zone";
    }

    @Override
    public Option option(Rone s, At at) {
      return Zones.option("train-in", at);
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.invasion-training");
    }
  }

  /** The card leaves its zone, the zone does what it does, and a new card comes. */
  public record Trained(int zone) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.invasion().train(zone);
      Happening.of(s, "zone." + ZONES.get(zone).id(), ZONES.get(zone).effects());
      s.then(new Refill(zone));
    }
  }

  /** R12.10 */
  public record Refill(int zone) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.invasion().recruit(zone);
    }
  }
}

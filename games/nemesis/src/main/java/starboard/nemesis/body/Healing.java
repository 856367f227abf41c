package starboard.nemesis.body;

import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;

/** N16.4, N16.5 Dressing and healing. */
public final class Healing {

  private Healing() {}

  /**
   * Which serious wound is dressed, or healed if it is dressed already; one after another.
   *
   * @param patient whose wound it is
   */
  public record ChooseWound(Occasion on, Seat patient, int left, boolean heal)
      implements EffectAsk<Target> {
    private Pile wounds(Nemesis s) {
      return heal ? s.crew().dressed(patient) : s.crew().wounds(patient);
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      Pile wounds = wounds(s);
      for (int i = 0; i < wounds.size(); i++) {
        out.addOnce(Target.other(s.kit().box().entry(wounds.number(i))));
      }
    }

    @Override
    public void answer(Nemesis s, Target wound) {
      Pile wounds = wounds(s);
      for (int i = 0; i < wounds.size(); i++) {
        if (s.kit().box().entry(wounds.number(i)) != wound.index()) continue;
        if (heal) s.crew().healDressed(patient, i);
        else s.crew().dress(patient, i);
        break;
      }
      if (left > 1) s.then(new ChooseWound(on, patient, left - 1, heal));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of(heal ? "ask.heal" : "ask.dress");
    }

    @Override
    public Option option(Nemesis s, Target wound) {
      String id = s.kit().content().seriousWounds().at(wound.index()).id();
      Text text = Text.of("do.wound", Arg.of(Text.of("wound." + id)));
      String widget = Widgets.wound(patient, id, heal);
      return Option.of((heal ? "heal:" : "dress:") + widget, text, widget);
    }
  }
}

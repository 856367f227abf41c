package starboard.nemesis.combat;

import starboard.kernel.catalogue.Section;
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
import starboard.nemesis.content.piece.ObjectEntry;
import starboard.nemesis.content.piece.WeaknessSlot;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.WeaknessSlotId;

/** N17.1, N17.2 Which sample is analysed: its kind of weakness must be unknown. */
public record Analysing(Occasion on, SampleOps.AnalyseObject op) implements EffectAsk<Target> {

  /** The slots that a sample at hand, or a Character here, would turn up, a bit each. */
  public static int slots(Nemesis s, SampleOps.AnalyseObject op, Occasion on) {
    int found = s.rules().species().slotsIn(s, on.room());
    Section<ObjectEntry> objects = s.kit().content().objects();
    for (int i = 0; i < objects.size(); i++) {
      ObjectEntry entry = objects.at(i);
      if (isThere(s, op, entry.kind(), on)) found |= s.rules().place().slotsFor(s, entry.kind());
    }
    return found & ~s.intruderDecks().discovered();
  }

  private static boolean isThere(
      Nemesis s, SampleOps.AnalyseObject op, ObjectKind kind, Occasion on) {
    if (op.objectAt() == SampleOps.AnalyseObject.At.CARRIED) {
      return s.objects().carried(kind, on.you()) != Nemesis.NONE;
    }
    if (kind == ObjectKind.EGG && s.objects().eggsIn(on.room()) > 0) return true;
    if (s.objects().onFloor(kind, on.room()) != Nemesis.NONE) return true;
    for (int i = 0; i < s.players(); i++) {
      Seat seat = Seat.of(i);
      if (s.crew().roomOf(seat) == on.room() && s.objects().carried(kind, seat) != Nemesis.NONE)
        return true;
    }
    return false;
  }

  @Override
  public void options(Nemesis s, Choices<Target> out) {
    for (int left = slots(s, op, on); left != 0; left &= left - 1) {
      out.add(Target.other(Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void answer(Nemesis s, Target slot) {
    s.rules().place().analysed(s, on, slot.index());
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.analyse");
  }

  @Override
  public Option option(Nemesis s, Target slot) {
    WeaknessSlot analysed = s.kit().content().weaknessSlots().at(slot.index());
    Text name = new WeaknessSlotId(slot.index(), analysed.id()).name();
    String widget = Widgets.weakness(analysed);
    return Option.of("analyse:" + widget, Text.of("do.analyse", Arg.of(name)), widget);
  }
}

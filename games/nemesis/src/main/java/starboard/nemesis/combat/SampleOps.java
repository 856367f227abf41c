package starboard.nemesis.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.words.Text;
import starboard.nemesis.Analysis;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of samples: eggs, corpses and carcasses (N17, N19.8). */
public sealed interface SampleOps extends OpRule {

  /**
   * Analyses an object (N17.1, N17.2).
   *
   * @param weakness whether the weakness is turned up
   * @param knowledge what the analyst learns besides
   */
  record AnalyseObject(
      @Needs("knowledge") @Default("true") boolean weakness,
      @Default("room") At objectAt,
      @Needs("knowledge") @Default("0") int knowledge)
      implements SampleOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      Analysis own = s.rules().place().analysis();
      if (own != null) return own.whyNot(s, on, objectAt == At.CARRIED);
      return Analysing.slots(s, this, on) == 0 ? Reasons.NO_SAMPLE : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      Analysis own = s.rules().place().analysis();
      if (own == null) s.then(new Analysing(on, this));
      else own.begin(s, on, objectAt == At.CARRIED, weakness, knowledge);
    }

    /** Where the object may be. */
    public enum At {
      /** In your room, on the floor or carried. */
      ROOM,
      /** Carried by you. */
      CARRIED
    }

    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      parts.add(Text.of("op.analyse-object." + Spelling.of(objectAt)));
      if (weakness) parts.add(Text.of("op.analyse-object.weakness"));
      if (knowledge > 0) parts.add(Text.of("op.analyse-object.knowledge", knowledge));
      return OpTexts.sentences(parts);
    }
  }

  /** 1 egg of the Intruder board into a hand slot of yours (N19.8). */
  record TakeEgg() implements SampleOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (s.creatures().eggs() == 0) return Reasons.NO_EGG;
      return s.belongings().slotsUsed(on.you()) < s.handSlots(on.you()) ? null : Reasons.HANDS_FULL;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.creatures().takeEgg();
      s.objects().carry(ObjectKind.EGG, null, on.you());
      Eggs.check(s);
    }
  }
}

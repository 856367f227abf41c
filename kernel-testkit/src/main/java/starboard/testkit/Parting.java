package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Step;

/** Where two traces of the same answer first differ; null where one of them has ended. */
record Parting(Trace.@Nullable Entry here, Trace.@Nullable Entry there) {

  /** The first difference, or null if there is none. */
  static @Nullable Parting of(List<Trace.Entry> one, List<Trace.Entry> other) {
    for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
      Trace.Entry here = i < one.size() ? one.get(i) : null;
      Trace.Entry there = i < other.size() ? other.get(i) : null;
      if (!isSame(here, there)) return new Parting(here, there);
    }
    return null;
  }

  /**
   * Whether something hidden is rightly shown or told here: from then on the worlds may differ.
   *
   * @param telling the ids of events that by the rules tell something hidden
   */
  boolean bringsNews(Predicate<String> telling) {
    return isNews(here, telling) || isNews(there, telling);
  }

  private static boolean isNews(Trace.@Nullable Entry entry, Predicate<String> telling) {
    return entry instanceof Trace.Saw
        || (entry instanceof Trace.Told told && telling.test(told.event().id()));
  }

  /** Which promise is broken if this brings no news. */
  Property broken() {
    if (here instanceof Trace.Told || there instanceof Trace.Told) return Property.EVENT;
    if (here instanceof Trace.Asked one && there instanceof Trace.Asked other) {
      boolean alike = one.ask().getClass() == other.ask().getClass();
      return alike && one.fate() == other.fate() ? Property.AGENDA : Property.QUESTION;
    }
    if (here instanceof Trace.Asked || there instanceof Trace.Asked) return Property.QUESTION;
    if (here instanceof Trace.Ran one && there instanceof Trace.Ran other) {
      if (kinds(one).equals(kinds(other))) return Property.AGENDA;
      return questions(one).equals(questions(other)) ? Property.DIFFERENTIAL : Property.QUESTION;
    }
    return Property.DIFFERENTIAL;
  }

  private static List<Class<?>> kinds(Trace.Ran ran) {
    List<Class<?>> kinds = new ArrayList<>();
    kinds.add(ran.step().getClass());
    for (Step<?> step : ran.pushed()) kinds.add(step.getClass());
    return kinds;
  }

  private static List<Class<?>> questions(Trace.Ran ran) {
    List<Class<?>> questions = kinds(ran);
    questions.removeIf(kind -> !Ask.class.isAssignableFrom(kind));
    return questions;
  }

  private static boolean isSame(Trace.@Nullable Entry one, Trace.@Nullable Entry other) {
    if (one instanceof Trace.Ran(Step<?> step, List<Step<?>> pushed)
        && other instanceof Trace.Ran(Step<?> otherStep, List<Step<?>> otherPushed)) {
      if (!isSame(step, otherStep) || pushed.size() != otherPushed.size()) return false;
      for (int i = 0; i < pushed.size(); i++)
        if (!isSame(pushed.get(i), otherPushed.get(i))) return false;
      return true;
    }
    if (one instanceof Trace.Asked asked && other instanceof Trace.Asked otherAsked)
      return isSame(asked.ask(), otherAsked.ask()) && asked.fate() == otherAsked.fate();
    return Objects.equals(one, other);
  }

  /** Steps that are not records (a game's own lambdas at set-up) are told by their class. */
  private static boolean isSame(Step<?> one, Step<?> other) {
    return one instanceof Record ? one.equals(other) : one.getClass() == other.getClass();
  }

  @Override
  public String toString() {
    return Structure.brief(here) + " or " + Structure.brief(there);
  }
}

package starboard.nemesis.action;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Moment;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Requirement;
import starboard.nemesis.TellsHand;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.NameKeys;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.board.RoomAction;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.ListMode;
import starboard.nemesis.content.term.Modifiers;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.words.Reasons;

/** How the ops of a card, an item, a room or an event are carried out (N4.4). */
public final class Effects {

  private Effects() {}

  /** Why what surrounds an op forbids it to its user; null if it does not. */
  private static @Nullable Text unmet(Nemesis s, Modifiers modifiers, Occasion on) {
    Modifiers.When when = modifiers.when();
    if (!InForce.isIn(s, when, on.users())) {
      return when == Modifiers.When.IN_LIGHT ? Reasons.IN_THE_DARK : Reasons.IN_THE_LIGHT;
    }
    Integer knowledge = modifiers.minKnowledge();
    if (knowledge != null && !knows(s, on, knowledge)) return Reasons.TOO_IGNORANT;
    Requirement requires = (Requirement) modifiers.requires();
    return requires == null || isMet(s, requires, on) ? null : requires.unmet();
  }

  /** Whether the user knows at least so much (L19.1). */
  private static boolean knows(Nemesis s, Occasion on, int knowledge) {
    return on.hasYou() && s.rules().place().knowledge(s, on.you()) >= knowledge;
  }

  /** N19.24 Whether the user stands where the op requires, or need not (Holo Computer). */
  private static boolean isMet(Nemesis s, Requirement requires, Occasion on) {
    return Reach.ignoresRequirements(s, on)
        || (s.interior().isExplored(on.room()) && requires.isMetIn(s, on.room()));
  }

  /** Why an effect can do nothing on that occasion; null if it can. */
  static @Nullable Text whyNot(Nemesis s, Effect effect, Occasion on) {
    Text unmet = unmet(s, effect.modifiers(), on);
    return unmet != null ? unmet : OpRule.of(effect).whyNot(s, on);
  }

  /** Whether an effect goes on, once declared, as far as others can tell. */
  private static boolean goesOn(Nemesis s, Effect effect, Occasion on) {
    if (unmet(s, effect.modifiers(), on) != null) return false;
    OpRule op = OpRule.of(effect);
    return op.hidden() || op.whyNot(s, on) == null;
  }

  /** Carries an effect out, and what follows it. */
  private static void happen(Nemesis s, Effect effect, Occasion on) {
    OpRule op = OpRule.of(effect);
    op.happen(s, on);
    Modifiers.Then then = effect.modifiers().then();
    if (then == null || (then == Modifiers.Then.PASS && op.passesLater())) return;
    s.then(new Followed(then, on.you()));
  }

  /** An op was carried out, and its card or room says what follows. */
  public record Followed(Modifiers.Then then, Seat seat) implements Moment<Nemesis> {}

  /** The option to carry them out, with what chance may make of the only one of them. */
  public static Option risked(Nemesis s, List<Effect> effects, Occasion on, Option option) {
    boolean named = effects.size() == 1;
    return named ? OpRule.of(effects.getFirst()).risked(s, on, option) : option;
  }

  /** Whether only their user knows which of several alternatives can be chosen. */
  public static boolean isChoiceHidden(List<Effect> effects, ListMode mode) {
    if (mode != ListMode.CHOICE || effects.size() < 2) return false;
    for (int i = 0; i < effects.size(); i++) if (OpRule.of(effects.get(i)).hidden()) return true;
    return false;
  }

  /** Whether one of these goes on, once declared, as far as others can tell. */
  public static boolean goOn(Nemesis s, List<Effect> effects, Occasion on) {
    if (whyNoEssential(s, effects, on) != null) return false;
    for (int i = 0; i < effects.size(); i++) if (goesOn(s, effects.get(i), on)) return true;
    return false;
  }

  /** Whether one of these answers that trigger, and the light lets it. */
  public static boolean answer(Nemesis s, List<Effect> effects, Seat seat, Trigger trigger) {
    for (int i = 0; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      if (OpRule.of(effect).answers(s, seat, trigger)
          && InForce.isIn(s, effect.modifiers().when(), Seats.of(seat))) return true;
    }
    return effects.isEmpty();
  }

  /** Whether one of these might, on a card that others have not seen. */
  static boolean answerUnseen(Nemesis s, List<Effect> effects, Seat seat, Trigger trigger) {
    for (int i = 0; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      if (OpRule.of(effect).answersUnseen(s, seat, trigger)
          && InForce.isIn(s, effect.modifiers().when(), Seats.of(seat))) return true;
    }
    return effects.isEmpty();
  }

  /** Why none of these can do anything, or one that must cannot; null if they can. */
  public static @Nullable Text whyNone(Nemesis s, List<Effect> effects, Occasion on) {
    Text reason = whyNoEssential(s, effects, on);
    if (reason != null) return reason;
    for (int i = 0; i < effects.size(); i++) {
      Text why = whyNot(s, effects.get(i), on);
      if (why == null) return null;
      if (reason == null) reason = why;
    }
    return reason == null ? Reasons.NOT_WRITTEN : reason;
  }

  private static @Nullable Text whyNoEssential(Nemesis s, List<Effect> effects, Occasion on) {
    for (int i = 0; i < effects.size(); i++) {
      if (!OpRule.of(effects.get(i)).isEssential()) continue;
      Text why = whyNot(s, effects.get(i), on);
      if (why != null) return why;
    }
    return null;
  }

  /** What a card, an item or a room action does, the latter by its number in the room. */
  public static List<Effect> of(Nemesis s, Occasion on, int action) {
    BoxIndex kit = s.kit();
    if (on.thing() == Nemesis.NONE) {
      return kit.room(s.interior().tileAt(on.room())).actions().at(action).ops();
    }
    int item = kit.itemOf(on.thing());
    return item == Nemesis.NONE ? kit.card(kit.cardOf(on.thing())).ops() : kit.item(item).ops();
  }

  public static ListMode mode(Nemesis s, Occasion on, int action) {
    BoxIndex kit = s.kit();
    if (on.thing() == Nemesis.NONE) {
      return kit.room(s.interior().tileAt(on.room())).actions().at(action).mode();
    }
    int item = kit.itemOf(on.thing());
    return item == Nemesis.NONE ? kit.card(kit.cardOf(on.thing())).mode() : kit.item(item).mode();
  }

  /**
   * N4.4 Exactly one of the alternatives, named before paying, or {@link Paying#PAID}.
   *
   * @param secret whether what the hand holds or can pay decides between them
   */
  public record ChooseOne(Occasion on, int action, int cost, boolean secret)
      implements EffectAsk<Target>, TellsHand {
    public ChooseOne(Occasion on, int action, int cost) {
      this(on, action, cost, false);
    }

    @Override
    public int actionCards(Nemesis s) {
      List<Effect> effects = of(s, on, action);
      int least = cost;
      for (int i = 0; i < effects.size(); i++) {
        least = Math.min(least, OpRule.of(effects.get(i)).leastCost(s, on, cost));
      }
      return least;
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      List<Effect> effects = of(s, on, action);
      if (mode(s, on, action) == ListMode.ALL) {
        out.add(Target.DONE);
        return;
      }
      for (int i = 0; i < effects.size(); i++) {
        Text why = whyNot(s, effects.get(i), on);
        if (why == null) why = whyNotPaid(s, effects.get(i));
        if (why == null) out.add(Target.other(i));
        else out.refuse(Target.other(i), why);
        if (OpRule.of(effects.get(i)).mayLapse()) out.add(Target.LAPSE);
      }
    }

    private @Nullable Text whyNotPaid(Nemesis s, Effect effect) {
      return Reasons.unpayable(
          OpRule.of(effect).leastCost(s, on, cost), s.cards().actionCards(seat()));
    }

    @Override
    public void answer(Nemesis s, Target effect) {
      if (effect.equals(Target.LAPSE)) return;
      Effect chosen = effect.index() < 0 ? null : of(s, on, action).get(effect.index());
      Use use = new Use(on, action, effect.index());
      if (cost == Paying.PAID) {
        s.then(use);
        return;
      }
      Step<Nemesis> first = chosen == null ? null : OpRule.of(chosen).namedFirst(s, on, cost);
      s.then(first == null ? Paying.of(seat(), cost, new Declared(seat(), use)) : first);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.effect");
    }

    @Override
    public Option option(Nemesis s, Target effect) {
      if (effect.equals(Target.LAPSE)) return Option.of("lapse", Text.of("do.lapse"));
      if (effect.index() < 0) return Option.of("all", Text.of("do.all"));
      Effect chosen = of(s, on, action).get(effect.index());
      Text text = Text.of("do.effect", Arg.of(chosen.text()));
      Option option = Option.of("effect:" + Widgets.effect(effect.index()), text);
      return OpRule.of(chosen).risked(s, on, option);
    }
  }

  public static Text playing(Nemesis s, int card) {
    return Text.of("do.play", Arg.of(s.kit().cardName(card)));
  }

  public static Text using(Nemesis s, int item) {
    return Text.of("do.use", Arg.of(s.kit().itemName(item)));
  }

  public static Text using(Room room, RoomAction action) {
    return Text.of("do.room", Arg.of(NameKeys.action(room, action)));
  }

  /** A declared and paid action is carried out: the chosen effect, or all of them. */
  public record Use(Occasion on, int action, int effect) implements Deed {
    @Override
    public void run(Nemesis s) {
      List<Effect> effects = of(s, on, action);
      if (effect < 0) s.then(new InOrder(effects, 0, on));
      else s.then(new Sequence(List.of(effects.get(effect)), 0, on));
      if (on.thing() != Nemesis.NONE) s.then(new UsedUp(on));
    }

    @Override
    public int thing() {
      return on.thing();
    }

    @Override
    public Text inWords(Nemesis s) {
      BoxIndex kit = s.kit();
      if (on.thing() == Nemesis.NONE) {
        Room room = kit.room(s.interior().tileAt(on.room()));
        return using(room, room.actions().at(action));
      }
      int item = kit.itemOf(on.thing());
      return item == Nemesis.NONE ? playing(s, kit.cardOf(on.thing())) : using(s, item);
    }
  }

  /** N18.11 A single-use item goes after its action, unless the action has put it somewhere. */
  public record UsedUp(Occasion on) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      useUp(s, on.you(), on.thing());
    }
  }

  static void useUp(Nemesis s, Seat seat, int thing) {
    int item = s.kit().itemOf(thing);
    if (item == Nemesis.NONE || !s.kit().item(item).singleUse()) return;
    if (s.belongings().ownsThing(seat, thing))
      s.belongings().discardItem(seat, thing, "event.used-up");
  }

  /** Ops one after another; one that can do nothing is skipped. */
  public record Sequence(List<Effect> effects, int at, Occasion on) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      Effect effect = effects.get(at);
      if (on.hasYou() && !s.takesTurns(on.you())) return;
      if (goesOn(s, effect, on)) happen(s, effect, on);
      if (at + 1 < effects.size()) s.then(new Sequence(effects, at + 1, on));
    }
  }

  /** All ops in order; the optional ones may be skipped. */
  public record InOrder(List<Effect> effects, int at, Occasion on) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(on.you())) return;
      Effect effect = effects.get(at);
      if (goesOn(s, effect, on)) {
        if (effect.modifiers().optional()) s.then(new WhetherTo(effect, on));
        else happen(s, effect, on);
      }
      if (at + 1 < effects.size()) s.then(new InOrder(effects, at + 1, on));
    }
  }

  /** An optional part. */
  public record WhetherTo(Effect effect, Occasion on) implements EffectAsk<Yes> {
    @Override
    public boolean secret() {
      return OpRule.of(effect).hidden();
    }

    @Override
    public void options(Nemesis s, Choices<Yes> out) {
      out.offer(Yes.YES, Effects.whyNot(s, effect, on));
      out.add(Yes.NO);
    }

    @Override
    public void answer(Nemesis s, Yes yes) {
      if (yes == Yes.YES) happen(s, effect, on);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.whether", Arg.of(effect.text()));
    }

    @Override
    public Option option(Nemesis s, Yes yes) {
      return yes.option();
    }
  }
}

package starboard.nemesis.items;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.TellsHand;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Action;
import starboard.nemesis.action.Declared;
import starboard.nemesis.action.Paying;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Icon;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.items.ItemOps.Craft.Wildcard;
import starboard.nemesis.words.Reasons;

/** N18.20 Two components make an item of the blue deck. */
public final class Crafting {

  /** How many are discarded (N18.20). */
  public static final int COMPONENTS = 2;

  private Crafting() {}

  public static @Nullable Text whyNot(
      Nemesis s, Seat seat, int components, @Nullable Wildcard wildcard) {
    if (ownedCount(s, seat) < components) return Reasons.NO_RECIPE;
    Pile blue = s.itemDecks().itemDeck(ItemDeck.BLUE);
    for (int i = 0; i < blue.size(); i++) {
      int crafted = s.kit().itemOf(blue.number(i));
      if (s.itemDecks().findItem(blue, crafted) < i) continue;
      if (list(s, seat, crafted, components, wildcard, null)) return null;
    }
    return Reasons.NO_RECIPE;
  }

  /** Whether that item can be made of what somebody owns. */
  public static boolean canMake(Nemesis s, Seat seat, int crafted, ItemOps.Craft op) {
    return s.itemDecks().findItem(s.itemDecks().itemDeck(ItemDeck.BLUE), crafted) != Nemesis.NONE
        && list(s, seat, crafted, op.components(), op.wildcard(), null);
  }

  /** Lists everything that can be made, and of which items. */
  public static void list(
      Nemesis s,
      Seat seat,
      int components,
      @Nullable Wildcard wildcard,
      Choices<? super Action.Craft> out) {
    Pile blue = s.itemDecks().itemDeck(ItemDeck.BLUE);
    for (int i = 0; i < blue.size(); i++) {
      int crafted = s.kit().itemOf(blue.number(i));
      if (s.itemDecks().findItem(blue, crafted) == i)
        list(s, seat, crafted, components, wildcard, out);
    }
  }

  /** Whether so many separate cards make the recipe; lists all ways if there is a list. */
  private static boolean list(
      Nemesis s,
      Seat seat,
      int crafted,
      int components,
      @Nullable Wildcard wildcard,
      @Nullable Choices<? super Action.Craft> out) {
    if (components < COMPONENTS) return listSpared(s, seat, crafted, wildcard, out);
    List<Icon> recipe = s.kit().item(crafted).recipe();
    int items = ownedCount(s, seat);
    boolean found = false;
    for (int i = 0; i < items; i++) {
      int one = owned(s, seat, i);
      if (!standsFor(s, one, recipe.get(0), wildcard)) continue;
      for (int j = 0; j < items; j++) {
        int other = owned(s, seat, j);
        if (i == j || !standsFor(s, other, recipe.get(1), wildcard)) continue;
        if (isWild(s, one) && isWild(s, other)) continue;
        if (out == null) return true;
        out.addOnce(new Action.Craft(crafted, s.kit().itemOf(one), s.kit().itemOf(other)));
        found = true;
      }
    }
    return found;
  }

  /** L16.22 One of the two components makes the recipe. */
  private static boolean listSpared(
      Nemesis s,
      Seat seat,
      int crafted,
      @Nullable Wildcard wildcard,
      @Nullable Choices<? super Action.Craft> out) {
    List<Icon> recipe = s.kit().item(crafted).recipe();
    int items = ownedCount(s, seat);
    boolean found = false;
    for (int i = 0; i < items; i++) {
      int one = owned(s, seat, i);
      if (!standsFor(s, one, recipe.get(0), wildcard)
          && !standsFor(s, one, recipe.get(1), wildcard)) continue;
      if (out == null) return true;
      out.addOnce(new Action.Craft(crafted, s.kit().itemOf(one), Nemesis.NONE));
      found = true;
    }
    return found;
  }

  /** L20.4 Whether a card may stand for any icon. */
  private static boolean isWild(Nemesis s, int number) {
    List<Effect> passive = s.kit().item(s.kit().itemOf(number)).passiveOps();
    for (int i = 0; i < passive.size(); i++) if (OpRule.of(passive.get(i)).isWild()) return true;
    return false;
  }

  private static int ownedCount(Nemesis s, Seat seat) {
    return s.belongings().inventory(seat).size() + s.belongings().held(seat).size();
  }

  /** The card at that place among inventory and hands. */
  private static int owned(Nemesis s, Seat seat, int index) {
    int items = s.belongings().inventory(seat).size();
    return index < items
        ? s.belongings().inventory(seat).number(index)
        : s.belongings().held(seat).number(index - items);
  }

  private static boolean standsFor(Nemesis s, int number, Icon icon, @Nullable Wildcard wildcard) {
    if (s.kit().item(s.kit().itemOf(number)).component() == icon || isWild(s, number)) return true;
    return wildcard != null && wildcard.as() == icon && s.kit().deckOf(number) == wildcard.deck();
  }

  /** The components are shown, so that all know the action can be done; then it is paid. */
  public static void declare(Nemesis s, Seat seat, Action.Craft craft, int cost) {
    int one = s.belongings().nameItem(seat, craft.one(), Nemesis.NONE);
    int other =
        craft.other() == Nemesis.NONE
            ? Nemesis.NONE
            : s.belongings().nameItem(seat, craft.other(), one);
    Deed make = new Make(seat, craft.crafted(), one, other);
    s.then(Paying.of(seat, cost, new Declared(seat, make)));
  }

  public static Option option(Nemesis s, Seat seat, Action.Craft craft, @Nullable Text cost) {
    String one = Widgets.owned(s, seat, craft.one());
    String other = craft.other() == Nemesis.NONE ? "" : ":" + Widgets.owned(s, seat, craft.other());
    Text text = making(s.kit(), craft.crafted(), craft.one(), craft.other());
    String id = "craft:" + Widgets.crafted(s.kit().item(craft.crafted())) + ":" + one + other;
    return new Option(id, text, one, cost)
        .in("craft", Basic.CRAFT.title(), s.kit().itemName(craft.crafted()));
  }

  private static Text making(BoxIndex kit, int crafted, int one, int other) {
    if (other == Nemesis.NONE) {
      return Text.of("do.craft-from-one", Arg.of(kit.itemName(crafted)), Arg.of(kit.itemName(one)));
    }
    return Text.of(
        "do.craft-from",
        Arg.of(kit.itemName(crafted)),
        Arg.of(kit.itemName(one)),
        Arg.of(kit.itemName(other)));
  }

  /**
   * What a card allows to be made, and of what. Nobody else knows whether its player can, so it may
   * also lapse.
   */
  public record ChooseRecipe(Seat seat, int cost, int components, @Nullable Wildcard wildcard)
      implements Ask<Nemesis, Action>, TellsHand {

    private static final Action LAPSE = new Action.Lapse();

    @Override
    public int actionCards(Nemesis s) {
      return cost;
    }

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<Action> out) {
      list(s, seat, components, wildcard, out);
      out.add(LAPSE);
    }

    @Override
    public void answer(Nemesis s, Action action) {
      if (action instanceof Action.Craft craft) declare(s, seat, craft, cost);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.recipe");
    }

    @Override
    public Text source(Nemesis s) {
      return Basic.CRAFT.title();
    }

    @Override
    public Option option(Nemesis s, Action action) {
      return action instanceof Action.Craft craft
          ? Crafting.option(s, seat, craft, null)
          : Option.of("lapse", Text.of("do.lapse"));
    }
  }

  /** N18.20 Both components go; N18.6 a crafted weapon is full. */
  public record Make(Seat seat, int crafted, int one, int other) implements Deed {
    @Override
    public void run(Nemesis s) {
      s.belongings().discardItem(seat, one, "event.gives-up");
      if (other != Nemesis.NONE) s.belongings().discardItem(seat, other, "event.gives-up");
      take(s, seat, crafted, "event.crafts");
    }

    @Override
    public Text inWords(Nemesis s) {
      int second = other == Nemesis.NONE ? other : s.kit().itemOf(other);
      return making(s.kit(), crafted, s.kit().itemOf(one), second);
    }
  }

  /** Takes a crafted item, if one of its kind is left. */
  public static void take(Nemesis s, Seat seat, int crafted, String event) {
    int thing = s.itemDecks().takeCrafted(crafted);
    if (thing == Nemesis.NONE) return;
    s.announce(event, seat, s.kit().itemName(crafted));
    s.itemDecks().findOne(seat, thing);
    if (s.kit().item(crafted).heavy()) s.then(new Hands.TakeHeavy(seat, crafted));
    else s.belongings().stow(seat, s.itemDecks().takeFind(seat, crafted));
    s.then(new PutAway(seat));
  }

  /** A crafted item declined goes back to the blue deck. */
  public record PutAway(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.itemDecks().returnCrafted(seat);
    }
  }
}

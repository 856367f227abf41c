package starboard.nemesis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Ask;
import starboard.kernel.Choices;
import starboard.kernel.Option;
import starboard.kernel.Pile;
import starboard.kernel.Seat;
import starboard.kernel.Step;
import starboard.kernel.Text;
import starboard.nemesis.ItemOps.Craft.Wildcard;

/** N18.20 Two components make an item of the blue deck. */
public final class Crafting {

  private Crafting() {}

  public static @Nullable Text whyNot(Nemesis s, Seat seat, @Nullable Wildcard wildcard) {
    Pile blue = s.itemDeck(ItemDeck.BLUE);
    for (int i = 0; i < blue.size(); i++) {
      if (isPossible(s, seat, s.kit().itemOf(blue.number(i)), wildcard)) return null;
    }
    return Reasons.NO_RECIPE;
  }

  /** Whether two separate cards make the recipe. */
  private static boolean isPossible(
      Nemesis s, Seat seat, int crafted, @Nullable Wildcard wildcard) {
    List<Icon> recipe = s.kit().item(crafted).recipe();
    Icon one = recipe.get(0);
    Icon other = recipe.get(1);
    int ones = 0;
    int others = 0;
    int both = 0;
    for (int zone = 0; zone < 2; zone++) {
      Pile pile = zone == 0 ? s.inventory(seat) : s.held(seat);
      for (int i = 0; i < pile.size(); i++) {
        boolean first = standsFor(s, pile.number(i), one, wildcard);
        boolean second = standsFor(s, pile.number(i), other, wildcard);
        if (first && second) both++;
        else if (first) ones++;
        else if (second) others++;
      }
    }
    return ones + both > 0 && others + both > 0 && ones + others + both > 1;
  }

  private static boolean standsFor(Nemesis s, int number, Icon icon, @Nullable Wildcard wildcard) {
    if (s.kit().item(s.kit().itemOf(number)).component() == icon) return true;
    return wildcard != null && wildcard.as() == icon && s.kit().deckOf(number) == wildcard.deck();
  }

  /** What is made, of what; then paying. */
  public record ChooseRecipe(Seat seat, int cost, @Nullable Wildcard wildcard)
      implements Ask<Nemesis, At> {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<At> out) {
      Pile blue = s.itemDeck(ItemDeck.BLUE);
      for (int i = 0; i < blue.size(); i++) {
        int item = s.kit().itemOf(blue.number(i));
        if (isPossible(s, seat, item, wildcard)) out.addOnce(At.other(item));
        else if (out.explains() && s.findItem(blue, item) == i) {
          out.refuse(At.other(item), Reasons.NO_RECIPE);
        }
      }
    }

    @Override
    public void answer(Nemesis s, At item) {
      s.then(new ChooseComponent(seat, cost, item.index(), Interior.NONE, wildcard));
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
    public Option option(Nemesis s, At item) {
      Text text = Text.of("do.craft-item", Arg.of(s.kit().itemName(item.index())));
      return Option.of("craft:" + s.kit().item(item.index()).id(), text);
    }
  }

  /**
   * The items for the icons of the recipe, one after another; they are shown, so that all know the
   * action can be done before it is paid.
   *
   * @param first the card named for the first icon, or NONE
   */
  public record ChooseComponent(
      Seat seat, int cost, int crafted, int first, @Nullable Wildcard wildcard)
      implements Ask<Nemesis, At> {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<At> out) {
      List<Icon> recipe = s.kit().item(crafted).recipe();
      for (int zone = 0; zone < 2; zone++) {
        Pile pile = zone == 0 ? s.inventory(seat) : s.held(seat);
        for (int i = 0; i < pile.size(); i++) {
          int number = pile.number(i);
          if (number == first || !standsFor(s, number, recipe.get(icon()), wildcard)) continue;
          if (icon() == 0 && !leaves(s, number, recipe.get(1))) continue;
          out.addOnce(At.other(s.kit().itemOf(number)));
        }
      }
    }

    private int icon() {
      return first == Interior.NONE ? 0 : 1;
    }

    /** Whether another card stands for the second icon. */
    private boolean leaves(Nemesis s, int number, Icon second) {
      for (int zone = 0; zone < 2; zone++) {
        Pile pile = zone == 0 ? s.inventory(seat) : s.held(seat);
        for (int i = 0; i < pile.size(); i++) {
          if (pile.number(i) != number && standsFor(s, pile.number(i), second, wildcard)) {
            return true;
          }
        }
      }
      return false;
    }

    @Override
    public void answer(Nemesis s, At given) {
      int number = s.nameItem(seat, given.index(), first);
      if (first == Interior.NONE) {
        s.then(new ChooseComponent(seat, cost, crafted, number, wildcard));
      } else {
        Step<Nemesis> make = new Make(seat, crafted, first, number);
        s.then(Paying.of(seat, cost, new Declared(seat, make)));
      }
    }

    @Override
    public Text question(Nemesis s) {
      Icon wanted = s.kit().item(crafted).recipe().get(icon());
      return Text.of("ask.component", Arg.of(Text.of("icon." + OpTexts.word(wanted))));
    }

    @Override
    public Text source(Nemesis s) {
      return Basic.CRAFT.title();
    }

    @Override
    public Option option(Nemesis s, At given) {
      String widget = Hands.widget(s, seat, given.index());
      Text text = Text.of("do.item", Arg.of(s.kit().itemName(given.index())));
      return Option.of("component:" + widget, text, widget);
    }
  }

  /** N18.20 Both components go; N18.6 a crafted weapon is full. */
  public record Make(Seat seat, int crafted, int one, int other) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.discardItem(seat, one, "event.gives-up");
      s.discardItem(seat, other, "event.gives-up");
      int thing = s.takeCrafted(crafted);
      if (thing == Interior.NONE) return;
      s.announce("event.crafts", seat, s.kit().itemName(crafted));
      s.findOne(seat, thing);
      if (s.kit().item(crafted).heavy()) s.then(new Hands.TakeHeavy(seat, crafted));
      else s.stow(seat, s.takeFind(seat, crafted));
      s.then(new PutAway(seat));
    }
  }

  /** A crafted item declined goes back to the blue deck. */
  public record PutAway(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.returnFinds(seat);
    }
  }
}

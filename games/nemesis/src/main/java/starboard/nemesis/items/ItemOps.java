package starboard.nemesis.items;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.Icon;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of searching, crafting and carrying (N18). */
public sealed interface ItemOps extends OpRule {

  /**
   * Looks at the top cards of an item deck and keeps some (N18.15, N18.16).
   *
   * @param counter added to the room's item counter
   * @param allowZero possible at counter 0 too
   */
  record DrawItems(
      Deck deck, int draw, int keep, @Default("0") int counter, @Default("false") boolean allowZero)
      implements ItemOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (counter >= 0) return null;
      if (!s.kit().room(s.interior().tileAt(on.room())).search()) return Reasons.NOT_SEARCHABLE;
      return s.interior().counter(on.room()) == 0 && !allowZero ? Reasons.COUNTER_EMPTY : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      ItemDeck from = from(s, on);
      s.then(from == null ? new Search.ChooseDeck(on, this) : new Search(on, this, from));
    }

    /** The one deck it is about there; null if its user names one. */
    private @Nullable ItemDeck from(Nemesis s, Occasion on) {
      return switch (deck) {
        case RED -> ItemDeck.RED;
        case YELLOW -> ItemDeck.YELLOW;
        case GREEN -> ItemDeck.GREEN;
        case CHOICE -> null;
        case ROOM_COLOUR ->
            switch (s.kit().room(s.interior().tileAt(on.room())).colour()) {
              case RED -> ItemDeck.RED;
              case YELLOW -> ItemDeck.YELLOW;
              case GREEN -> ItemDeck.GREEN;
              case WHITE, NONE -> null;
            };
      };
    }

    @Override
    public Option risked(Nemesis s, Occasion on, Option option) {
      ItemDeck from = from(s, on);
      return from == null ? option : Prospect.risked(s, on.you(), from, draw, option);
    }

    /** Which deck. */
    public enum Deck {
      /** The room's; in a white room any of the three. */
      ROOM_COLOUR,
      /** Any of the three. */
      CHOICE,
      RED,
      YELLOW,
      GREEN
    }

    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      if (counter < 0) {
        parts.add(Text.of("op.draw-items.counter" + (allowZero ? ".zero" : ""), -counter));
      }
      Arg from = Arg.of(Text.of("op.draw-items.deck." + Spelling.of(deck)));
      parts.add(Text.of("op.draw-items", from, Arg.of(draw), Arg.of(keep)));
      return OpTexts.sentences(parts);
    }
  }

  /**
   * The basic action Craft without its cost (N18.20).
   *
   * @param components how many of the two are discarded
   */
  record Craft(@Default("2") int components, @Nullable Wildcard wildcard) implements ItemOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Crafting.whyNot(s, on.you(), components, wildcard);
    }

    /** Recipe and components. */
    @Override
    public Step<Nemesis> namedFirst(Nemesis s, Occasion on, int cost) {
      return new Crafting.ChooseRecipe(on.you(), cost, components, wildcard);
    }

    /** Nobody else knows whether its player can craft. */
    @Override
    public boolean mayLapse() {
      return true;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Crafting.ChooseRecipe(on.you(), 0, components, wildcard));
    }

    /** One item of this deck may stand for this icon. */
    public record Wildcard(ItemDeck deck, Icon as) {}

    @Override
    public Text text() {
      Text craft = Text.of("op.craft" + (components == 2 ? "" : ".components"), components);
      if (wildcard == null) return craft;
      Text any =
          Text.of(
              "op.craft.wildcard",
              Arg.of(Text.of("op.deck." + Spelling.of(wildcard.deck))),
              Arg.of(Text.of("icon." + Spelling.of(wildcard.as))));
      return OpTexts.sentences(List.of(craft, any));
    }
  }

  /** Joins 2 heavy items in one hand slot (N18.10). */
  record TapeHeavyItems() implements ItemOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Taping.whyNot(s, on.you());
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Taping(on, Nemesis.NONE));
    }
  }
}

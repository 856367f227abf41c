package starboard.rone.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.OpTexts;
import starboard.rone.Player;
import starboard.rone.Resources;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Ability;
import starboard.rone.content.DamageType;
import starboard.rone.content.InvasionCard;
import starboard.rone.content.Values;

/** Cards and the zones they lie in. */
final class CardView {

  private CardView() {}

  /**
   * How many lie there, and the faces the viewer has seen, kind by kind: where they lie in a deck
   * or a hand tells nothing.
   */
  static Widget zone(
      String id, Text name, Widget.Layout layout, @Nullable Seat owner, Pile pile, Viewer viewer) {
    Label label = Label.of(id, name);
    List<Widget.Card> cards = viewer.drawn(id, pile, () -> cards(id, pile, viewer));
    return new Widget.Zone(label, layout, owner, pile.size(), cards);
  }

  private static List<Widget.Card> cards(String id, Pile pile, Viewer viewer) {
    List<Widget.Card> cards = new ArrayList<>();
    for (int kind = 0; kind < Box.KINDS; kind++) {
      int copy = 0;
      for (int i = 0; i < pile.size(); i++) {
        if (Box.kindOf(pile.number(i)) != kind || !RoneScene.sees(viewer, pile.at(i))) continue;
        copy++;
        cards.add(card(id + "." + Box.id(kind) + (copy == 1 ? "" : "." + copy), pile.at(i)));
      }
    }
    return List.copyOf(cards);
  }

  /** A pile whose order all know, the uppermost card first: it is the one that can be taken. */
  static Widget openPile(String id, Text name, Seat owner, Pile pile) {
    List<Widget.Card> cards = new ArrayList<>();
    for (int i = pile.size() - 1; i >= 0; i--) {
      cards.add(card(id + "." + (i + 1), pile.at(i)));
    }
    Label label = Label.of(id, name);
    return new Widget.Zone(label, Widget.Layout.PILE, owner, pile.size(), cards);
  }

  static Widget.Card card(String id, int thing) {
    int kind = Box.kindOf(Thing.number(thing));
    Label label = Label.of(id, Box.name(kind)).knownTo(Thing.seenBy(thing)).styled(Box.style(kind));
    return new Widget.Card(label, true, parts(kind), List.of());
  }

  private static List<Widget.Part> parts(int kind) {
    List<Widget.Part> parts = new ArrayList<>();
    if (Box.isRecruit(kind)) recruit(kind, parts);
    if (Box.isInvader(kind)) invader(Box.invader(kind), parts);
    for (Ability ability : Box.abilities(kind)) {
      parts.add(new Widget.Part("text", OpTexts.of(ability)));
    }
    return parts;
  }

  private static void invader(InvasionCard card, List<Widget.Part> parts) {
    values("combat", card.combat(), parts);
    values("support", card.support(), parts);
    long reward = Resources.NONE;
    for (var resource : card.reward().entrySet()) {
      reward += Resources.of(resource.getKey().ordinal(), resource.getValue());
    }
    Text text = Text.of("part.reward-resources", Arg.of(SymbolTexts.resources(reward)));
    parts.add(new Widget.Part("reward", text, Symbols.of(reward)));
    int train = card.trainCost();
    parts.add(new Widget.Part("train", Text.of("part.train", train), train));
  }

  /** R1.5 The values of a part of a card of the Invasion. */
  private static void values(String kind, Values values, List<Widget.Part> parts) {
    value(kind, "ranged", values.ranged(), parts);
    value(kind, "melee", values.melee(), parts);
    value(kind, "armour", values.armour(), parts);
    value(kind, "life", values.life(), parts);
  }

  private static void value(String kind, String what, int n, List<Widget.Part> parts) {
    if (n == 0) return;
    String key = kind.equals("support") ? "part.support" : "part.values";
    Text text = Text.of(key, Arg.of(Text.of("value." + what)), Arg.of(n));
    parts.add(new Widget.Part(kind + "-" + what, text, n));
  }

  private static void recruit(int kind, List<Widget.Part> parts) {
    long cost = Box.cost(kind);
    Text price = Text.of("part.cost", Arg.of(SymbolTexts.resources(cost)));
    parts.add(new Widget.Part("cost", price, Symbols.of(cost)));
    for (DamageType type : DamageType.values()) {
      int n = Player.combat(kind, type);
      if (n == 0) continue;
      Text text = Text.of("part.combat", Arg.of(n), Arg.of(SymbolTexts.damage(type)));
      parts.add(figure("combat", text, n, Symbols.of(type)));
    }
    int reward = Box.recruit(kind).rewardSpareParts();
    if (reward > 0) {
      Text text = Text.of("part.reward", reward);
      parts.add(
          figure("reward", text, reward, new Widget.Symbol(Text.of("counter.parts"), "gear")));
    }
    int train = Box.trainCost(kind);
    if (train > 0) {
      Text text = Text.of("part.train", train);
      parts.add(
          figure("train", text, train, new Widget.Symbol(Text.of("counter.screws"), "screw")));
    }
  }

  private static Widget.Part figure(String kind, Text text, int n, Widget.Symbol symbol) {
    return new Widget.Part(kind, text, String.valueOf(n), List.of(symbol));
  }
}

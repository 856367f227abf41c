package starboard.rone.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Dice;
import starboard.rone.Player;
import starboard.rone.Resources;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Colour;
import starboard.rone.effect.Hue;
import starboard.rone.effect.Place;
import starboard.rone.effect.Reshuffling;

/** R2 What lies before one player. */
final class BoardView {

  private final Rone s;
  private final Viewer viewer;
  private final Player player;
  private final Seat seat;
  private final List<Widget> content = new ArrayList<>();

  BoardView(Rone s, Viewer viewer, Player player) {
    this.s = s;
    this.viewer = viewer;
    this.player = player;
    this.seat = player.seat();
  }

  private String id(String what) {
    return what + "-" + seat.index();
  }

  private Label label(String what) {
    Label label = Label.of(id(what), Text.of("counter." + what)).styled(what);
    return label.explained(Text.of("glossary." + what));
  }

  Widget mat() {
    counter("armour", player.armour());
    counter("life", player.life());
    counter("rerolls", player.rerolls());
    counter("research", player.research());
    counter("risk", Reshuffling.toll(player));
    stored();
    for (int die = 0; die < Dice.DICE; die++) content.add(DiceView.die(player, die));
    zone("hand", Widget.Layout.HAND, player.hand());
    if (!player.revealed().isEmpty()) zone("revealed", Widget.Layout.ROW, player.revealed());
    zone("played", Widget.Layout.ROW, player.played());
    base();
    ground();
    zone("deck", Widget.Layout.PILE, player.deck());
    left();
    pile("discard", player.discard());
    pile("scrapyard", player.scrapyard());
    return new Widget.Mat(title(), seat, standing(), content);
  }

  /** A player is known by the leader. */
  private Label title() {
    Label label = Label.of(id("player"), Text.of("mat", seat)).styled("mat");
    if (player.base().isEmpty()) return label;
    return label.subtitled(Box.name(Box.kindOf(player.base().number(0))));
  }

  /** With whom against others (R17.3), and in which phase. */
  private List<Text> standing() {
    List<Text> standing = new ArrayList<>();
    if (!s.enemies(seat).isEmpty()) {
      for (Seat mate : s.team(seat)) {
        if (mate != seat) standing.add(Text.of("standing.team-mate", mate));
      }
    }
    if (player.phase() != 0) standing.add(Text.of("phase." + player.phase()));
    return standing;
  }

  private void counter(String what, int value) {
    content.add(Widget.Counter.of(label(what), value));
  }

  /** R2.4 What lies in the slots, and how many each colour has. */
  private void stored() {
    List<Widget.Population> kinds = new ArrayList<>();
    for (int colour = 0; colour < Colour.RESOURCES; colour++) {
      int n = Resources.count(player.stored(), colour);
      if (n == 0 && !viewer.is(seat)) continue;
      Label label =
          Label.of(Hue.stored(seat, colour), SymbolTexts.resource(colour))
              .subtitled(Text.of("slots", n + player.freeSlots(colour)))
              .styled(Symbols.style(colour));
      kinds.add(new Widget.Population(label, n));
    }
    content.add(new Widget.Bag(label("stored"), Resources.total(player.stored()), kinds));
  }

  private void zone(String what, Widget.Layout layout, Pile pile) {
    Text name = Text.of("zone." + what);
    content.add(CardView.zone(id(what), name, layout, seat, pile, viewer));
  }

  private void pile(String what, Pile pile) {
    content.add(CardView.openPile(id(what), Text.of("zone." + what), seat, pile));
  }

  private void base() {
    List<Widget.Card> cards = new ArrayList<>();
    for (int i = 0; i < player.base().size(); i++) {
      Widget.Card card = CardView.card(Place.baseCard(seat, i), player.base().at(i));
      List<Widget.Badge> badges =
          player.isExhausted(i)
              ? List.of(new Widget.Badge("exhausted", Text.of("badge.exhausted")))
              : List.of();
      cards.add(new Widget.Card(card.label(), true, card.parts(), badges));
    }
    Label label = Label.of(id("base"), Text.of("zone.base"));
    content.add(new Widget.Zone(label, Widget.Layout.ROW, seat, cards.size(), cards));
  }

  private void ground() {
    List<Widget.Card> cards = new ArrayList<>();
    for (int i = 0; i < player.training().size(); i++) {
      Widget.Card card = CardView.card(Place.groundCard(seat, i), player.training().at(i));
      int screws = player.screws(i);
      int cost = Box.trainCost(Box.kindOf(player.training().number(i)));
      Label label = card.label().numbered(screws + "/" + cost);
      List<Widget.Badge> badges =
          player.isTrained(i)
              ? List.of(new Widget.Badge("trained", Text.of("badge.trained")))
              : List.of();
      cards.add(new Widget.Card(label, true, card.parts(), badges));
    }
    Label label = Label.of(id("training"), Text.of("zone.training"));
    content.add(new Widget.Zone(label, Widget.Layout.ROW, seat, cards.size(), cards));
  }

  /** What is left in the deck; for others together with the hand, which they do not see. */
  private void left() {
    int[] counts = new int[Box.KINDS];
    count(player.deck(), counts);
    int total = player.deck().size();
    boolean own = viewer.is(seat);
    if (!own) {
      count(player.hand(), counts);
      count(player.revealed(), counts);
      total += player.hand().size() + player.revealed().size();
    }
    List<Widget.Population> kinds = new ArrayList<>();
    for (int kind = 0; kind < counts.length; kind++) {
      if (counts[kind] == 0) continue;
      Label label = Label.of(id("left") + "." + Box.id(kind), Box.name(kind));
      kinds.add(new Widget.Population(label, counts[kind]));
    }
    Text name = Text.of(own ? "bag.left" : "bag.left-or-held");
    content.add(new Widget.Bag(Label.of(id("left"), name).styled("deck"), total, kinds));
  }

  private static void count(Pile pile, int[] counts) {
    for (int i = 0; i < pile.size(); i++) counts[Box.kindOf(pile.number(i))]++;
  }
}

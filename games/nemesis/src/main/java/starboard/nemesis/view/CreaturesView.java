package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.SpeciesView;
import starboard.nemesis.Widgets;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.piece.IntruderToken;
import starboard.nemesis.content.piece.WeaknessSlot;

/** The Intruder board and the bag, as one viewer sees them. */
final class CreaturesView {

  private final Nemesis s;
  private final Viewer viewer;
  private final CardViews cards;
  private final SpeciesView species;

  CreaturesView(Nemesis s, Viewer viewer, CardViews cards, SpeciesView species) {
    this.species = species;
    this.s = s;
    this.viewer = viewer;
    this.cards = cards;
  }

  Widget board() {
    List<Widget> content = new ArrayList<>();
    content.add(counter("eggs", s.creatures().eggs()));
    content.add(counter("egg-reserve", s.creatures().eggReserve()));
    if (s.creatures().eggsDestroyed() > 0)
      content.add(counter("eggs-destroyed", s.creatures().eggsDestroyed()));
    content.add(weaknesses());
    species.board(content);
    content.add(bag());
    if (s.opposition().areIntrudersPlayed()) played(content);
    considered(content);
    return new Widget.Mat(
        Label.of("creatures", Text.of("mat.creatures")).explained(Text.of("glossary.creatures")),
        null,
        content);
  }

  /** N26.4 The cards of the player who plays the Intruders. */
  private void played(List<Widget> content) {
    CardViews.Ids ids =
        number -> {
          int entry = s.kit().box().entry(number);
          return Widgets.intruderCard(s.kit().content().intruderPlayerCards().at(entry));
        };
    Pile hand = s.opposition().intruderHand();
    List<Widget.Card> shown = cards.kinds(hand, true, ids, null);
    Label label = label("intruder-hand");
    content.add(CardViews.zone(label, Widget.Layout.HAND, null, hand.size(), shown));
    content.add(cards.deck(label("intruder-deck"), null, s.opposition().intruderDeck()));
    content.add(cards.faceUp(label("intruder-discard"), null, s.opposition().intruderDiscard()));
  }

  private static Label label(String id) {
    return Label.of(id, Text.of("zone." + id)).explained(Text.of("glossary.intruder-player"));
  }

  /** Attack or event cards somebody chooses from. */
  private void considered(List<Widget> content) {
    Pile pile = s.opposition().considered();
    if (pile.isEmpty()) return;
    CardViews.Ids ids =
        number ->
            "considered-"
                + (s.kit().box().family(number) == Family.ATTACK
                    ? s.kit().attack(number).id()
                    : s.kit().event(number).id());
    List<Widget.Card> shown = cards.kinds(pile, true, ids, null);
    Label label = label("considered");
    content.add(CardViews.zone(label, Widget.Layout.ROW, null, pile.size(), shown));
  }

  private static Widget counter(String id, int value) {
    Label label = Label.of(id, Text.of("counter." + id)).explained(Text.of("glossary.eggs"));
    return Widget.Counter.of(label, value);
  }

  /** N17.1 Face down in their slots until an object of the slot is analysed. */
  private Widget weaknesses() {
    Pile pile = s.intruderDecks().weaknesses();
    List<Widget.Card> shown = new ArrayList<>();
    for (int slot = 0; slot < pile.size(); slot++) {
      WeaknessSlot entry = s.kit().content().weaknessSlots().at(slot);
      String id = "weakness-" + entry.id();
      Text name = Text.of("weakness-slot." + entry.id());
      if (viewer.sees(pile.at(slot))) {
        Widget.Badge badge = new Widget.Badge("slot", Text.of("badge.slot", Arg.of(name)));
        shown.add(cards.face(id, pile.at(slot), true, List.of(badge)));
      } else {
        Label label =
            Label.of(id, Text.of("card.weakness-of", Arg.of(name)))
                .explained(Text.of("glossary.weakness"));
        shown.add(new Widget.Card(label, false, List.of(), List.of()));
      }
    }
    Label label =
        Label.of("weaknesses", Text.of("zone.weaknesses")).explained(Text.of("glossary.weakness"));
    return CardViews.zone(label, Widget.Layout.ROW, null, pile.size(), shown);
  }

  /**
   * The bag is no secret: what goes in at the start is laid down by N2.8, every token drawn or
   * added is seen (N3.14, N10.3, N10.6), and the supply lies open, so that what is neither there
   * nor beside a figure is in the bag.
   */
  private Widget bag() {
    Bag bag = s.creatures().bag();
    List<Widget.Population> kinds = new ArrayList<>();
    for (int token = 0; token < bag.kinds(); token++) {
      if (bag.count(token) == 0) continue;
      IntruderToken entry = s.kit().content().intruderTokens().at(token);
      int dark = s.kit().darkNumber(token);
      boolean twoNumbers = dark != entry.number();
      Label label =
          Label.of(entry.id(), s.kit().tokenName(token))
              .explained(Text.of(twoNumbers ? "glossary.token-of-two" : "glossary.token"));
      if (twoNumbers) label = label.numbered(entry.number() + "/" + dark);
      else if (entry.number() != 0) label = label.numbered(entry.number());
      Seat whose = s.crew().playing(s.kit().tokenCharacter(token));
      if (whose != null) label = label.styled(entry.type().id() + ".cube-" + whose.index());
      kinds.add(new Widget.Population(label, bag.count(token)));
    }
    Label label = Label.of("bag", Text.of("bag.intruders")).explained(Text.of("glossary.bag"));
    return new Widget.Bag(label, bag.total(), kinds);
  }
}

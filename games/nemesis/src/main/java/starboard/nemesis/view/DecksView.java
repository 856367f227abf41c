package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.SpeciesView;
import starboard.nemesis.Widgets;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.Spelling;

/** The decks that belong to nobody, and the cards that are being carried out. */
final class DecksView {

  private final Nemesis s;
  private final Viewer viewer;
  private final CardViews cards;
  private final SpeciesView species;

  DecksView(Nemesis s, Viewer viewer, CardViews cards, SpeciesView species) {
    this.species = species;
    this.s = s;
    this.viewer = viewer;
    this.cards = cards;
  }

  Widget decks() {
    List<Widget> decks = new ArrayList<>();
    decks.add(eventDeck());
    discards("event-discard", s.intruderDecks().eventDiscard(), decks);
    decks.add(cards.deck(label("attack-deck"), null, s.intruderDecks().attackDeck()));
    discards("attack-discard", s.intruderDecks().attackDiscard(), decks);
    species.decks(decks);
    for (ItemDeck deck : ItemDeck.values()) {
      decks.add(deck == ItemDeck.BLUE ? crafted() : items(deck));
      discards("items-discard-" + Spelling.of(deck), s.itemDecks().itemDiscard(deck), decks);
    }
    decks.add(cards.deck(label("wound-deck"), null, s.crew().woundDeck()));
    discards("wound-discard", s.crew().woundDiscard(), decks);
    decks.add(cards.deck(label("contamination-deck"), null, s.cards().contaminationDeck()));
    return new Widget.Mat(Label.of("decks", Text.of("mat.decks")), null, decks);
  }

  /** An event card one has looked at is named by its kind: there is one of each. */
  private Widget eventDeck() {
    return cards.deck(
        label("event-deck"),
        null,
        s.intruderDecks().eventDeck(),
        n -> Widgets.event(s.kit().event(n)));
  }

  private Widget items(ItemDeck deck) {
    Label label = Label.of(Widgets.deck(deck), Text.of("zone." + Widgets.deck(deck)));
    return cards.deck(
        label.explained(Text.of("glossary.items-deck")), null, s.itemDecks().itemDeck(deck));
  }

  /** N2.9 The crafted items lie open. */
  private Widget crafted() {
    Pile pile = s.itemDecks().itemDeck(ItemDeck.BLUE);
    String id = Widgets.deck(ItemDeck.BLUE);
    CardViews.Ids ids = number -> Widgets.crafted(s.kit().item(s.kit().itemOf(number)));
    Label label = Label.of(id, Text.of("zone." + id)).explained(Text.of("glossary.crafting"));
    return CardViews.zone(
        label, Widget.Layout.ROW, null, pile.size(), cards.kinds(pile, false, ids, null));
  }

  private void discards(String id, Pile pile, List<Widget> decks) {
    if (!pile.isEmpty()) decks.add(cards.faceUp(label(id), null, pile));
  }

  private static Label label(String id) {
    return Label.of(id, Text.of("zone." + id));
  }

  /** Cards that are being carried out lie open for all. */
  void resolving(List<Widget> widgets) {
    species.resolving(widgets);
    Pile pile = s.intruderDecks().resolving();
    if (pile.isEmpty()) return;
    List<Widget.Card> shown = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      if (viewer.sees(pile.at(i))) shown.add(cards.face("resolving." + (i + 1), pile.at(i), true));
    }
    Label label = label("resolving");
    widgets.add(CardViews.zone(label, Widget.Layout.ROW, null, pile.size(), shown));
  }
}

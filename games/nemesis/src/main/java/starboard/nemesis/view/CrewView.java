package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.codec.Codec;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.PlaceView;
import starboard.nemesis.SpeciesView;
import starboard.nemesis.Widgets;
import starboard.nemesis.content.Stock;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.Spelling;

/** What lies before the players, as one viewer sees it. */
final class CrewView {

  private static final List<String> KINDS =
      List.of(
          "tokens",
          "dressed",
          "hand",
          "own-deck",
          "own-discard",
          "items",
          "locked",
          "finds",
          "tray");

  /** Where things lie before each seat, labelled once. */
  private static final Map<String, List<Label>> ZONES = Collections.unmodifiableMap(zones());

  private final Nemesis s;
  private final Viewer viewer;
  private final CardViews cards;
  private final PlaceView place;
  private final SpeciesView species;

  CrewView(Nemesis s, Viewer viewer, CardViews cards, PlaceView place, SpeciesView species) {
    this.species = species;
    this.place = place;
    this.s = s;
    this.viewer = viewer;
    this.cards = cards;
  }

  static CharacterBoard character(Nemesis s, Seat seat) {
    return s.kit().content().characters().at(s.crew().characterOf(seat));
  }

  Widget mat(Seat seat) {
    List<Widget> content = new ArrayList<>();
    tokens(seat, content);
    if (s.crew().characterOf(seat) == Nemesis.NONE) {
      content.add(new GoalsView(s, viewer, cards).objectives(seat));
      return new Widget.Mat(label(seat), seat, content);
    }
    wounds(seat, content);
    species.mat(seat, content);
    content.add(hand(seat));
    content.add(cards.deck(zone("own-deck", seat), seat, s.cards().deck(seat)));
    content.add(cards.faceUp(zone("own-discard", seat), seat, s.cards().discard(seat)));
    content.add(held(seat));
    content.add(items(seat));
    locked(seat, content);
    finds(seat, content);
    tray(seat, content);
    new GoalsView(s, viewer, cards).add(seat, content);
    if (viewer.is(seat) && s.crew().isInPlay(seat)) content.addAll(actions(seat));
    return new Widget.Mat(label(seat), seat, standing(seat), content);
  }

  private List<Widget> actions(Seat seat) {
    List<Object> from = List.of(Codec.held(s.interior()), s.crew().roomOf(seat));
    return viewer.drawn("actions-" + seat.index(), from, () -> new ActionsView(s).of(seat));
  }

  private Label label(Seat seat) {
    Label label = Label.of(Widgets.mat(seat), Text.of("mat.player", seat)).styled("mat");
    return s.crew().characterOf(seat) == Nemesis.NONE
        ? label
        : label
            .subtitled(Text.of("character." + character(s, seat).id()))
            .explained(s.rules().faces().character(s.crew().characterOf(seat)));
  }

  private static Label zone(String kind, Seat seat) {
    return Objects.requireNonNull(ZONES.get(kind)).get(seat.index());
  }

  private static Map<String, List<Label>> zones() {
    Map<String, List<Label>> zones = new LinkedHashMap<>();
    for (String kind : KINDS) {
      List<Label> labels = new ArrayList<>();
      for (int seat = 0; seat < Seat.MOST; seat++) {
        labels.add(
            Label.of(kind + "-" + seat, Text.of("zone." + kind))
                .explained(Text.of("glossary." + kind))
                .styled(kind));
      }
      zones.put(kind, labels);
    }
    return zones;
  }

  /** The room and whether Intruders are there too; or what became of the Character. */
  private List<Text> standing(Seat seat) {
    if (!s.crew().isInRoom(seat)) {
      return List.of(s.crew().isDead(seat) ? Text.of("status.dead") : place.whereabouts(seat));
    }
    Text room = s.interior().named(s.crew().roomOf(seat));
    return s.crew().isInCombat(seat) ? List.of(room, Text.of("status.combat")) : List.of(room);
  }

  // Markers and wounds

  private void tokens(Seat seat, List<Widget> content) {
    List<Widget.Card> tokens = new ArrayList<>();
    tokens.add(helpCard(seat));
    if (s.clock().round() > 0 && s.clock().firstPlayer() == seat)
      tokens.add(token(seat, "first-player"));
    if (s.crew().hasPassed(seat)) tokens.add(token(seat, "passed"));
    for (String condition : s.rules().species().conditions(s, seat)) {
      tokens.add(token(seat, condition));
    }
    if (s.crew().hasSentSignal(seat)) tokens.add(token(seat, "signal"));
    if (s.opposition().isIntruderPlayer(seat)) tokens.add(token(seat, "intruder-player"));
    Label label = zone("tokens", seat);
    content.add(CardViews.zone(label, Widget.Layout.ROW, seat, tokens.size(), tokens));
  }

  /** N2.11 */
  private Widget.Card helpCard(Seat seat) {
    Label label =
        Label.of(
                "help-card-" + seat.index(),
                Text.of("token.help-card", s.briefing().playerNumber(seat)))
            .explained(Text.of("glossary.help-card"))
            .styled("help-card");
    return new Widget.Card(label, true, List.of(), List.of());
  }

  private static Widget.Card token(Seat seat, String what) {
    Label label =
        Label.of(what + "-" + seat.index(), Text.of("token." + what))
            .explained(Text.of("glossary." + what))
            .styled(what);
    return new Widget.Card(label, true, List.of(), List.of());
  }

  private void wounds(Seat seat, List<Widget> content) {
    int most = s.kit().content().setup().lightWoundTrack();
    int lightWounds = s.crew().lightWounds(seat);
    Label light =
        Label.of("light-wounds-" + seat.index(), Text.of("counter.light-wounds-of", most))
            .subtitled(Text.of("count.of", lightWounds, most))
            .explained(Text.of("glossary.light-wounds"))
            .styled("light-wound");
    content.add(Widget.Counter.of(light, lightWounds));
    CardViews.Ids open = number -> Widgets.wound(seat, s.kit().wound(number).id(), false);
    content.add(row(seriousWounds(seat), seat, s.crew().wounds(seat), open));
    if (!s.crew().dressed(seat).isEmpty()) {
      CardViews.Ids ids = number -> Widgets.wound(seat, s.kit().wound(number).id(), true);
      content.add(row(zone("dressed", seat), seat, s.crew().dressed(seat), ids));
    }
  }

  /** N16.3 How many of those that can be borne, dressed ones included. */
  private Label seriousWounds(Seat seat) {
    int limit = s.kit().content().setup().seriousWoundsSurvived();
    int wounds = s.crew().seriousWounds(seat);
    return Label.of("wounds-" + seat.index(), Text.of("zone.wounds-of", wounds, limit))
        .subtitled(Text.of("count.of", wounds, limit))
        .explained(Text.of("glossary.wounds"))
        .styled("wounds");
  }

  private Widget.Zone row(Label label, Seat seat, Pile pile, CardViews.Ids ids) {
    List<Widget.Card> shown = cards.kinds(pile, true, ids, null);
    return CardViews.zone(label, Widget.Layout.ROW, seat, pile.size(), shown);
  }

  // Cards

  /**
   * The owner sees action cards, and contamination that cannot be read until a scan; others see
   * backs that tell nothing, and the cards they know (N15.3).
   */
  private Widget.Zone hand(Seat seat) {
    Pile hand = s.cards().hand(seat);
    List<Object> from = List.of(hand, s.crew().characterOf(seat));
    return viewer.drawn(Widgets.hand(seat), from, () -> hand(seat, hand));
  }

  private Widget.Zone hand(Seat seat, Pile hand) {
    CardViews.Ids ids =
        number ->
            s.kit().isContamination(number)
                ? scanned(seat, number)
                : Widgets.handCard(s, seat, s.kit().cardOf(number));
    CardViews.Ids unscanned = _ -> Widgets.contamination(seat, false);
    List<Widget.Card> shown = cards.kinds(hand, true, ids, viewer.is(seat) ? unscanned : null);
    if (!viewer.is(seat)) {
      Stock actions = s.kit().box().actions(s.crew().characterOf(seat));
      int unseen = hand.size() - shown.size();
      CardViews.handCards(Widgets.hand(seat) + "-back", actions, unseen, shown);
    }
    return CardViews.zone(zone("hand", seat), Widget.Layout.HAND, seat, hand.size(), shown);
  }

  private String scanned(Seat seat, int number) {
    return s.kit().isInfected(number)
        ? Widgets.contamination(seat, true)
        : Widgets.cleanContamination(seat);
  }

  // Things

  /** N18.1 Heavy items and objects in the hand slots, seen by all. */
  private Widget.Zone held(Seat seat) {
    List<Widget.Card> shown = new ArrayList<>();
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      shown.add(cards.face(Widgets.held(seat, i), held.at(i), true, badges(held.number(i))));
    }
    List<String> used = new ArrayList<>();
    for (int object = 0; object < s.objects().objectCount(); object++) {
      if (!s.objects().carries(seat, object)) continue;
      ObjectKind kind = s.objects().objectKind(object);
      String id = CardViews.free(Widgets.carried(seat, kind), used);
      shown.add(new Widget.Card(BoardView.object(id, kind), true, List.of(), List.of()));
    }
    Label label =
        Label.of(
                "held-" + seat.index(),
                Text.of("zone.held", s.belongings().slotsUsed(seat), s.handSlots(seat)))
            .explained(Text.of("glossary.held"))
            .styled("held");
    return CardViews.zone(label, Widget.Layout.ROW, seat, shown.size(), shown);
  }

  private List<Widget.Badge> badges(int number) {
    List<Widget.Badge> badges = new ArrayList<>();
    int weapon = s.kit().weaponOf(number);
    if (weapon != Nemesis.NONE) {
      Text ammo =
          Text.of("badge.ammo", s.belongings().ammo(weapon), s.belongings().capacity(weapon));
      badges.add(new Widget.Badge("ammo", ammo));
      for (int i = 0; i < s.belongings().attached().size(); i++) {
        if (s.belongings().attachedTo(i) != weapon) continue;
        Text name = s.kit().name(s.belongings().attached().number(i));
        badges.add(new Widget.Badge("attached", Text.of("badge.attached", Arg.of(name))));
      }
    }
    if (s.belongings().isTaped(number))
      badges.add(new Widget.Badge("taped", Text.of("badge.taped")));
    return badges;
  }

  /** N18.1 The face is the owner's secret, the deck it comes from is not. */
  private Widget.Zone items(Seat seat) {
    Pile pile = s.belongings().inventory(seat);
    return viewer.drawn("items-" + seat.index(), pile, () -> items(seat, pile));
  }

  private Widget.Zone items(Seat seat, Pile pile) {
    CardViews.Ids ids = number -> Widgets.item(s, seat, s.kit().itemOf(number));
    List<Widget.Card> shown = cards.kinds(pile, true, ids, backs("items", seat));
    return CardViews.zone(zone("items", seat), Widget.Layout.ROW, seat, pile.size(), shown);
  }

  private CardViews.Ids backs(String zone, Seat seat) {
    return number -> {
      ItemDeck deck = s.kit().deckOf(number);
      return zone + "-" + seat.index() + "-back-" + (deck == null ? "own" : Spelling.of(deck));
    };
  }

  /** N2.14 */
  private void locked(Seat seat, List<Widget> content) {
    if (s.belongings().locked(seat).isEmpty()) return;
    CardViews.Ids ids = number -> Widgets.locked(s, seat, s.kit().itemOf(number));
    List<Widget.Card> shown = cards.kinds(s.belongings().locked(seat), viewer.is(seat), ids, null);
    content.add(CardViews.zone(zone("locked", seat), Widget.Layout.ROW, seat, shown.size(), shown));
  }

  /** N18.15 What has been drawn to choose from. */
  private void finds(Seat seat, List<Widget> content) {
    Pile pile = s.itemDecks().finds(seat);
    if (pile.isEmpty()) return;
    CardViews.Ids ids = number -> Widgets.find(s, seat, s.kit().itemOf(number));
    List<Widget.Card> shown = cards.kinds(pile, true, ids, backs("finds", seat));
    content.add(CardViews.zone(zone("finds", seat), Widget.Layout.ROW, seat, pile.size(), shown));
  }

  /** N18.12 What is offered in trade: its taker sees it, onlookers see backs. */
  private void tray(Seat seat, List<Widget> content) {
    if (!s.belongings().hasOffered(seat)) return;
    Pile pile = s.belongings().tray(seat);
    CardViews.Ids ids =
        number -> "tray-" + seat.index() + "-" + s.kit().item(s.kit().itemOf(number)).id();
    List<Widget.Card> shown = cards.kinds(pile, true, ids, backs("tray", seat));
    List<String> used = new ArrayList<>();
    for (int object = 0; object < s.objects().objectCount(); object++) {
      if (!s.objects().isOnTray(seat, object)) continue;
      ObjectKind kind = s.objects().objectKind(object);
      String id = CardViews.free("tray-" + seat.index() + "-" + kind.id(), used);
      shown.add(new Widget.Card(BoardView.object(id, kind), true, List.of(), List.of()));
    }
    content.add(CardViews.zone(zone("tray", seat), Widget.Layout.ROW, seat, shown.size(), shown));
  }

  /** N2.13 The draft cards on offer. */
  void offered(List<Widget> widgets) {
    Pile offered = s.briefing().offered();
    if (offered.isEmpty()) return;
    List<Widget.Card> shown = new ArrayList<>();
    for (int i = 0; i < offered.size(); i++) {
      int entry = s.kit().box().entry(Thing.number(offered.at(i)));
      String id = "character-" + s.kit().content().characters().at(entry).id();
      shown.add(cards.face(id, offered.at(i), true));
    }
    Label label = Label.of("offered", Text.of("zone.offered")).explained(Text.of("glossary.draft"));
    widgets.add(CardViews.zone(label, Widget.Layout.ROW, null, shown.size(), shown));
  }
}

package starboard.clank.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Faction;
import starboard.clank.content.Item;
import starboard.clank.content.ReserveEnemy;
import starboard.clank.content.Secret;
import starboard.clank.words.Texts;
import starboard.clank.words.Widgets;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.catalogue.Source;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** Piles of cards and tokens as widgets. */
final class Zones {

  private static final Content CONTENT = Content.BOX;
  private static final List<List<Widget.Part>> CARD_PARTS =
      CONTENT.cards().entries().stream().map(Zones::parts).toList();
  private static final List<List<Widget.Part>> SECRET_PARTS =
      CONTENT.secrets().entries().stream().map(Zones::parts).toList();

  private Zones() {}

  /** How many lie there, and the faces the viewer has seen; equal ones are counted up. */
  static Widget of(
      Viewer viewer, String id, Text name, Widget.Layout layout, @Nullable Seat owner, Pile pile) {
    return viewer.drawn(
        id,
        pile,
        () ->
            new Widget.Zone(
                Label.of(id, name).styled(owner == null ? id : id.substring(0, id.indexOf('-'))),
                layout,
                owner,
                pile.size(),
                cards(viewer, id, layout, pile, _ -> List.of())));
  }

  /** The adventure row, with what the viewer can pay for. */
  static Widget row(Viewer viewer, Badges badges, Pile row) {
    List<Widget.Card> cards = cards(viewer, "row", Widget.Layout.ROW, row, badges::of);
    Label label = Label.of("row", Text.of("zone.row")).explained(Text.of("zone.row.about"));
    return new Widget.Zone(label.styled("row"), Widget.Layout.ROW, null, row.size(), cards);
  }

  private static List<Widget.Card> cards(
      Viewer viewer,
      String id,
      Widget.Layout layout,
      Pile pile,
      Function<Card, List<Widget.Badge>> badges) {
    List<Widget.Card> cards = new ArrayList<>();
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) if (viewer.sees(pile.at(i))) order.add(i);
    if (layout == Widget.Layout.HAND || layout == Widget.Layout.PILE) {
      order.sort((a, b) -> Integer.compare(kind(pile, a), kind(pile, b)));
    }
    for (int i = 0; i < order.size(); i++) {
      int copy = 1;
      for (int j = 0; j < i; j++) if (kind(pile, order.get(j)) == kind(pile, order.get(i))) copy++;
      cards.add(card(id, pile.at(order.get(i)), copy, badges));
    }
    return cards;
  }

  private static int kind(Pile pile, int position) {
    return Box.kindOf(pile.number(position));
  }

  private static Widget.Card card(
      String zone, int thing, int copy, Function<Card, List<Widget.Badge>> badges) {
    int number = Thing.number(thing);
    int kind = Box.kindOf(number);
    String name = Box.isCard(number) ? CONTENT.card(kind).id() : CONTENT.secret(kind).id();
    String id = zone + "." + name + (copy == 1 ? "" : "." + copy);
    Label label = Label.of(id, Texts.component(number)).knownTo(Thing.seenBy(thing)).styled(name);
    return Box.isCard(number)
        ? new Widget.Card(label, true, CARD_PARTS.get(kind), badges.apply(CONTENT.card(kind)))
        : new Widget.Card(label, true, SECRET_PARTS.get(kind), List.of());
  }

  /** A pile of the reserve: its card and how many are left. */
  static Widget.Card reserveCard(int kind, int left, Badges badges) {
    List<Widget.Part> parts = new ArrayList<>(CARD_PARTS.get(kind));
    parts.add(new Widget.Part("left", Text.of("part.left", left)));
    String id = CONTENT.card(kind).id();
    Label label = Label.of("reserve." + id, Texts.card(kind)).styled(id);
    return new Widget.Card(label, true, parts, badges.of(CONTENT.card(kind)));
  }

  static Widget.Card enemy(ReserveEnemy.Side side, Badges badges) {
    List<Widget.Part> parts = new ArrayList<>();
    parts.add(
        new Widget.Part(
            "cost", Text.of("cost.swords", side.cost().swords()), side.cost().swords()));
    parts.add(new Widget.Part("text", Texts.reward(side.reward())));
    addSource(CONTENT.reserve().enemy().source(), parts);
    Label label = Label.of(Widgets.reserveEnemy(side), Texts.enemy(side)).styled(side.id());
    return new Widget.Card(label, true, parts, badges.forSwords(side.cost().swords()));
  }

  static Widget.Card item(String id, int item, int left, Badges badges) {
    Item entry = CONTENT.items().at(item);
    List<Widget.Part> parts =
        List.of(
            new Widget.Part("cost", Text.of("cost.credits", entry.price()), entry.price()),
            new Widget.Part("text", Text.of("item-text." + entry.id())),
            new Widget.Part("vp", Text.of("part.vp", entry.vp())),
            new Widget.Part("left", Text.of("part.left", left)));
    Label label = Label.of(id, Texts.item(item)).styled(entry.id());
    return new Widget.Card(label, true, parts, badges.of(item));
  }

  private static List<Widget.Part> parts(Card card) {
    List<Widget.Part> parts = new ArrayList<>();
    if (card.skill() > 0)
      parts.add(new Widget.Part("cost", Text.of("cost.skill", card.skill()), card.skill()));
    if (card.swords() > 0) {
      parts.add(new Widget.Part("cost", Text.of("cost.swords", card.swords()), card.swords()));
    }
    Faction faction = card.faction();
    if (faction != null) parts.add(new Widget.Part("faction", Texts.faction(faction)));
    for (Text text : Texts.of(card)) parts.add(new Widget.Part("text", text));
    if (card.attack()) parts.add(new Widget.Part("attack", Text.of("part.attack")));
    if (card.vp() != 0) parts.add(new Widget.Part("vp", Text.of("part.vp", card.vp())));
    addSource(card.source(), parts);
    return List.copyOf(parts);
  }

  private static List<Widget.Part> parts(Secret secret) {
    List<Widget.Part> parts = new ArrayList<>();
    parts.add(new Widget.Part("use", Text.of("use." + word(secret.use()))));
    Text does = Texts.of(secret);
    if (does != null) parts.add(new Widget.Part("text", does));
    if (secret.vp() != 0) parts.add(new Widget.Part("vp", Text.of("part.vp", secret.vp())));
    Secret.PerCrystal per = secret.vpPer();
    if (per != null) {
      parts.add(new Widget.Part("vp", Text.of("part.vp-per-crystal", per.crystal())));
    }
    return List.copyOf(parts);
  }

  /** What is not wholly from the rulebook says so. */
  private static void addSource(Source source, List<Widget.Part> parts) {
    if (source != Source.SEED) {
      parts.add(new Widget.Part("source", Text.of("source." + word(source))));
    }
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

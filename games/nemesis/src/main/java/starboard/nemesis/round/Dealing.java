package starboard.nemesis.round;

import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Species;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.Stock;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.piece.ObjectEntry;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.TileKind;

/** N2 Set-up: board, creatures, decks, player numbers, objectives, then the Characters. */
public record Dealing() implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    lay(s);
    for (int number = 1; number <= s.players(); number++)
      s.then(new Draft(s.briefing().numbered(number)));
    s.then(new DraftEnds(), new Rounds.Round());
  }

  /** Everything before Characters are chosen. */
  static void lay(Nemesis s) {
    layBoard(s);
    layCreatures(s);
    layDecks(s);
    s.rules().place().setUp(s);
    s.rules().species().fillBag(s);
    s.announce("event.bag-filled", s.creatures().bag().total());
    s.clock().setTime(s.kit().content().setup().timeMarkerIndex());
    dealHelpCards(s);
    s.rules().mode().dealObjectives(s);
    s.briefing().layDrafts(s.cards().fromBox(drafted(s)));
  }

  /** N2.13 The draft cards that are in the game. */
  private static Pile drafted(Nemesis s) {
    Pile all = s.kit().box().draftCards().pile();
    Pile drafted = Pile.EMPTY;
    for (int i = 0; i < all.size(); i++) {
      int character = s.kit().box().entry(all.number(i));
      if (s.rules().place().isDrafted(character)) drafted = drafted.with(all.at(i));
    }
    return drafted;
  }

  /** N2.1-N2.3 */
  private static void layBoard(Nemesis s) {
    Box box = s.kit().box();
    Pile ones = s.shuffled(Chance.SETUP, s.cards().fromBox(hidden(s, box.tilesOne())));
    Pile twos = s.shuffled(Chance.SETUP, s.cards().fromBox(hidden(s, box.tilesTwo())));
    Pile tokens = s.shuffled(Chance.SETUP, s.cards().fromBox(box.explorationTokens().pile()));
    Pile surface = s.shuffled(Chance.SETUP, s.cards().fromBox(box.surfaceTokens()));
    Pile tiles = Pile.EMPTY;
    Pile on = Pile.EMPTY;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (s.kit().tilePosition(room) == Nemesis.NONE) continue;
      switch (s.kit().kind(room)) {
        case ONE -> {
          tiles = tiles.with(ones.top());
          ones = ones.withoutTop();
        }
        case TWO -> {
          tiles = tiles.with(twos.top());
          twos = twos.withoutTop();
        }
        case SPECIAL_TILE -> {
          int tile = box.first(Family.ROOM, s.kit().openTile(room));
          tiles = tiles.with(s.cards().fromBox(Pile.of(tile)));
        }
        case SPECIAL -> {}
      }
      boolean outside = s.rules().place().isSurface(room);
      on = on.with(outside ? surface.top() : tokens.top());
      if (outside) surface = surface.withoutTop();
      else tokens = tokens.withoutTop();
    }
    for (int left = s.kit().tokenRooms(); left != 0; left &= left - 1) {
      boolean outside = s.rules().place().isSurface(Integer.numberOfTrailingZeros(left));
      on = on.with(outside ? surface.top() : tokens.top());
      if (outside) surface = surface.withoutTop();
      else tokens = tokens.withoutTop();
    }
    s.interior().layBoard(tiles, on);
    s.cards().intoBox(ones);
    s.cards().intoBox(twos);
    s.cards().intoBox(tokens);
    s.cards().intoBox(surface);
    for (ObjectEntry object : s.kit().content().objects()) {
      RoomId start = object.startRoom();
      if (start != null) s.objects().lay(object.kind(), null, s.interior().roomOf(start.index()));
    }
  }

  /** Those of a stock of tiles that no place of the board shows face up (N26.5). */
  public static Pile hidden(Nemesis s, Stock stock) {
    Pile pile = stock.pile();
    for (int room = 0; room < s.board().rooms(); room++) {
      if (s.kit().kind(room) != TileKind.SPECIAL_TILE) continue;
      int position = pile.find(s.kit().box().first(Family.ROOM, s.kit().openTile(room)));
      if (position >= 0) pile = pile.without(position);
    }
    return pile;
  }

  /** N2.7, N2.9 */
  private static void layCreatures(Nemesis s) {
    Species species = s.rules().species();
    int slots = s.kit().content().setup().weaknessesUsed();
    Pile weaknesses =
        s.shuffled(Chance.SETUP, s.cards().fromBox(species.weaknesses(s.kit()).pile()));
    s.intruderDecks()
        .layIntruderDecks(
            s.cards().fromBox(species.attacks(s.kit()).pile()),
            s.cards().fromBox(s.rules().events().pile()),
            weaknesses.top(slots));
    for (int slot = 0; slot < species.weaknessesKnown(); slot++) s.intruderDecks().discover(slot);
    s.creatures().layEggs(s.kit().content().setup().eggsOnBoard());
    s.cards().intoBox(weaknesses.withoutTop(slots));
  }

  /** N2.9 */
  private static void layDecks(Nemesis s) {
    Box box = s.kit().box();
    s.cards().layContamination(s.cards().fromBox(box.contamination().pile()));
    s.crew().layWounds(s.cards().fromBox(box.wounds().pile()));
    for (ItemDeck deck : ItemDeck.values())
      s.itemDecks().layItems(deck, s.cards().fromBox(box.items(deck).pile()));
  }

  /** N2.11 The player numbers, 1 to as many as there are players, at random. */
  private static void dealHelpCards(Nemesis s) {
    int first = s.kit().box().helpCards().first();
    Pile cards = s.cards().fromBox(Pile.box(first, first + s.players() - 1));
    s.briefing().layHelpCards(s.shuffled(Chance.SETUP, cards));
  }

  /** N2.13 Two draft cards are shown, one is kept, the other shuffled back. */
  public record Draft(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.briefing().offerCharacters(seat);
      s.then(new ChooseCharacter(seat));
    }
  }

  /** N2.13 */
  public record ChooseCharacter(Seat seat) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int i = 0; i < s.briefing().offered().size(); i++) {
        out.add(Target.other(s.kit().box().entry(s.briefing().offered().number(i))));
      }
    }

    @Override
    public void answer(Nemesis s, Target character) {
      s.briefing().keepCharacter(seat, character.index());
      int playable = s.rules().place().playable(character.index());
      if (Integer.bitCount(playable) > 1) s.then(new ChooseTwin(seat, playable));
      else prepare(s, seat, Integer.numberOfTrailingZeros(playable));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.character");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.draft");
    }

    @Override
    public Option option(Nemesis s, Target character) {
      CharacterBoard board = s.kit().content().characters().at(character.index());
      String widget = "character-" + board.id();
      Text text = Text.of("do.character", Arg.of(Text.of("character." + board.id())));
      return Option.of("take:" + widget, text, widget)
          .explained(s.rules().faces().character(character.index()));
    }
  }

  /** L25.1 Which of those of the colour is played. */
  public record ChooseTwin(Seat seat, int playable) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = playable; left != 0; left &= left - 1) {
        out.add(Target.other(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target character) {
      s.briefing().playTwin(seat, character.index());
      prepare(s, seat, character.index());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.twin");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.draft");
    }

    /** No card lies on the table for it: both are of the colour that was kept. */
    @Override
    public Option option(Nemesis s, Target character) {
      String id = s.kit().content().characters().at(character.index()).id();
      return Option.of("play-" + id, Text.of("do.character", Arg.of(Text.of("character." + id))))
          .explained(s.rules().faces().character(character.index()));
    }
  }

  /** N2.14 Figure, deck, weapon with full ammo, quest items. */
  static void prepare(Nemesis s, Seat seat, int character) {
    BoxIndex kit = s.kit();
    CharacterBoard board = kit.content().characters().at(character);
    s.cards()
        .takeCharacter(
            seat,
            character,
            s.cards().fromBox(kit.box().actions(character).pile()),
            s.interior().roomOf(board.startRoom().index()));
    ItemId starting = board.startingItem();
    if (starting != null) equip(s, seat, s.cards().takeFromBox(starting.index()));
    List<ItemId> quests = board.questItems();
    for (ItemId quest : quests)
      s.belongings().lockQuestItem(seat, s.cards().takeFromBox(quest.index()));
    s.rules().place().prepared(s, seat);
  }

  /** N2.14 A weapon comes full; what is not heavy takes no hand (L3.6). */
  private static void equip(Nemesis s, Seat seat, int thing) {
    if (s.kit().item(s.kit().itemOf(Thing.number(thing))).heavy()) s.belongings().hold(seat, thing);
    else s.belongings().stow(seat, thing);
    int weapon = s.kit().weaponOf(Thing.number(thing));
    if (weapon != Nemesis.NONE) s.belongings().setAmmo(weapon, s.belongings().capacity(weapon));
  }

  /** N2.14, N2.15 What was not used leaves the game; player 1 is first player. */
  public record DraftEnds() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.briefing().removeDrafts();
      s.clock().setFirstPlayer(s.briefing().numbered(s.kit().content().setup().firstPlayer()));
      s.rules().species().drafted(s);
    }
  }
}

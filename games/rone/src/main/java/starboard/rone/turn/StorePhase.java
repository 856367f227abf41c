package starboard.rone.turn;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Dice;
import starboard.rone.Player;
import starboard.rone.Resources;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Colour;
import starboard.rone.effect.Decks;
import starboard.rone.effect.Hue;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Question;

/** R8.5 Phase 5: resources are stored, then the hand is scrapped and its pips stored. */
public record StorePhase(Seat seat) implements Step<Rone> {

  private static final int WILD = Colour.WILD.ordinal();

  @Override
  public void run(Rone s) {
    Player player = s.player(seat);
    player.enter(5);
    player.useDiscounts();
    for (int die = 0; die < Dice.DICE; die++) if (player.isFree(die)) player.takeResources(die);
    s.then(new Store(seat), new Gone(seat), new Scrap(seat));
  }

  /** A resource and its slot; none for no more. */
  public record Slot(int colour, boolean wild) implements Choice {
    public boolean isDone() {
      return colour < 0;
    }
  }

  private static final Slot DONE = new Slot(-1, false);
  private static final Slot[] OWN = new Slot[Colour.RESOURCES];
  private static final Slot[] AS_WILD = new Slot[Colour.RESOURCES];

  static {
    for (int i = 0; i < Colour.RESOURCES; i++) {
      OWN[i] = new Slot(i, false);
      AS_WILD[i] = new Slot(i, true);
    }
  }

  /** R3.5 Floating resources into slots, as many as one likes. */
  record Store(Seat seat) implements Question<Slot> {
    @Override
    public void options(Rone s, Choices<Slot> out) {
      Player player = s.player(seat);
      for (int colour = 0; colour < Colour.RESOURCES; colour++) {
        if (Resources.count(player.floating(), colour) == 0) continue;
        if (player.freeSlots(colour) > 0 && colour != WILD) out.add(OWN[colour]);
        if (player.freeSlots(WILD) > 0) out.add(AS_WILD[colour]);
      }
      if (out.size() > 0) out.add(DONE);
    }

    @Override
    public void answer(Rone s, Slot slot) {
      if (slot.isDone()) return;
      s.player(seat).store(slot.colour, slot.wild);
      s.then(this);
    }

    @Override
    public String key() {
      return "choose-store";
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.store");
    }

    @Override
    public Option option(Rone s, Slot slot) {
      if (slot.isDone()) return Option.of("done", Text.of("do.let-go"));
      String verb = slot.wild ? "store-as-wild" : "store";
      Text name = SymbolTexts.resource(slot.colour);
      return Option.of(verb + "-" + Hue.word(slot.colour), Text.of("do." + verb, Arg.of(name)));
    }

    /** Everything, in its own slots first. */
    @Override
    public List<Shortcut> shortcuts(Rone s) {
      Player player = s.player(seat);
      List<String> all = new ArrayList<>();
      int wild = player.freeSlots(WILD);
      for (int colour = 0; colour < Colour.RESOURCES; colour++) {
        int own = colour == WILD ? 0 : player.freeSlots(colour);
        for (int n = Resources.count(player.floating(), colour); n > 0; n--) {
          if (own-- > 0) all.add(option(s, OWN[colour]).id());
          else if (wild-- > 0) all.add(option(s, AS_WILD[colour]).id());
        }
      }
      if (all.isEmpty()) return List.of();
      return List.of(new Shortcut("store-all", Text.of("do.store-all"), all));
    }
  }

  /** R3.2 What is not stored is destroyed. */
  record Gone(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).loseFloating();
    }
  }

  /** R8.5 Hand cards in an order of one's choice; as many stay as may be kept (R6.8). */
  record Scrap(Seat seat) implements Question<Kind> {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Rone s, Choices<Kind> out) {
      Player player = s.player(seat);
      int left = player.unmarkedInHand();
      if (left == 0) return;
      for (int i = 0; i < player.hand().size(); i++) {
        int number = player.hand().number(i);
        if (!player.isMarked(number)) out.addOnce(Kind.of(Box.kindOf(number)));
      }
      if (left <= player.kept()) out.add(Kind.REST);
    }

    @Override
    public void answer(Rone s, Kind card) {
      if (card.isRest()) return;
      Player player = s.player(seat);
      int scrapped = player.scrapFromHand(card.kind());
      for (int colour = 0; colour < Colour.RESOURCES; colour++) {
        int pips = Resources.count(Box.cost(card.kind()), colour);
        if (pips > 0) player.gain(colour, pips);
      }
      Decks.scrappedFromHand(s, seat, scrapped);
      s.then(new Store(seat), new Gone(seat), this);
    }

    @Override
    public String key() {
      return "choose-scrapped";
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.scrap");
    }

    @Override
    public Option option(Rone s, Kind card) {
      return card.isRest()
          ? Option.of("keep", Text.of("do.keep"))
          : card.option("scrap", "hand-" + seat.index());
    }
  }
}

package starboard.rone.turn;

import starboard.kernel.box.Thing;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Cause;
import starboard.rone.Dice;
import starboard.rone.OpTexts;
import starboard.rone.Player;
import starboard.rone.Resources;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Colour;
import starboard.rone.content.Content;
import starboard.rone.content.Static;
import starboard.rone.content.StoredAction;
import starboard.rone.content.Trigger;
import starboard.rone.effect.AdditionalActions;
import starboard.rone.effect.Hue;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Passives;
import starboard.rone.effect.Place;
import starboard.rone.effect.Question;
import starboard.rone.effect.Resolving;

/** R8.4 Phase 4: one action after another. */
public record MainPhase(Seat seat) implements Question<Choice> {

  private static final int WILD = Colour.WILD.ordinal();

  /** What is done with dice. */
  public enum Deed {
    USE,
    REROLL
  }

  /** R8.4.1, R8.4.6 */
  public record WithDie(Deed deed, int die) implements Choice {}

  /** R8.4.2 */
  public record Convert(int one, int other) implements Choice {}

  /** Ends the phase. */
  public record EndPhase() implements Choice {}

  private static final EndPhase END = new EndPhase();
  private static final WithDie[] USE = new WithDie[Dice.DICE];
  private static final WithDie[] REROLL = new WithDie[Dice.DICE];
  private static final Convert[] CONVERT = new Convert[Dice.DICE * Dice.DICE];

  static {
    for (int i = 0; i < Dice.DICE; i++) {
      USE[i] = new WithDie(Deed.USE, i);
      REROLL[i] = new WithDie(Deed.REROLL, i);
      for (int j = 0; j < Dice.DICE; j++) CONVERT[i * Dice.DICE + j] = new Convert(i, j);
    }
  }

  /** The phase begins. */
  record Phase(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).enter(4);
      s.then(new MainPhase(seat));
    }
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public boolean deliberate() {
    return true;
  }

  @Override
  public void options(Rone s, Choices<Choice> out) {
    Player player = s.player(seat);
    boolean rerolls = !s.forbids(Static.FORBID_REROLL);
    for (int die = 0; die < Dice.DICE; die++) {
      if (!player.isFree(die)) continue;
      out.add(USE[die]);
      if (player.rerolls() > 0 && rerolls) out.add(REROLL[die]);
      else if (out.explains()) {
        out.refuse(
            REROLL[die], Text.of(rerolls ? "refused.no-reroll" : "refused.forbidden-reroll"));
      }
      for (int other = die + 1; other < Dice.DICE; other++) {
        if (player.isFree(other)) out.add(CONVERT[die * Dice.DICE + other]);
      }
    }
    cards(player, out);
    abilities(player, !s.forbids(Static.FORBID_ACTIVE_ABILITIES), out);
    boolean pairs = !s.forbids(Static.FORBID_STORED_ACTIONS);
    for (int colour = 0; colour < Colour.RESOURCES; colour++) {
      if (Resources.count(player.stored(), colour) < 2) continue;
      if (pairs) out.add(Hue.of(colour));
      else if (out.explains()) out.refuse(Hue.of(colour), Text.of("refused.forbidden-pairs"));
    }
    Tokens.list(s, seat, true, out);
    AdditionalActions.list(s, seat, out);
    out.add(END);
  }

  private static void abilities(Player player, boolean allowed, Choices<Choice> out) {
    for (int i = 0; i < player.base().size(); i++) {
      if (!Box.has(Box.kindOf(player.base().number(i)), Trigger.ACTIVE)) continue;
      if (allowed && !player.isExhausted(i)) out.add(Place.of(i));
      else if (out.explains()) {
        String reason = allowed ? "refused.exhausted" : "refused.forbidden-abilities";
        out.refuse(Place.of(i), Text.of(reason));
      }
    }
  }

  private static void cards(Player player, Choices<Choice> out) {
    for (int i = 0; i < player.hand().size(); i++) {
      int kind = Box.kindOf(player.hand().number(i));
      if (Player.find(player.hand(), kind) < i) continue;
      long price = Resources.reduced(Box.cost(kind), player.discounts());
      if (Resources.pays(player.floating(), price)) out.add(Kind.of(kind));
      else if (out.explains()) out.refuse(Kind.of(kind), cannotPay(player, price));
    }
  }

  private static Text cannotPay(Player player, long price) {
    Text missing = SymbolTexts.resources(Resources.missing(player.floating(), price));
    return Text.of("refused.cannot-pay", Arg.of(missing));
  }

  @Override
  public void answer(Rone s, Choice choice) {
    Player player = s.player(seat);
    switch (choice) {
      case WithDie with when with.deed == Deed.USE -> player.takeResources(with.die);
      case WithDie with -> {
        player.payReroll();
        player.reroll(with.die, seat);
      }
      case Convert convert -> {
        player.convert(convert.one);
        player.convert(convert.other);
        s.then(new Converted(seat));
      }
      case Kind card -> play(s, player, card.kind());
      case Place place -> activate(s, player, place.position());
      case Hue pair -> spend(s, player, pair.colour());
      case AdditionalActions.Use use -> AdditionalActions.use(s, seat, use);
      case EndPhase _ -> {
        return;
      }
      default -> Tokens.spend(s, seat, choice);
    }
    s.then(this);
  }

  /** R8.4.3 */
  private void play(Rone s, Player player, int kind) {
    long price = Resources.reduced(Box.cost(kind), player.discounts());
    player.useDiscounts();
    player.pay(Resources.coloured(price));
    int wild = Resources.count(price, WILD);
    int card = Thing.number(player.play(kind));
    if (wild > 0) s.then(new Paying(seat, wild));
    Resolving.then(
        s, new Cause(seat, Box.name(kind).key(), card), Box.effects(kind, Trigger.ON_PLAY));
    s.then(new Played(seat, kind));
  }

  /** R5.2 */
  private void activate(Rone s, Player player, int position) {
    int kind = Box.kindOf(player.base().number(position));
    player.exhaust(position);
    Cause cause = new Cause(seat, Box.name(kind).key(), Cause.NO_CARD);
    Resolving.then(s, cause, Box.effects(kind, Trigger.ACTIVE));
  }

  /** R8.6 */
  private void spend(Rone s, Player player, int colour) {
    player.spendPair(colour);
    StoredAction action = stored(colour);
    Cause cause = new Cause(seat, "action." + action.id(), Cause.NO_CARD);
    Resolving.then(s, cause, action.effects());
    Passives.setOff(s, seat, Trigger.WHEN_USE_STORED, null);
  }

  static StoredAction stored(int colour) {
    return Content.BOX.playerBoard().storedResourceActions().at(colour);
  }

  /** A card has been played and its effects have resolved. */
  record Played(Seat seat, int kind) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Passives.setOff(s, seat, Trigger.WHEN_PLAY_FACTION, Box.recruit(kind).faction());
    }
  }

  /** R3.3 Which resource pays a wild pip. */
  record Paying(Seat seat, int left) implements Question<Hue> {
    @Override
    public void options(Rone s, Choices<Hue> out) {
      Player player = s.player(seat);
      for (int colour = 0; colour < Colour.RESOURCES; colour++) {
        if (Resources.count(player.floating(), colour) > 0) out.add(Hue.of(colour));
      }
    }

    @Override
    public void answer(Rone s, Hue hue) {
      s.player(seat).pay(Resources.one(hue.colour()));
      if (left > 1) s.then(new Paying(seat, left - 1));
    }

    @Override
    public String key() {
      return "choose-payment";
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.main");
    }

    @Override
    public Option option(Rone s, Hue hue) {
      return hue.option("pay");
    }
  }

  /** R8.4.2 Which resource two dice become. */
  record Converted(Seat seat) implements Question<Hue> {
    @Override
    public void options(Rone s, Choices<Hue> out) {
      for (int colour = 0; colour < Colour.RESOURCES; colour++) out.add(Hue.of(colour));
    }

    @Override
    public void answer(Rone s, Hue hue) {
      s.player(seat).gain(hue.colour(), 1);
      Passives.setOff(s, seat, Trigger.WHEN_CONVERT_DICE, null);
    }

    @Override
    public String key() {
      return "choose-converted";
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.main");
    }

    @Override
    public Option option(Rone s, Hue hue) {
      return hue.option("take");
    }
  }

  @Override
  public String key() {
    return "choose-action";
  }

  @Override
  public Text source(Rone s) {
    return Text.of("rule.main");
  }

  private String die(int die) {
    return "die-" + seat.index() + "-" + (die + 1);
  }

  @Override
  public Option option(Rone s, Choice choice) {
    Player player = s.player(seat);
    return switch (choice) {
      case WithDie(Deed deed, int die) -> {
        String verb = deed == Deed.USE ? "use" : "reroll";
        Text face = SymbolTexts.face(player.die(die), player.face(die));
        Text text = Text.of("do." + verb, Arg.of(die + 1), Arg.of(face));
        Text member = Text.of("member.die", Arg.of(die + 1), Arg.of(face));
        yield in(verb, Option.of(verb + ":" + die(die), text, die(die)), member);
      }
      case Convert(int one, int other) -> {
        Text text = Text.of("do.convert", one + 1, other + 1);
        String id = "convert:" + die(one) + ":" + die(other);
        yield in(
            "convert", Option.of(id, text, die(one)), Text.of("member.dice", one + 1, other + 1));
      }
      case Kind card ->
          in("play", card.option("play", "hand-" + seat.index()), Box.name(card.kind()));
      case Place place -> {
        int kind = Box.kindOf(player.base().number(place.position()));
        String widget = Place.baseCard(seat, place.position());
        Option option =
            Option.of("activate:" + widget, Text.of("do.activate", Arg.of(Box.name(kind))), widget)
                .explained(OpTexts.list(Box.ability(kind, Trigger.ACTIVE).effects()));
        yield in("activate", option, Box.name(kind));
      }
      case Hue hue -> {
        Option option =
            hue.onStored("spend-pair", seat)
                .explained(OpTexts.list(stored(hue.colour()).effects()));
        yield in("spend-pair", option, SymbolTexts.resource(hue.colour()));
      }
      case AdditionalActions.Use use -> AdditionalActions.option(use);
      case EndPhase _ -> Option.of("end-phase", Text.of("do.end-phase"));
      default -> Tokens.option(s, choice);
    };
  }

  /** As one of the actions of its kind. */
  private static Option in(String kind, Option option, Text member) {
    return option.in(kind, Text.of("group." + kind), member);
  }
}

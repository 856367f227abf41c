package starboard.nemesis.opposition;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Effects;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.content.card.IntruderPlayerCard;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.words.Reasons;

/** N26.4 A player whose Character has died plays the Intruders. */
public final class IntruderPlayer {

  private static final int DRAW = 3;
  private static final int HAND_LIMIT = 4;
  private static final int KEPT = 1;
  private static final int NUMBERS = 4;

  private IntruderPlayer() {}

  /** N22.2 The owner of the first dead Character may take the role. */
  public record TakeRole(Seat seat) implements YesOrNo {
    @Override
    public void answer(Nemesis s, Yes yes) {
      s.opposition().roleIsOffered();
      if (yes == Yes.YES) s.opposition().takeRole(seat);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.take-role");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.intruders");
    }
  }

  /** N26.4 (1) The round of the first death is over: who died first is asked, once. */
  public static void roundBegins(Nemesis s) {
    Seat first = s.opposition().firstDead();
    if (first != null) s.then(new TakeRole(first));
    s.then(new Draw());
  }

  /** N26.4 (2) */
  public record Draw() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.opposition().beginRole();
      if (s.opposition().areIntrudersPlayed()) s.opposition().drawIntruderCards(DRAW, HAND_LIMIT);
    }
  }

  /** What a card is used for. */
  public enum Purpose {
    MOVE,
    ATTACK,
    EFFECT,
    PASS
  }

  /**
   * One of the uses of a card, or a pass.
   *
   * @param card the entry among the Intruder action cards; NONE for a pass
   */
  public record Use(int card, Purpose purpose) implements Choice {
    static final Use PASS = new Use(Nemesis.NONE, Purpose.PASS);
  }

  /** N26.4 (3), (4) One card, or a pass. */
  public record Turn(Seat seat) implements Ask<Nemesis, Use> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<Use> out) {
      Pile hand = s.opposition().intruderHand();
      for (int i = 0; i < hand.size(); i++) {
        int card = s.kit().box().entry(hand.number(i));
        IntruderPlayerCard face = s.kit().content().intruderPlayerCards().at(card);
        offer(out, new Use(card, Purpose.MOVE), whyNotMove(s));
        offer(out, new Use(card, Purpose.ATTACK), whyNotAttack(s));
        Occasion on = Occasion.ofUse(seat, Nemesis.NONE, hand.number(i));
        offer(out, new Use(card, Purpose.EFFECT), Effects.whyNone(s, face.ops(), on));
      }
      out.add(Use.PASS);
    }

    private static void offer(Choices<Use> out, Use use, @Nullable Text why) {
      if (why == null) out.add(use);
      else out.refuse(use, why);
    }

    @Override
    public void answer(Nemesis s, Use use) {
      s.beginActionOrStep();
      if (use.purpose == Purpose.PASS) {
        s.then(new Pass(seat));
        return;
      }
      int number = s.opposition().discardIntruderCard(use.card, "event.plays");
      IntruderPlayerCard face = s.kit().content().intruderPlayerCards().at(use.card);
      switch (use.purpose) {
        case MOVE -> s.then(new ChooseMover(seat, use.card));
        case ATTACK -> s.then(new ChooseAttacker(seat, face.attackDraw()));
        case EFFECT ->
            s.then(new Effects.Sequence(face.ops(), 0, Occasion.ofUse(seat, Nemesis.NONE, number)));
        case PASS -> {}
      }
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.intruder-card");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.intruders");
    }

    @Override
    public Option option(Nemesis s, Use use) {
      if (use.purpose == Purpose.PASS) return Option.of("pass", Text.of("do.pass"));
      IntruderPlayerCard face = s.kit().content().intruderPlayerCards().at(use.card);
      String widget = Widgets.intruderCard(face);
      String verb = Spelling.of(use.purpose);
      Text name = Text.of("intruder-card." + face.id());
      return Option.of(verb + ":" + widget, Text.of("do.intruder-" + verb, Arg.of(name)), widget)
          .in(verb, Text.of("group.intruder-" + verb), name);
    }
  }

  /** N26.4 (3) */
  public record Pass(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.crew().pass(seat);
      s.then(new KeepOne(seat));
    }
  }

  /** N26.4 (3) On passing at most one card is kept. */
  public record KeepOne(Seat seat) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      if (s.opposition().intruderHand().size() <= KEPT) return;
      for (int i = 0; i < s.opposition().intruderHand().size(); i++) {
        out.add(Target.other(s.kit().box().entry(s.opposition().intruderHand().number(i))));
      }
    }

    @Override
    public void answer(Nemesis s, Target card) {
      s.opposition().discardIntruderCard(card.index(), "event.discards");
      s.then(this);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.discard-intruder-card");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.intruders");
    }

    @Override
    public Option option(Nemesis s, Target card) {
      IntruderPlayerCard face = s.kit().content().intruderPlayerCards().at(card.index());
      String widget = Widgets.intruderCard(face);
      Arg name = Arg.of(Text.of("intruder-card." + face.id()));
      return Option.of("discard:" + widget, Text.of("do.card", name), widget);
    }
  }

  // Move

  private static @Nullable Text whyNotMove(Nemesis s) {
    return IntruderMoves.mobile(s, s.creatures().figuresOnBoard()) == 0
        ? Reasons.NO_INTRUDER
        : null;
  }

  private static Option figureOption(Nemesis s, int figure, String verb, String key) {
    String widget = Widgets.figure(s, figure);
    return Option.of(
        verb + ":" + widget, Text.of(key, Arg.of(s.creatures().figureNamed(figure))), widget);
  }

  /** Any one Intruder, one in combat too. */
  public record ChooseMover(Seat seat, int card) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      int mobile = IntruderMoves.mobile(s, s.creatures().figuresOnBoard());
      for (int left = mobile; left != 0; left &= left - 1) {
        out.add(Target.figure(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target figure) {
      Amount direction = s.kit().content().intruderPlayerCards().at(card).direction();
      if (direction.isNumber()) s.then(new Go(figure.index(), direction.number()));
      else s.then(new ChooseWay(seat, figure.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.mover");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.intruders");
    }

    @Override
    public Option option(Nemesis s, Target figure) {
      return figureOption(s, figure.index(), "move", "do.figure");
    }
  }

  /** A card without a number: any corridor. */
  public record ChooseWay(Seat seat, int figure) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      int room = s.creatures().roomOfFigure(figure);
      for (int number = 1; number <= NUMBERS; number++) {
        int corridor = s.board().spot(room, number);
        if (corridor != Nemesis.NONE) out.addOnce(Target.corridor(corridor));
      }
    }

    @Override
    public void answer(Nemesis s, Target corridor) {
      IntruderMoves.one(s, figure, corridor.index());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.way", Arg.of(s.creatures().figureNamed(figure)));
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.intruders");
    }

    @Override
    public Option option(Nemesis s, Target corridor) {
      String widget = Widgets.corridor(s, corridor.index());
      Text text = Text.of("do.way", s.interior().along(corridor.index()));
      return Option.of("way:" + widget, text, widget);
    }
  }

  /** Through the corridor with that number. */
  record Go(int figure, int number) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      IntruderMoves.one(s, figure, s.board().spot(s.creatures().roomOfFigure(figure), number));
    }
  }

  // Attack

  private static @Nullable Text whyNotAttack(Nemesis s) {
    return attackers(s) == 0 ? Reasons.NO_INTRUDER : null;
  }

  /** The Intruders that share a room with a Character and can attack, a bit each. */
  private static int attackers(Nemesis s) {
    int rooms = s.creatures().intruderRooms() & s.crew().characterRooms();
    int found = 0;
    for (int left = s.creatures().figuresOnBoard(); left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      if ((rooms >>> s.creatures().roomOfFigure(figure) & 1) != 0
          && s.creatures().breeds().attacks(s.creatures().typeOf(figure))) found |= 1 << figure;
    }
    return found;
  }

  /** An Intruder that shares a room with a Character. */
  public record ChooseAttacker(Seat seat, int draw) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = attackers(s); left != 0; left &= left - 1) {
        out.add(Target.figure(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target figure) {
      s.then(new ChooseTarget(seat, figure.index(), draw));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.attacker");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.intruders");
    }

    @Override
    public Option option(Nemesis s, Target figure) {
      return figureOption(s, figure.index(), "attacker", "do.figure");
    }
  }

  /** The Character attacked; not every Intruder needs a card (N14.6). */
  public record ChooseTarget(Seat seat, int figure, int draw) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (Seat target : s.crew().seatsIn(s.creatures().roomOfFigure(figure)))
        out.add(Target.seat(target.index()));
    }

    @Override
    public void answer(Nemesis s, Target target) {
      Seat struck = Seat.of(target.index());
      s.announceFigure("event.attacks", figure, struck);
      if (!s.rules().species().attacksWithCards(s.creatures().typeOf(figure))) {
        s.then(new Attack(figure, struck, false));
        return;
      }
      s.opposition().considerAttacks(seat, draw);
      s.then(new ChooseAttack(seat, figure, struck));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.target");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.intruders");
    }

    @Override
    public Option option(Nemesis s, Target target) {
      String mat = Widgets.mat(Seat.of(target.index()));
      return Option.of("target:" + mat, Text.of("do.seat", Seat.of(target.index())), mat);
    }
  }

  /** One of the attack cards drawn is resolved, the others go under the deck. */
  public record ChooseAttack(Seat seat, int figure, Seat target) implements Ask<Nemesis, Target> {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int i = 0; i < s.opposition().considered().size(); i++) {
        out.addOnce(Target.other(s.kit().box().entry(s.opposition().considered().number(i))));
      }
    }

    @Override
    public void answer(Nemesis s, Target attack) {
      s.then(new Attack.FaceUp(s.opposition().chooseAttack(attack.index()), figure, target, false));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.attack-card");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.intruders");
    }

    @Override
    public Option option(Nemesis s, Target attack) {
      String id = s.kit().content().attacks().at(attack.index()).id();
      Text text = Text.of("do.card", Arg.of(Text.of("attack." + id)));
      return Option.of("attack-card:considered-" + id, text, "considered-" + id);
    }
  }
}

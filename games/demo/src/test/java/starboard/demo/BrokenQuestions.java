package starboard.demo;

import starboard.kernel.box.Thing;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** Questions that break the contract, for {@link Broken} variants to ask. */
final class BrokenQuestions {

  private BrokenQuestions() {}

  /** Says yes or no; yes gives a credit. */
  interface YesOrNo extends Ask<Demo, Shift.Reply> {
    @Override
    default void options(Demo s, Choices<Shift.Reply> out) {
      out.add(Shift.Reply.YES);
      out.add(Shift.Reply.NO);
    }

    @Override
    default void answer(Demo s, Shift.Reply reply) {
      if (reply == Shift.Reply.YES) s.gain(seat(), 1);
    }

    @Override
    default Text question(Demo s) {
      return Text.of("choose-deal");
    }

    @Override
    default Text source(Demo s) {
      return Text.of("rule.shift");
    }

    @Override
    default Option option(Demo s, Shift.Reply reply) {
      return switch (reply) {
        case YES -> Option.of("yes", Text.of("do.yes"));
        case NO -> Option.of("no", Text.of("do.no"));
      };
    }
  }

  /** The number of a card nobody has seen. */
  static int hidden(Demo s) {
    return s.deck().isEmpty() ? 0 : Thing.number(s.deck().top());
  }

  /** A sound one, to be asked at the wrong time. */
  record Sound(Seat seat) implements YesOrNo {}

  /** Names an option by the number of a hidden card. */
  record HiddenNumber(Seat seat) implements YesOrNo {
    @Override
    public Option option(Demo s, Shift.Reply reply) {
      String part = reply == Shift.Reply.YES ? ":" + hidden(s) : "";
      return Option.of("guess" + part, Text.of("do.yes"));
    }
  }

  /** Names options by their place in the list. */
  record ListPosition(Seat seat) implements YesOrNo {
    @Override
    public Option option(Demo s, Shift.Reply reply) {
      return Option.of("pick:" + reply.ordinal(), Text.of("do.yes"));
    }
  }

  /** Belongs to a widget that nobody sees. */
  record NoSuchWidget(Seat seat) implements YesOrNo {
    @Override
    public Option option(Demo s, Shift.Reply reply) {
      return Option.of(reply == Shift.Reply.YES ? "yes" : "no", Text.of("do.yes"), "vault");
    }
  }

  /** Shouts. */
  record UpperCase(Seat seat) implements YesOrNo {
    @Override
    public Option option(Demo s, Shift.Reply reply) {
      return Option.of(reply.name(), Text.of("do.yes"));
    }
  }

  /** Has one id for two options. */
  record OneIdForTwo(Seat seat) implements YesOrNo {
    @Override
    public Option option(Demo s, Shift.Reply reply) {
      return Option.of("maybe", Text.of("do.yes"));
    }
  }

  /** Offers and refuses the same. */
  record OfferedAndRefused(Seat seat) implements YesOrNo {
    @Override
    public void options(Demo s, Choices<Shift.Reply> out) {
      YesOrNo.super.options(s, out);
      out.refuse(Shift.Reply.NO, Text.of("refused.needs-card", 1));
    }
  }

  /** Tells a hidden card in the reason of a refusal. */
  record TellingReason(Seat seat) implements Ask<Demo, Action> {
    @Override
    public void options(Demo s, Choices<Action> out) {
      out.add(new Action.Search());
      out.add(new Action.Pass());
      out.refuse(new Action.Stow(), Text.of("refused.needs-card", hidden(s)));
    }

    @Override
    public void answer(Demo s, Action action) {}

    @Override
    public Text question(Demo s) {
      return Text.of("choose-deal");
    }

    @Override
    public Text source(Demo s) {
      return Text.of("rule.shift");
    }

    @Override
    public Option option(Demo s, Action action) {
      return new Turn(seat, 1).option(s, action);
    }
  }

  /** Lists its options in an order that tells a hidden card. */
  record TellingOrder(Seat seat) implements YesOrNo {
    @Override
    public void options(Demo s, Choices<Shift.Reply> out) {
      boolean odd = hidden(s) % 2 == 1;
      out.add(odd ? Shift.Reply.NO : Shift.Reply.YES);
      out.add(odd ? Shift.Reply.YES : Shift.Reply.NO);
    }
  }

  /** Changes the table by listing its options. */
  record ChangingList(Seat seat) implements YesOrNo {
    @Override
    public void options(Demo s, Choices<Shift.Reply> out) {
      s.gain(seat, 1);
      YesOrNo.super.options(s, out);
    }
  }

  /** Falls away for who holds no jammer. */
  record NeedsJammer(Seat seat) implements YesOrNo {
    @Override
    public void options(Demo s, Choices<Shift.Reply> out) {
      if (s.holds(seat, Components.BOX.jammer)) YesOrNo.super.options(s, out);
    }
  }

  /** A choice that is only equal to itself. */
  static final class Unequal implements Choice {
    final boolean yes;

    Unequal(boolean yes) {
      this.yes = yes;
    }
  }

  /** Chooses among such. */
  record UnequalChoices(Seat seat) implements Ask<Demo, Unequal> {
    @Override
    public void options(Demo s, Choices<Unequal> out) {
      out.add(new Unequal(true));
      out.add(new Unequal(false));
    }

    @Override
    public void answer(Demo s, Unequal choice) {}

    @Override
    public Text question(Demo s) {
      return Text.of("choose-deal");
    }

    @Override
    public Text source(Demo s) {
      return Text.of("rule.shift");
    }

    @Override
    public Option option(Demo s, Unequal choice) {
      return Option.of(choice.yes ? "yes" : "no", Text.of("do.yes"));
    }
  }
}

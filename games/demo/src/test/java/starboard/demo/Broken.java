package starboard.demo;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Rng;
import starboard.kernel.game.Game;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Moment;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.testkit.Property;

/** Salvage with one fault each, which the contract must find. */
final class Broken {

  /**
   * A fault.
   *
   * @param intended the promise it breaks
   * @param also promises that cannot be kept then either
   */
  record Variant(String name, Property intended, Set<Property> also, Game<Demo> game) {}

  private static final int SEEN_SHIFT = 16;

  private final List<Variant> variants = new ArrayList<>();

  private Broken() {}

  static List<Variant> variants() {
    Broken broken = new Broken();
    broken.liveness();
    broken.chanceAndReplay();
    broken.savesAndCopies();
    broken.components();
    broken.imagination();
    broken.asking();
    broken.options();
    broken.views();
    broken.events();
    broken.story();
    broken.secrets();
    broken.undo();
    broken.worth();
    broken.texts();
    return List.copyOf(broken.variants);
  }

  private void add(String name, Property intended, Game<Demo> game, Property... also) {
    Set<Property> others = EnumSet.noneOf(Property.class);
    others.addAll(List.of(also));
    variants.add(new Variant(name, intended, others, game));
  }

  private void add(String name, Property intended, Function<Setup, Demo> table, Property... also) {
    add(name, intended, new OnTable(table), also);
  }

  private void addQuestion(
      String name, Property intended, Function<Seat, Step<Demo>> question, Property... also) {
    add(
        name,
        intended,
        setup ->
            new Demo(setup) {
              @Override
              void beginRound() {
                super.beginRound();
                then(question.apply(Seat.TWO));
              }
            },
        also);
  }

  /** The rules as they are, on a table with a fault. */
  private static class OnTable extends DemoGame {
    private final Function<Setup, Demo> table;

    OnTable(Function<Setup, Demo> table) {
      this.table = table;
    }

    @Override
    public Demo table(Setup setup) {
      return table.apply(setup);
    }
  }

  /** A sound table, begun with another step. */
  private static Game<Demo> begunWith(Step<Demo> step) {
    return new DemoGame() {
      @Override
      public Step<Demo> start() {
        return step;
      }
    };
  }

  /** Lays something else at one place, past all verbs. */
  private static void alter(Demo s, String where, UnaryOperator<Pile> change) {
    s.places(
        new Places() {
          @Override
          public Pile pile(Place place, Pile pile) {
            return place.id().equals(where) && !pile.isEmpty() ? change.apply(pile) : pile;
          }

          @Override
          public void tokens(String family, Bag bag) {}

          @Override
          public void loose(String family, int kind, int count) {}
        });
  }

  private static boolean isJammer(int thing) {
    return Components.BOX.kindOf(Thing.number(thing)) == Components.BOX.jammer;
  }

  // Faults

  /** Stops after the first round. */
  record OneRound() implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.setUp();
      s.beginRound();
      s.then(new Bidding());
    }
  }

  /** Plays on for ever. */
  record Forever() implements Step<Demo> {
    @Override
    public void run(Demo s) {
      if (s.wreck().isEmpty()) s.setUp();
      s.then(new Bidding(), this);
    }
  }

  /** Never asks anybody. */
  record Spinning() implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.then(this);
    }
  }

  /** Judges by what lies in holds that are face down. */
  private static final class Peeking extends DemoGame {
    @Override
    public double outlook(Demo s, Seat seat) {
      return 1.0 / (2 + Rounds.points(s, seat == Seat.ONE ? Seat.TWO : Seat.ONE));
    }
  }

  /** Is surer than sure. */
  private static final class Boasting extends DemoGame {
    @Override
    public double outlook(Demo s, Seat seat) {
      return 2;
    }
  }

  /** Does not take notice of the end. */
  private static final class Undecided extends DemoGame {
    @Override
    public double worth(Demo s, Seat seat) {
      return outlook(s, seat);
    }
  }

  private void worth() {
    add("an outlook that peeks", Property.WORTH, new Peeking());
    add("an outlook beyond all bounds", Property.WORTH, new Boasting());
    add("an end that is worth no more than hope", Property.WORTH, new Undecided());
  }

  private void liveness() {
    add("a dead end", Property.LIVENESS, begunWith(new OneRound()));
    add("an endless game", Property.LIVENESS, begunWith(new Forever()));
    add("endless steps", Property.LIVENESS, begunWith(new Spinning()));
    add(
        "rules that break down",
        Property.LIVENESS,
        setup ->
            new Demo(setup) {
              @Override
              void stow(Seat seat, int kind) {
                throw new IllegalStateException("no room");
              }
            },
        Property.IMAGINATION);
  }

  /** How often anybody has stowed at any table; a fault. */
  private static int stowed;

  /** Counts in another way where people speak Turkish. */
  static final class InTurkish extends DemoGame {
    @Override
    public Demo table(Setup setup) {
      return new Demo(setup) {
        @Override
        void gain(Seat seat, int more) {
          super.gain(seat, more + "TITLE".toLowerCase(Locale.getDefault()).indexOf('i'));
        }
      };
    }
  }

  private void chanceAndReplay() {
    SplittableRandom ownChance = new SplittableRandom(1);
    add(
        "an unseeded draw",
        Property.CHANCE,
        setup ->
            new Demo(setup) {
              @Override
              void draw(Seat seat, int count) {
                super.draw(seat, count + ownChance.nextInt(2));
              }
            },
        Property.ASKING,
        Property.COPY);
    add(
        "a count shared by all tables",
        Property.CHANCE,
        setup -> {
          stowed = 0;
          return new Demo(setup) {
            @Override
            void stow(Seat seat, int kind) {
              super.stow(seat, kind);
              gain(seat, ++stowed);
            }
          };
        },
        Property.COPY);
    addQuestion(
        "one id for two options",
        Property.REPLAY,
        BrokenQuestions.OneIdForTwo::new,
        Property.OPTIONS);
    add("a locale that matters", Property.ANOTHER_JVM, new InTurkish());
  }

  /** Holds what cannot be saved. */
  private static final class Unsaveable extends Demo {
    private Map<String, Integer> counts = new TreeMap<>();

    Unsaveable(Setup setup) {
      super(setup);
    }

    @Override
    void gain(Seat seat, int more) {
      counts = new TreeMap<>(Map.of("gained", more));
      super.gain(seat, counts.size());
    }
  }

  /** Keeps a count that is not saved. */
  private static final class Unsaved extends Demo {
    private transient int gains;

    Unsaved(Setup setup) {
      super(setup);
    }

    @Override
    void gain(Seat seat, int more) {
      super.gain(seat, more + gains++);
    }
  }

  /** Writes into an array that its copies hold too. */
  private static final class Aliased extends Demo {
    private int[] gains = new int[4];

    Aliased(Setup setup) {
      super(setup);
    }

    @Override
    void gain(Seat seat, int more) {
      gains[seat.index()]++;
      super.gain(seat, more);
    }
  }

  /** Remembers only in the original, not in copies. */
  private static final class Forgetful extends Demo {
    private final Demo original = this;
    private int gains;

    Forgetful(Setup setup) {
      super(setup);
    }

    @Override
    void gain(Seat seat, int more) {
      gains++;
      super.gain(seat, original == this ? more + gains : more);
    }
  }

  private void savesAndCopies() {
    add("a field the codec cannot save", Property.SAVE, Unsaveable::new);
    add("a transient field that matters", Property.SAVE, Unsaved::new);
    add("an aliased copy", Property.COPY, Aliased::new);
    add("a field the copy forgets", Property.COPY, Forgetful::new);
  }

  private void addDiscard(String name, Property intended, UnaryOperator<Pile> change) {
    add(
        name,
        intended,
        setup ->
            new Demo(setup) {
              @Override
              void discard(Seat seat, int kind, String why) {
                super.discard(seat, kind, why);
                alter(this, "discard", change);
              }
            });
  }

  private void components() {
    addDiscard("a lost card", Property.CONSERVATION, Pile::withoutTop);
    addDiscard("a doubled card", Property.CONSERVATION, pile -> pile.with(pile.top()));
    addDiscard(
        "a card that lies open and is not seen",
        Property.CONSERVATION,
        pile -> pile.withoutTop().with(Thing.faceDown(Thing.number(pile.top()))));
  }

  private static int swapped(int thing, int number) {
    return (thing & ~0xFFFF) | number;
  }

  /** Is another after having been imagined. */
  private static final class Dreaming extends Demo {
    @SuppressWarnings("UnusedVariable") // the codec saves it
    private int dreams;

    Dreaming(Setup setup) {
      super(setup);
    }

    @Override
    protected void imagined(Seat seat, Rng rng) {
      dreams++;
    }
  }

  /** Keeps the number of a hidden card where no walk over the places finds it. */
  private static final class Remembering extends Demo {
    @SuppressWarnings("UnusedVariable") // the codec saves it
    private int drawn;

    Remembering(Setup setup) {
      super(setup);
    }

    @Override
    void draw(Seat seat, int count) {
      super.draw(seat, count);
      if (!hand(seat).isEmpty()) drawn = Thing.number(hand(seat).top());
    }
  }

  private void imagination() {
    add(
        "crates that are never imagined anew",
        Property.IMAGINATION,
        setup ->
            new Demo(setup) {
              @Override
              protected void places(Places p) {
                Pile wreck = wreck();
                Pile supply = supply();
                super.places(p);
                super.places(
                    new Places() {
                      @Override
                      public Pile pile(Place place, Pile pile) {
                        if (place.id().equals("wreck")) return wreck;
                        return place.id().equals("crates") ? supply : pile;
                      }

                      @Override
                      public void tokens(String family, Bag bag) {}

                      @Override
                      public void loose(String family, int kind, int count) {}
                    });
              }
            });
    add(
        "an own card forgotten by imagining",
        Property.SCENE,
        setup ->
            new Demo(setup) {
              @Override
              protected void imagined(Seat seat, Rng rng) {
                if (deck().isEmpty() || hand(seat).isEmpty()) return;
                int top = deck().top();
                int own = hand(seat).top();
                alter(this, "deck", p -> p.withoutTop().with(swapped(top, Thing.number(own))));
                alter(
                    this,
                    "hand-" + seat.index(),
                    p -> p.withoutTop().with(swapped(own, Thing.number(top))));
              }
            },
        Property.PUBLIC,
        Property.DECISION,
        Property.IMAGINATION,
        Property.DIFFERENTIAL,
        Property.EVENT,
        Property.QUESTION);
    add(
        "a card lost by imagining",
        Property.IMAGINATION,
        setup ->
            new Demo(setup) {
              @Override
              protected void imagined(Seat seat, Rng rng) {
                if (deck().size() > 20) alter(this, "deck", Pile::withoutTop);
              }
            },
        Property.SCENE,
        Property.PUBLIC,
        Property.DIFFERENTIAL);
    add("a world that remembers being imagined", Property.IMAGINATION, Dreaming::new);
    add("a secret in a plain field", Property.IMAGINATION, Remembering::new);
  }

  private void asking() {
    add(
        "a look that changes something",
        Property.ASKING,
        new DemoGame() {
          @Override
          public Scene scene(Demo s, Viewer viewer) {
            s.gain(Seat.ONE, 1);
            return super.scene(s, viewer);
          }
        });
    addQuestion(
        "a list that changes something", Property.ASKING, BrokenQuestions.ChangingList::new);
    add(
        "a listener that matters",
        Property.ASKING,
        setup ->
            new Demo(setup) {
              @Override
              void gain(Seat seat, int more) {
                super.gain(seat, heard() ? more : more + 1);
              }
            });
  }

  private void options() {
    addQuestion(
        "an option id with a hidden number",
        Property.OPTIONS,
        BrokenQuestions.HiddenNumber::new,
        Property.DECISION,
        Property.SCENE,
        Property.DIFFERENTIAL);
    addQuestion(
        "an option id with a list position", Property.OPTIONS, BrokenQuestions.ListPosition::new);
    addQuestion("an option id in capitals", Property.OPTIONS, BrokenQuestions.UpperCase::new);
    addQuestion(
        "an option on a missing widget", Property.OPTIONS, BrokenQuestions.NoSuchWidget::new);
    addQuestion(
        "an option both offered and refused",
        Property.OPTIONS,
        BrokenQuestions.OfferedAndRefused::new);
    addQuestion(
        "a choice without value equality", Property.OPTIONS, BrokenQuestions.UnequalChoices::new);
  }

  /** A sound game with one more counter for some viewers. */
  private static Game<Demo> showing(Predicate<Viewer> whom) {
    return new DemoGame() {
      @Override
      public Scene scene(Demo s, Viewer viewer) {
        Scene scene = super.scene(s, viewer);
        if (!whom.test(viewer)) return scene;
        List<Widget> widgets = new ArrayList<>(scene.widgets());
        Widget.Label label = Widget.Label.of("leak", Text.of("counter.credits"));
        widgets.add(Widget.Counter.of(label, BrokenQuestions.hidden(s)));
        return new Scene(widgets);
      }
    };
  }

  /** A sound game with a counter that is drawn from more than it says. */
  private static Game<Demo> handingOn() {
    return new DemoGame() {
      @Override
      public Scene scene(Demo s, Viewer viewer) {
        List<Widget> widgets = new ArrayList<>(super.scene(s, viewer).widgets());
        Widget.Label label = Widget.Label.of("answers", Text.of("counter.credits"));
        widgets.add(
            viewer.drawn("answers", "nothing", () -> Widget.Counter.of(label, s.answers())));
        return new Scene(widgets);
      }
    };
  }

  private void views() {
    Predicate<Viewer> player = viewer -> viewer.seat() != null;
    Predicate<Viewer> spectator = viewer -> viewer.seat() == null && !viewer.is(Seat.ONE);
    add("a leak in a scene", Property.SCENE, showing(player), Property.DIFFERENTIAL);
    add("a leak in the public scene", Property.PUBLIC, showing(spectator));
    add("a drawing handed on for too long", Property.ASKING, handingOn());
    addQuestion(
        "a leak in a reason",
        Property.DECISION,
        BrokenQuestions.TellingReason::new,
        Property.SCENE,
        Property.DIFFERENTIAL);
    addQuestion(
        "a leak in the order of options",
        Property.DECISION,
        BrokenQuestions.TellingOrder::new,
        Property.SCENE,
        Property.DIFFERENTIAL);
  }

  /** What happens besides when a crew draws. */
  private interface OnDraw {
    void drawn(Demo s, Seat seat, int card);
  }

  private void addDraw(String name, Property intended, OnDraw fault, Property... also) {
    add(
        name,
        intended,
        setup ->
            new Demo(setup) {
              @Override
              void draw(Seat seat, int count) {
                super.draw(seat, count);
                if (!hand(seat).isEmpty()) fault.drawn(this, seat, hand(seat).top());
              }
            },
        also);
  }

  private void events() {
    add(
        "a card named to who has not seen it",
        Property.EVENT,
        setup ->
            new Demo(setup) {
              @Override
              void draw(Seat seat, int count) {
                super.draw(seat, count);
                if (hand(seat).isEmpty()) return;
                Arg card = Arg.of(Text.of("you-drew", Arg.thing(hand(seat).top())));
                tell(Seats.EVERYONE, Text.of("offer-shown", card));
              }
            });
    add(
        "a hidden value told as a number",
        Property.EVENT,
        setup ->
            new Demo(setup) {
              @Override
              void stow(Seat seat, int kind) {
                super.stow(seat, kind);
                tell(Seats.EVERYONE, Text.of("die-rolled", BrokenQuestions.hidden(this)));
              }
            });
  }

  /** What happens besides when a crew passes. */
  private void addPass(
      String name, Property intended, BiConsumer<Demo, Seat> fault, Property... also) {
    add(
        name,
        intended,
        setup ->
            new Demo(setup) {
              @Override
              void announce(String key, Seat seat, Beat beat) {
                super.announce(key, seat, beat);
                if (key.equals("passes")) fault.accept(this, seat);
              }
            },
        also);
  }

  /** Hurts out of the blue. */
  record Ache(Seat seat) implements Step<Demo> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Demo s) {
      s.announce("cancelled", seat, Beat.of(Beat.Kind.WOUND));
    }
  }

  /** Counts as if nothing had led there. */
  record Verdict() implements Step<Demo> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Demo s) {
      List<Result.Outcome> outcomes = new ArrayList<>();
      for (Seat seat : s.seats()) {
        s.then(new Sentence(seat));
        outcomes.add(new Result.Outcome(seat, "lost", 0, Text.of("score.why", 0, 0, 0)));
      }
      s.then(new End(new Result(Seats.NONE, outcomes)));
    }
  }

  /** Tells a crew of its end. */
  record Sentence(Seat seat) implements Step<Demo> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Demo s) {
      s.tellEnd(seat, 0, 1);
    }
  }

  /** Ends the game. */
  record End(Result result) implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.finish(result);
    }
  }

  private void story() {
    addPass("a change nobody is told of", Property.TOLD, (s, seat) -> s.gain(seat, 1));
    addPass(
        "a beat that names what others do not see",
        Property.TOLD,
        (s, seat) -> {
          if (s.hand(seat).isEmpty()) return;
          int kind = Components.BOX.kindOf(s.hand(seat).number(0));
          Beat beat = Beat.of(Beat.Kind.SAY).on(DemoScene.handCard(seat, kind));
          s.announce("cancelled", seat, beat);
        },
        Property.EVENT);
    addPass(
        "harm that nothing has brought about", Property.CAUSE, (s, seat) -> s.then(new Ache(seat)));
    addPass(
        "an end that nothing has brought about",
        Property.CAUSE,
        (s, seat) -> s.then(new Verdict()));
    add(
        "an end nobody is told of",
        Property.CAUSE,
        setup ->
            new Demo(setup) {
              @Override
              void tellEnd(Seat seat, int points, int others) {}
            },
        Property.TOLD);
  }

  /** Names a card on the agenda. */
  record Drawn(int card) implements Moment<Demo> {}

  /** Something that happens to who has drawn a jammer. */
  record Crackle() implements Moment<Demo> {}

  private void secrets() {
    addDraw(
        "a secret on the agenda",
        Property.AGENDA,
        (s, _, card) -> s.then(new Drawn(Thing.number(card))));
    addDraw(
        "a question opened because of a hidden card",
        Property.QUESTION,
        (s, seat, card) -> {
          if (isJammer(card)) s.then(new BrokenQuestions.Sound(seat));
        });
    add(
        "a question left out because of a hidden card",
        Property.QUESTION,
        setup ->
            new Demo(setup) {
              @Override
              void announce(String key, Seat seat, Beat beat) {
                super.announce(key, seat, beat);
                if (key.equals("passes")) then(new BrokenQuestions.NeedsJammer(seat));
              }
            });
    addDraw(
        "a step pushed because of a hidden card",
        Property.DIFFERENTIAL,
        (s, _, card) -> {
          if (isJammer(card)) s.then(new Crackle());
        });
    addDraw(
        "an open count that tells a hidden card",
        Property.DIFFERENTIAL,
        (s, seat, card) -> {
          if (isJammer(card)) s.gain(seat, 1);
        });
  }

  private void undo() {
    add(
        "a look that can be taken back",
        Property.UNDO,
        setup ->
            new Demo(setup) {
              @Override
              void stow(Seat seat, int kind) {
                super.stow(seat, kind);
                int bits = Seats.of(seat).bits() << SEEN_SHIFT;
                alter(this, "deck", p -> p.withoutTop().with(p.top() | bits));
              }
            },
        Property.DIFFERENTIAL,
        Property.IMAGINATION);
  }

  private void texts() {
    addDraw(
        "a missing phrase",
        Property.TEXTS,
        (s, seat, _) -> s.announce("nobody-has-a-phrase-for-this", seat));
    addDraw(
        "a phrase with an argument too few",
        Property.TEXTS,
        (s, seat, _) -> s.announce("drew", seat));
    add(
        "a phrase missing in one language",
        Property.TEXTS,
        new DemoGame() {
          @Override
          public Words words() {
            Words sound = super.words();
            return (text, language) ->
                language == Language.CS && text.key().equals("passes")
                    ? "⟦passes⟧"
                    : sound.say(text, language);
          }
        });
  }
}

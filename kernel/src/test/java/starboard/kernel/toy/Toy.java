package starboard.kernel.toy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Stream;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Moment;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * A table for tests: two decks with different backs, hands, an open row, a bag, a stock of words to
 * take from, and a diary that says what happened in which order. A test writes its game as a list
 * of steps.
 */
public final class Toy extends State<Toy> {

  /** Its sources of chance. */
  public enum Chance implements Stream {
    DICE,
    CARDS
  }

  public static final int REDS = 6;
  public static final int BLUES = 4;
  public static final Pile ALL_REDS = Pile.box(0, REDS - 1);
  public static final Pile ALL_BLUES = Pile.box(REDS, REDS + BLUES - 1);

  private static final Place RED_DECK = Place.faceDown("red");
  private static final Place BLUE_DECK = Place.faceDown("blue");
  private static final Place ROW = Place.faceUp("row");
  private static final List<Place> HANDS = Place.heldBySeats("hand");

  public Pile reds = ALL_REDS;
  public Pile blues = ALL_BLUES;
  public Pile row = Pile.EMPTY;
  public Pile[] hands;
  public Bag bag = Bag.of(2, 3);
  public List<String> stock = List.of();
  public List<String> diary = List.of();

  public Toy(int players, Hooks<Toy> hooks) {
    super(players, hooks, Chance.values());
    hands = new Pile[players];
    Arrays.fill(hands, Pile.EMPTY);
  }

  @Override
  protected void places(Places p) {
    reds = p.pile(RED_DECK, reds);
    blues = p.pile(BLUE_DECK, blues);
    row = p.pile(ROW, row);
    hands = p.piles(HANDS, hands);
    p.tokens("token", bag);
  }

  @Override
  protected int back(int number) {
    return number < REDS ? 0 : 1;
  }

  // For tests

  public List<String> diary() {
    return diary;
  }

  public Pile hand(Seat seat) {
    return hands[seat.index()];
  }

  /** Answers with a word. */
  public Toy say(Seat seat, String word) {
    answer(seat, new Word(word));
    return this;
  }

  /** What the seat may choose. */
  public List<String> words(Seat seat) {
    List<String> words = new ArrayList<>();
    Choices<?> choices = choices(seat);
    for (int i = 0; i < choices.size(); i++) words.add(((Word) choices.at(i)).word());
    return words;
  }

  /** A copy with something changed by hand. */
  public Toy changed(Consumer<Toy> change) {
    Toy copy = copy();
    change.accept(copy);
    return copy;
  }

  public void putToken(int kind) {
    bag = bag.with(kind);
  }

  public void turnBlues() {
    blues = blues.withoutTop().under(blues.top());
  }

  public void showTopBlue(Seat seat) {
    blues = blues.withoutTop().with(Thing.seenAlsoBy(blues.top(), Seats.of(seat)));
  }

  public void remember(Seat seat) {
    note(seat, Text.of("remembered"));
  }

  // Verbs

  public void write(String entry) {
    List<String> longer = new ArrayList<>(diary);
    longer.add(entry);
    diary = List.copyOf(longer);
    tell(Seats.EVERYONE, Text.of("wrote", Arg.word(entry)));
  }

  public void setHand(Seat seat, Pile hand) {
    Pile[] changed = hands.clone();
    changed[seat.index()] = hand;
    hands = changed;
  }

  // Choices and steps

  /** A choice. */
  public record Word(String word) implements Choice {}

  /** Writes a word into the diary. */
  public record Say(String word) implements Step<Toy> {
    @Override
    public void run(Toy s) {
      s.write(word);
    }
  }

  /** Something hooks can hang on. */
  public record Chimed(int times) implements Moment<Toy> {}

  /** Whatever a test wants; cannot be saved. */
  public record Do(Consumer<Toy> what) implements Step<Toy> {
    @Override
    public void run(Toy s) {
      what.accept(s);
    }
  }

  /** Several steps one after another. */
  public record All(List<Step<Toy>> steps) implements Step<Toy> {
    @Override
    public void run(Toy s) {
      for (Step<Toy> step : steps) s.then(step);
    }
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public static All all(Step<Toy>... steps) {
    return new All(List.of(steps));
  }

  /** One lane for each of the first seats. */
  public record Lanes(List<Step<Toy>> firsts) implements Step<Toy> {
    @Override
    public void run(Toy s) {
      s.together(Seats.table(firsts.size()), seat -> firsts.get(seat.index()));
    }
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public static Lanes lanes(Step<Toy>... firsts) {
    return new Lanes(List.of(firsts));
  }

  /** Rolls a die. */
  public record Roll() implements Step<Toy> {
    @Override
    public void run(Toy s) {
      s.write("rolled " + s.roll(Chance.DICE, 6));
    }
  }

  /** Shuffles the red deck. */
  public record Shuffle() implements Step<Toy> {
    @Override
    public void run(Toy s) {
      s.reds = s.shuffle(Chance.CARDS, s.reds);
    }
  }

  /** Shows the top of the red deck to a seat. */
  public record Peek(Seat seat) implements Step<Toy> {
    @Override
    public void run(Toy s) {
      int card = s.show(s.reds.top(), Seats.of(seat));
      s.reds = s.reds.withoutTop().with(card);
      s.note(seat, Text.of("saw", Arg.thing(card)));
      s.write(seat + " peeks");
    }
  }

  /** A seat draws the top of the red deck. */
  public record Draw(Seat seat) implements Step<Toy> {
    @Override
    public void run(Toy s) {
      int card = s.show(s.reds.top(), Seats.of(seat));
      s.reds = s.reds.withoutTop();
      s.setHand(seat, s.hand(seat).with(card));
      s.tell(Seats.of(seat), Text.of("you-drew", Arg.thing(card)));
    }
  }

  /** Puts words into the stock. */
  public record Stock(List<String> words) implements Step<Toy> {
    @Override
    public void run(Toy s) {
      s.stock = words;
    }
  }

  /** Writes down what is in stock. */
  public record Count() implements Step<Toy> {
    @Override
    public void run(Toy s) {
      s.write("left: " + s.stock);
    }
  }

  /** Ends the game. */
  public record End(Seat winner) implements Step<Toy> {
    @Override
    public void run(Toy s) {
      s.finish(new Result(Seats.of(winner), List.of()));
    }
  }

  /**
   * A question whose answer is written into the diary; a word that begins with {@code -} is
   * refused.
   */
  public record Question(
      Seat seat, String name, List<String> words, boolean secret, List<Step<Toy>> after)
      implements Ask<Toy, Word> {

    public Question secretly() {
      return new Question(seat, name, words, true, after);
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // only read
    public final Question then(Step<Toy>... steps) {
      return new Question(seat, name, words, secret, List.of(steps));
    }

    @Override
    public void options(Toy s, Choices<Word> out) {
      for (String word : words) {
        if (word.startsWith("-")) out.refuse(new Word(word.substring(1)), Text.of("not-now"));
        else out.add(new Word(word));
      }
    }

    @Override
    public void answer(Toy s, Word choice) {
      s.write(name + "=" + choice.word());
      for (Step<Toy> step : after) s.then(step);
    }

    @Override
    public Text question(Toy s) {
      return Text.of("choose", Arg.word(name));
    }

    @Override
    public Text source(Toy s) {
      return Text.of("rule");
    }

    @Override
    public Option option(Toy s, Word choice) {
      return Option.of("say:" + choice.word(), Text.of("word", Arg.word(choice.word())));
    }
  }

  public static Question ask(Seat seat, String name, String... words) {
    return new Question(seat, name, List.of(words), false, List.of());
  }

  /** Takes one of the words in stock: first come, first served. */
  public record Take(Seat seat, boolean secret) implements Ask<Toy, Word> {
    @Override
    public void options(Toy s, Choices<Word> out) {
      for (String word : s.stock) out.add(new Word(word));
    }

    @Override
    public void answer(Toy s, Word choice) {
      List<String> left = new ArrayList<>(s.stock);
      left.remove(choice.word());
      s.stock = List.copyOf(left);
      s.write(seat + " takes " + choice.word());
    }

    @Override
    public Text question(Toy s) {
      return Text.of("choose-from-stock");
    }

    @Override
    public Text source(Toy s) {
      return Text.of("rule");
    }

    @Override
    public Option option(Toy s, Word choice) {
      return Option.of("take:" + choice.word(), Text.of("word", Arg.word(choice.word())));
    }
  }

  /** Takes a word; opens even if one alone is left. */
  public static Take take(Seat seat) {
    return new Take(seat, true);
  }
}

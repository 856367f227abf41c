package starboard.table.command;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Lesson;
import starboard.kernel.game.Title;
import starboard.kernel.play.World;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.bot.Roster;
import starboard.table.bot.Thought;
import starboard.table.log.Entry;
import starboard.table.log.Given;
import starboard.table.log.Line;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.state.AutoAnswer;
import starboard.table.state.Chair;
import starboard.table.state.Draft;
import starboard.table.state.Request;
import starboard.table.state.TableState;
import starboard.table.words.QuickPhrase;

/** Turns what is asked of a table into entries, or refuses it with the reason. */
public final class CommandRules<S extends State<S>> {

  private static final int LONGEST_CHAT = 500;
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_ENTROPY = 200;
  private static final int LONGEST_ID = 200;
  private static final int LONGEST_URL = 1000;
  private static final int MOST_REACTIONS = 100;
  private static final int MOST_CHAT = 20;
  private static final Duration CHAT_TIME = Duration.ofSeconds(20);

  private final Draft<S> draft;
  private final Roster roster;
  private final Keys keys;

  public CommandRules(Draft<S> draft, Roster roster, Keys keys) {
    this.draft = draft;
    this.roster = roster;
    this.keys = keys;
  }

  /** Drafts what the command brings about, and what follows from it by itself. */
  public Receipt write(Command command) {
    Receipt receipt =
        switch (command) {
          case Command.Choose c -> choose(c);
          case Command.Shortcut c -> shortcut(c);
          case Command.Back c -> back(own(c.seat()));
          case Command.Undo c -> receipt(ask(own(c.seat()), c.to()));
          case Command.Agree c -> receipt(agree(own(c.seat()), c.request()));
          case Command.Refuse c -> receipt(refuse(own(c.seat()), c.request()));
          case Command.Chat c -> receipt(chat(c));
          case Command.Reactions c -> receipt(reactions(c));
          case Command.AlwaysAsk c -> {
            requireHost();
            yield receipt(new Entry.AlwaysAsked(c.on()));
          }
          case Command.Hints c -> {
            requireHost();
            yield receipt(new Entry.Hints(c.on()));
          }
          case Command.Learn c -> learn(own(c.seat()), c.lesson());
          case Command.Entropy c -> receipt(entropy(c));
          case Command.Deal() -> {
            requireHost();
            requireGathering();
            yield receipt(new Entry.Dealt());
          }
          case Command.Rename c ->
              receipt(new Entry.Renamed(ownOrHost(c.seat()).index(), name(c.name())));
          case Command.Hand c -> receipt(hand(c));
          case Command.Take c -> receipt(take(ownOrHost(c.seat())));
          case Command.Pause() -> receipt(pause(true));
          case Command.Resume() -> receipt(pause(false));
          case Command.Reissue c -> reissue(c);
          case Command.Webhook c -> receipt(webhook(c));
          case Command.Forget _, Command.Rematch _ ->
              throw new IllegalArgumentException("the table itself does that: " + command);
        };
    settle();
    return receipt;
  }

  /** Somebody sits down who has the seat's code. */
  public Claim claim(Secret code, String by) {
    String hash = code.hash();
    List<Chair> chairs = position().chairs();
    for (int i = 0; i < chairs.size(); i++) {
      if (chairs.get(i).claimed() || !chairs.get(i).right().key().equals(hash)) continue;
      Secret secret = Secret.fresh();
      draft.token(secret.hash());
      String name = by.isBlank() ? chairs.get(i).name() : name(by);
      int entry = draft.write(new Entry.Claimed(i, name, secret.hash()));
      settle();
      return new Claim(i, secret, entry);
    }
    throw refusal("claimed", "table.claimed");
  }

  /** What the guided game of this table teaches by that name. */
  public Lesson requireLesson(String id) {
    Title title = position().guided();
    Guide guide = title == null ? null : title.guide();
    if (guide != null) for (Lesson one : guide.lessons()) if (one.id().equals(id)) return one;
    throw new Refusal("bad-request", Text.of("table.lesson", Arg.word(id)));
  }

  /** Once is enough. */
  private Receipt learn(Seat seat, String lesson) {
    requireLesson(lesson);
    if (position().hasLearnt(seat, lesson)) return new Receipt(position().entry(), null);
    return receipt(new Entry.Learnt(seat.index(), lesson));
  }

  // Answers

  private Receipt choose(Command.Choose c) {
    Seat seat = own(c.seat());
    Given before = isAsked(seat, c.decision()) ? null : answered(seat, c.decision());
    if (c.seen() < position().lastUndone()) throw stale(c.decision());
    if (before != null && before.answer().option().equals(c.option())) {
      return new Receipt(before.entry(), null);
    }
    requirePlay(seat, c.decision());
    World<S> after = world().answer(seat, c.option());
    if (after == null) throw unknown(c.option(), c.decision());
    return new Receipt(answer(seat, c.option(), after, Entry.By.PERSON), null);
  }

  /** Each option where it is still possible; at the first that is not, the rest is left. */
  private Receipt shortcut(Command.Shortcut c) {
    Seat seat = own(c.seat());
    if (c.seen() < position().lastUndone()) throw stale(c.decision());
    requirePlay(seat, c.decision());
    Decision decision = state().decision(seat);
    for (var shortcut : decision.shortcuts()) {
      if (!shortcut.id().equals(c.shortcut())) continue;
      int entry = position().entry();
      for (String option : shortcut.options()) {
        World<S> after = world().answer(seat, option);
        if (after == null) break;
        entry = answer(seat, option, after, Entry.By.PERSON);
        settle(seat);
        if (position().over()) break;
      }
      return new Receipt(entry, null);
    }
    throw unknown(c.shortcut(), c.decision());
  }

  /**
   * What was chosen for a bot's seat; if nothing possible, chance chooses.
   *
   * @param failure why the bot itself has not answered, or null; it is reported once
   */
  public void botAnswers(Thought thought, @Nullable Choice choice, @Nullable Throwable failure) {
    Seat seat = thought.seat();
    if (failure != null && !position().chair(seat).player().failed()) {
      String why = failure.toString();
      String told = why.substring(0, Math.min(why.length(), LONGEST_ID));
      draft.write(new Entry.BotFailed(seat.index(), thought.bot(), told));
    }
    Choices<?> choices = state().choices(seat);
    Choice chosen = choice;
    if (chosen == null || !choices.contains(chosen)) {
      chosen = choices.at(thought.chance(position()).nextInt(choices.size()));
    }
    answer(seat, chosen, Entry.By.BOT);
    settle();
  }

  private boolean isAsked(Seat seat, int decision) {
    return state().deciding().has(seat) && state().numberOf(seat) == decision;
  }

  /** The answer to that question that counts, or null; all answers are gone through. */
  private @Nullable Given answered(Seat seat, int decision) {
    for (Given g = position().given(); g != null; g = g.before()) {
      if (g.answer().seat() == seat.index() && g.answer().decision() == decision) return g;
    }
    return null;
  }

  /** The seat that may be helped now. */
  public Seat requireHelp(int index) {
    Seat seat = own(index);
    if (!position().hints()) throw refusal("no-hints", "table.no-hints");
    requirePlay(seat, state().numberOf(seat));
    return seat;
  }

  private void requirePlay(Seat seat, int decision) {
    if (position().over()) {
      throw new Refusal("stale-decision", Text.of("error.stale-over", decision));
    }
    if (position().paused()) throw refusal("paused", "table.paused");
    if (position().chair(seat).bot() != null) throw refusal("bot-plays", "table.bot-plays");
    if (!state().deciding().has(seat)) {
      if (answered(seat, decision) != null) throw stale(decision);
      throw new Refusal("not-your-decision", Text.of("error.not-asked", seat));
    }
    if (state().numberOf(seat) != decision) throw stale(decision);
  }

  private void answer(Seat seat, Choice choice, Entry.By by) {
    answer(seat, state().optionId(seat, choice), world().answer(seat, choice), by);
  }

  /** The question that is open has this answer, which leads to that world. */
  private int answer(Seat seat, String option, World<S> after, Entry.By by) {
    int decision = state().numberOf(seat);
    return draft.answer(new Entry.Answered(decision, seat.index(), option, by), after);
  }

  private static Refusal stale(int decision) {
    return new Refusal("stale-decision", Text.of("table.stale", decision));
  }

  private static Refusal unknown(String option, int decision) {
    return new Refusal(
        "unknown-choice", Text.of("error.choice", Arg.word(option), Arg.of(decision)));
  }

  // What follows by itself

  /**
   * The deal nobody is waited for, automatic answers, an undo everybody agrees to, the end of the
   * game.
   */
  public void settle() {
    settle(null);
  }

  /**
   * The same, but one seat is not answered for.
   *
   * @param answering a seat that is in the middle of several answers of its own, or null
   */
  private void settle(@Nullable Seat answering) {
    if (position().gathering() && position().awaited().isEmpty()) draft.write(new Entry.Dealt());
    Request request = position().request();
    if (request != null && position().waiting().isEmpty()) undo(request);
    boolean more = true;
    while (more) more = !position().paused() && automatic(answering);
    closeIfOver();
  }

  private boolean automatic(@Nullable Seat answering) {
    for (Seat seat : state().deciding()) {
      if (seat == answering) continue;
      boolean back = position().back(seat) == TableState.Back.FREE;
      Choice choice = AutoAnswer.answer(position(), state(), seat, back);
      if (choice == null) continue;
      answer(seat, choice, Entry.By.AUTO);
      return true;
    }
    return false;
  }

  /** The table is closed when its game is over. */
  public void closeIfOver() {
    if (!state().over() || position().over()) return;
    var result = state().result();
    List<Integer> winners = new ArrayList<>();
    if (result != null) for (Seat seat : result.winners()) winners.add(seat.index());
    draft.write(new Entry.Closed(winners, position().opened().seed()));
  }

  // Undo

  /**
   * The seat's last answer as a person, with what the table answered for it since. If that needs
   * consent it is asked for.
   */
  private Receipt back(Seat seat) {
    requireOpen();
    List<Integer> taken = new ArrayList<>();
    Given oldest = null;
    for (Given g = position().given(); g != null && oldest == null; g = g.before()) {
      if (g.answer().seat() != seat.index()) continue;
      taken.add(g.entry());
      if (g.answer().by() == Entry.By.PERSON) oldest = g;
    }
    if (oldest == null) {
      throw new Refusal("nothing-to-undo", Text.of("error.nothing-to-undo", seat));
    }
    int before = oldest.count() - 1;
    if (before < state().barrier(seat)) return receipt(ask(seat, oldest.entry() - 1));
    try {
      World<S> world = position().reaching(before);
      for (int i = 0; i < taken.size(); i++) world = world.takeBack(seat);
    } catch (Refusal needsConsent) {
      return receipt(ask(seat, taken.getLast() - 1));
    }
    return receipt(new Entry.Undone(taken, seat.index()));
  }

  private Entry ask(Seat seat, int to) {
    requireOpen();
    if (position().request() != null) throw refusal("undo-open", "table.undo-open");
    Given last = position().given();
    if (to < 1 || last == null || last.entry() <= to) {
      throw new Refusal("nothing-to-undo", Text.of("table.nothing-behind", to));
    }
    if (position().isWalledOff(to)) throw refusal("undo-walled", "table.undo-walled");
    return new Entry.UndoAsked(seat.index(), to);
  }

  private Entry agree(Seat seat, int id) {
    requireRequest(id);
    if (!position().waiting().contains(seat.index())) {
      throw refusal("not-asked", "table.undo-not-asked");
    }
    return new Entry.UndoAgreed(seat.index(), id);
  }

  private Entry refuse(Seat seat, int id) {
    requireRequest(id);
    return new Entry.UndoRefused(seat.index(), id);
  }

  private void requireRequest(int id) {
    Request request = position().request();
    if (request == null || request.id() != id) throw refusal("no-request", "table.undo-none");
  }

  private void undo(Request request) {
    List<Integer> taken = new ArrayList<>();
    for (Given g = position().given(); g != null && g.entry() > request.to(); g = g.before()) {
      taken.add(g.entry());
    }
    draft.write(new Entry.Undone(taken, request.by()));
  }

  /** Who may have the table as a file; before the end that is written down. */
  public Receipt export() {
    if (position().over()) return new Receipt(position().entry(), null);
    if (!position().hosts(keys)) throw refusal("host-only", "table.export-later");
    return receipt(new Entry.Exported());
  }

  /** A person's own name and words. */
  public Receipt forget(int seat) {
    return receipt(new Entry.Forgotten(own(seat).index()));
  }

  // People

  private Entry chat(Command.Chat c) {
    Seat seat = own(c.seat());
    String text = c.text() == null ? null : c.text().strip();
    requireDecent(text, c.quick(), c.point());
    requireFew(seat);
    return new Entry.Chat(seat.index(), text, c.quick(), c.point());
  }

  /** Talk neither floods the others nor uses up what the game needs. */
  private void requireFew(Seat seat) {
    int few = 0;
    Instant since = draft.now().minus(CHAT_TIME);
    for (Line line : position().recent()) {
      boolean own = line.entry() instanceof Entry.Chat chat && chat.seat() == seat.index();
      if (own && line.at().isAfter(since)) few++;
    }
    if (few >= MOST_CHAT) throw refusal("too-many", "table.chat-often");
    if (position().entry() >= Draft.MOST_ENTRIES / 2) throw refusal("too-many", "table.chat-full");
  }

  /** A message is words or a quick phrase, of decent length. */
  public static void requireDecent(
      @Nullable String text, @Nullable String quick, @Nullable String point) {
    if ((text == null) == (quick == null)) throw refusal("bad-request", "table.chat-what");
    if (text != null && (text.isEmpty() || text.length() > LONGEST_CHAT)) {
      throw new Refusal("bad-request", Text.of("table.chat-length", LONGEST_CHAT));
    }
    if (quick != null && !QuickPhrase.exists(quick)) {
      throw new Refusal("bad-request", Text.of("table.chat-quick", Arg.word(quick)));
    }
    if (point != null && point.length() > LONGEST_ID) {
      throw refusal("bad-request", "table.chat-point");
    }
  }

  private Entry entropy(Command.Entropy c) {
    Seat seat = own(c.seat());
    requireGathering();
    requireShort(c.text());
    if (!position().awaited().contains(seat.index())) throw refusal("added", "table.added");
    return new Entry.Entropy(seat.index(), c.text());
  }

  private void requireGathering() {
    if (!position().gathering()) throw refusal("dealt", "table.dealt");
  }

  /** What somebody adds to chance is of decent length. */
  public static void requireShort(String entropy) {
    if (entropy.length() > LONGEST_ENTROPY) {
      throw new Refusal("bad-request", Text.of("table.entropy", LONGEST_ENTROPY));
    }
  }

  private Entry reactions(Command.Reactions c) {
    Seat seat = own(c.seat());
    var known = position().chair(seat).reactions();
    boolean many = known.size() >= MOST_REACTIONS && !known.containsKey(c.reaction());
    if (many || c.reaction().isBlank() || c.reaction().length() > LONGEST_ID) {
      throw new Refusal("bad-request", Text.of("table.reaction", Arg.word(c.reaction())));
    }
    return new Entry.Reactions(seat.index(), c.reaction(), c.setting());
  }

  private Entry hand(Command.Hand c) {
    Seat seat = ownOrHost(c.seat());
    requireOpen();
    if (roster.named(position().game(), c.bot()) == null) {
      throw new Refusal("unknown-bot", Text.of("table.bot", Arg.word(c.bot())));
    }
    Chair chair = position().chair(seat);
    boolean unasked =
        !position().sits(keys, seat) && (chair.isManned() || chair.player().replaced() > 0);
    return unasked
        ? new Entry.Replaced(seat.index(), c.bot())
        : new Entry.Handed(seat.index(), c.bot());
  }

  private Entry take(Seat seat) {
    if (position().chair(seat).bot() == null) throw refusal("no-bot", "table.no-bot");
    if (!position().chair(seat).human()) throw refusal("bot-seat", "table.bot-seat");
    return new Entry.Handed(seat.index(), null);
  }

  private Entry pause(boolean pause) {
    Integer by = null;
    for (int i = position().chairs().size() - 1; i >= 0; i--) {
      if (position().sits(keys, Seat.of(i))) by = i;
    }
    if (by == null) requireHost();
    requireOpen();
    if (pause == position().paused()) {
      throw pause ? refusal("paused", "table.paused") : refusal("not-paused", "table.not-paused");
    }
    return pause ? new Entry.Paused(by) : new Entry.Resumed(by);
  }

  private Receipt reissue(Command.Reissue c) {
    requireHost();
    Seat seat = seat(c.seat());
    if (!position().chair(seat).human()) throw refusal("bot-seat", "table.bot-seat");
    Secret code = Secret.fresh();
    draft.token(code.hash());
    return new Receipt(draft.write(new Entry.Reissued(seat.index(), code.hash())), code.letters());
  }

  private Entry webhook(Command.Webhook c) {
    Seat seat = own(c.seat());
    if (c.url() != null && !isWeb(c.url())) throw refusal("bad-request", "table.webhook");
    String language = Language.of(c.language()).code();
    return new Entry.Webhook(seat.index(), c.url(), language);
  }

  private static boolean isWeb(String address) {
    try {
      URI uri = new URI(address);
      boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
      return web && uri.getHost() != null && address.length() <= LONGEST_URL;
    } catch (URISyntaxException none) {
      return false;
    }
  }

  // Who may

  private Seat seat(int index) {
    int most = position().chairs().size() - 1;
    if (index < 0 || index > most) {
      throw new Refusal("bad-request", Text.of("error.seat", index, most));
    }
    return Seat.of(index);
  }

  private Seat own(int index) {
    Seat seat = seat(index);
    if (!position().sits(keys, seat)) throw refusal("not-your-seat", "table.not-your-seat");
    return seat;
  }

  private Seat ownOrHost(int index) {
    return position().hosts(keys) ? seat(index) : own(index);
  }

  private void requireHost() {
    if (!position().hosts(keys)) throw refusal("host-only", "table.host-only");
  }

  /** Whether the holder of these secrets may call everybody to another game. */
  public void requireRematch() {
    boolean sits = false;
    for (Seat seat : state().seats()) sits |= position().sits(keys, seat);
    if (!sits) requireHost();
    if (!position().over()) throw refusal("not-over", "table.not-over");
  }

  private void requireOpen() {
    if (position().over()) throw refusal("over", "table.over");
  }

  /** A name people can read, without line breaks and the like. */
  public static String name(String typed) {
    String name = typed.replaceAll("\\p{C}", "").strip();
    if (name.isEmpty() || name.length() > LONGEST_NAME) {
      throw new Refusal("bad-request", Text.of("table.name", LONGEST_NAME));
    }
    return name;
  }

  private Receipt receipt(Entry entry) {
    return new Receipt(draft.write(entry), null);
  }

  private TableState<S> position() {
    return draft.position();
  }

  private S state() {
    return position().state();
  }

  private World<S> world() {
    return position().world();
  }

  private static Refusal refusal(String code, String key) {
    return new Refusal(code, Text.of(key));
  }
}

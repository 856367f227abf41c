package starboard.table.command;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Lesson;
import starboard.kernel.game.Title;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.bot.Roster;
import starboard.table.log.Entry;
import starboard.table.log.Line;
import starboard.table.secret.Secret;
import starboard.table.state.Chair;
import starboard.table.state.Draft;

/** Who sits where and how: claiming, talk, settings, bots in the place of people. */
final class People<S extends State<S>> {

  private static final int MOST_REACTIONS = 100;
  private static final int MOST_CHAT = 20;
  private static final Duration CHAT_TIME = Duration.ofSeconds(20);

  private final Draft<S> draft;
  private final Rights rights;
  private final Roster roster;

  People(Draft<S> draft, Rights rights, Roster roster) {
    this.draft = draft;
    this.rights = rights;
    this.roster = roster;
  }

  /** Somebody sits down who has the seat's code. */
  Claim claim(Secret code, String by) {
    String hash = code.hash();
    List<Chair> chairs = draft.position().chairs();
    for (int i = 0; i < chairs.size(); i++) {
      if (chairs.get(i).claimed() || !chairs.get(i).right().key().equals(hash)) continue;
      Secret secret = Secret.fresh();
      draft.token(secret.hash());
      String name = by.isBlank() ? chairs.get(i).name() : Decency.name(by);
      int entry = draft.write(new Entry.Claimed(i, name, secret.hash()));
      return new Claim(i, secret, entry);
    }
    throw new Refusal("claimed", Text.of("table.claimed"));
  }

  /** What the guided game of this table teaches by that name. */
  Lesson requireLesson(String id) {
    Title title = draft.position().guided();
    Guide guide = title == null ? null : title.guide();
    if (guide != null) for (Lesson one : guide.lessons()) if (one.id().equals(id)) return one;
    throw new Refusal("bad-request", Text.of("table.lesson", Arg.word(id)));
  }

  /** Once is enough. */
  Receipt learn(Seat seat, String lesson) {
    requireLesson(lesson);
    if (draft.position().hasLearnt(seat, lesson)) return Receipt.of(draft.position().entry());
    return Receipt.of(draft.write(new Entry.Learnt(seat.index(), lesson)));
  }

  Entry chat(Command.Chat c) {
    Seat seat = rights.own(c.seat());
    String text = c.text() == null ? null : c.text().strip();
    Decency.requireChat(text, c.quick(), c.point());
    requireFew(seat);
    return new Entry.Chat(seat.index(), text, c.quick(), c.point());
  }

  /** Talk neither floods the others nor uses up what the game needs. */
  private void requireFew(Seat seat) {
    int few = 0;
    Instant since = draft.now().minus(CHAT_TIME);
    for (Line line : draft.position().recent()) {
      boolean own = line.entry() instanceof Entry.Chat chat && chat.seat() == seat.index();
      if (own && line.at().isAfter(since)) few++;
    }
    if (few >= MOST_CHAT) throw new Refusal("too-many", Text.of("table.chat-often"));
    if (draft.position().entry() >= Draft.MOST_ENTRIES / 2)
      throw new Refusal("too-many", Text.of("table.chat-full"));
  }

  Entry entropy(Command.Entropy c) {
    Seat seat = rights.own(c.seat());
    requireGathering();
    Decency.requireEntropy(c.text());
    if (!draft.position().awaited().contains(seat.index()))
      throw new Refusal("added", Text.of("table.added"));
    return new Entry.Entropy(seat.index(), c.text());
  }

  /** Fails if the game has been dealt. */
  void requireGathering() {
    if (!draft.position().gathering()) throw new Refusal("dealt", Text.of("table.dealt"));
  }

  Entry reactions(Command.Reactions c) {
    Seat seat = rights.own(c.seat());
    var known = draft.position().chair(seat).reactions();
    boolean many = known.size() >= MOST_REACTIONS && !known.containsKey(c.reaction());
    if (many || c.reaction().isBlank() || c.reaction().length() > Decency.LONGEST_ID) {
      throw new Refusal("bad-request", Text.of("table.reaction", Arg.word(c.reaction())));
    }
    return new Entry.Reactions(seat.index(), c.reaction(), c.setting());
  }

  Entry hand(Command.Hand c) {
    Seat seat = rights.ownOrHost(c.seat());
    draft.requireOpen();
    if (roster.named(draft.position().game(), c.bot()) == null) {
      throw new Refusal("unknown-bot", Text.of("table.bot", Arg.word(c.bot())));
    }
    Chair chair = draft.position().chair(seat);
    boolean unasked = !rights.sits(seat) && (chair.isManned() || chair.player().replaced() > 0);
    return unasked
        ? new Entry.Replaced(seat.index(), c.bot())
        : new Entry.Handed(seat.index(), c.bot());
  }

  Entry take(Seat seat) {
    if (draft.position().chair(seat).bot() == null)
      throw new Refusal("no-bot", Text.of("table.no-bot"));
    if (!draft.position().chair(seat).human())
      throw new Refusal("bot-seat", Text.of("table.bot-seat"));
    return new Entry.Handed(seat.index(), null);
  }

  Entry pause(boolean pause) {
    Integer by = null;
    for (int i = draft.position().chairs().size() - 1; i >= 0; i--) {
      if (rights.sits(Seat.of(i))) by = i;
    }
    if (by == null) rights.requireHost();
    draft.requireOpen();
    if (pause == draft.position().paused()) {
      throw pause
          ? new Refusal("paused", Text.of("table.paused"))
          : new Refusal("not-paused", Text.of("table.not-paused"));
    }
    return pause ? new Entry.Paused(by) : new Entry.Resumed(by);
  }

  Receipt reissue(Command.Reissue c) {
    rights.requireHost();
    Seat seat = rights.seat(c.seat());
    if (!draft.position().chair(seat).human())
      throw new Refusal("bot-seat", Text.of("table.bot-seat"));
    Secret code = Secret.fresh();
    draft.token(code.hash());
    return new Receipt(draft.write(new Entry.Reissued(seat.index(), code.hash())), code.letters());
  }

  Entry webhook(Command.Webhook c) {
    Seat seat = rights.own(c.seat());
    if (c.url() != null && !Decency.isWeb(c.url()))
      throw new Refusal("bad-request", Text.of("table.webhook"));
    String language = Language.of(c.language()).code();
    return new Entry.Webhook(seat.index(), c.url(), language);
  }
}

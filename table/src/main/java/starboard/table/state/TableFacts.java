package starboard.table.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.play.Replay;
import starboard.kernel.seats.Seat;
import starboard.table.log.Entry;
import starboard.table.log.Given;
import starboard.table.log.Logged;

/**
 * What the log says of a table without playing its game: who sits there, what was agreed, which
 * answers count.
 *
 * @param entry the number of the last entry
 * @param given the last answer that counts, or null
 */
public record TableFacts(
    int entry, Company company, Chance chance, Undoing undoing, @Nullable Given given, End end) {

  /**
   * Who plays, and how.
   *
   * @param host the hash of the host's secret
   * @param chairs the seats in their order
   */
  public record Company(
      String host, List<Chair> chairs, boolean alwaysAsk, boolean paused, Teaching teaching) {
    public Company {
      chairs = List.copyOf(chairs);
    }

    Company with(int seat, Chair chair) {
      List<Chair> changed = new ArrayList<>(chairs);
      changed.set(seat, chair);
      return new Company(host, changed, alwaysAsk, paused, teaching);
    }

    private Company asking(boolean always) {
      return new Company(host, chairs, always, paused, teaching);
    }

    private Company pausing(boolean now) {
      return new Company(host, chairs, alwaysAsk, now, teaching);
    }

    private Company taught(Teaching now) {
      return new Company(host, chairs, alwaysAsk, paused, now);
    }

    /** The table was brought from elsewhere, where its secrets stay. */
    private Company imported(String by) {
      return new Company(
          by,
          chairs.stream().map(chair -> chair.reissued("")).toList(),
          alwaysAsk,
          paused,
          teaching);
    }
  }

  /**
   * Who may be helped, and how far a guided game has come.
   *
   * @param title the guided title, or null
   * @param learnt the lessons each seat has had
   */
  record Teaching(boolean hints, @Nullable String title, List<Entry.Learnt> learnt) {
    private static final Teaching NONE = new Teaching(false, null, List.of());

    Teaching {
      learnt = List.copyOf(learnt);
    }

    private Teaching hinting(boolean on) {
      return new Teaching(on, title, learnt);
    }

    private Teaching with(Entry.Learnt lesson) {
      List<Entry.Learnt> more = new ArrayList<>(learnt);
      more.add(lesson);
      return new Teaching(hints, title, more);
    }
  }

  /**
   * What grows into the game's chance.
   *
   * @param gathering whether the deal waits for what players add
   * @param added by whom what was added
   */
  public record Chance(boolean gathering, SortedMap<Integer, String> added) {
    private static final Chance DEALT = new Chance(false, Collections.emptySortedMap());

    private Chance with(int seat, String text) {
      SortedMap<Integer, String> more = new TreeMap<>(added);
      more.put(seat, text);
      return new Chance(true, more);
    }
  }

  /**
   * What was taken back, and what may be.
   *
   * @param last the entry of the last undo; what was chosen before it was shown is out of date
   * @param wall the last entry that took a seat from its person for good: without them no way leads
   *     back
   */
  record Undoing(@Nullable Request request, int last, int wall) {
    private Undoing requested(@Nullable Request now) {
      return new Undoing(now, last, wall);
    }
  }

  /**
   * How it ended, and where it goes on.
   *
   * @param rematch the table at which the same people play again, or null
   */
  public record End(Entry.@Nullable Closed closed, @Nullable String rematch) {}

  /** What a whole log says. */
  public static TableFacts of(List<Logged> log) {
    TableFacts facts = of(log.getFirst().opened());
    for (Logged logged : log.subList(1, log.size())) facts = facts.after(logged);
    return facts;
  }

  public static TableFacts of(Entry.Opened opened) {
    List<Chair> chairs = opened.seats().stream().map(Chair::of).toList();
    return new TableFacts(
        1,
        new Company(opened.host(), chairs, opened.alwaysAsk(), false, Teaching.NONE),
        Chance.DEALT,
        new Undoing(null, 0, 0),
        null,
        new End(null, null));
  }

  /** The answers that count, with the set-up and the seed they follow from. */
  public Replay replay(Entry.Opened opened) {
    List<Replay.Answer> answers = new ArrayList<>();
    for (Given g = given; g != null; g = g.before()) {
      answers.add(new Replay.Answer(Seat.of(g.answer().seat()), g.answer().option()));
    }
    return new Replay(
        opened.game(),
        opened.rules(),
        opened.setup(),
        opened.chance(entropy(opened)),
        answers.reversed());
  }

  /** What was added to chance: by whoever opened the table, then seat by seat. */
  public String entropy(Entry.Opened opened) {
    List<String> all = new ArrayList<>(List.of(opened.entropy()));
    all.addAll(chance.added.values());
    return String.join("\n", all);
  }

  /** The next entry, which may change one of the parts. */
  public TableFacts after(Logged logged) {
    if (logged.number() != entry + 1) {
      throw new IllegalArgumentException(
          "entry " + logged.number() + " cannot follow entry " + entry);
    }
    TableFacts now = new TableFacts(logged.number(), company, chance, undoing, given, end);
    return switch (logged.entry()) {
      case Entry.Opened _ -> throw new IllegalArgumentException("a table is opened once");
      case Entry.Gathering _ -> now.with(gathered());
      case Entry.Entropy e -> now.with(required().with(e.seat(), e.text()));
      case Entry.Dealt _ -> now.with(new Chance(false, required().added));
      case Entry.Claimed e -> now.with(e.seat(), chair(e.seat()).claimedBy(e.name(), e.secret()));
      case Entry.Renamed e -> now.with(e.seat(), chair(e.seat()).called(e.name()));
      case Entry.Handed e -> now.with(e.seat(), chair(e.seat()).playedBy(e.bot()));
      case Entry.Replaced e -> now.with(e.seat(), chair(e.seat()).replacedBy(e.bot(), now.entry));
      case Entry.BotFailed e -> now.with(e.seat(), chair(e.seat()).failing());
      case Entry.Reissued e -> now.reissued(e);
      case Entry.Paused _ -> now.with(company.pausing(true));
      case Entry.Resumed _ -> now.with(company.pausing(false));
      case Entry.Answered e -> now.answered(e);
      case Entry.UndoAsked e -> now.asking(new Request(now.entry, e.seat(), e.to(), List.of()));
      case Entry.UndoAgreed e -> {
        Request request = undoing.request;
        yield request == null ? now : now.asking(request.with(e.seat()));
      }
      case Entry.UndoRefused _ -> now.asking(null);
      case Entry.Undone e -> now.undone(e);
      case Entry.Chat _, Entry.Exported _ -> now;
      case Entry.Forgotten e -> now.with(e.seat(), chair(e.seat()).called("").hooked(null));
      case Entry.Reactions e ->
          now.with(e.seat(), chair(e.seat()).reacting(e.reaction(), e.setting()));
      case Entry.AlwaysAsked e -> now.with(company.asking(e.on()));
      case Entry.Hints e -> now.with(company.taught(company.teaching.hinting(e.on())));
      case Entry.Guided e -> now.with(company.taught(new Teaching(true, e.title(), List.of())));
      case Entry.Learnt e -> now.with(company.taught(company.teaching.with(e)));
      case Entry.Webhook e ->
          now.with(
              e.seat(),
              chair(e.seat())
                  .hooked(e.url() == null ? null : new Chair.Hook(e.url(), e.language())));
      case Entry.Rematch e -> now.with(new End(end.closed, e.table()));
      case Entry.Imported e ->
          now.with(company.imported(e.host())).with(new Undoing(undoing.request, undoing.last, 0));
      case Entry.Closed e -> now.with(new End(e, end.rematch)).asking(null);
    };
  }

  private Chance gathered() {
    if (entry != 1) throw new IllegalArgumentException("the game has begun");
    return new Chance(true, Collections.emptySortedMap());
  }

  private Chance required() {
    if (!chance.gathering) throw new IllegalArgumentException("the game has begun");
    return chance;
  }

  private TableFacts answered(Entry.Answered answered) {
    Given now = Given.after(given, entry, answered);
    boolean withdrawn = answered.by() == Entry.By.PERSON;
    Undoing after = withdrawn ? undoing.requested(null) : undoing;
    return new TableFacts(entry, company, chance, after, now, end);
  }

  private TableFacts undone(Entry.Undone undone) {
    Given kept = Given.without(given, new HashSet<>(undone.answers()));
    return new TableFacts(
        entry, company, chance, new Undoing(null, entry, undoing.wall), kept, end);
  }

  /** Whoever held the seat cannot be asked any more. */
  private TableFacts reissued(Entry.Reissued reissued) {
    Chair chair = chair(reissued.seat());
    TableFacts now = chair.claimed() ? with(new Undoing(null, undoing.last, entry)) : this;
    return now.with(reissued.seat(), chair.reissued(reissued.code()));
  }

  private Chair chair(int seat) {
    return company.chairs.get(seat);
  }

  private TableFacts with(int seat, Chair chair) {
    return with(company.with(seat, chair));
  }

  private TableFacts asking(@Nullable Request request) {
    return with(undoing.requested(request));
  }

  private TableFacts with(Company now) {
    return new TableFacts(entry, now, chance, undoing, given, end);
  }

  private TableFacts with(Chance now) {
    return new TableFacts(entry, company, now, undoing, given, end);
  }

  private TableFacts with(Undoing now) {
    return new TableFacts(entry, company, chance, now, given, end);
  }

  private TableFacts with(End now) {
    return new TableFacts(entry, company, chance, undoing, given, now);
  }
}

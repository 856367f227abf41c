package starboard.table.history;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.table.log.Logged;
import starboard.table.state.TableFacts;
import starboard.table.store.Logs;

/**
 * A table's log by pages. What it says and hashes to is remembered at the end of every page, so
 * that whoever looks for an entry reads, parses and hashes only the pages that are wanted.
 */
public final class LogBook {

  /** How many entries are on a page. */
  static final int PAGE = 100;

  private final Logs logs;
  private final String table;
  private final List<Bookmark> bookmarks = new ArrayList<>(List.of(Bookmark.BEGINNING));
  private Bookmark last = Bookmark.BEGINNING;

  LogBook(Logs logs, String table) {
    this.logs = logs;
    this.table = table;
  }

  /**
   * What a log says up to an entry.
   *
   * @param facts null before the first entry
   */
  private record Bookmark(@Nullable TableFacts facts, LogHash hash) {
    private static final Bookmark BEGINNING = new Bookmark(null, LogHash.EMPTY);

    private int entry() {
      return facts == null ? 0 : facts.entry();
    }

    private Bookmark then(Logged logged, String json) {
      TableFacts next = facts == null ? TableFacts.of(logged.opened()) : facts.after(logged);
      return new Bookmark(next, hash.then(json));
    }
  }

  /** An entry, and what the log says and hashes to with it. */
  private record Row(Logged logged, Bookmark after) {}

  /** How many entries are known. */
  synchronized int size() {
    return last.entry();
  }

  /** What the log hashes to. */
  public synchronized LogHash hash() {
    return last.hash;
  }

  /** The next entry. */
  public synchronized void add(Logged logged, String json) {
    last = last.then(logged, json);
    if (last.entry() % PAGE == 0) bookmarks.add(last);
  }

  /** Adds all these entries, and has them at hand. */
  Reading add(List<String> log) {
    Reading reading = new Reading();
    List<Row> page = new ArrayList<>();
    for (String json : log) {
      Logged logged = Logged.read(size() + 1, json);
      add(logged, json);
      page.add(new Row(logged, last));
      if (page.size() == PAGE || size() == log.size()) {
        reading.pages.put((size() - 1) / PAGE, page);
        page = new ArrayList<>();
      }
    }
    return reading;
  }

  /** Looks for entries; every page is read once. */
  Reading reading() {
    return new Reading();
  }

  private List<Row> page(int number) {
    Bookmark before;
    int end;
    synchronized (this) {
      before = bookmarks.get(number);
      end = Math.min((number + 1) * PAGE, size());
    }
    List<Row> page = new ArrayList<>();
    for (String json : logs.read(table, number * PAGE, end)) {
      Logged logged = Logged.read(before.entry() + 1, json);
      before = before.then(logged, json);
      page.add(new Row(logged, before));
    }
    return page;
  }

  /** Entries somebody looks for, counted from 1; not for use by several threads at once. */
  final class Reading {

    private final Map<Integer, List<Row>> pages = new HashMap<>();

    private Reading() {}

    private Row row(int entry) {
      int number = (entry - 1) / PAGE;
      return pages.computeIfAbsent(number, LogBook.this::page).get((entry - 1) % PAGE);
    }

    Logged entry(int entry) {
      return row(entry).logged;
    }

    /** What the log hashes to up to that entry. */
    LogHash hash(int entry) {
      return entry == 0 ? LogHash.EMPTY : row(entry).after.hash;
    }

    /** What the log says up to that entry. */
    TableFacts facts(int entry) {
      TableFacts facts = row(entry).after.facts;
      if (facts == null) throw new IllegalArgumentException("there is no entry " + entry);
      return facts;
    }
  }
}

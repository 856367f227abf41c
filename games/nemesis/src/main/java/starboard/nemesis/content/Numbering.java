package starboard.nemesis.content;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Section;

/** Components get their numbers, stock by stock. */
public final class Numbering {

  private final List<Stock> stocks = new ArrayList<>();

  /** The entry of each component numbered so far. */
  private final List<Integer> entries = new ArrayList<>();

  private final int firstNumber;

  /** Numbers below the first one belong to another box. */
  Numbering(int firstNumber) {
    this.firstNumber = firstNumber;
    for (int number = 0; number < firstNumber; number++) entries.add(0);
  }

  /** So many components that are this entry. */
  public void copies(int entry, int count) {
    for (int copy = 0; copy < count; copy++) entries.add(entry);
  }

  /** The stock of everything numbered since the last one. */
  public Stock stock(String id, Family family, Section<? extends Entry> section) {
    int first = stocks.isEmpty() ? firstNumber : stocks.getLast().last() + 1;
    Stock stock = new Stock(stocks.size(), id, family, section, first, entries.size() - 1);
    stocks.add(stock);
    return stock;
  }

  /** The stock of all entries of a section. */
  public <T extends Entry> Stock all(
      String id, Family family, Section<T> section, ToIntFunction<T> count) {
    for (int i = 0; i < section.size(); i++) copies(i, count.applyAsInt(section.at(i)));
    return stock(id, family, section);
  }

  List<Stock> stocks() {
    return List.copyOf(stocks);
  }

  int[] entries() {
    return entries.stream().mapToInt(Integer::intValue).toArray();
  }
}

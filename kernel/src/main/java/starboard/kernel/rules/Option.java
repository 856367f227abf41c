package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/**
 * A choice described for people and protocols.
 *
 * @param id {@code verb:part:part} in lower-case ASCII, parts being widget ids of the scene; no
 *     text, no list position, no number of a hidden card
 * @param target the widget it belongs to
 * @param cost what it costs, as far as known
 * @param effect what it does, where its text is only a name
 * @param source the room, the item or the card that offers it, if one does
 * @param group what it is listed under where there are many; null stands by itself
 * @param risk what chance may make of it, by what its seat knows
 * @param rows what there is to compare with the other options, row by row
 * @param about the card or widget that says all of it
 */
public record Option(
    String id,
    Text text,
    @Nullable String target,
    @Nullable Text cost,
    @Nullable Text effect,
    @Nullable Text source,
    @Nullable Group group,
    List<Risk> risk,
    List<Row> rows,
    @Nullable String about) {

  /**
   * Options of one kind.
   *
   * @param id a word in kebab-case
   * @param name what they are called together
   * @param member what tells this option from the others of the group
   */
  public record Group(String id, Text name, Text member) {}

  /**
   * How likely something is that may come of it.
   *
   * @param id a word in kebab-case: {@code encounter}, {@code wound}
   * @param hit so many of all cases; computed from what the seat may know, never from a secret
   * @param parts what it comes of: faces, cards, cubes
   * @param hoped whether its seat hopes for it, as for a hit
   * @param alike whether it is the same for all options of the group, so that it chooses none of
   *     them
   */
  public record Risk(
      String id, Text name, int hit, int of, List<Text> parts, boolean hoped, boolean alike) {
    public Risk {
      if (of < 1 || hit < 0 || hit > of)
        throw new IllegalArgumentException(id + ": " + hit + " of " + of);
      parts = List.copyOf(parts);
    }

    public static Risk of(String id, Text name, int hit, int of, List<Text> parts) {
      return new Risk(id, name, hit, of, parts, false, false);
    }

    /** Something one hopes for. */
    public static Risk hope(String id, Text name, int hit, int of, List<Text> parts) {
      return new Risk(id, name, hit, of, parts, true, false);
    }

    /** What all options of the group risk. */
    public Risk forAll() {
      return new Risk(id, name, hit, of, parts, hoped, true);
    }

    /** In the hundred, rounded, but neither never nor surely what is only nearly so. */
    public int percent() {
      int percent = (int) Math.round(100.0 * hit / of);
      if (percent == 0 && hit > 0) return 1;
      return percent == 100 && hit < of ? 99 : percent;
    }
  }

  /**
   * One thing to compare options by.
   *
   * @param row what is compared: what wins, how it stands, where
   * @param at the widget it speaks of
   */
  public record Row(Text row, Text text, @Nullable Standing state, @Nullable String at) {}

  /** How a demand stands, as far as the seat knows. */
  public enum Standing {
    OPEN,
    MET,
    UNKNOWN
  }

  public Option {
    risk = List.copyOf(risk);
    rows = List.copyOf(rows);
  }

  public Option(String id, Text text, @Nullable String target, @Nullable Text cost) {
    this(id, text, target, cost, null, null, null, List.of(), List.of(), null);
  }

  public static Option of(String id, Text text) {
    return new Option(id, text, null, null);
  }

  public static Option of(String id, Text text, String target) {
    return new Option(id, text, target, null);
  }

  /** The same option with a sentence that says what it does. */
  public Option explained(Text effect) {
    return new Option(id, text, target, cost, effect, source, group, risk, rows, about);
  }

  /** The same option with what offers it. */
  public Option from(Text source) {
    return new Option(id, text, target, cost, effect, source, group, risk, rows, about);
  }

  /** The same option as one of a group, in which it is called so. */
  public Option in(String id, Text name, Text member) {
    return new Option(
        this.id,
        text,
        target,
        cost,
        effect,
        source,
        new Group(id, name, member),
        risk,
        rows,
        about);
  }

  /** The same option with one more thing that chance may make of it. */
  public Option risking(Risk more) {
    List<Risk> all = new ArrayList<>(risk);
    all.add(more);
    return new Option(id, text, target, cost, effect, source, group, all, rows, about);
  }

  /** The same option with what it is compared by. */
  public Option compared(List<Row> by) {
    return new Option(id, text, target, cost, effect, source, group, risk, by, about);
  }

  /** The same option with the card or widget that says all of it. */
  public Option about(String widget) {
    return new Option(id, text, target, cost, effect, source, group, risk, rows, widget);
  }
}

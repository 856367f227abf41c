package starboard.nemesis.content.term;

/**
 * A number, or a word in place of one: every one there is, as many as you like, up to capacity, as
 * many as you have serious wounds.
 */
public record Amount(int number) {
  public static final Amount ALL = new Amount(-1);
  public static final Amount ANY = new Amount(-2);
  public static final Amount FULL = new Amount(-3);
  public static final Amount SERIOUS_WOUNDS = new Amount(-4);

  public static Amount of(String text) {
    return switch (text) {
      case "all" -> ALL;
      case "any" -> ANY;
      case "full" -> FULL;
      case "serious-wounds" -> SERIOUS_WOUNDS;
      default -> {
        int number = Integer.parseInt(text);
        if (number < 0) throw new IllegalArgumentException("an amount is not negative");
        yield new Amount(number);
      }
    };
  }

  public boolean isNumber() {
    return number >= 0;
  }

  public boolean isAll() {
    return equals(ALL);
  }

  public boolean isAny() {
    return equals(ANY);
  }

  public boolean isFull() {
    return equals(FULL);
  }

  public boolean isSeriousWounds() {
    return equals(SERIOUS_WOUNDS);
  }

  /** What follows the key of a phrase: nothing for a number. */
  public String suffix() {
    return switch (number) {
      case -1 -> ".all";
      case -2 -> ".any";
      case -3 -> ".full";
      case -4 -> ".serious-wounds";
      default -> "";
    };
  }

  /** Refuses words that the op does not know. */
  public void mustBeNumberOr(Amount... words) {
    if (isNumber()) return;
    for (Amount word : words) if (equals(word)) return;
    throw new IllegalArgumentException("the amount cannot be '" + suffix().substring(1) + "' here");
  }
}

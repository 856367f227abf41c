package starboard.table.log;

import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** When a seat wants to be asked about a reaction (13.2). */
public enum Reaction {
  /** Only when there is something to choose. Others may learn from the speed of the answer. */
  WHEN_I_CAN("when-i-can"),
  /** Even with a single option, so that speed tells nothing. */
  ALWAYS("always"),
  /** Never; the table lets things be on the seat's behalf. */
  NOT_UNTIL_I_SAY("not-until-i-say");

  private final String id;

  Reaction(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public static Reaction of(String id) {
    for (Reaction reaction : values()) if (reaction.id.equals(id)) return reaction;
    throw new Refusal("bad-request", Text.of("table.reaction", Arg.word(id)));
  }
}

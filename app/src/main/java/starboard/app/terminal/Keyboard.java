package starboard.app.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** What people are told and asked at the terminal, and what they type. */
final class Keyboard {

  private static final String CLEAR = "\u001B[H\u001B[2J\u001B[3J";
  private static final int TALL = 60;

  /** Of longer words that were typed the beginning is repeated. */
  private static final int LONGEST_WORD = 60;

  /** The people have gone. */
  static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Session session;
  private final PrintWriter out;

  Keyboard(Session session) {
    this.session = session;
    this.out = session.io().out();
  }

  void say(String key, Arg... args) {
    print(session.say(Text.of(key, args).shortened(LONGEST_WORD)));
  }

  void say(Refusal refusal) {
    print(session.say(refusal));
  }

  private void print(String said) {
    Lines lines = session.lines();
    lines.add(0, said);
    out.print(lines);
  }

  /** The next line, without spaces around it. */
  String line(String prompt) {
    out.print(prompt);
    out.flush();
    try {
      String line = session.io().in().readLine();
      if (line == null) throw new Closed();
      if (!session.io().terminal()) out.println(line);
      return line.strip();
    } catch (IOException unreadable) {
      throw new Closed();
    }
  }

  boolean yes(String key, Arg... args) {
    return isYes(line(session.say(key, args) + " "));
  }

  static boolean isYes(String typed) {
    return List.of("y", "yes", "a", "ano").contains(typed.toLowerCase(Locale.ROOT));
  }

  static boolean isNo(String typed) {
    return List.of("n", "no", "ne").contains(typed.toLowerCase(Locale.ROOT));
  }

  /** Takes away what the last person at the keyboard has read. */
  void clear() {
    if (session.io().ansi()) {
      out.print(CLEAR);
      out.flush();
    } else if (session.io().terminal()) {
      for (int i = 0; i < TALL; i++) out.println();
    } else {
      out.println("-".repeat(session.io().width()));
    }
  }
}

package starboard.web;

import java.util.List;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.command.Command;
import starboard.table.log.Reaction;
import starboard.wire.Request;

/** Commands as JSON. */
final class CommandJson {
  private CommandJson() {}

  private static final List<String> KNOWN =
      List.of(
          "choose",
          "shortcut",
          "back",
          "undo",
          "agree",
          "refuse",
          "chat",
          "reactions",
          "always-ask",
          "hints",
          "learn",
          "entropy",
          "deal",
          "rename",
          "forget",
          "hand",
          "take",
          "pause",
          "resume",
          "reissue",
          "rematch",
          "webhook");

  /** The command a request asks for. */
  static Command of(Request asked, Language language) {
    String command = asked.string("cmd");
    return switch (command) {
      case "choose" ->
          new Command.Choose(
              seat(asked), asked.whole("decision"), asked.string("option"), asked.whole("seen"));
      case "shortcut" ->
          new Command.Shortcut(
              seat(asked), asked.whole("decision"), asked.string("shortcut"), asked.whole("seen"));
      case "back" -> new Command.Back(seat(asked));
      case "undo" -> new Command.Undo(seat(asked), asked.whole("to"));
      case "agree" -> new Command.Agree(seat(asked), asked.whole("request"));
      case "refuse" -> new Command.Refuse(seat(asked), asked.whole("request"));
      case "chat" ->
          new Command.Chat(
              seat(asked),
              asked.stringOrNull("text"),
              asked.stringOrNull("quick"),
              asked.stringOrNull("point"));
      case "reactions" ->
          new Command.Reactions(
              seat(asked), asked.string("kind"), Reaction.of(asked.string("setting")));
      case "always-ask" -> new Command.AlwaysAsk(asked.truth("on"));
      case "hints" -> new Command.Hints(asked.truth("on"));
      case "learn" -> new Command.Learn(seat(asked), asked.string("lesson"));
      case "entropy" -> new Command.Entropy(seat(asked), asked.string("text"));
      case "deal" -> new Command.Deal();
      case "rename" -> new Command.Rename(seat(asked), asked.string("name"));
      case "forget" -> new Command.Forget(seat(asked));
      case "hand" -> new Command.Hand(seat(asked), asked.string("bot"));
      case "take" -> new Command.Take(seat(asked));
      case "pause" -> new Command.Pause();
      case "resume" -> new Command.Resume();
      case "reissue" -> new Command.Reissue(seat(asked));
      case "rematch" -> new Command.Rematch();
      case "webhook" ->
          new Command.Webhook(seat(asked), asked.stringOrNull("url"), language.code());
      default ->
          throw new Refusal(
              "unknown-command",
              Text.of("error.command", Arg.word(command), Arg.word(String.join(", ", KNOWN))));
    };
  }

  private static int seat(Request asked) {
    return asked.whole("seat");
  }
}

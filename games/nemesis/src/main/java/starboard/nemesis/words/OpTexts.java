package starboard.nemesis.words;

import java.util.List;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.Company;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.ListMode;
import starboard.nemesis.content.term.Pay;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.content.term.WayOut;

/** How the texts of ops are put together from phrases. */
public final class OpTexts {

  private OpTexts() {}

  public static String signed(int amount) {
    return amount < 0 ? "\u2212" + -amount : "+" + amount;
  }

  /** A phrase around another. */
  public static Text around(String key, Text inner) {
    return Text.of(key, Arg.of(inner));
  }

  public static Text pay(Pay pay) {
    return Text.of("op.pay." + Spelling.of(pay));
  }

  /** Says who goes along, if anybody does. */
  public static void addCompany(List<Text> parts, Company company) {
    if (company != Company.NONE) parts.add(Text.of("op.company." + Spelling.of(company)));
  }

  public static Text face(Face face) {
    return Text.of("face." + Spelling.of(face));
  }

  public static Text rooms(List<RoomId> rooms) {
    return list(rooms.stream().map(RoomId::name).toList());
  }

  public static Text types(List<TypeId> types) {
    return list(types.stream().map(TypeId::name).toList());
  }

  public static Text ways(List<WayOut> ways) {
    return joined("op.one-of", ways.stream().map(WayOut::title).toList());
  }

  public static Text numbers(List<Integer> numbers) {
    return list(numbers.stream().map(number -> Text.of("op.number", number)).toList());
  }

  /** Several phrases with commas. */
  public static Text list(List<Text> parts) {
    return joined("op.list", parts);
  }

  /** Several sentences one after another. */
  public static Text sentences(List<Text> parts) {
    return joined("op.sentences", parts);
  }

  /** Exactly one of them. */
  static Text choice(List<Effect> effects) {
    return joined("op.or", effects.stream().map(Effect::text).toList());
  }

  /** All of them in order. */
  public static Text all(List<Effect> effects) {
    return sentences(effects.stream().map(Effect::text).toList());
  }

  static Text effects(ListMode mode, List<Effect> effects) {
    return mode == ListMode.ALL ? all(effects) : choice(effects);
  }

  /** The alternatives of an objective. */
  static Text goals(List<List<Goal>> anyOf) {
    return joined(
        "op.or",
        anyOf.stream()
            .map(all -> joined("op.and", all.stream().map(Goal::text).toList()))
            .toList());
  }

  private static Text joined(String key, List<Text> parts) {
    Text text = parts.getFirst();
    for (Text part : parts.subList(1, parts.size())) {
      text = Text.of(key, Arg.of(text), Arg.of(part));
    }
    return text;
  }
}

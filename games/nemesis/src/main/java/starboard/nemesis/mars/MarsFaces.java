package starboard.nemesis.mars;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.catalogue.Section;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.Printing;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.words.OpTexts;

/** What stands on the tokens and cards of the base. */
final class MarsFaces {

  private static final Text NOTHING = Text.of("op.nothing");

  private MarsFaces() {}

  /** L10.2 */
  static Printing css(Section<MarsContent.CssToken> tokens) {
    return entry -> {
      List<Dock> launches = tokens.at(entry).launches();
      if (launches.isEmpty()) return Text.of("face.css.none");
      List<Text> names =
          launches.stream().map(dock -> MarsWidgets.capsule(dock.ordinal())).toList();
      return Text.of("face.css", Arg.of(OpTexts.list(names)));
    };
  }

  /** L21.2 */
  static Printing contingency(Section<MarsContent.Contingency> tokens) {
    return entry -> Text.of("face." + tokens.at(entry).id());
  }

  /** L9.1 */
  static Printing computer(Section<ComputerCard> cards) {
    return new Printing() {
      @Override
      public Text text(int entry) {
        ComputerCard card = cards.at(entry);
        if (card.isLockdown()) return OpTexts.all(card.onRevealOps());
        return Text.of("face.computer");
      }

      @Override
      public void parts(int entry, List<Widget.Part> parts) {
        for (ComputerCard.Option option : cards.at(entry).options()) {
          parts.add(new Widget.Part("option", OpTexts.all(option.ops())));
        }
      }
    };
  }

  /** L26.4 */
  static Printing mars(Section<MarsCard> cards) {
    return entry -> {
      MarsCard card = cards.at(entry);
      List<Text> parts = new ArrayList<>();
      parts.add(Text.of("face.mars.exposed", Arg.of(all(card.exposedOps()))));
      parts.add(Text.of("face.mars.protected", Arg.of(all(card.protectedOps()))));
      return OpTexts.sentences(parts);
    };
  }

  private static Text all(List<Effect> effects) {
    return effects.isEmpty() ? NOTHING : OpTexts.all(effects);
  }
}

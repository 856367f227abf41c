package starboard.rone.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Hit;
import starboard.rone.Player;
import starboard.rone.Resources;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;

/** R8.11.1 What a player has gathered in a turn, and what it would do. */
final class TurnView {

  /** The phases in which damage and spare parts are added up. */
  private static final int DAMAGE = 6;

  private static final int PARTS = 7;

  private final Rone s;
  private final Player player;
  private final List<Widget> content = new ArrayList<>();

  TurnView(Rone s, Player player) {
    this.s = s;
    this.player = player;
  }

  Widget mat() {
    content.add(resources("floating", player.floating()));
    if (player.discounts() != Resources.NONE)
      content.add(resources("discounts", player.discounts()));
    for (DamageType type : DamageType.values()) damage(type);
    if (player.phase() <= DAMAGE) preview();
    parts();
    if (player.kept() > 0) {
      Label label = label("kept", Text.of("counter.kept")).styled("hand");
      content.add(Widget.Counter.of(label, player.kept()));
    }
    Label label = Label.of("turn", Text.of("mat.turn", player.seat())).styled("turn");
    return new Widget.Mat(label, null, content);
  }

  private static Label label(String what, Text name) {
    return Label.of("turn-" + what, name).explained(Text.of("glossary." + what));
  }

  private static Widget resources(String what, long resources) {
    List<Widget.Population> kinds = new ArrayList<>();
    for (int colour = 0; colour < Colour.RESOURCES; colour++) {
      int n = Resources.count(resources, colour);
      if (n == 0) continue;
      String id = "turn-" + what + "." + starboard.rone.effect.Hue.word(colour);
      Label label = Label.of(id, SymbolTexts.resource(colour)).styled(Symbols.style(colour));
      kinds.add(new Widget.Population(label, n));
    }
    Label label = label(what, Text.of("counter." + what)).styled("screw");
    return new Widget.Bag(label, Resources.total(resources), kinds);
  }

  /** R8.7 Where the damage comes from: each played card, and effects and actions together. */
  private void damage(DamageType type) {
    List<Widget.Summand> parts = new ArrayList<>();
    int sum = player.pending(type);
    if (sum > 0) parts.add(new Widget.Summand(Text.of("counter.effects"), sum));
    for (int i = 0; player.phase() < DAMAGE && i < player.played().size(); i++) {
      int kind = Box.kindOf(player.played().number(i));
      int n = Player.combat(kind, type);
      if (n > 0) parts.add(new Widget.Summand(Box.name(kind), n));
      sum += n;
    }
    if (sum == 0) return;
    Label label = label(Symbols.style(type), SymbolTexts.damage(type)).styled(Symbols.style(type));
    content.add(new Widget.Counter(label, sum, null, parts));
  }

  /** R9.1 What all of it would do to the opponent, in the best order. */
  private void preview() {
    if (s.isInvaded()) {
      preview("preview-top", Hit.onTop(player, s.stack()));
    } else if (s.enemies(player.seat()).size() == 1) {
      Player victim = s.player(s.opponent(player.seat()));
      boolean summed = player.phase() == DAMAGE;
      preview("preview", summed ? Hit.summed(player, victim) : Hit.soFar(player, victim));
    }
  }

  private void preview(String what, Hit hit) {
    if (hit.armour() + hit.life() == 0) return;
    Label label = label(what, Text.of("counter." + what)).styled("target");
    List<Widget.Summand> parts =
        List.of(
            new Widget.Summand(Text.of("counter.armour"), hit.armour()),
            new Widget.Summand(Text.of("counter.life"), hit.life()));
    content.add(new Widget.Counter(label, hit.armour() + hit.life(), null, parts));
  }

  /** R8.8 Spare parts, with those that the played cards will bring. */
  private void parts() {
    List<Widget.Summand> parts = new ArrayList<>();
    int sum = player.spareParts();
    if (sum > 0) parts.add(new Widget.Summand(Text.of("counter.gained"), sum));
    for (int i = 0; player.phase() < PARTS && i < player.played().size(); i++) {
      int kind = Box.kindOf(player.played().number(i));
      int n = Box.recruit(kind).rewardSpareParts();
      if (n > 0) parts.add(new Widget.Summand(Box.name(kind), n));
      sum += n;
    }
    Label label = label("parts", Text.of("counter.parts")).styled("gear");
    content.add(new Widget.Counter(label, sum, null, parts));
  }
}

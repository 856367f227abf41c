package starboard.rone;

import java.util.List;
import java.util.Locale;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Ability;
import starboard.rone.content.Colour;
import starboard.rone.content.Condition;
import starboard.rone.content.Effect;
import starboard.rone.content.Faction;
import starboard.rone.content.Op;
import starboard.rone.content.Per;
import starboard.rone.content.Static;
import starboard.rone.content.Target;

/** What cards say, put together from their ops, so that text and effect cannot differ. */
public final class OpTexts {

  private OpTexts() {}

  private static Arg term(Enum<?> word) {
    return Arg.of(Text.of("term." + word.name().toLowerCase(Locale.ROOT)));
  }

  private static Text named(String key, int n, Enum<?>... words) {
    Arg[] args = new Arg[1 + words.length];
    args[0] = Arg.of(n);
    for (int i = 0; i < words.length; i++) args[i + 1] = term(words[i]);
    return Text.of(key, args);
  }

  public static Text of(Op op) {
    return switch (op) {
      case Op.GainArmour(int n, Target target) when target != Target.SELF ->
          named("op.card-gains-armour", n, target);
      case Op.GainArmour(int n, _) -> Text.of("op.gain-armour", n);
      case Op.GainLife(int n, Target target) when target != Target.SELF ->
          named("op.card-gains-life", n, target);
      case Op.GainLife(int n, _) -> Text.of("op.gain-life", n);
      case Op.GainScrew(int n) -> Text.of("op.gain-screw", n);
      case Op.GainSparePart(int n) -> Text.of("op.gain-spare-part", n);
      case Op.GainReroll(int n) -> Text.of("op.gain-reroll", n);
      case Op.GainResource(Colour color, int n) -> named("op.gain-resource", n, color);
      case Op.StoreResource(Colour color, int n, Target target) when target != Target.SELF ->
          named("op.invasion-stores", n, color);
      case Op.StoreResource(Colour color, int n, _) -> named("op.store-resource", n, color);
      case Op.Draw(int n) -> Text.of("op.draw", n);
      case Op.Recycle(int n, Target target) when target != Target.SELF ->
          Text.of("op.invasion-recycles", n);
      case Op.Recycle(int n, _) -> Text.of("op.recycle", n);
      case Op.Recruit(int n) -> Text.of("op.recruit", n);
      case Op.DiscoverTechnology(int n) -> Text.of("op.discover", n);
      case Op.Sacrifice(int n) -> Text.of("op.sacrifice", n);
      case Op.Keep(int n) -> Text.of("op.keep", n);
      case Op.Refresh(int n, _) -> Text.of("op.refresh", n);
      case Op.Exhaust(int n, _, var target) -> named("op.exhaust", n, target);
      case Op.DealDamage(var type, int n, Target target) when target != Target.OPPONENT ->
          Text.of("op.deal-damage-to", Arg.of(n), Arg.of(SymbolTexts.damage(type)), term(target));
      case Op.DealDamage(var type, int n, _) ->
          Text.of("op.deal-damage", Arg.of(n), Arg.of(SymbolTexts.damage(type)));
      case Op.DisableDie(int n, var target) -> named("op.disable-die", n, target);
      case Op.Deploy(int n) -> Text.of("op.deploy", n);
      case Op.ActivateProtocol(int n) -> Text.of("op.activate-protocol", n);
      case Op.DestroyStat(var stat, int n, var target) -> named("op.destroy-stat", n, stat, target);
      case Op.ScrapDeck(int n, var target) -> named("op.scrap-deck", n, target);
      case Op.DiscardDeck(int n, var target) -> named("op.discard-deck", n, target);
      case Op.DestroyStored(int n, var target) -> named("op.destroy-stored", n, target);
      case Op.Craft(int n) -> Text.of("op.craft", n);
      case Op.Research(int n, var target) -> named("op.research", n, target);
      case Op.TrainStarter(int n) -> Text.of("op.train-starter", n);
      case Op.ClearScrap(int n) -> Text.of("op.clear-scrap", n);
      case Op.SetDie(int n) -> Text.of("op.set-die", n);
      case Op.DestroyThis(var when) -> Text.of("op.destroy-this", term(when));
      case Op.ChooseOne(var lists) -> {
        Text text = list(lists.getFirst());
        for (List<Effect> other : lists.subList(1, lists.size())) {
          text = Text.of("op.or", Arg.of(text), Arg.of(list(other)));
        }
        yield text;
      }
    };
  }

  private static Text of(Effect effect) {
    Text text = of(effect.op());
    Per per = effect.per();
    if (per != null) {
      text = Text.of("op.per", Arg.of(text), faction(per.faction()), Arg.of(per.max()));
    }
    return switch (effect.condition()) {
      case null -> text;
      case Condition.OtherPlayedFaction(Faction faction, int min) ->
          Text.of("op.if-played", Arg.of(text), faction(faction), Arg.of(min));
      case Condition.OwnArmourAtMost(int n) -> Text.of("op.if-armour", Arg.of(text), Arg.of(n));
    };
  }

  private static Arg faction(Faction faction) {
    return Arg.of(Text.of("faction." + faction.name().toLowerCase(Locale.ROOT)));
  }

  /** Effects one after another. */
  public static Text list(List<Effect> effects) {
    Text text = of(effects.getFirst());
    for (Effect effect : effects.subList(1, effects.size())) {
      text = Text.of("list", Arg.of(text), Arg.of(of(effect)));
    }
    return text;
  }

  /** An ability with what sets it off. */
  public static Text of(Ability ability) {
    Static forbids = ability.forbids();
    if (forbids != null) {
      return Text.of("static." + forbids.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    Text effects = list(ability.effects());
    String key = "when." + ability.trigger().name().toLowerCase(Locale.ROOT).replace('_', '-');
    Faction faction = ability.faction();
    return faction == null
        ? Text.of(key, Arg.of(effects))
        : Text.of(key, Arg.of(effects), faction(faction));
  }

  /** A word for a list of effects: the name of its first op. */
  public static String word(List<Effect> effects) {
    String name = effects.getFirst().op().getClass().getSimpleName();
    return name.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }
}

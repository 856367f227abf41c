package starboard.nemesis.content.card;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.CharacterId;
import starboard.nemesis.content.term.CombatUse;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Icon;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.ListMode;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.content.term.WeaponChoice;

/**
 * A kind of item card: starting item, quest item, found or crafted item.
 *
 * @param card the item this card is, if it has another id than that item (N1.7)
 * @param owner the Character whose starting or quest item it is
 * @param component its crafting icon
 * @param recipe the icons it is made of, crafted items only
 * @param unlock what activates it, quest items only
 * @param uses cubes laid on the card when it is gained
 * @param attach the weapon it is laid on; it fills no slot then (N18.9)
 */
public record Item(
    String id,
    @Nullable ItemId card,
    @Flat Names names,
    @Nullable CharacterId owner,
    int count,
    boolean heavy,
    @Default("false") boolean singleUse,
    @Default("-1") int cost,
    CombatUse combat,
    @Default("false") boolean reaction,
    @Default("[]") List<Trigger> triggers,
    @Default("0") int uses,
    @Nullable Icon component,
    @Default("[]") List<Icon> recipe,
    @Nullable Unlock unlock,
    @Nullable WeaponChoice attach,
    @Default("choice") ListMode mode,
    @Default("[]") List<Effect> ops,
    @Default("[]") List<Effect> passiveOps,
    @Nullable Weapon weapon,
    Source source)
    implements Usable {

  public Item {
    if (ops.isEmpty() && passiveOps.isEmpty() && component == null) {
      throw new IllegalArgumentException("an item does something: ops, passive_ops or a component");
    }
  }
}

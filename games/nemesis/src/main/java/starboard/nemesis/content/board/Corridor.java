package starboard.nemesis.content.board;

import java.util.List;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.catalogue.Ref;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/**
 * A corridor between two rooms, with the numbers printed at either end.
 *
 * @param path whether it is a path outside: without numbers, doors and noise (L26.2)
 */
public record Corridor(
    String id,
    @Flat Names names,
    int count,
    @Ref({"board_base.slots", "board_advanced.slots"}) String a,
    @Ref({"board_base.slots", "board_advanced.slots"}) String b,
    List<Integer> numbersA,
    List<Integer> numbersB,
    @Needs("surface") @Default("false") boolean path,
    Source source)
    implements Named {}

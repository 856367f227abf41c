package starboard.nemesis.content.piece;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.CharacterId;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.TokenType;

/**
 * A kind of token in the Intruder bag.
 *
 * @param number compared with the hand in an encounter (N10.5)
 * @param darkNumber compared instead if the Character is in the dark (L12.2); null if there is none
 * @param character whose token it is; null if nobody's
 */
public record IntruderToken(
    String id,
    TokenType type,
    @Flat Names names,
    @Default("0") int number,
    @Needs("light") @Nullable Integer darkNumber,
    @Nullable CharacterId character,
    int count,
    Source source)
    implements Named {}

package starboard.nemesis.content.piece;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.TokenType;

/**
 * A kind of token in the Intruder bag.
 *
 * @param number compared with the hand in an encounter (N10.5)
 */
public record IntruderToken(
    String id, TokenType type, @Flat Names names, int number, int count, Source source)
    implements Named {}

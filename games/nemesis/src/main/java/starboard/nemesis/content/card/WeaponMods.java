package starboard.nemesis.content.card;

import java.util.List;
import java.util.SequencedMap;
import starboard.kernel.catalogue.Default;
import starboard.nemesis.content.term.Face;

/**
 * What is special about a weapon (N11.3).
 *
 * @param bonusOnHit that many more injuries if at least 1 is dealt
 * @param faceMap this face counts as that one
 * @param minOneUnlessBlank any face but blank deals at least 1 injury to any target
 * @param bonusFaces 1 more injury on these faces
 * @param extraAmmoFaces on these faces you may spend 1 more ammo for 1 more injury
 * @param fireFaces on these faces a fire is placed in your room after the injuries
 * @param isFire its injuries are fire injuries
 * @param rerollForAmmo after a roll so much more ammo may be spent to roll once more; 0 for never
 * @param doubleShot one action Shoot may be two shots
 * @param reroll each shot may be rerolled that many times
 */
public record WeaponMods(
    @Default("0") int bonusOnHit,
    @Default("{}") SequencedMap<Face, Face> faceMap,
    @Default("false") boolean minOneUnlessBlank,
    @Default("[]") List<Face> bonusFaces,
    @Default("[]") List<Face> extraAmmoFaces,
    @Default("[]") List<Face> fireFaces,
    @Default("false") boolean isFire,
    @Default("0") int rerollForAmmo,
    @Default("false") boolean doubleShot,
    @Default("0") int reroll) {

  /** What a face counts as. */
  public Face mapped(Face face) {
    Face other = faceMap.get(face);
    return other == null ? face : other;
  }
}

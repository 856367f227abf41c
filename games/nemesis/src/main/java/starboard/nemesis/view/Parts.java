package starboard.nemesis.view;

import java.util.List;
import starboard.kernel.codec.Codec;
import starboard.nemesis.Nemesis;

/**
 * What parts of the table hold now: what is drawn from them is handed on as long as they hold the
 * same.
 *
 * @param place what only the place has on the table
 * @param board what the board is drawn from
 * @param hunters what the board of the creatures is drawn from
 * @param decks what the decks that belong to nobody are drawn from
 */
record Parts(Object place, Object board, Object hunters, Object decks) {

  static Parts of(Nemesis s) {
    Object place = Codec.held(s.placeState());
    Object species = Codec.held(s.speciesState());
    Object crew = Codec.held(s.crew());
    Object creatures = Codec.held(s.creatures());
    Object intruderDecks = Codec.held(s.intruderDecks());
    return new Parts(
        place,
        List.of(Codec.held(s.interior()), Codec.held(s.objects()), crew, creatures, place, species),
        List.of(creatures, crew, intruderDecks, Codec.held(s.opposition()), species),
        List.of(
            intruderDecks,
            Codec.held(s.itemDecks()),
            s.crew().woundDeck(),
            s.crew().woundDiscard(),
            s.cards().contaminationDeck(),
            species));
  }
}

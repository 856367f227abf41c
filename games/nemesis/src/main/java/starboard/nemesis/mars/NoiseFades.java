package starboard.nemesis.mars;

import starboard.kernel.rules.Step;
import starboard.nemesis.Nemesis;

/**
 * L5.3 Noise goes from every corridor with an end room in a powered section that holds no
 * Character; never from technical corridors.
 */
record NoiseFades() implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    int quiet = 0;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (s.rules().place().isPowered(s, room)) quiet |= 1 << room;
    }
    quiet &= ~s.crew().characterRooms();
    long fading = 0;
    for (int left = quiet; left != 0; left &= left - 1) {
      fading |= s.board().corridorsOf(Integer.numberOfTrailingZeros(left));
    }
    s.interior().fadeNoise(fading);
  }
}

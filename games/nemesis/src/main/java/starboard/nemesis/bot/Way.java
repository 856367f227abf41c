package starboard.nemesis.bot;

import java.util.Arrays;
import starboard.nemesis.Nemesis;

/** How far rooms are from another, in cards: what is in the way counts as a detour. */
final class Way {

  static final int FAR = 1000;
  private static final int INTRUDERS = 4;
  private static final int FIRE = 2;
  private static final int DOOR = 6;
  private static final int UNEXPLORED = 1;
  private static final int LOUD = 4;

  /** L26.4 Where one is exposed to the surface of Mars. */
  private static final int OUTSIDE = 3;

  private final Nemesis s;
  private final int[] distance;

  private Way(Nemesis s, int room) {
    this.s = s;
    distance = new int[s.board().rooms()];
    Arrays.fill(distance, FAR);
    distance[room] = 0;
  }

  /** From a room to all others. */
  static Way from(Nemesis s, int room) {
    Way way = new Way(s, room);
    way.spread(false);
    return way;
  }

  /** From all rooms to that one. */
  static Way to(Nemesis s, int room) {
    Way way = new Way(s, room);
    way.spread(true);
    return way;
  }

  private void spread(boolean backwards) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int room = 0; room < distance.length; room++) {
        if (distance[room] == FAR) continue;
        for (int i = 0; i < s.board().degree(room); i++) {
          int next = s.board().neighbour(room, i);
          int there = distance[room] + (backwards ? step(s, next, room) : step(s, room, next));
          if (there >= distance[next]) continue;
          distance[next] = there;
          changed = true;
        }
      }
    }
  }

  /** What it costs to go from a room into its neighbour. */
  static int step(Nemesis s, int room, int into) {
    int cards = 1;
    if (s.interior().isShut(room, into)) cards += DOOR;
    if (s.creatures().hasIntruder(into)) cards += INTRUDERS;
    if (s.interior().burns(into)) cards += FIRE;
    if (!s.interior().isExplored(into)) cards += UNEXPLORED;
    if (!s.rules().place().canBurn(into)) cards += OUTSIDE;
    cards += Danger.loudness(s, into) / LOUD;
    return cards;
  }

  int of(int room) {
    return distance[room];
  }
}

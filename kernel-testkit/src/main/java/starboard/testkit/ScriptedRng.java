package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.chance.FastRng;
import starboard.kernel.chance.Rng;
import starboard.kernel.chance.Stream;

/**
 * Chance as a test wants it: some draws are written down, by stream and position; all others come
 * from a fast generator. Like every generator it has no memory.
 */
record ScriptedRng(List<Script> scripts, FastRng otherwise) implements Rng {

  /** What a stream gives from one position on. */
  record Script(String stream, long from, List<Integer> draws) {
    Script {
      draws = List.copyOf(draws);
    }

    boolean covers(Stream asked, long position) {
      return stream.equals(asked.name()) && position >= from && position < from + draws.size();
    }
  }

  ScriptedRng {
    scripts = List.copyOf(scripts);
  }

  ScriptedRng with(Script script) {
    List<Script> more = new ArrayList<>(scripts);
    more.addFirst(script);
    return new ScriptedRng(more, otherwise);
  }

  @Override
  public int draw(Stream stream, long position, int bound) {
    for (Script script : scripts) {
      if (!script.covers(stream, position)) continue;
      int draw = script.draws.get((int) (position - script.from));
      if (draw < 0 || draw >= bound) {
        throw new AssertionError(
            "The script of "
                + stream.name()
                + " says "
                + draw
                + " at draw "
                + position
                + ", but only 0 to "
                + (bound - 1)
                + " can be drawn there.");
      }
      return draw;
    }
    return otherwise.draw(stream, position, bound);
  }
}

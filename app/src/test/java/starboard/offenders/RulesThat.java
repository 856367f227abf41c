package starboard.offenders;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import starboard.app.Main;
import starboard.other.AnotherGame;
import starboard.testkit.offenders.TestkitThatKnowsAGame;

/** Would-be classes of a game, each of which breaks one rule of the house. */
final class RulesThat {

  private RulesThat() {}

  static final class KnowAnotherGame {
    final AnotherGame other = new AnotherGame();
  }

  static final class KnowTheApp {
    final Class<?> app = Main.class;
  }

  static final class KnowTheTestkit {
    final TestkitThatKnowsAGame testkit = new TestkitThatKnowsAGame();
  }

  static final class StartAThread {
    final Thread thread = Thread.ofVirtual().unstarted(() -> {});
  }

  static final class CountTogether {
    final AtomicInteger count = new AtomicInteger();
  }

  static final class AskTheSystemClock {
    final long now = System.nanoTime();
  }

  static final class AskForTheInstant {
    final Supplier<Instant> clock = Instant::now;
  }

  static final class Log {
    final System.Logger logger = System.getLogger("rules");
  }

  static final class Print {
    void print() {
      System.out.println("rules");
    }
  }

  static final class RollTheirOwnDice {
    final int die = new Random(1).nextInt(6);
  }

  static final class TakeANumberFromMath {
    final double number = Math.random();
  }

  static final class NameThingsAtRandom {
    final UUID name = UUID.randomUUID();
  }

  static final class ShuffleByThemselves {
    void shuffle(List<String> cards) {
      Collections.shuffle(cards);
    }
  }

  static final class MakeAHashMap {
    final Map<String, String> map = new HashMap<>();
  }

  static final class ReferToAHashSet {
    final Supplier<Set<String>> maker = HashSet::new;
  }

  static final class ListASet {
    final Set<String> colours = Set.of("red", "green");
  }

  static final class GroupIntoAMap {
    Map<Integer, List<String>> byLength(List<String> words) {
      return words.stream().collect(Collectors.groupingBy(String::length));
    }
  }

  static final class Remember {
    static int last = 1;
    static final int[] SHOWN = {1, 2};
    private static final List<String> SEEN = new ArrayList<>();
    private static final StringBuilder HEARD = new StringBuilder();

    static String all() {
      return SEEN.toString() + HEARD;
    }
  }

  static final class ReadAFile {
    String read(Path file) throws IOException {
      return Files.readString(file);
    }
  }

  static final class LookInside {
    RecordComponent[] components(Class<?> type) {
      return type.getRecordComponents();
    }
  }

  static final class SeekAClassByName {
    Class<?> seek(String name) throws ClassNotFoundException {
      return Class.forName(name);
    }
  }

  static final class HireAManager {}
}

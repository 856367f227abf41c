package starboard.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.UUID;
import java.util.WeakHashMap;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;

/**
 * What {@code docs/architecture.md} section 2 promises. Each rule names offenders in the test code
 * that it must catch.
 *
 * <p>"Rules code" is the kernel, the wire and the games; a game is every {@code starboard.x} that
 * is no part of the house.
 */
enum HouseRule {
  KERNEL_KNOWS_NOTHING_ELSE(
      knows("starboard.kernel..", "starboard.kernel.."), "KernelThatKnowsAGame"),

  KERNEL_KNOWS_NO_JSON(
      noClasses()
          .that()
          .resideInAPackage("starboard.kernel..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("tools.jackson..")
          .as("the kernel knows no JSON"),
      "KernelThatKnowsJson"),

  GAMES_KNOW_ONLY_THE_KERNEL(
      classes()
          .that(Names.IN_A_GAME)
          .should(onlyKnowKernelAndThemselves())
          .as("a game knows the kernel and itself, no other game and nothing else of the house"),
      "RulesThat$KnowAnotherGame",
      "RulesThat$KnowTheApp"),

  WIRE_KNOWS_ONLY_THE_KERNEL(
      knows("starboard.wire..", "starboard.wire..", "starboard.kernel.."), "WireThatKnowsAGame"),

  BOTS_KNOW_ONLY_THE_KERNEL(
      knows("starboard.bots..", "starboard.bots..", "starboard.kernel.."), "BotThatKnowsAGame"),

  LAB_KNOWS_GAMES_AND_BOTS(
      noClasses()
          .that()
          .resideInAPackage("starboard.lab..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "starboard.app..", "starboard.web..", "starboard.table..", "starboard.testkit..")
          .as("lab knows kernel, wire, games and bots"),
      "LabThatKnowsTheApp"),

  TABLE_KNOWS_KERNEL_AND_WIRE(
      knows("starboard.table..", "starboard.table..", "starboard.wire..", "starboard.kernel.."),
      "TableThatKnowsABot"),

  WEB_KNOWS_TABLES_AND_NO_GAME(
      knows(
          "starboard.web..",
          "starboard.web..",
          "starboard.table..",
          "starboard.wire..",
          "starboard.kernel.."),
      "WebThatKnowsAGame"),

  TESTKIT_KNOWS_ONLY_THE_KERNEL(
      knows("starboard.testkit..", "starboard.testkit..", "starboard.kernel.."),
      "TestkitThatKnowsAGame"),

  NOBODY_KNOWS_THE_TESTKIT(
      noClasses()
          .that()
          .resideOutsideOfPackage("starboard.testkit..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("starboard.testkit..")
          .as("the testkit is known to tests only"),
      "RulesThat$KnowTheTestkit"),

  NO_THREADS(
      rulesCode()
          .should()
          .dependOnClassesThat(
              resideInAPackage("java.util.concurrent..")
                  .or(named(Thread.class, ThreadLocal.class, ScopedValue.class, Timer.class))
                  .as("are threads or made for them")),
      "RulesThat$StartAThread",
      "RulesThat$CountTogether"),

  NO_CLOCKS(
      rulesCode()
          .should()
          .dependOnClassesThat(named(Clock.class, Date.class).as("are clocks"))
          .orShould()
          .accessTargetWhere(
              calls(System.class, "currentTimeMillis", "nanoTime")
                  .or(calls(resideInAPackage("java.time.."), "now"))
                  .as("a clock is read")),
      "RulesThat$AskTheSystemClock",
      "RulesThat$AskForTheInstant"),

  NO_LOGGING(
      rulesCode()
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                      "java.util.logging..", "org.slf4j..", "org.apache.logging..", "ch.qos..")
                  .or(named(System.Logger.class))
                  .as("are loggers"))
          .orShould()
          .accessTargetWhere(calls(System.class, "out", "err", "in").as("the console is used")),
      "RulesThat$Log",
      "RulesThat$Print"),

  NO_CHANCE_BUT_THE_KERNELS(
      rulesCode()
          .should()
          .dependOnClassesThat(
              named(
                      Random.class,
                      SplittableRandom.class,
                      SecureRandom.class,
                      RandomGeneratorFactory.class)
                  .as("are generators of the JDK"))
          .orShould()
          .accessTargetWhere(
              calls(RandomGenerator.class, "of", "getDefault")
                  .or(calls(Math.class, "random"))
                  .or(calls(StrictMath.class, "random"))
                  .or(calls(UUID.class, "randomUUID"))
                  .or(calls(Collections.class, "shuffle"))
                  .or(calls(System.class, "identityHashCode"))
                  .as("chance is used that no seed governs")),
      "RulesThat$RollTheirOwnDice",
      "RulesThat$TakeANumberFromMath",
      "RulesThat$NameThingsAtRandom",
      "RulesThat$ShuffleByThemselves"),

  NO_HASH_ORDER(
      rulesCode()
          .should()
          .accessTargetWhere(
              makes(
                      HashMap.class,
                      HashSet.class,
                      IdentityHashMap.class,
                      WeakHashMap.class,
                      Hashtable.class)
                  .or(calls(Set.class, "of").and(takes(2)))
                  .or(calls(Map.class, "of").and(takes(4)))
                  .or(calls(Set.class, "copyOf"))
                  .or(calls(Map.class, "copyOf", "ofEntries"))
                  .or(calls(Collectors.class, "toSet", "toUnmodifiableSet", "toUnmodifiableMap"))
                  .or(calls(Collectors.class, "toMap").and(DescribedPredicate.not(takes(4))))
                  .or(calls(Collectors.class, "groupingBy").and(DescribedPredicate.not(takes(3)))))
          .as(
              "rules code makes no HashMap or HashSet, nor Set.of and Map.of with several entries:"
                  + " their order is another in each JVM (LinkedHashMap, EnumMap, TreeMap, List"
                  + " have one of their own)"),
      "RulesThat$MakeAHashMap",
      "RulesThat$ReferToAHashSet",
      "RulesThat$ListASet",
      "RulesThat$GroupIntoAMap"),

  NO_STATIC_MUTABLE_STATE(
      fields()
          .that()
          .areDeclaredInClassesThat(Names.IN_RULES_CODE)
          .and()
          .areStatic()
          .should(neverChange())
          .as("a static field of rules code never changes, nor does what it holds"),
      "RulesThat$Remember.last",
      "RulesThat$Remember.SHOWN",
      "RulesThat$Remember.SEEN",
      "RulesThat$Remember.HEARD"),

  NO_INPUT_OR_OUTPUT(
      noClasses()
          .that(Names.IN_RULES_CODE)
          .and()
          .resideOutsideOfPackages(Names.MAY_READ)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                      "java.io..", "java.nio.file..", "java.nio.channels..", "java.net..")
                  .and(DescribedPredicate.not(named(Serializable.class)))
                  .as("do input or output")),
      "RulesThat$ReadAFile"),

  NO_REFLECTION(
      noClasses()
          .that(Names.IN_RULES_CODE)
          .and()
          .resideOutsideOfPackages(Names.MAY_REFLECT)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..").as("are reflection"))
          .orShould()
          .accessTargetWhere(calls(Class.class, "forName").as("a class is sought by name")),
      "RulesThat$LookInside",
      "RulesThat$SeekAClassByName"),

  EVERY_PACKAGE_IS_NULL_MARKED(
      classes()
          .should(liveInANullMarkedPackage())
          .as("every package has a package-info.java with @NullMarked"),
      "starboard.offenders.unmarked"),

  NO_CYCLES_BETWEEN_PACKAGES(
      slices().matching("starboard.(**)").should().beFreeOfCycles(), "starboard.offenders.there"),

  CHAPTERS_KNOW_ONLY_THOSE_BEFORE_THEM(
      classes()
          .should(knowNoLaterChapter())
          .as("a chapter of a tree of packages knows only the chapters before it"),
      "starboard.offenders.here.Here"),

  THE_CORE_OF_A_FAMILY_NAMES_NO_PLACE_AND_NO_SPECIES(
      noClasses()
          .that()
          .resideInAPackage("starboard.nemesis..")
          .and()
          .resideOutsideOfPackages(Names.GAMES_OF_THE_FAMILY)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(Names.GAMES_OF_THE_FAMILY)
          .as("the core of Nemesis names no place, no species and no game put together from them"),
      "CoreThatKnowsThePlace"),

  NAMES_SAY_WHAT_A_THING_IS(
      noClasses()
          .should()
          .haveNameMatching(".*(Manager|Helper|Utils?|Impl|Handler|Processor)")
          .as("no class is called Manager, Helper, Util, Impl, Handler or Processor"),
      "RulesThat$HireAManager");

  private final ArchRule rule;
  private final List<String> offenders;

  HouseRule(ArchRule rule, String... offenders) {
    this.rule = rule.allowEmptyShould(true);
    this.offenders = List.of(offenders);
  }

  ArchRule rule() {
    return rule;
  }

  /** What the findings must name when the offenders are looked at. */
  List<String> offenders() {
    return offenders;
  }

  /** Words of the rules; in a class of their own because the constants above need them first. */
  private static final class Names {

    /** What a package after {@code starboard.} may be called without being a game. */
    private static final Set<String> HOUSE =
        Set.of("kernel", "wire", "testkit", "bots", "lab", "table", "web", "app");

    private static final Pattern FIRST = Pattern.compile("starboard\\.(\\w+).*");

    private static final Pattern CHAPTER = Pattern.compile("starboard\\.\\w+\\.(\\w+).*");

    static final String[] MAY_REFLECT = {
      "starboard.kernel.codec..", "starboard.kernel.catalogue.."
    };

    static final String[] MAY_READ = {
      "starboard.kernel.codec..", "starboard.kernel.catalogue..", "starboard.kernel.words.."
    };

    /**
     * The trees of packages, their chapters in order, a dot for the root; what a chapter is parted
     * into belongs to it. A chapter that is not listed is a mistake too.
     */
    static final Map<String, List<String>> CHAPTERS =
        Map.of(
            "kernel", chapters("seats chance box words rules scene game play codec catalogue ."),
            "table",
                chapters(
                    "words secret work log store state history bot webhook command file . story"
                        + " twin"),
            "clank",
                chapters("content ship words . effect attack deed movement view turn bot game"),
            "rone", chapters("content . effect turn rivals invasion view bot game"),
            "nemesis",
                chapters(
                    "content words . ask action body movement combat items opposition round staff"
                        + " ship mars intruders voidseeders nightstalkers mode view bot game"),
            "offenders", chapters("unmarked here there ."));

    private static List<String> chapters(String inOrder) {
      return List.of(inOrder.split(" ", -1));
    }

    /** The places and species of Nemesis, who plays with them, and the games made of them. */
    static final String[] GAMES_OF_THE_FAMILY = {
      "starboard.nemesis.ship..",
      "starboard.nemesis.intruders..",
      "starboard.nemesis.voidseeders..",
      "starboard.nemesis.mars..",
      "starboard.nemesis.staff..",
      "starboard.nemesis.nightstalkers..",
      "starboard.nemesis.bot..",
      "starboard.nemesis.game.."
    };

    static final DescribedPredicate<JavaClass> IN_A_GAME =
        describe("belong to a game", it -> !first(it).isEmpty() && !HOUSE.contains(first(it)));

    static final DescribedPredicate<JavaClass> IN_RULES_CODE =
        resideInAnyPackage("starboard.kernel..", "starboard.wire..")
            .or(IN_A_GAME)
            .as("belong to the kernel, the wire or a game");

    /** The chapter of its tree that a class belongs to, a dot for the root. */
    static String chapter(JavaClass it) {
      var matcher = CHAPTER.matcher(it.getPackageName());
      return matcher.matches() ? matcher.group(1) : ".";
    }

    /** The word after {@code starboard.}, or nothing for a class of others. */
    static String first(JavaClass it) {
      var matcher = FIRST.matcher(it.getPackageName());
      return matcher.matches() ? matcher.group(1) : "";
    }
  }

  /** Classes of the package know, of all that is Starboard's, only those packages. */
  private static ArchRule knows(String who, String... whom) {
    return noClasses()
        .that()
        .resideInAPackage(who)
        .should()
        .dependOnClassesThat(
            resideInAPackage("starboard..")
                .and(DescribedPredicate.not(resideInAnyPackage(whom)))
                .as("are of other parts of Starboard"))
        .as(who + " knows only " + String.join(", ", whom));
  }

  private static GivenClassesConjunction rulesCode() {
    return noClasses().that(Names.IN_RULES_CODE);
  }

  private static DescribedPredicate<JavaClass> named(Class<?>... types) {
    return describe(
        "are one of " + List.of(types),
        it -> {
          for (Class<?> type : types) if (it.getFullName().equals(type.getName())) return true;
          return false;
        });
  }

  /** A method is called or referred to, or a field used, that has one of these names. */
  private static DescribedPredicate<JavaAccess<?>> calls(
      DescribedPredicate<? super JavaClass> owner, String... names) {
    return describe(
        owner.getDescription() + " " + List.of(names),
        access -> owner.test(access.getTargetOwner()) && List.of(names).contains(access.getName()));
  }

  private static DescribedPredicate<JavaAccess<?>> calls(Class<?> owner, String... names) {
    return calls(type(owner), names);
  }

  /** A constructor of exactly one of these types, called or referred to; or its static maker. */
  private static DescribedPredicate<JavaAccess<?>> makes(Class<?>... types) {
    DescribedPredicate<JavaClass> one = named(types);
    return describe(
        "one of " + List.of(types) + " is made",
        access ->
            one.test(access.getTargetOwner())
                && (access.getTarget() instanceof AccessTarget.ConstructorCallTarget
                    || access.getTarget() instanceof AccessTarget.ConstructorReferenceTarget
                    || access.getName().startsWith("newHash")));
  }

  /** At least so many arguments, or an array of them. */
  private static DescribedPredicate<JavaAccess<?>> takes(int count) {
    return describe(
        "takes " + count,
        access ->
            access.getTarget() instanceof AccessTarget.CodeUnitAccessTarget target
                && (target.getRawParameterTypes().size() >= count
                    || target.getRawParameterTypes().stream().anyMatch(JavaClass::isArray)));
  }

  private static ArchCondition<JavaClass> onlyKnowKernelAndThemselves() {
    return new ArchCondition<>("know the kernel and themselves") {
      @Override
      public void check(JavaClass item, ConditionEvents events) {
        for (var dependency : item.getDirectDependenciesFromSelf()) {
          String part = Names.first(dependency.getTargetClass());
          if (!part.isEmpty() && !part.equals("kernel") && !part.equals(Names.first(item))) {
            events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
          }
        }
      }
    };
  }

  private static ArchCondition<JavaClass> knowNoLaterChapter() {
    return new ArchCondition<>("know no later chapter") {
      @Override
      public void check(JavaClass item, ConditionEvents events) {
        String tree = Names.first(item);
        List<String> order = Names.CHAPTERS.getOrDefault(tree, List.of());
        if (order.isEmpty() || Names.chapter(item).equals("offenders")) return;
        int at = order.indexOf(Names.chapter(item));
        if (at < 0)
          events.add(SimpleConditionEvent.violated(item, item.getName() + " in no order"));
        for (var dependency : item.getDirectDependenciesFromSelf()) {
          JavaClass target = dependency.getTargetClass();
          boolean here = Names.first(target).equals(tree);
          if (here && order.indexOf(Names.chapter(target)) > at) {
            events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
          }
        }
      }
    };
  }

  private static ArchCondition<JavaField> neverChange() {
    return new ArchCondition<>("never change") {
      @Override
      public void check(JavaField field, ConditionEvents events) {
        if (field.getModifiers().contains(JavaModifier.SYNTHETIC)) return;
        String fault = fault(field);
        if (!fault.isEmpty()) {
          events.add(SimpleConditionEvent.violated(field, field.getFullName() + " " + fault));
        }
      }
    };
  }

  /** What is wrong with a static field, or nothing. */
  private static String fault(JavaField field) {
    if (!field.getModifiers().contains(JavaModifier.FINAL)) return "is not final";
    JavaClass type = field.getRawType();
    if (type.isArray() && !field.getModifiers().contains(JavaModifier.PRIVATE)) {
      return "is an array that others can write into";
    }
    if (type.isAssignableTo(Appendable.class) || type.isAssignableTo(BitSet.class)) {
      return "holds something that changes";
    }
    if (type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class)) {
      String held = classOfValue(field.reflect());
      boolean immutable =
          held.startsWith("java.util.ImmutableCollections")
              || held.startsWith("java.util.Collections$")
              || !held.startsWith("java.");
      if (!immutable) return "holds a " + held + ", which can be written into";
    }
    return "";
  }

  private static String classOfValue(Field field) {
    try {
      field.setAccessible(true);
      return String.valueOf(field.get(null).getClass().getName());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ArchCondition<JavaClass> liveInANullMarkedPackage() {
    return new ArchCondition<>("live in a package that is @NullMarked") {
      @Override
      public void check(JavaClass item, ConditionEvents events) {
        if (!item.getPackage().isAnnotatedWith(NullMarked.class)) {
          events.add(SimpleConditionEvent.violated(item, item.getName()));
        }
      }
    };
  }
}

package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.catalogue.Reading.mistakes;
import static starboard.kernel.catalogue.Reading.read;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpsTest {
  sealed interface Op {}

  sealed interface Passive extends Op {}

  record DrawItems(String deck, int draw, @Default("1") int keep) implements Op {}

  @Word("draw")
  record DrawCards(int amount) implements Op {}

  record ChooseOne(List<List<Op>> options) implements Op {}

  record Quiet() implements Passive {}

  record Script(List<Op> ops) {}

  @Test
  void theRecordsOfASealedInterfaceAreItsOps() {
    assertThat(
            read(
                    Script.class,
                    """
                    ops:
                      - {op: draw-items, deck: red, draw: 2}
                      - {op: draw, amount: 1}
                      - {op: choose_one, options: [[{op: quiet}], [{op: draw, amount: 2}]]}
                    """)
                .ops())
        .containsExactly(
            new DrawItems("red", 2, 1),
            new DrawCards(1),
            new ChooseOne(List.of(List.of(new Quiet()), List.of(new DrawCards(2)))));
  }

  @Test
  void mistakesInOps() {
    assertThat(
            mistakes(
                Script.class,
                """
                ops:
                  - {op: drw-items, deck: red}
                  - {op: draw-items, deck: red, draw: two}
                  - {op: draw-items, deck: red}
                  - {op: quiet, kep: 1}
                  - {deck: red}
                  - {op: [draw]}
                  - pass
                  - {op: null}
                """))
        .isEqualTo(
            """
            test.yaml line 2, ops: unknown op 'drw-items'; known ops: quiet, draw-items, draw, choose-one
            test.yaml line 3, ops draw-items.draw: expected a whole number, found 'two'
            test.yaml line 4, ops draw-items: missing key 'draw'
            test.yaml line 5, ops quiet: unknown key 'kep'; known keys: op
            test.yaml line 6, ops: missing key 'op'
            test.yaml line 7, ops.op: expected a word, found a list
            test.yaml line 8, ops: expected a mapping, found 'pass'
            test.yaml line 9, ops: the key 'op' has no value\
            """);
  }

  interface Predicate {}

  record SignalSent() implements Predicate {}

  record ItemsAtLeast(int n) implements Predicate {}

  record Objective(List<List<Predicate>> anyOf) {}

  @Test
  void anOpenInterfaceListsItsRecords() {
    Binder binder =
        Binder.strict()
            .ops(
                Ops.of(Predicate.class)
                    .by("p")
                    .with(SignalSent.class)
                    .with("items", ItemsAtLeast.class));
    assertThat(read(Objective.class, binder, "any_of: [[{p: signal-sent}, {p: items, n: 7}]]"))
        .isEqualTo(new Objective(List.of(List.of(new SignalSent(), new ItemsAtLeast(7)))));
    assertThat(mistakes(Objective.class, binder, "any_of: [[{p: signal}]]"))
        .isEqualTo(
            "test.yaml line 1, any_of: unknown predicate 'signal'; known predicates: signal-sent,"
                + " items");
  }

  @Test
  void anOpenInterfaceWithoutOpsIsAMistakeOfTheCode() {
    assertThatThrownBy(() -> read(Objective.class, "any_of: [[{p: x}]]"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the binder has no way to read " + Predicate.class.getName());
  }

  @Test
  void twoRecordsForOneWordAreAMistakeOfTheCode() {
    Ops<Op> ops = Ops.of(Op.class);
    assertThatThrownBy(() -> ops.with("quiet", DrawCards.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("two records for the word 'quiet'");
  }

  enum Then {
    PASS
  }

  record Modifiers(@Default("false") boolean optional, Optional<Then> then) {}

  record Use(@Flat Op op, @Flat Modifiers with) {}

  record Uses(List<Use> ops) {}

  @Test
  void modifiersStandBesideTheParametersOfAnyOp() {
    assertThat(
            read(
                Uses.class,
                "ops: [{op: draw, amount: 1, optional: true}, {op: quiet, then: pass}]"))
        .isEqualTo(
            new Uses(
                List.of(
                    new Use(new DrawCards(1), new Modifiers(true, Optional.empty())),
                    new Use(new Quiet(), new Modifiers(false, Optional.of(Then.PASS))))));
    assertThat(
            mistakes(
                Uses.class,
                """
                ops:
                  - {op: draw, optional: true}
                  - {op: draw, amount: 1, then: stop}
                  - {op: draw, amount: 1, thn: pass}
                  - {op: drow, amount: 1, thn: pass}
                """))
        .isEqualTo(
            """
            test.yaml line 2, ops draw: missing key 'amount'
            test.yaml line 3, ops draw.then: unknown word 'stop'; known words: pass
            test.yaml line 4, ops draw: unknown key 'thn'; known keys: op, amount, optional, then
            test.yaml line 5, ops: unknown op 'drow'; known ops: quiet, draw-items, draw, choose-one\
            """);
  }

  sealed interface Effect {}

  record Skill(int n) implements Effect {}

  record Clank(int n) implements Effect {
    Clank {
      if (n == 0) {
        throw new IllegalArgumentException("no Clank! is no effect");
      }
    }
  }

  record IgnoreEnemies() implements Effect {}

  record DiscardThen(int discard, List<Effect> then) implements Effect {}

  record Choose(List<List<Effect>> of) implements Effect {}

  record Card(@Default("[]") List<Effect> gives, @Default("[]") List<Effect> effects) {}

  private static final Binder BY_KEY = Binder.strict().ops(Ops.of(Effect.class).byOnlyKey());

  @Test
  void anEffectMayBeNamedByItsOnlyKey() {
    assertThat(
            read(
                Card.class,
                BY_KEY,
                """
                gives: {skill: 2, clank: -1}
                effects:
                  - {ignoreEnemies: true}
                  - {discardThen: {discard: 1, then: [{skill: 1}]}}
                  - choose: [[{skill: 3}], [{clank: 1}, {skill: 4}]]
                """))
        .isEqualTo(
            new Card(
                List.of(new Skill(2), new Clank(-1)),
                List.of(
                    new IgnoreEnemies(),
                    new DiscardThen(1, List.of(new Skill(1))),
                    new Choose(
                        List.of(List.of(new Skill(3)), List.of(new Clank(1), new Skill(4)))))));
  }

  @Test
  void mistakesInEffectsNamedByTheirOnlyKey() {
    assertThat(
            mistakes(
                Card.class,
                BY_KEY,
                """
                gives: {skil: 2}
                effects:
                  - {skill: 1, clank: 1}
                  - {skill: much}
                  - {ignoreEnemies: 1}
                  - {clank: 0}
                  - {discardThen: {discard: 1}}
                  - skill
                """))
        .isEqualTo(
            """
            test.yaml line 1, gives: unknown effect 'skil'; known effects: skill, clank, ignore-enemies, discard-then, choose
            test.yaml line 3, effects: expected one key that names the effect, found 2
            test.yaml line 4, effects.skill: expected a whole number, found 'much'
            test.yaml line 5, effects.ignoreEnemies: expected true, found '1'
            test.yaml line 6, effects.clank: no Clank! is no effect
            test.yaml line 7, effects.discardThen: missing key 'then'
            test.yaml line 8, effects: expected a mapping, found 'skill'\
            """);
  }

  sealed interface Spot {}

  record Room(String room) implements Spot {}

  record Here() implements Spot {}

  record Move(Spot at) {}

  @Test
  void aWordInPlaceOfAnOp() {
    Binder binder =
        Binder.strict()
            .ops(Ops.of(Spot.class).by("kind"))
            .scalar(
                Spot.class,
                text -> {
                  if (text.equals("here")) {
                    return new Here();
                  }
                  throw new IllegalArgumentException(
                      "expected here or a room, found '" + text + "'");
                });
    assertThat(read(Move.class, binder, "at: here")).isEqualTo(new Move(new Here()));
    assertThat(read(Move.class, binder, "at: {kind: room, room: nest}"))
        .isEqualTo(new Move(new Room("nest")));
    assertThat(mistakes(Move.class, binder, "at: there"))
        .isEqualTo("test.yaml line 1, at: expected here or a room, found 'there'");
  }

  record FlatEffect(@Flat Effect effect) {}

  @Test
  void anEffectNamedByItsOnlyKeyCannotBeFlat() {
    assertThatThrownBy(() -> read(FlatEffect.class, BY_KEY, "skill: 1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("effect has no key of its own: it cannot be @Flat");
  }
}

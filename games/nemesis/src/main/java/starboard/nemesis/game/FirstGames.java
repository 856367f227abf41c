package starboard.nemesis.game;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Lesson;

/** The guided first games on the ship and in the base, each alone. */
final class FirstGames {

  private FirstGames() {}

  /** What anybody on the ship has to know. */
  private static final List<Lesson> ABOARD =
      List.of(
          Lesson.of("crew", "N2.13", new Lesson.Asked("ask.character")),
          Lesson.of("objective", "N22.1", new Lesson.Asked("ask.objective"))
              .showing("event.chose-objective"),
          Lesson.of("turn", "N3.5", new Lesson.Asked("ask.action")),
          Lesson.of("noise", "N6.4", new Lesson.Possible("move")).showing("event.noise-roll"),
          Lesson.of("explore", "N6.6", new Lesson.Told("event.explored")),
          Lesson.of("pay", "N4.2", new Lesson.Asked("ask.pay")).showing("event.pays"),
          Lesson.of("items", "N18.15", new Lesson.Asked("ask.keep")).showing("event.you-find"),
          Lesson.of("fire", "N3.8", new Lesson.Told("event.fire")).showing("event.burns"),
          Lesson.of("malfunction", "N9.4", new Lesson.Told("event.malfunction")),
          Lesson.of("round", "N3.10", new Lesson.Told("event.event-phase"))
              .showing("event.event-card"),
          Lesson.of("encounter", "N10.5", new Lesson.Told("event.encounter")),
          Lesson.of("combat", "N11.1", new Lesson.Possible("shoot"), new Lesson.Possible("escape"))
              .showing("event.combat-roll"),
          Lesson.of(
              "wounds",
              "N16.1",
              new Lesson.Told("event.light-wound"),
              new Lesson.Told("event.serious-wound")),
          Lesson.of("contamination", "N15.1", new Lesson.Told("event.contaminated")),
          Lesson.of("passing", "N3.6", new Lesson.Asked("ask.discard-any"))
              .showing("event.discards"),
          Lesson.of("chambers", "N20.10", new Lesson.Told("event.hibernation-opens")));

  /** With the Intruders of the base game. */
  static final Guide SHIP =
      new Guide(
          1, 165, 40, with(Lesson.of("attack", "N14.1", new Lesson.Told("event.attack-card"))));

  /** With Void Seeders. */
  static final Guide SEEDERS =
      new Guide(
          1,
          170,
          45,
          with(
              Lesson.of("lairs", "V5.1", new Lesson.Asked("ask.action")),
              Lesson.of("insanity", "V3.1", new Lesson.Told("event.insanity-up")),
              Lesson.of("panic", "V4.1", new Lesson.Told("event.panic-card")),
              Lesson.of("calm", "V10.1", new Lesson.Asked("ask.calm-down"))
                  .showing("event.insanity-down"),
              Lesson.of("seeder-attack", "V7.1", new Lesson.Told("event.attack-card"))));

  /** In the base on Mars. */
  static final Guide MARS =
      new Guide(
          1,
          16,
          45,
          List.of(
              Lesson.of("crew", "L3.4", new Lesson.Asked("ask.character")),
              Lesson.of("objective", "L22.1", new Lesson.Asked("ask.objective"))
                  .showing("event.chose-objective"),
              Lesson.of("turn", "L4.2", new Lesson.Asked("ask.action")),
              Lesson.of("power", "L8.3", new Lesson.Asked("ask.action")).showing("event.power-off"),
              Lesson.of("noise", "L7.1", new Lesson.Possible("move")).showing("event.noise-roll"),
              Lesson.of("explore", "L7.2", new Lesson.Told("event.explored")),
              Lesson.of("pay", "L6.1", new Lesson.Asked("ask.pay")).showing("event.pays"),
              Lesson.of("items", "L20.3", new Lesson.Asked("ask.keep")).showing("event.you-find"),
              Lesson.of("computer", "L9.1", new Lesson.Possible("computer-action"))
                  .showing("event.computer-card"),
              Lesson.of("round", "L5.2", new Lesson.Told("event.event-phase"))
                  .showing("event.event-card"),
              Lesson.of("encounter", "L12.2", new Lesson.Told("event.encounter")),
              Lesson.of(
                      "combat",
                      "L15.1",
                      new Lesson.Possible("shoot"),
                      new Lesson.Possible("escape"))
                  .showing("event.combat-roll"),
              Lesson.of(
                  "wounds",
                  "L18.1",
                  new Lesson.Told("event.light-wound"),
                  new Lesson.Told("event.serious-wound")),
              Lesson.of("passing", "L4.2", new Lesson.Asked("ask.discard-any"))
                  .showing("event.discards"),
              Lesson.of("contingency", "L21.2", new Lesson.Told("event.you-see-contingency")),
              Lesson.of("isolation", "L10.1", new Lesson.Told("event.isolation-opens"))));

  private static List<Lesson> with(Lesson... more) {
    List<Lesson> all = new ArrayList<>(ABOARD);
    all.addAll(List.of(more));
    return all;
  }
}

package starboard.rone.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.CatalogueFolder;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Content;
import starboard.rone.content.Scenario;

/** R15, R17.1 The scenarios that can be chosen: those of the box, and those of a folder. */
final class Scenarios {

  /** Those of the box one after another, with what is carried from one to the next. */
  static final String CAMPAIGN = "campaign";

  /** The last of the campaign. */
  static final String LAST = "heart-of-the-fleet";

  private static final List<Scenario> BOX = Content.BOX.scenarios().entries();

  private final SortedMap<String, Scenario> written;
  private final SortedMap<String, Text> faults;

  private Scenarios(CatalogueFolder<Scenario> folder) {
    written = new TreeMap<>(folder.entries());
    faults = new TreeMap<>(folder.faults());
    for (String name : ofTheBox()) {
      if (written.remove(name) != null)
        faults.put(name, Text.of("problem.scenario-name", Arg.word(name)));
    }
  }

  /** With those that lie in a folder. */
  static Scenarios in(String folder) {
    return new Scenarios(CatalogueFolder.read(folder, Content::scenario));
  }

  private static List<String> ofTheBox() {
    List<String> names = new ArrayList<>(List.of(CAMPAIGN));
    for (Scenario scenario : BOX) names.add(choice(scenario));
    return names;
  }

  /** As what a scenario of the box is chosen: its id without its number. */
  private static String choice(Scenario scenario) {
    return scenario.id().replaceFirst("^scenario-\\d-", "");
  }

  /** How many scenarios a campaign has. */
  static int stages() {
    return BOX.size();
  }

  static Scenario stage(int number) {
    return BOX.get(number - 1);
  }

  /** What can be chosen; the first is the standard. */
  List<String> choices() {
    List<String> choices = ofTheBox();
    choices.addAll(written.keySet());
    return choices;
  }

  /** Every single scenario by the name it is chosen by. */
  SortedMap<String, Scenario> byName() {
    SortedMap<String, Scenario> all = new TreeMap<>(written);
    for (Scenario scenario : BOX) all.put(choice(scenario), scenario);
    return all;
  }

  /** The scenario chosen by that name. */
  Scenario named(String choice) {
    Scenario scenario = byName().get(choice);
    if (scenario == null) throw new IllegalArgumentException("there is no scenario " + choice);
    return scenario;
  }

  /** Why it cannot be chosen, or null. */
  @Nullable Text problem(String choice) {
    if (choices().contains(choice)) return null;
    Text fault = faults.get(choice);
    return fault == null
        ? Text.of("problem.scenario", Arg.word(choice), Arg.word(String.join(", ", choices())))
        : Text.of("problem.scenario-file", Arg.of(fault));
  }

  /** What is wrong with files of the folder, one sentence each. */
  List<Text> faults() {
    return List.copyOf(faults.values());
  }
}

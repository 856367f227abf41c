package starboard.nemesis.mars;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.Numbering;
import starboard.nemesis.content.Printing;
import starboard.nemesis.content.Supplement;
import starboard.nemesis.content.piece.CombatDie;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.Named;

/** What only the Mars base has in the box (L1, L2). */
public record MarsContent(
    Numbers setup,
    Tracks tracks,
    Plan boardBase,
    List<RoomMore> rooms,
    Dice dice,
    List<Person> characters,
    Section<CssToken> cssTokens,
    Section<PowerToken> powerTokens,
    Section<Contingency> contingencyTokens,
    Section<ComputerCard> computerCards,
    Section<MarsCard> marsCards,
    Section<PlaceAction> placeActions)
    implements Supplement {

  public static final Family CSS_TOKEN = new Family("css-token", "css");
  public static final Family CONTINGENCY = new Family("contingency", "contingency");
  public static final Family COMPUTER_CARD = new Family("computer-card", "computer");
  public static final Family MARS_CARD = new Family("mars-card", "mars");

  /** The numbers of the set-up (L2.6, L3.3). */
  public record Numbers(int cssTokensUsed, SortedMap<Integer, Integer> contingenciesByPlayers) {

    /** How many contingency tokens each of so many players gets. */
    int contingencies(int players) {
      Integer each = contingenciesByPlayers.get(players);
      if (each == null) throw new IllegalArgumentException("no contingencies for " + players);
      return each;
    }
  }

  /** What the tracks have besides their spaces. */
  public record Tracks(Time time, Knowledge knowledge) {}

  /** The time track: where capsules are scheduled, and where power drops (L2.6, L8.4). */
  public record Time(List<Field> spaces, List<Milestone> milestones) {}

  /** A field of the time track, with a token of the capsules at the start or not. */
  public record Field(int index, String label, @Default("false") boolean css) {}

  /** A line between two fields of the time track, by their labels (L8.4). */
  public record Milestone(String from, String to, Side colour) {}

  /** The sides of power tokens, of the time token and of milestones. */
  public enum Side {
    BLUE,
    RED
  }

  /** The knowledge track (L19). */
  public record Knowledge(
      String id,
      @Flat Names names,
      List<Integer> fields,
      int startStaff,
      int startNemesisSurvivor,
      List<Integer> weaknessThresholds,
      List<String> sides,
      Source source)
      implements Named {

    int most() {
      return fields.getLast();
    }
  }

  /** What lies beside the rooms of the board. */
  public record Plan(
      String roverStart, String elevatorStart, List<String> bunkerFrom, List<Place> slots) {}

  /**
   * Where a room lies.
   *
   * @param section null for a staircase and a crossroads
   * @param area the area of the surface it is in, or null underground (L26.1)
   */
  public record Place(
      String id,
      @Nullable String section,
      @Nullable Integer area,
      @Default("false") boolean exitChamber) {}

  /** What only this place says of a room. */
  public record RoomMore(String id, @Default("0") int discoveryKnowledge) {}

  /** The dice that only this place has. */
  public record Dice(CombatDie advantage, NoiseDie mars) {}

  /** Who somebody is: staff of the base or a survivor of the Nemesis (L3.5). */
  public record Person(String id, Group group, int startKnowledge, @Nullable String baseGameTwin) {}

  /** Where the Characters come from (L3.5). */
  public enum Group {
    STAFF,
    NEMESIS_SURVIVOR
  }

  /** A token of the cargo sending system: the capsules it launches (L10.2). */
  public record CssToken(
      String id, @Flat Names names, List<Dock> launches, int count, Source source)
      implements Named {}

  /** A power token (L2.5). */
  public record PowerToken(
      String id, @Flat Names names, int number, Side startSide, int count, Source source)
      implements Named {}

  /** A contingency token: who dies of it at the end (L21.2). */
  public record Contingency(
      String id, @Flat Names names, String code, Kills kills, int count, Source source)
      implements Named {}

  /**
   * Who dies: whoever one of these lines is about; nobody if there is none.
   *
   * @param signalSent false: who has sent no signal
   * @param knowledgeMax who knows no more than this
   * @param wayOut who has left by this way
   */
  public record Kills(
      @Nullable Boolean signalSent, @Nullable Integer knowledgeMax, @Nullable MarsWayOut wayOut) {}

  @Override
  public void number(Numbering numbering) {
    numbering.all("css-token", CSS_TOKEN, cssTokens, CssToken::count);
    numbering.all("contingency", CONTINGENCY, contingencyTokens, Contingency::count);
    numbering.all("computer-card", COMPUTER_CARD, computerCards, ComputerCard::count);
    numbering.all("mars-card", MARS_CARD, marsCards, MarsCard::count);
  }

  @Override
  public Map<String, Iterable<? extends Named>> named() {
    SortedMap<String, Iterable<? extends Named>> named = new TreeMap<>();
    named.put("css", cssTokens);
    named.put("power", powerTokens);
    named.put("contingency", contingencyTokens);
    named.put("computer", computerCards);
    named.put("mars", marsCards);
    named.put("place-action", placeActions);
    named.put("track", List.of(tracks.knowledge));
    named.put("die", List.of(dice.advantage, dice.mars));
    return named;
  }

  @Override
  public Map<Family, Printing> printed() {
    Map<Family, Printing> printed = new LinkedHashMap<>();
    printed.put(CSS_TOKEN, MarsFaces.css(cssTokens));
    printed.put(CONTINGENCY, MarsFaces.contingency(contingencyTokens));
    printed.put(COMPUTER_CARD, MarsFaces.computer(computerCards));
    printed.put(MARS_CARD, MarsFaces.mars(marsCards));
    return printed;
  }
}

package starboard.clank.ship;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import starboard.clank.content.Box;
import starboard.clank.content.Content;
import starboard.clank.content.Modules;
import starboard.clank.content.Named;
import starboard.clank.content.Space;
import starboard.kernel.catalogue.Section;

/**
 * All spaces of all modules under one number each, whichever of them are laid. Fixed modules come
 * first, then the faces in the order of the file.
 */
public final class Ship {

  /** The modules, read once. */
  public static final Ship PLAN = new Ship(Content.BOX.modules());

  private final Modules modules;
  private final List<Space> spaces = new ArrayList<>();
  private final Map<String, Integer> byId = new TreeMap<>();
  private final List<Named> moduleNames = new ArrayList<>();
  private final List<Integer> firsts = new ArrayList<>();
  private final int[] moduleOf;
  private final int start;
  private final int rescueModule;
  private final int commandModule;
  private final int[] lifts;

  private Ship(Modules modules) {
    this.modules = modules;
    int rescue = Box.NONE;
    int command = Box.NONE;
    for (Modules.Fixed fixed : modules.fixedModules()) {
      if (fixed.rescueZone()) rescue = moduleNames.size();
      if (fixed.requiresAccessCode()) command = moduleNames.size();
      add(fixed, fixed.spaces());
    }
    for (Modules.Face face : modules.variableFaces()) add(face, face.spaces());
    rescueModule = rescue;
    commandModule = command;
    moduleOf = new int[spaces.size()];
    for (int i = 0; i < moduleOf.length; i++) {
      int module = 0;
      while (module + 1 < firsts.size() && firsts.get(module + 1) <= i) module++;
      moduleOf[i] = module;
    }
    start = only(Space::start);
    lifts = liftLine();
  }

  private void add(Named module, Section<Space> more) {
    moduleNames.add(module);
    firsts.add(spaces.size());
    for (Space space : more) {
      byId.put(space.id(), spaces.size());
      spaces.add(space);
    }
  }

  private int only(Predicate<Space> which) {
    int[] found = where(which);
    if (found.length != 1) throw new IllegalStateException("one start space, not " + found.length);
    return found[0];
  }

  private int[] where(Predicate<Space> which) {
    return IntStream.range(0, spaces.size()).filter(i -> which.test(spaces.get(i))).toArray();
  }

  /** The lift stops in the order of the line, from the Cargo Bay on. */
  private int[] liftLine() {
    List<Modules.Link> links = new ArrayList<>(modules.assembly().joins());
    modules.fixedModules().forEach(fixed -> links.addAll(fixed.links()));
    links.removeIf(link -> !link.lift());
    List<String> line = new ArrayList<>();
    for (Modules.Link link : links) if (link.blockadeSpot()) line.add(link.a());
    while (!links.isEmpty()) {
      String end = line.getLast();
      Modules.Link next =
          links.stream()
              .filter(link -> link.a().equals(end) || link.b().equals(end))
              .findFirst()
              .orElseThrow();
      line.add(next.a().equals(end) ? next.b() : next.a());
      links.remove(next);
    }
    return line.stream().mapToInt(this::index).toArray();
  }

  public Modules modules() {
    return modules;
  }

  /** All spaces in order. */
  public List<Space> all() {
    return List.copyOf(spaces);
  }

  public int spaces() {
    return spaces.size();
  }

  public Space space(int index) {
    return spaces.get(index);
  }

  public int index(String id) {
    Integer index = byId.get(id);
    if (index == null) throw new IllegalArgumentException("no space " + id);
    return index;
  }

  /** The module a space belongs to. */
  public int moduleOf(int space) {
    return moduleOf[space];
  }

  public Named module(int module) {
    return moduleNames.get(module);
  }

  public int modulesKnown() {
    return moduleNames.size();
  }

  /** C2.12 */
  public int start() {
    return start;
  }

  /** C18.2 */
  public boolean isRescueZone(int space) {
    return moduleOf[space] == rescueModule;
  }

  /** C10.10 */
  public boolean needsCode(int space) {
    return moduleOf[space] == commandModule;
  }

  /** The lift stops in the order of the line (C11.1). */
  public int[] lifts() {
    return lifts;
  }
}

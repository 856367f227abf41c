package starboard.nemesis.content.piece;

import starboard.kernel.catalogue.Section;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * The types of creature of a species and their figures, which are numbered through: first those of
 * type 0, then those of type 1, and so on. Sets of figures are bits.
 */
public final class Breeds {

  private final Section<IntruderType> types;
  private final int[] first;
  private final int[] typeOf;
  private final int[] byRank;
  private final Text[] names;
  private final int mobile;

  public Breeds(Section<IntruderType> types) {
    this.types = types;
    first = new int[types.size() + 1];
    byRank = new int[types.size()];
    for (int type = 0; type < types.size(); type++) {
      first[type + 1] = first[type] + types.at(type).count();
      byRank[types.at(type).rank()] = type;
    }
    typeOf = new int[first[types.size()]];
    int moving = 0;
    names = new Text[typeOf.length];
    for (int type = 0; type < types.size(); type++) {
      if (types.at(type).moves()) moving |= allOf(type);
      for (int figure = first[type]; figure < first[type + 1]; figure++) {
        typeOf[figure] = type;
        Arg name = Arg.of(Text.of("type." + types.at(type).id()));
        names[figure] =
            types.at(type).count() == 1
                ? Text.of("figure.only", name)
                : Text.of("figure", name, Arg.of(figure - first[type] + 1));
      }
    }
    mobile = moving;
  }

  public int types() {
    return types.size();
  }

  /** All figures of the box. */
  public int figures() {
    return typeOf.length;
  }

  public int first(int type) {
    return first[type];
  }

  public int last(int type) {
    return first[type + 1] - 1;
  }

  /** The figures of a type, a bit each. */
  public int allOf(int type) {
    return (1 << first[type + 1]) - (1 << first[type]);
  }

  public int typeOf(int figure) {
    return typeOf[figure];
  }

  /** The type of that rank, 0 for the lowest. */
  public int ofRank(int rank) {
    return byRank[rank];
  }

  public int indexOf(String id) {
    return types.indexOf(id);
  }

  public String id(int figure) {
    int type = typeOf[figure];
    return types.at(type).id() + "-" + (figure - first[type] + 1);
  }

  public Text name(int figure) {
    return names[figure];
  }

  /** What creatures of that type are called. */
  public Text title(int type) {
    return Text.of("type." + types.at(type).id());
  }

  public Toughness toughness(int type) {
    return types.at(type).toughness();
  }

  public boolean attacks(int type) {
    return types.at(type).attacks();
  }

  /** The figures that can move, a bit each. */
  public int mobile() {
    return mobile;
  }

  public boolean ignoresDoors(int type) {
    return types.at(type).ignoresDoors();
  }

  public boolean leavesCarcass(int type) {
    return types.at(type).leaves() == IntruderType.Leaves.CARCASS;
  }
}

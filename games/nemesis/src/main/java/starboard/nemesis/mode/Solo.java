package starboard.nemesis.mode;

import starboard.nemesis.Nemesis;

/** N26.2 Alone against all. */
public final class Solo extends SemiCooperative {

  private static final int OBJECTIVES = 2;

  public Solo() {
    super(false);
  }

  @Override
  public void dealObjectives(Nemesis s) {
    deal(s, s.kit().box().soloCoopObjectives(), OBJECTIVES);
  }

  /** Half, rounded up. */
  @Override
  public int itemNumber(int printed) {
    return (printed + 1) / 2;
  }
}

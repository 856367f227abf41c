package starboard.mutation;

/** Who says what happens, if anybody hears it. */
class Speaker {

  private final boolean heard;
  private String said = "";

  Speaker(boolean heard) {
    this.heard = heard;
  }

  final boolean heard() {
    return heard;
  }

  final void tell(int price) {
    said = "pay " + price;
  }

  final void announce(String what) {
    said = what;
  }

  final String said() {
    return said;
  }
}

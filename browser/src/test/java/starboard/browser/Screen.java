package starboard.browser;

/** The two sizes the page is made for. */
enum Screen {
  LAPTOP(1366, 768),
  PHONE(390, 844);

  final int width;
  final int height;

  Screen(int width, int height) {
    this.width = width;
    this.height = height;
  }
}

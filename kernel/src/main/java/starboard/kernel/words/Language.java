package starboard.kernel.words;

/** The languages players read. */
public enum Language {
  EN("en"),
  CS("cs");

  private final String code;

  Language(String code) {
    this.code = code;
  }

  public String code() {
    return code;
  }

  public static Language of(String code) {
    for (Language language : values()) if (language.code.equals(code)) return language;
    throw new Refusal("bad-request", Text.of("error.language", Arg.word(code)));
  }
}

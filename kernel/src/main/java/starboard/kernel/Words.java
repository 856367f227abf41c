package starboard.kernel;

/** Says texts in a language. */
public interface Words {

  String say(Text text, Language language);
}

package starboard.kernel.rules;

/** A step without effect, pushed so that rules can hang on it ("an Intruder has been placed"). */
public interface Moment<S extends State<S>> extends Step<S> {

  @Override
  default void run(S s) {}
}

package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/** The list a question writes its choices into; reused, so that listing costs no memory. */
public final class Choices<C extends Choice> {

  /** A choice that is not allowed now, and why. */
  public record Refused<C extends Choice>(C choice, Text reason) {}

  private final boolean explains;
  private final List<Refused<C>> refused = new ArrayList<>(0);
  private Object[] choices = new Object[16]; // no type check at each store, as in a Choice[]
  private int size;

  /**
   * @param explains whether somebody wants the refused choices with their reasons
   */
  Choices(boolean explains) {
    this.explains = explains;
  }

  public void add(C choice) {
    if (size == choices.length) choices = Arrays.copyOf(choices, 2 * size);
    choices[size++] = choice;
  }

  /** Adds a choice unless an equal one is listed: things that look alike are one choice. */
  public void addOnce(C choice) {
    for (int i = 0; i < size; i++) if (choices[i].equals(choice)) return;
    add(choice);
  }

  /** Whether reasons are wanted; when not, a check need not word them. */
  public boolean explains() {
    return explains;
  }

  /** Adds a choice, or says why it is not allowed now: one check gives both. */
  public void offer(C choice, @Nullable Text whyNot) {
    if (whyNot == null) add(choice);
    else refuse(choice, whyNot);
  }

  /** Says why a choice is not allowed now. */
  public void refuse(C choice, Text reason) {
    if (explains) refused.add(new Refused<>(choice, reason));
  }

  public int size() {
    return size;
  }

  @SuppressWarnings("unchecked") // only add puts choices in, and it takes C
  public C at(int index) {
    if (index >= size) throw new IndexOutOfBoundsException(index);
    return (C) choices[index];
  }

  public boolean contains(Choice choice) {
    for (int i = 0; i < size; i++) if (choices[i].equals(choice)) return true;
    return false;
  }

  public List<Refused<C>> refused() {
    return List.copyOf(refused);
  }

  void clear() {
    size = 0;
    if (explains) refused.clear();
  }
}

package starboard.mutation;

import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/** Rules to be broken: what a ride costs. */
final class Fare extends Speaker {

  private int paid;

  Fare(boolean heard) {
    super(heard);
  }

  /** Children below six ride free, the others pay by the zone. */
  int price(int age, int zones) {
    if (age < 6) return 0;
    return 10 + 5 * zones;
  }

  @Nullable Text whyNot(int age) {
    return age < 3 ? Text.of("too-young") : null;
  }

  Text wording(int age) {
    return age < 6 ? Text.of("child") : Text.of("adult");
  }

  void pay(int age, int zones) {
    int price = price(age, zones);
    if (heard()) {
      int told = price + 1;
      tell(told);
    }
    paid += price;
    announce("paid");
  }

  void thank() {
    if (!heard()) return;
    tell(paid - 1);
  }

  int paid() {
    return paid;
  }

  int back(int number) {
    return number - 1;
  }
}

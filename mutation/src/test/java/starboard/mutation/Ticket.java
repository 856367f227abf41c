package starboard.mutation;

import java.util.List;
import starboard.kernel.scene.Widget;

/** An entry of the box, checked when it is read. */
record Ticket(int zones) {

  Ticket {
    atLeastOne(zones);
  }

  private static void atLeastOne(int count) {
    if (count < 1) throw new IllegalArgumentException("a ticket for no zone");
  }

  int price(Fare fare) {
    return fare.price(20, zones);
  }

  void show(List<Widget> widgets) {
    widgets.clear();
  }
}

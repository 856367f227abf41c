package starboard.mutation;

/** An entry of the box, checked when it is read. */
record Ticket(int zones) {

  Ticket {
    if (zones < 1) throw new IllegalArgumentException("a ticket for no zone");
  }

  int price(Fare fare) {
    return fare.price(20, zones);
  }
}

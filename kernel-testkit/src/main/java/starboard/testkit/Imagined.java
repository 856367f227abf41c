package starboard.testkit;

import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/** A world imagined for a seat, with the chance of the true one. */
record Imagined<S extends State<S>>(Seat seat, S state) {}

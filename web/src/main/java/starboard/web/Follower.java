package starboard.web;

/** Somebody who is shown every change of a table. */
interface Follower {

  /** Through whose eyes it looks now. */
  Audience audience();

  /** There is something new to see. Called in the order of the log; must not block. */
  void show(View view);
}

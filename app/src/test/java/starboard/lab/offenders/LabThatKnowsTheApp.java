package starboard.lab.offenders;

import starboard.app.Main;

/** The app starts the lab, not the other way round. */
public final class LabThatKnowsTheApp {
  final Class<?> app = Main.class;
}

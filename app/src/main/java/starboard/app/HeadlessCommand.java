package starboard.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import starboard.app.headless.Headless;
import starboard.app.terminal.Session;

/** Speaks the protocol for scripts. */
@Command(name = "headless")
final class HeadlessCommand implements Callable<Integer> {

  private final Session session;

  HeadlessCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return Headless.run(
        session.io().bytesIn(), session.io().bytesOut(), session.games(), session.language());
  }
}

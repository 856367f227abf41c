package starboard.web;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.spi.FilterReply;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.slf4j.Marker;
import org.slf4j.bridge.SLF4JBridgeHandler;

/** One JSON object per line on standard error: our own news, the libraries' complaints. */
public final class Logging extends ContextAwareBase implements Configurator {

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    LogLine encoder = new LogLine();
    encoder.setContext(context);
    encoder.start();
    ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
    console.setContext(context);
    console.setTarget("System.err");
    console.setEncoder(encoder);
    console.start();
    var root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.WARN);
    root.addAppender(console);
    context.getLogger("starboard").setLevel(Level.INFO);
    context.addTurboFilter(new Listening());
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  /** Before anything is written: libraries report what failed, and would go on. */
  private static final class Listening extends TurboFilter {
    @Override
    public FilterReply decide(
        @Nullable Marker marker,
        ch.qos.logback.classic.Logger logger,
        Level level,
        @Nullable String format,
        Object @Nullable [] arguments,
        @Nullable Throwable failure) {
      LastWords.ifOutOfMemory(failure);
      return FilterReply.NEUTRAL;
    }
  }

  /** What libraries say by other ways, and what ends a thread, is said in the same form. */
  static void takeOver() {
    SLF4JBridgeHandler.removeHandlersForRootLogger();
    SLF4JBridgeHandler.install();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, failure) -> {
          LastWords.ifOutOfMemory(failure);
          LoggerFactory.getLogger(Logging.class)
              .atError()
              .setCause(failure)
              .addKeyValue("thread", thread.getName())
              .log("a thread failed");
        });
  }
}

package starboard.web;

import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.spi.StackTraceElementProxy;
import java.util.List;
import java.util.Map;

/**
 * Writes an event as one JSON object on one line of decent length: of a long one the beginning is
 * kept, so that nobody fills the log by asking for what fails.
 */
final class LogLine extends JsonEncoder {

  private static final int LONGEST = 8_000;
  private static final int LONGEST_MESSAGE = 1_000;
  private static final int MOST_FRAMES = 10;

  LogLine() {
    setWithSequenceNumber(false);
    setWithNanoseconds(false);
    setWithContext(false);
    setWithThreadName(false);
    setWithArguments(false);
    setWithMessage(false);
    setWithFormattedMessage(true);
  }

  @Override
  public byte[] encode(ILoggingEvent event) {
    byte[] whole = super.encode(event);
    return whole.length <= LONGEST ? whole : super.encode(shortened(event));
  }

  private static ILoggingEvent shortened(ILoggingEvent event) {
    StringBuilder message = new StringBuilder(cut(event.getFormattedMessage()));
    IThrowableProxy thrown = event.getThrowableProxy();
    if (thrown != null) {
      message.append(": ").append(thrown.getClassName()).append(": ");
      message.append(cut(String.valueOf(thrown.getMessage())));
      List<StackTraceElementProxy> frames = List.of(thrown.getStackTraceElementProxyArray());
      for (StackTraceElementProxy frame : frames.subList(0, Math.min(frames.size(), MOST_FRAMES))) {
        message.append(' ').append(frame.getSTEAsString());
      }
    }
    LoggingEvent shorter = new LoggingEvent();
    shorter.setLevel(event.getLevel());
    shorter.setLoggerName(event.getLoggerName());
    shorter.setTimeStamp(event.getTimeStamp());
    shorter.setMessage(message.toString());
    shorter.setMDCPropertyMap(Map.of());
    return shorter;
  }

  private static String cut(String text) {
    return text.substring(0, Math.min(text.length(), LONGEST_MESSAGE));
  }
}

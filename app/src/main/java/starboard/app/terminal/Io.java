package starboard.app.terminal;

import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the program reads and writes.
 *
 * @param bytesIn standard input as it comes
 * @param bytesOut standard output as it goes
 * @param folder where file names start from
 * @param terminal whether a person sits at both ends
 * @param width how many letters a line takes
 * @param ansi whether the terminal knows colours and can be cleared
 */
public record Io(
    InputStream bytesIn,
    OutputStream bytesOut,
    BufferedReader in,
    PrintWriter out,
    PrintWriter err,
    Path folder,
    boolean terminal,
    int width,
    boolean ansi) {

  /** Longer lines are hard to read, shorter ones leave no room beside what is set in. */
  private static final int WIDEST = 80;

  private static final int NARROWEST = 40;

  /** The process's own streams. */
  public static Io ofProcess() {
    boolean terminal =
        Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    InputStream in = new FileInputStream(FileDescriptor.in);
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    return new Io(
        in,
        out,
        new BufferedReader(
            new InputStreamReader(in, charset(System.getProperty("stdin.encoding")))),
        writer(out, charset(System.getProperty("stdout.encoding"))),
        writer(
            new FileOutputStream(FileDescriptor.err),
            charset(System.getProperty("stderr.encoding"))),
        Path.of(""),
        terminal,
        width(System.getenv("COLUMNS")),
        terminal && System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM")));
  }

  /** Streams that nobody watches. */
  public static Io of(InputStream in, OutputStream out, OutputStream err, Path folder) {
    return new Io(
        in,
        out,
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)),
        writer(out, StandardCharsets.UTF_8),
        writer(err, StandardCharsets.UTF_8),
        folder,
        false,
        WIDEST,
        false);
  }

  /** As many as the terminal is said to have. */
  static int width(@Nullable String columns) {
    boolean known = columns != null && columns.matches("[0-9]{1,6}");
    return known ? Math.clamp(Integer.parseInt(columns), NARROWEST, WIDEST) : WIDEST;
  }

  /** A system that names only ASCII has not been told its language: UTF-8 then. */
  private static Charset charset(@Nullable String name) {
    if (name == null || !Charset.isSupported(name)) return StandardCharsets.UTF_8;
    Charset charset = Charset.forName(name);
    return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
  }

  private static PrintWriter writer(OutputStream stream, Charset charset) {
    return new PrintWriter(new OutputStreamWriter(stream, charset), true);
  }

  /** Standard error for those who write to a stream. */
  public PrintStream errStream() {
    return System.err;
  }
}

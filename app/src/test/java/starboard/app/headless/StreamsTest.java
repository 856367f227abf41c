package starboard.app.headless;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import starboard.kernel.words.Language;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** Lines in, lines out, whatever comes. */
class StreamsTest {

  private static final String HASHLESS =
      "{\"ok\":false,\"error\":{\"code\":\"no-game\",\"message\":\"There is no game yet; begin with"
          + " \\\"new\\\" or \\\"load\\\".\"}}";

  private static String answers(InputStream in) {
    var out = new ByteArrayOutputStream();
    assertThat(Headless.run(in, out, Talk.games(), Language.EN)).isZero();
    String answers = out.toString(StandardCharsets.UTF_8);
    assertThat(answers.isEmpty() || answers.endsWith("\n")).isTrue();
    return answers;
  }

  private static List<String> codes(InputStream in) {
    return answers(in)
        .lines()
        .map(Json.MAPPER::readTree)
        .map(answer -> answer.get("ok").booleanValue() ? "ok" : code(answer))
        .toList();
  }

  private static String code(JsonNode answer) {
    return answer.at("/error/code").stringValue();
  }

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** So many bytes that nobody keeps. */
  private static InputStream filler(long length) {
    return new InputStream() {
      private long left = length;

      @Override
      public int read() {
        return left-- > 0 ? 'x' : -1;
      }

      @Override
      public int read(byte[] into, int offset, int count) {
        if (left <= 0) return -1;
        int some = (int) Math.min(count, left);
        Arrays.fill(into, offset, offset + some, (byte) 'x');
        left -= some;
        return some;
      }
    };
  }

  @Test
  void everyLineGetsOneAnswerAndBlankLinesNone() {
    assertThat(answers(bytes("{\"cmd\":\"hash\"}\n\n  \t \r\n\r\n{\"cmd\":\"quit\"}\n")))
        .isEqualTo(HASHLESS + "\n{\"ok\":true}\n");
  }

  @Test
  void lineEndsOfWindowsAndAMissingLastOneAreFine() {
    assertThat(answers(bytes("{\"cmd\":\"hash\"}\r\n{\"cmd\":\"hash\"}")))
        .isEqualTo(HASHLESS + "\n" + HASHLESS + "\n");
    assertThat(answers(bytes(""))).isEmpty();
    assertThat(answers(bytes("\n"))).isEmpty();
  }

  @Test
  void nothingIsReadBehindQuit() {
    assertThat(answers(bytes("{\"cmd\":\"quit\"}\n{\"cmd\":\"hash\"}\n")))
        .isEqualTo("{\"ok\":true}\n");
  }

  @Test
  void longestLineIsAMebibyte() {
    String request = "{\"cmd\":\"games\"}";
    String longest = request + " ".repeat(Headless.LONGEST_LINE - request.length());
    assertThat(codes(bytes(longest + "\n" + longest + " \n" + longest)))
        .containsExactly("ok", "too-large", "ok");
  }

  @Test
  void tenMegabytesAreSkippedAndTheGameGoesOn() {
    InputStream in =
        new SequenceInputStream(
            Collections.enumeration(
                List.of(
                    bytes("{\"cmd\":\"new\",\"game\":\"demo\",\"players\":2,\"seed\":1}\n"),
                    filler(10_000_000),
                    bytes("\n{\"cmd\":\"hash\"}\n"),
                    filler(10_000_000))));
    assertThat(codes(in)).containsExactly("ok", "too-large", "ok", "too-large");
  }

  @Test
  void aGigabyteIsSkippedWithoutBeingKept() {
    InputStream in = new SequenceInputStream(filler(1_000_000_000), bytes("\n{\"cmd\":\"games\"}"));
    assertThat(codes(in)).containsExactly("too-large", "ok");
  }

  @Test
  void noiseIsAnsweredLineByLine() {
    byte[] noise = new byte[1_000_000];
    new SplittableRandom(1).nextBytes(noise);
    long feeds = 0;
    for (byte b : noise) if (b == '\n') feeds++;
    InputStream in =
        new SequenceInputStream(new ByteArrayInputStream(noise), bytes("\n{\"cmd\":\"games\"}\n"));
    List<String> codes = codes(in);
    assertThat(codes.getLast()).isEqualTo("ok");
    assertThat(codes.subList(0, codes.size() - 1)).containsOnly("bad-json");
    assertThat((long) codes.size()).isBetween(feeds - feeds / 10, feeds + 2);
  }

  @Test
  void endsWhenNobodyReads() {
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    assertThat(
            Headless.run(
                bytes("{\"cmd\":\"games\"}\n".repeat(3)), closed, Talk.games(), Language.EN))
        .isEqualTo(1);
  }

  @Test
  void processSpeaksNothingElseOnStandardOutput() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "starboard.app.Main",
                "headless",
                "--lang",
                "cs")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (OutputStream in = process.getOutputStream()) {
      in.write(
          "{\"cmd\":\"new\",\"game\":\"demo\",\"players\":2,\"seed\":7}\n"
              .getBytes(StandardCharsets.UTF_8));
      in.write(new byte[] {(byte) 0x80, 0, 7, '\n'});
      byte[] tooMuch = new byte[2_000_000];
      Arrays.fill(tooMuch, (byte) '[');
      in.write(tooMuch);
      in.write(
          "\n{\"cmd\":\"random\",\"count\":1000,\"seed\":1}\n{\"cmd\":\"save\"}"
              .getBytes(StandardCharsets.UTF_8));
    }
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList();
    assertThat(process.waitFor()).isZero();
    assertThat(lines).hasSize(5);
    assertThat(lines.get(0)).contains("Hráč 1");
    assertThat(code(Json.MAPPER.readTree(lines.get(1)))).isEqualTo("bad-json");
    assertThat(code(Json.MAPPER.readTree(lines.get(2)))).isEqualTo("too-large");
    assertThat(lines.get(3)).startsWith("{\"ok\":true,\"over\":true,");
    assertThat(lines.get(4)).startsWith("{\"ok\":true,\"replay\":{\"game\":\"demo\"");
    assertThat(new File("hs_err_pid" + process.pid() + ".log")).doesNotExist();
  }
}

package starboard.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.wire.Json;
import starboard.wire.Request;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What every request has in common: limits, headers, JSON, refusals. */
final class Http {

  private static final Logger LOG = LoggerFactory.getLogger(Http.class);
  private static final int MOST_SECRETS = 32;
  private static final int LONGEST_PATH = 200;

  /** What a command adds to the log, in bytes, if it adds anything. */
  static final int KEPT = 200;

  /** What a heavy request counts for beside itself. */
  private static final int HEAVY = 19;

  /** As much of a refused body as is read to its end, in bytes. */
  private static final long MOST_PASSED_OVER = 16_000_000;

  /** As much of a body as is read at once, in bytes. */
  private static final int PART = 8_192;

  /** For whoever sends too slowly nobody waits. */
  private static final String TOO_SLOW = "too-slow";

  private static final String BEARER = "Bearer ";

  private static final Map<String, Integer> STATUS =
      Map.ofEntries(
          Map.entry("not-found", 404),
          Map.entry("unknown-table", 404),
          Map.entry("host-only", 403),
          Map.entry("not-your-seat", 403),
          Map.entry("stale-decision", 409),
          Map.entry("too-large", 413),
          Map.entry("too-many", 429),
          Map.entry("foreign-origin", 403),
          Map.entry("internal", 500),
          Map.entry("not-written", 503));

  private final Limits limits;
  private final Accounts accounts;
  private final Proxies proxies;

  Http(Settings settings, Accounts accounts) {
    this.limits = settings.limits();
    this.accounts = accounts;
    this.proxies = settings.proxies();
  }

  /** Before every request. */
  void limit(Context request) {
    account(request).ask(1);
    if (request.method().equals(HandlerType.POST)) {
      SameOrigin.require(request::header, proxies.trust(request.ip()));
    }
  }

  /** Before one for which a whole log is read or written: it counts for many. */
  void limitMore(Context request) {
    account(request).ask(HEAVY);
  }

  /** Before one by which so many bytes are kept. */
  void limitKept(Context request, int bytes) {
    account(request).keep(bytes);
  }

  /** How many files its address may have read at a time, less those that are. */
  Semaphore imports(Context request) {
    return account(request).imports();
  }

  private Accounts.Account account(Context request) {
    return accounts.of(proxies.sender(request.ip(), request.header("X-Forwarded-For")));
  }

  /** The JSON object in the body, which is no larger than a message on a socket. */
  Request body(Context request) {
    return Request.of(bytes(request, limits.frame()));
  }

  /** A file in the body. */
  byte[] file(Context request) {
    return bytes(request, limits.body());
  }

  private byte[] bytes(Context request, int most) {
    long end = System.nanoTime() + limits.sending().toNanos();
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    byte[] part = new byte[PART];
    try {
      InputStream in = request.bodyInputStream();
      for (int length = in.read(part); length >= 0; length = in.read(part)) {
        body.write(part, 0, length);
        if (body.size() > most) {
          throw new Refusal(
              "too-large", Text.of("error.too-large", Arg.word(String.valueOf(most))));
        }
        if (System.nanoTime() > end) throw new Refusal(TOO_SLOW, Text.of("error.sending"));
      }
      return body.toByteArray();
    } catch (IOException gone) {
      throw new Refusal("bad-request", Text.of("error.cut-off"));
    }
  }

  /** The secrets shown in the header of a request, separated by commas. */
  static Keys keys(Context request) {
    String header = request.header("Authorization");
    if (header == null || !header.startsWith(BEARER)) return Keys.NONE;
    List<Secret> secrets = new ArrayList<>();
    for (String one : header.substring(BEARER.length()).split(",", MOST_SECRETS)) add(secrets, one);
    return Keys.of(secrets);
  }

  /** These secrets; what is none is passed over, as one that died is. */
  static Keys keys(List<JsonNode> letters) {
    List<Secret> secrets = new ArrayList<>();
    for (JsonNode one : letters) {
      if (one.isString() && secrets.size() < MOST_SECRETS) add(secrets, one.stringValue());
    }
    return Keys.of(secrets);
  }

  private static void add(List<Secret> secrets, String letters) {
    try {
      secrets.add(Secret.of(letters));
    } catch (Refusal none) {
      // opens nothing
    }
  }

  /** Waits for something asked of a table. */
  static <T> T done(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof Refusal refusal) throw refusal;
      throw failed;
    }
  }

  static void answer(Context request, ObjectNode tree) {
    request.contentType("application/json").header("Cache-Control", "no-store");
    request.result(Json.MAPPER.writeValueAsBytes(tree));
  }

  static void refuse(Refusal refusal, Context request) {
    if (!refusal.code().equals(TOO_SLOW)) passOver(request);
    request.status(STATUS.getOrDefault(refusal.code(), 400));
    answer(request, Speech.error(refusal, readable(request), null));
  }

  /**
   * Reads what is still being sent: a line closed on somebody who writes takes with it the answer
   * that was on its way. Only a body far beyond any file of ours is cut off.
   */
  private static void passOver(Context request) {
    try {
      long _ = request.bodyInputStream().skip(MOST_PASSED_OVER);
    } catch (IOException gone) {
      LOG.atDebug().addKeyValue("path", path(request)).log("cut off");
    }
  }

  /** Faults are written down; nobody else is hurt, and nobody learns how we are built. */
  static void fault(Exception fault, Context request) {
    LastWords.ifOutOfMemory(fault);
    LOG.atError().setCause(fault).addKeyValue("path", path(request)).log("request failed");
    refuse(new Refusal("internal", Text.of("error.internal")), request);
  }

  /** The same for what is no exception: the server goes on, unless its memory is used up. */
  static void error(HttpServletResponse response, Error error) {
    LastWords.ifOutOfMemory(error);
    LOG.atError().setCause(error).log("request failed");
    response.setStatus(500);
  }

  private static String path(Context request) {
    String path = request.path();
    return path.substring(0, Math.min(path.length(), LONGEST_PATH));
  }

  static void notFound(Context request) {
    refuse(new Refusal("not-found", Text.of("error.not-found")), request);
  }

  static void status(HttpResponseException response, Context request) {
    if (response.getStatus() == 404) {
      notFound(request);
      return;
    }
    refuse(new Refusal("bad-request", Text.of("error.request")), request);
    request.status(response.getStatus());
  }

  private static Language readable(Context request) {
    try {
      return Speech.language(request);
    } catch (Refusal unknown) {
      return Language.EN;
    }
  }
}

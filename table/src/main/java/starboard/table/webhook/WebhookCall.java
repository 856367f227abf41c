package starboard.table.webhook;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * One POST to an address that was checked before. The JDK's client would ask once more where the
 * name leads, and could be told something else.
 */
final class WebhookCall {

  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([1-5][0-9][0-9])\\b.*");
  private static final int LONGEST_LINE = 1_000;

  private final URI uri;
  private final InetAddress address;
  private final long end;

  /**
   * A call not made yet.
   *
   * @param address where the name in the URI leads
   * @param patience how long all of it may take
   */
  WebhookCall(URI uri, InetAddress address, Duration patience) {
    this.uri = uri;
    this.address = address;
    this.end = System.nanoTime() + patience.toNanos();
  }

  /** Posts JSON and gives the status; what is answered behind it is nobody's business. */
  int post(String json) throws IOException {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    try (Socket plain = new Socket()) {
      plain.connect(new InetSocketAddress(address, port()), left());
      try (Socket socket = isSecure() ? secured(plain) : plain) {
        socket.getOutputStream().write(head(body.length));
        socket.getOutputStream().write(body);
        socket.getOutputStream().flush();
        return status(socket);
      }
    }
  }

  private boolean isSecure() {
    return "https".equalsIgnoreCase(uri.getScheme());
  }

  private int port() {
    if (uri.getPort() >= 0) return uri.getPort();
    return isSecure() ? 443 : 80;
  }

  /** Only who has a certificate for the name may answer. */
  private Socket secured(Socket plain) throws IOException {
    plain.setSoTimeout(left());
    SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
    SSLSocket socket = (SSLSocket) factory.createSocket(plain, uri.getHost(), port(), true);
    SSLParameters parameters = socket.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    socket.setSSLParameters(parameters);
    socket.startHandshake();
    return socket;
  }

  private byte[] head(int length) {
    String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
    String host = uri.getHost() + (uri.getPort() >= 0 ? ":" + uri.getPort() : "");
    return ("POST " + path + query + " HTTP/1.1\r\nHost: " + host)
        .concat("\r\nUser-Agent: Starboard\r\nConnection: close")
        .concat("\r\nContent-Type: application/json; charset=utf-8")
        .concat("\r\nContent-Length: " + length + "\r\n\r\n")
        .getBytes(StandardCharsets.US_ASCII);
  }

  private int status(Socket socket) throws IOException {
    InputStream in = socket.getInputStream();
    StringBuilder line = new StringBuilder();
    while (line.length() < LONGEST_LINE) {
      socket.setSoTimeout(left());
      int next = in.read();
      if (next < 0 || next == '\n') break;
      line.append((char) next);
    }
    Matcher status = STATUS.matcher(line.toString().strip());
    if (!status.matches()) throw new IOException("no HTTP");
    return Integer.parseInt(status.group(1));
  }

  private int left() throws SocketTimeoutException {
    long millis = Duration.ofNanos(end - System.nanoTime()).toMillis();
    if (millis <= 0) throw new SocketTimeoutException("took too long");
    return (int) Math.min(millis, Integer.MAX_VALUE);
  }
}

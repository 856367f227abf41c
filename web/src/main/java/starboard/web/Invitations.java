package starboard.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;
import java.util.function.IntSupplier;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.wire.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a host needs to send somebody a link: addresses others can open, and a code for phones. */
final class Invitations {

  private final Http http;
  private final String host;
  private final IntSupplier port;

  Invitations(Http http, String host, IntSupplier port) {
    this.http = http;
    this.host = host;
    this.port = port;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/reach", this::reach);
    routes.post("/api/qr", this::code);
  }

  private void reach(Context request) {
    ObjectNode tree = Json.MAPPER.createObjectNode().put("ok", true);
    ArrayNode origins = tree.putArray("origins");
    for (String origin : Reach.origins(host, port.getAsInt())) origins.add(origin);
    Http.answer(request, tree);
  }

  /** The dark and light squares of a QR code, row by row; the text goes into no log. */
  private void code(Context request) {
    String text = http.body(request).string("text");
    QrCode code;
    try {
      code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
    } catch (DataTooLongException tooLong) {
      throw new Refusal("too-large", Text.of("error.qr"));
    }
    ObjectNode tree = Json.MAPPER.createObjectNode().put("ok", true);
    ArrayNode rows = tree.putArray("rows");
    for (int y = 0; y < code.size; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < code.size; x++) row.append(code.getModule(x, y) ? '#' : ' ');
      rows.add(row.toString());
    }
    Http.answer(request, tree);
  }
}

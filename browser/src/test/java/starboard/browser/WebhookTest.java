package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** Somebody who is away is called at the address given through the page. */
@InChromium
class WebhookTest {

  @Test
  void whoIsAwayIsCalled(Guests guests) throws IOException, InterruptedException {
    BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    HttpServer receiver =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    receiver.createContext(
        "/",
        call -> {
          heard.add(new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
          call.sendResponseHeaders(204, -1);
          call.close();
        });
    receiver.start();
    try {
      TwoBrowsers two = TwoBrowsers.sitDown(guests, "demo");
      Guest marek = two.marek();
      Guest pavla = two.pavla();
      String address = "http://127.0.0.1:" + receiver.getAddress().getPort() + "/call";
      marek.openPanel("menu").fill("[name=url]", address).click("button:has-text('Keep')");
      marek
          .page()
          .waitForFunction("() => document.querySelector('starboard-live').live.view.webhook");
      Random random = new Random(9);
      two.letMarekFinish(random);
      marek.goTo("/");
      pavla.seeAway(0);
      String call = null;
      for (int i = 0; i < 200 && call == null; i++) {
        if (pavla.hasOptions()) pavla.chooseAny(random);
        call = heard.poll(500, TimeUnit.MILLISECONDS);
      }
      assertThat(call).as("what was posted").isNotNull();
      JsonNode posted = Json.MAPPER.readTree(call);
      assertThat(posted.path("seat").asInt(-1)).isZero();
      assertThat(posted.path("message").asString()).contains("Marek");
      assertThat(pavla.page().url()).endsWith(posted.path("table").asString());
    } finally {
      receiver.stop(0);
    }
  }
}

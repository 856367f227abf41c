package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A table leaves as one file and goes on from it at another table. */
@InChromium
class TableFileTest {

  @Test
  void isSavedAndOpenedThroughThePage(Guests guests) {
    Guest marek = guests.arriveAtATable(Screen.LAPTOP, "demo", 2);
    Random random = new Random(8);
    marek.chooseSome(4, random);
    int answers = marek.answers();
    marek.openPanel("menu");
    Download saved =
        marek.page().waitForDownload(() -> marek.click("button:has-text('Save the table')"));
    Path file = saved.path();
    assertThat(saved.suggestedFilename()).endsWith(".json");

    Guest pavla = guests.arrive(Screen.PHONE);
    pavla.goTo("/").click("[data-import]");
    pavla.page().setInputFiles("[name=file]", file);
    pavla.click(".ways form .btn");
    pavla.page().waitForURL("**/t/*");
    pavla.click(".lobby li a.btn").giveName("Pavla").enter().atTheTable();
    assertThat(pavla.mayChoose()).isTrue();
    assertThat(pavla.answers()).isGreaterThanOrEqualTo(answers);
    assertThat(pavla.page().locator(".log")).containsText("another server");
    pavla.chooseAny(random);
  }
}

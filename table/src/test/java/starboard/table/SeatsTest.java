package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.table.bot.Roster;
import starboard.table.command.Claim;
import starboard.table.command.Command;
import starboard.table.command.Receipt;
import starboard.table.log.Entry;
import starboard.table.secret.Keys;
import starboard.table.secret.RecoveryPhrase;
import starboard.table.secret.Secret;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.table.words.QuickPhrase;
import starboard.table.words.TableWords;

/** Who may sit where, and how they prove it. */
class SeatsTest {

  private static final List<NewTable.Wanted> ONE_HERE_ONE_BY_LINK =
      List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Link(""));

  private static Party party(MemoryStore store) {
    return Party.of(Party.tables(store), ONE_HERE_ONE_BY_LINK);
  }

  private static void refused(String code, Runnable doing) {
    assertThatThrownBy(doing::run)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
  }

  @Test
  void aLinkIsGoodForOnce() {
    try (Party party = party(new MemoryStore())) {
      Secret code = party.secret(1);
      refused("not-your-seat", () -> party.order(1, new Command.Rename(1, "Eve")));
      Claim claim = Party.joined(party.table.claim(code, "Bob"));
      assertThat(claim.seat()).isEqualTo(1);
      assertThat(party.<String>look(p -> p.chairs().get(1).name())).isEqualTo("Bob");
      refused("claimed", () -> Party.joined(party.table.claim(code, "Eve")));
      refused("claimed", () -> Party.joined(party.table.claim(Secret.fresh(), "Eve")));
      Party.joined(party.table.order(Keys.of(claim.secret()), new Command.Rename(1, "Bobby")));
    }
  }

  @Test
  void theHostReissuesASeatAndTheOldSecretDies() {
    try (Party party = party(new MemoryStore())) {
      Claim old = Party.joined(party.table.claim(party.secret(1), "Bob"));
      Keys oldPass = Keys.of(old.secret());
      refused("host-only", () -> Party.joined(party.table.order(oldPass, new Command.Reissue(1))));
      Receipt receipt =
          Party.joined(party.table.order(Keys.of(party.host), new Command.Reissue(1)));
      refused(
          "not-your-seat",
          () -> Party.joined(party.table.order(oldPass, new Command.Rename(1, "Bob"))));
      refused("unknown-secret", () -> party.tables.recover(old.secret()));
      Secret code = Secret.of(String.valueOf(receipt.given()));
      assertThat(Party.joined(party.table.claim(code, "Bob")).seat()).isEqualTo(1);
    }
  }

  @Test
  void aPhraseIsTheSecretInWords() {
    Secret secret = Secret.fresh();
    String phrase = secret.phrase();
    assertThat(phrase.split(" ", -1)).hasSize(RecoveryPhrase.WORDS);
    assertThat(Secret.of(phrase).letters()).isEqualTo(secret.letters());
    assertThat(Secret.of("  " + phrase.replace(" ", ", ").toUpperCase(Locale.ROOT)))
        .extracting(Secret::letters)
        .isEqualTo(secret.letters());
    assertThat(Secret.of(secret.letters()).phrase()).isEqualTo(phrase);
  }

  @Test
  void mostMistakesInAPhraseAreFound() {
    int found = 0;
    for (int i = 0; i < 200; i++) {
      List<String> words = new ArrayList<>(List.of(Secret.fresh().phrase().split(" ", -1)));
      words.set(i % RecoveryPhrase.WORDS, Secret.fresh().phrase().split(" ", -1)[3]);
      try {
        Secret.of(String.join(" ", words));
      } catch (Refusal mistake) {
        found++;
      }
    }
    assertThat(found).isGreaterThan(150);
    refused("bad-secret", () -> Secret.of("apple apple"));
    refused("bad-secret", () -> Secret.of("xyzzy ".repeat(10)));
    refused("bad-secret", () -> Secret.of(""));
    refused("bad-secret", () -> Secret.of("x".repeat(10_000)));
  }

  @Test
  void theWordsOfTheListAreToldApartByFourLetters() {
    Set<String> beginnings = new HashSet<>();
    for (int i = 0; i < 3000; i++) {
      for (String word : Secret.fresh().phrase().split(" ", -1)) {
        beginnings.add(word.substring(0, Math.min(4, word.length())));
      }
    }
    assertThat(beginnings).hasSize(1024);
  }

  @Test
  void aSecretFindsItsTableAndSeat() {
    MemoryStore store = new MemoryStore();
    try (Party party = party(store)) {
      Tables.Found found = party.tables.recover(Secret.of(party.secret(0).phrase()));
      assertThat(found.table().id()).isEqualTo(party.table.id());
      assertThat(found.seat()).isZero();
      assertThat(found.host()).as("who opened the table and sits at it hosts it").isTrue();
      Claim bob = Party.joined(party.table.claim(party.secret(1), "Bob"));
      assertThat(party.tables.recover(bob.secret()).host()).isFalse();
      party.table.order(Keys.of(party.host), new Command.Reissue(0)).join();
      Tables.Found host = party.tables.recover(party.host);
      assertThat(host.seat()).isNull();
      assertThat(host.host()).isTrue();
      refused("unknown-secret", () -> party.tables.recover(Secret.fresh()));
    }
  }

  @Test
  void onlyHashesAreKept() {
    MemoryStore store = new MemoryStore();
    try (Party party = party(store)) {
      Claim claim = Party.joined(party.table.claim(party.secret(1), "Bob"));
      String log = String.join("\n", store.read(party.table.id(), 0));
      assertThat(log)
          .doesNotContain(party.host.letters())
          .doesNotContain(party.secret(0).letters())
          .doesNotContain(party.secret(1).letters())
          .doesNotContain(claim.secret().letters())
          .contains(claim.secret().hash());
      assertThat(claim.toString()).doesNotContain(claim.secret().letters());
    }
  }

  @Test
  void theSamePeoplePlayAgain() {
    MemoryStore store = new MemoryStore();
    try (Party party = party(store)) {
      Claim claim = Party.joined(party.table.claim(party.secret(1), "Bob"));
      refused("not-over", () -> party.order(0, new Command.Rematch()));
      party.order(0, new Command.Hand(0, Roster.RANDOM));
      party.table.order(Keys.of(claim.secret()), new Command.Hand(1, Roster.RANDOM)).join();
      Bots.waitForEnd(party);
      String there = String.valueOf(party.order(0, new Command.Rematch()).given());
      Keys bob = Keys.of(claim.secret());
      assertThat(party.table.order(bob, new Command.Rematch()).join().given()).isEqualTo(there);
      refused("host-only", () -> Party.joined(party.table.order(Keys.NONE, new Command.Rematch())));
      assertThat(party.<String>look(p -> String.valueOf(p.rematch()))).isEqualTo(there);
      String before = party.look(TableState::commitment);
      party.table = party.tables.table(there);
      assertThat(party.is(p -> p.sits(bob, Seat.TWO) && p.hosts(Keys.of(party.host)))).isTrue();
      assertThat(party.is(p -> p.chairs().get(1).bot() == null)).isTrue();
      assertThat(party.<String>look(TableState::commitment)).isNotEqualTo(before);
      assertThat(party.tables.recover(claim.secret()).table().id()).isEqualTo(there);
    }
  }

  @Test
  void peopleComeAndGoWithoutATraceInTheLog() {
    try (Party party = party(new MemoryStore())) {
      Heard heard = new Heard();
      party.table.watch(heard).join();
      party.table.arrive(Seat.ONE).join();
      party.table.arrive(Seat.ONE).join();
      party.table.leave(Seat.ONE).join();
      party.table.leave(Seat.ONE).join();
      assertThat(heard.online).containsExactly(Seats.NONE, Seats.of(Seat.ONE), Seats.NONE);
      assertThat(party.<Integer>look(TableState::entry)).isEqualTo(1);
    }
  }

  @Test
  void peopleTalk() {
    try (Party party = party(new MemoryStore())) {
      party.order(0, new Command.Chat(0, " Hello there ", null, "row.jammer"));
      party.order(0, new Command.Chat(0, null, "thanks", null));
      assertThat(party.<Entry>look(p -> p.recent().get(1).entry()))
          .isEqualTo(new Entry.Chat(0, "Hello there", null, "row.jammer"));
      refused("bad-request", () -> party.order(0, new Command.Chat(0, "", null, null)));
      refused("bad-request", () -> party.order(0, new Command.Chat(0, null, null, null)));
      refused("bad-request", () -> party.order(0, new Command.Chat(0, null, "nonsense", null)));
      refused(
          "bad-request", () -> party.order(0, new Command.Chat(0, "x".repeat(501), null, null)));
    }
  }

  @Test
  void everythingIsSaidInBothLanguages() {
    assertThat(TableWords.BOOK.keys(Language.CS)).isEqualTo(TableWords.BOOK.keys(Language.EN));
    for (String phrase : QuickPhrase.ALL) {
      assertThat(TableWords.BOOK.keys(Language.EN)).contains("quick." + phrase);
    }
  }
}

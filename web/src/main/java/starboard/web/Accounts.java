package starboard.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** What each address has asked for of late, and has had written to the disk. */
final class Accounts {

  private static final int MOST = 10_000;

  /** Files of one address that are read at a time: others find room beside them. */
  private static final int MOST_IMPORTS = 2;

  private final Limits limits;
  private final Map<String, Account> accounts = new ConcurrentHashMap<>();

  Accounts(Limits limits) {
    this.limits = limits;
  }

  Account of(String address) {
    if (accounts.size() > MOST) accounts.values().removeIf(Account::untouched);
    return accounts.computeIfAbsent(address, _ -> new Account(limits));
  }

  /** One address. */
  static final class Account {

    private final Rate requests;
    private final Rate kept;
    private final Semaphore imports = new Semaphore(MOST_IMPORTS);

    private Account(Limits limits) {
      this.requests = new Rate(limits.requests(), limits.burst());
      this.kept = new Rate(limits.kept(), limits.keptAtOnce());
    }

    /** It asks for something that counts for so many requests. */
    void ask(int count) {
      if (!requests.take(count)) throw new Refusal("too-many", Text.of("error.too-many"));
    }

    /** It wants so many bytes to be kept for ever. */
    void keep(int bytes) {
      if (!kept.take(bytes)) throw new Refusal("too-many", Text.of("error.kept"));
    }

    Semaphore imports() {
      return imports;
    }

    private boolean untouched() {
      return requests.full() && kept.full() && imports.availablePermits() == MOST_IMPORTS;
    }
  }
}

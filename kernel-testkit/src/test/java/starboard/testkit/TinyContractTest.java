package starboard.testkit;

import starboard.kernel.game.Game;

final class TinyContractTest extends ContractTest<Tiny.Table> {

  @Override
  protected Game<Tiny.Table> game() {
    return new Tiny();
  }

  @Override
  protected int games() {
    return 40;
  }
}

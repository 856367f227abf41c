package starboard.demo;

import starboard.kernel.game.Game;
import starboard.testkit.ContractTest;

/** 200 random games of Salvage through the whole contract. */
final class DemoContractTest extends ContractTest<Demo> {

  @Override
  protected Game<Demo> game() {
    return new DemoGame();
  }
}

package starboard.table.store;

import starboard.table.Store;

class MemoryStoreTest extends StoreContract {
  @Override
  Store open() {
    return new MemoryStore();
  }
}

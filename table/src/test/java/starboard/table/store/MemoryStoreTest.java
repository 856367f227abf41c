package starboard.table.store;

class MemoryStoreTest extends StoreContract {
  @Override
  Store open() {
    return new MemoryStore();
  }
}

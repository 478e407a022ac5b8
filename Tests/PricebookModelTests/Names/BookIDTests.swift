import PricebookModel
import TestSupport
import Testing

@Suite("Ids")
struct BookIDTests {
  @Test func `take the memory of their numbers`() {
    #expect(MemoryLayout<ItemID>.size == 4)
    #expect(MemoryLayout<StoreID?>.size == 5)
    #expect(MemoryLayout<CurrencyID>.stride == 2)
  }

  @Test func `ascend with their numbers`() {
    #expect([ItemID(2), ItemID(0), ItemID(1)].sorted().map(\.index) == [0, 1, 2])
  }

  @Test func `name the places of a table`() {
    let names: IDTable<StoreID, String> = ["Aldi", "Coop", "Migros"]
    #expect(names.firstIndex(of: "Coop") == StoreID(1))
    #expect(names.indices.map { names[$0] } == ["Aldi", "Coop", "Migros"])
  }

  @Test func `change one value of a table`() {
    var sums = IDTable<CurrencyID, Int>(repeating: 0, count: 3)
    sums[CurrencyID(1)] += 5
    #expect(sums == [0, 5, 0])
  }

  @Test func `keep their places in a table of other values`() {
    let lengths = IDTable<StoreID, String>(["Aldi", "Migros"]).mapValues(\.count)
    #expect(lengths[StoreID(1)] == 6)
  }
}

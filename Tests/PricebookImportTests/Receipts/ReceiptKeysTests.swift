import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("The numbers of receipts")
struct ReceiptKeysTests {
  private struct Key: Hashable {
    var store: UInt32
    var day: Int32
    var second: Int32
    var id: String
  }

  private func keys(seed: UInt64) -> [Key] {
    var generator = SeededGenerator(seed: seed)
    return (0..<3_000).map { _ in
      Key(
        store: UInt32.random(in: 0...3, using: &generator),
        day: Int32.random(in: -2...9, using: &generator),
        second: Bool.random(using: &generator) ? -1 : 3_600,
        id: ["", "R1", "R2", "a longer id of a receipt"].randomElement(using: &generator) ?? "")
    }
  }

  private func add(_ key: Key, to receipts: inout ReceiptKeys) {
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(Array(key.id.utf8))
    receipts.add(
      store: key.store, day: CalendarDate(daysSinceEpoch: key.day), second: key.second,
      id: buffer.view, 0..<buffer.count)
  }

  private func expected(_ keys: [some Hashable]) -> [UInt32] {
    var numbers: [AnyHashable: UInt32] = [:]
    return keys.map { key in
      let number = numbers[key] ?? UInt32(numbers.count)
      numbers[key] = number
      return number
    }
  }

  @Test(arguments: [1, 7, 3_000], 1...3 as ClosedRange<UInt64>)
  func `do not depend on how many are asked for at once`(batch: Int, seed: UInt64) {
    let keys = keys(seed: seed)
    var receipts = ReceiptKeys()
    var numbers: [UInt32] = []
    for (place, key) in keys.enumerated() {
      add(key, to: &receipts)
      if place % batch == batch - 1 { receipts.takeNumbers(into: &numbers) }
    }
    receipts.takeNumbers(into: &numbers)
    #expect(numbers == expected(keys))
  }

  @Test func `keep what they are made of`() {
    let key = Key(store: 2, day: -5, second: 59, id: "R9")
    var receipts = ReceiptKeys()
    var numbers: [UInt32] = []
    add(key, to: &receipts)
    receipts.takeNumbers(into: &numbers)
    let (store, day, second) = receipts.key(of: 0)
    #expect(store == 2 && day.daysSinceEpoch == -5 && second == 59)
    #expect(receipts.idText(of: 0) == "R9")
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `become one where stores become one`(seed: UInt64) {
    let keys = keys(seed: seed)
    var receipts = ReceiptKeys()
    var numbers: [UInt32] = []
    for key in keys { add(key, to: &receipts) }
    receipts.takeNumbers(into: &numbers)
    let stores = [0, 1, 0, 1].map { StoreID($0) }
    let renumbered = receipts.renumber(byStore: stores)
    let joined = keys.map { key in
      Key(store: stores[Int(key.store)].rawValue, day: key.day, second: key.second, id: key.id)
    }
    #expect(numbers.map { renumbered[Int($0)] } == expected(joined))
    #expect(receipts.count == Set(renumbered).count)
  }
}

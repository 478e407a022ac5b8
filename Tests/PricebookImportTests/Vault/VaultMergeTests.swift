import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Several exports of one app")
struct VaultMergeTests {
  private static let line = #"{"itemId":"I1","quantity":1,"plannedPrice":1}"#

  private func export(
    price: String = "1", cartName: String = "Week", updated: String = "800000000",
    timestamp: String = "800100000"
  ) -> String {
    let item = GrockSample.Item(id: "I1", name: "Milk", prices: [("Lidl", price, "l")])
    let cart = GrockSample.Cart(
      name: cartName, dates: #""createdAt":1,"updatedAt":\#(updated),"completedAt":800000000"#,
      lines: [Self.line])
    return GrockSample(items: [item], carts: [cart], timestamp: timestamp).json(.backup)
  }

  @Test func `The same export twice changes nothing`() {
    let once = VaultReading([export()])
    let twice = VaultReading([export(), export()])
    #expect(twice.summary == once.summary)
    #expect(twice.vault.priceOptions.count == 1)
    #expect(twice.codes == [])
    #expect(twice.isBalanced)
    #expect(twice.logs.map(\.totals.duplicates) == [0, 4])
  }

  @Test func `The cart that was changed later wins, in any order`() {
    let old = export(cartName: "Old", updated: "800000000")
    let new = export(cartName: "New", updated: "800000001")
    for documents in [[old, new], [new, old]] {
      let reading = VaultReading(documents)
      #expect(reading.vault.carts.map(\.name) == ["New"])
      #expect(reading.codes == [.vaultConflict])
      #expect(reading.isBalanced)
    }
  }

  @Test func `What copies say differently is kept side by side, in any order`() {
    let old = export(cartName: "Old", updated: "800000000")
    let new = export(price: "2", cartName: "New", updated: "800000001", timestamp: "800100001")
    for (documents, counted) in [([old, new], 1), ([new, old], 0)] {
      let file = "vault\(counted).json"
      let other = "vault\(1 - counted).json"
      let name = VaultConflict(
        app: .grock, name: "New", field: .name,
        counted: .init(value: "New", file: file), passedOver: .init(value: "Old", file: other))
      let price = VaultConflict(
        app: .grock, name: "Milk", field: .price(store: "Lidl"),
        counted: .init(value: "2 / l", file: file),
        passedOver: .init(value: "1 / l", file: other))
      #expect(VaultReading(documents).conflicts == [price, name])
    }
  }

  @Test func `The item of the later backup wins, in any order`() {
    let old = export(price: "1", timestamp: "800100000")
    let new = export(price: "2", timestamp: "800100001")
    for documents in [[old, new], [new, old]] {
      let reading = VaultReading(documents)
      #expect(reading.vault.priceOptions.map(\.price.description) == ["2"])
    }
  }

  @Test func `A tie goes to the copy that sorts first, in any order`() {
    let names = [["A", "B"], ["B", "A"]].map { pair in
      VaultReading(pair.map { export(cartName: $0) }).vault.carts.map(\.name)
    }
    #expect(names == [["A"], ["A"]])
  }

  @Test func `One id twice in one file counts once`() {
    let item = GrockSample.Item(id: "I1", name: "Milk", prices: [("Lidl", "1", "l")])
    let reading = VaultReading([GrockSample(items: [item, item]).json(.backup)])
    #expect(reading.vault.priceOptions.count == 1)
    #expect(reading.isBalanced)
  }

  @Test func `Two products of one name stay two, shown with their units`() {
    let items = [
      GrockSample.Item(id: "I1", name: "Milk", prices: [("Lidl", "1", "l")]),
      GrockSample.Item(id: "I2", name: "milk", prices: [("Lidl", "1", "pack")]),
    ]
    let reading = VaultReading([GrockSample(items: items).json(.backup)])
    #expect(reading.resolution.items.map(\.name) == ["Milk (l)", "milk (pack)"])
    #expect(reading.codes == [.duplicateItemName])
  }

  @Test func `Two products of one name and unit are shown with their stores`() {
    let items = [
      GrockSample.Item(id: "I1", name: "Milk", prices: [("Lidl", "1", "l")]),
      GrockSample.Item(id: "I2", name: "Milk", prices: [("Coop", "1", "l")]),
    ]
    let reading = VaultReading([GrockSample(items: items).json(.backup)])
    #expect(reading.resolution.items.map(\.name) == ["Milk (Coop)", "Milk (Lidl)"])
  }

  @Test func `An alias makes two products of one name one item`() {
    let items = [
      GrockSample.Item(id: "I1", name: "Milk", prices: [("Lidl", "1", "l")]),
      GrockSample.Item(id: "I2", name: "Milk", prices: [("Coop", "1", "l")]),
    ]
    let reading = VaultReading(
      [GrockSample(items: items).json(.backup)],
      aliases: [Alias(kind: .item, match: "milk", name: "Milk")])
    #expect(reading.resolution.items.map(\.name) == ["Milk"])
    #expect(reading.codes == [])
  }

  @Test func `Ids of one name in different vaults are one item`() {
    let exports = ["I1", "I2"].map { id in
      GrockSample(items: [GrockSample.Item(id: id, name: "Milk", prices: [("Lidl", "1", "l")])])
        .json(.backup)
    }
    #expect(VaultReading(exports).resolution.items.map(\.name) == ["Milk"])
  }
}

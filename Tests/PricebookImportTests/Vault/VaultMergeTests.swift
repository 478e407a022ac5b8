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
      #expect(reading.codes == [])
      #expect(reading.conflicts == [])
      #expect(reading.isBalanced)
    }
  }

  @Test func `What copies of one time say differently is kept side by side, in any order`() {
    let first = export(cartName: "Old")
    let second = export(price: "2", cartName: "New")
    for (documents, old) in [([first, second], 0), ([second, first], 1)] {
      let (old, new) = ("vault\(old).json", "vault\(1 - old).json")
      let name = VaultConflict(
        app: .grock, name: "New", field: .name,
        counted: .init(value: "New", file: new), passedOver: .init(value: "Old", file: old))
      let price = VaultConflict(
        app: .grock, name: "Milk", field: .price(store: "Lidl"),
        counted: .init(value: "1 / l", file: old),
        passedOver: .init(value: "2 / l", file: new))
      let reading = VaultReading(documents)
      #expect(reading.conflicts == [price, name])
      #expect(reading.codes == [.vaultConflict, .vaultConflict])
    }
  }

  private func prices(_ reading: VaultReading) -> [String] {
    reading.vault.priceOptions.map { "\($0.price) \($0.day?.description ?? "undated")" }
  }

  private func backup(name: String = "Milk", price: String, timestamp: String) -> String {
    GrockSample(
      items: [GrockSample.Item(id: "I1", name: name, prices: [("Lidl", price, "l")])],
      timestamp: timestamp
    ).json(.backup)
  }

  @Test func `Prices of exports at different times are a history, in any order`() {
    // 2026-05-10, 2026-06-09, 2026-07-09 and 2026-08-08.
    let backups = [
      backup(price: "1", timestamp: "800100000"), backup(price: "2", timestamp: "802692000"),
      backup(name: "Whole milk", price: "2", timestamp: "805284000"),
      backup(name: "Whole milk", price: "1", timestamp: "807876000"),
    ]
    for documents in [backups, backups.reversed()] {
      let reading = VaultReading(documents)
      #expect(prices(reading) == ["1 2026-05-10", "2 2026-06-09", "1 2026-08-08"])
      #expect(reading.resolution.items.map(\.name) == ["Whole milk"])
      #expect(reading.codes == [])
      #expect(reading.conflicts == [])
      #expect(reading.isBalanced)
    }
  }

  private func export(
    _ items: [GrockSample.Item], trash: [GrockSample.Item], _ time: String
  ) -> String {
    GrockSample(items: items, deletedItems: trash, timestamp: time).json(.user)
      .replacing(#""userVault":{"#, with: #""userVault":{"timestamp":\#(time),"#)
  }

  @Test func `An item in the trash is no namesake of another, and its prices are no history`() {
    let old = GrockSample.Item(id: "I1", name: "Milk", prices: [("Lidl", "1", "l")])
    let new = GrockSample.Item(id: "I1", name: "Milk", prices: [("Lidl", "2", "l")])
    let other = GrockSample.Item(id: "I2", name: "Milk", prices: [("Lidl", "3", "pack")])
    let reading = VaultReading([
      export([], trash: [old], "800100000"), export([new], trash: [other], "805284000"),
    ])
    #expect(!reading.codes.contains(.duplicateItemName))
    #expect(prices(reading).map { $0.prefix(2) } == ["2 "])
  }

  @Test func `An item that came out of the trash later was no namesake before`() {
    let milk = GrockSample.Item(id: "I1", name: "Milk", prices: [("Lidl", "1", "l")])
    let other = GrockSample.Item(id: "I2", name: "Milk", prices: [("Lidl", "3", "pack")])
    let reading = VaultReading([
      export([milk], trash: [other], "800100000"), export([other], trash: [], "805284000"),
    ])
    #expect(!reading.codes.contains(.duplicateItemName))
  }

  @Test func `Of exports of one time, the one with the later day in its name is used`() {
    let exports = [
      backup(price: "1", timestamp: "800100000"), backup(price: "2", timestamp: "800100000"),
    ]
    for names in [
      ["a-2026-10-01.json", "a-2026-10-08.json"], ["b-20261001.json", "a-20261008.json"],
    ] {
      let reading = VaultReading(exports, files: names)
      #expect(reading.codes == [])
      #expect(prices(reading).map { $0.prefix(2) } == ["2 "])
    }
    #expect(VaultReading(exports).codes == [.vaultConflict])
  }

  @Test func `A store and an item that are renamed between exports are no conflict`() {
    func export(_ name: String, _ store: String, _ price: String, _ timestamp: String) -> String {
      let kept = GrockSample.Item(id: "I1", name: name, prices: [(store, price, "l")])
      let line =
        #"{"itemId":"I1","quantity":1,"isFulfilled":true,"actualStore":"\#(store)","actualPrice":\#(price)}"#
      return GrockSample(
        items: [kept], carts: [GrockSample.Cart(lines: [line])],
        deletedItems: timestamp == "805284000" ? [GrockSample.Item(id: "I2", name: "Rice")] : [],
        timestamp: timestamp
      ).json(.user).replacing(
        #""userVault":{"#, with: #""userVault":{"timestamp":\#(timestamp),"#)
    }
    let exports = [
      export("Milk", "Lidl", "1", "800100000"), export("Whole milk", "Lidl", "2", "802692000"),
      export("Whole milk", "Lidl Süd", "2", "805284000"),
    ]
    let reading = VaultReading(exports)
    #expect(reading.resolution.items.map(\.name) == ["Whole milk"])
    #expect(prices(reading) == ["1 2026-05-10", "2 2026-06-09", "2 undated"])
    #expect(reading.vault.carts.map { reading.storeName($0.lines.first?.bought) } == ["Lidl Süd"])
    #expect(reading.codes == [])
    #expect(reading.conflicts == [])
    #expect(reading.isBalanced)
  }

  // MARK: Renamed stores

  /// A backup of some items at one store, and of the first of them at a second one.
  private func renaming(
    _ store: String, _ prices: [String], beside: String, made: String? = nil, timestamp: String
  ) -> String {
    let items = prices.enumerated().map { place, price in
      GrockSample.Item(
        id: "I\(place)", name: "Item \(place)",
        prices: [(store, price, "l")] + (place == 0 ? [("Corner", beside, "l")] : []))
    }
    let stores =
      made.map { #""stores":[{"name":"\#(store)","createdAt":\#($0)}]"# } ?? #""stores":[]"#
    return GrockSample(items: items, timestamp: timestamp).json(.backup)
      .replacing(#""stores":[{"name":"Lidl","createdAt":700000000}]"#, with: stores)
  }

  private func stores(_ reading: VaultReading) -> Set<String> {
    Set(reading.vault.priceOptions.map { reading.resolution.stores[$0.store] })
  }

  @Test(
    "A store that was renamed is one store, with its new name",
    arguments: [
      // The same price, while another one changed.
      ("Hofer", ["2.2"], ["2.2"], nil as String?),
      // The moment at which it was made, whatever its prices.
      ("Hofer", ["2.2"], ["3.1"], "745000000.25"),
      // Three items that moved as one.
      ("Hofer", ["2.2", "4", "6"], ["2.3", "4.4", "6.6"], nil),
      ("Markt am Eck", ["2.2"], ["3.1"], nil),
    ])
  func renamed(_ name: String, _ before: [String], _ after: [String], _ made: String?) {
    let exports = [
      renaming("Markt", before, beside: "5", made: made, timestamp: "800100000"),
      renaming(name, after, beside: "5.5", made: made, timestamp: "802692000"),
    ]
    for documents in [exports, exports.reversed()] {
      #expect(stores(VaultReading(documents)) == [name, "Corner"])
    }
  }

  @Test(
    "A store that is another one is not taken for a new name",
    arguments: [
      // Another price, and nothing else says so.
      (["2.2"], ["3.1"]),
      // Only one of two items moved.
      (["2.2", "4"], ["2.2"]),
    ])
  func notRenamed(_ before: [String], _ after: [String]) {
    var later = renaming("Hofer", after, beside: "5.5", timestamp: "802692000")
    if before.count > after.count {
      later = later.replacing(
        #""items":["#,
        with:
          #""items":[{"id":"I1","name":"Item 1","createdAt":700000000,"priceOptions":[{"store":"Spar","price":4,"unit":"l"}]},"#
      )
    }
    let reading = VaultReading([
      renaming("Markt", before, beside: "5", timestamp: "800100000"), later,
    ])
    #expect(stores(reading).isSuperset(of: ["Markt", "Hofer", "Corner"]))
  }

  @Test func `A location of CartWise is one store whatever it is called`() {
    func export(_ name: String, _ price: String, _ other: String, _ updated: Int) -> String {
      #"""
      {"locations":[{"id":"A","name":"\#(name)"},{"id":"B","name":"Corner"}],
       "groceryItems":[{"id":"G","productName":"Rice","prices":[
         {"id":"P","price":\#(price),"currency":"USD","store":"\#(name)","lastUpdated":\#(updated),"location":"A"},
         {"id":"Q","price":\#(other),"currency":"USD","store":"Corner","lastUpdated":\#(updated),"location":"B"}]}]}
      """#
    }
    let reading = VaultReading([
      export("Town Foods", "3", "4", 810_000_000), export("TF Market", "3.3", "4.2", 812_000_000),
    ])
    #expect(stores(reading) == ["TF Market", "Corner"])
    #expect(reading.isBalanced)
  }

  @Test func `A price of a vault without purchases has the day of its export`() {
    #expect(prices(VaultReading([backup(price: "1", timestamp: "800100000")])) == ["1 2026-05-10"])
  }

  @Test func `In a vault with purchases a price that never changed has no day`() {
    let later = export(timestamp: "802692000")
    #expect(prices(VaultReading([export()])) == ["1 undated"])
    #expect(prices(VaultReading([export(), later])) == ["1 undated"])
    #expect(
      prices(VaultReading([export(), export(price: "2", timestamp: "802692000")]))
        == ["1 2026-05-10", "2 2026-06-09"])
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

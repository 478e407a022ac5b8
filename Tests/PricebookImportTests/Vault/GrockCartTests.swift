// Longer than other files, because every rule of the app is tested on carts of one shape.
import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Carts of Grock")
struct GrockCartTests {
  private static let milk = GrockSample.Item(
    id: "I1", name: "Milk", prices: [("Lidl", "1.19", "L"), ("Coop", "1.75", "L")])
  private static let eggs = GrockSample.Item(id: "I2", name: "Eggs")

  /// A completed trip with lines bought as planned, raised, skipped, bought elsewhere, added from
  /// the vault, added for this cart alone, and left.
  private static let trip = GrockSample(
    items: [milk, eggs],
    carts: [
      GrockSample.Cart(lines: [
        #"{"itemId":"I1","quantity":2,"originalPlanningQuantity":2,"isFulfilled":true,"plannedStore":"Lidl","plannedPrice":1.19,"plannedUnit":"L","actualStore":"Lidl","actualPrice":1.19,"actualQuantity":2,"actualUnit":"L"}"#,
        #"{"itemId":"I2","quantity":3,"originalPlanningQuantity":1,"isFulfilled":true,"addedDuringShopping":true,"plannedStore":"Lidl","plannedPrice":2.99,"plannedUnit":"pc","actualStore":"Lidl","actualPrice":3.29,"actualQuantity":3,"actualUnit":"pc"}"#,
        #"{"itemId":"I1","quantity":0,"originalPlanningQuantity":4,"isFulfilled":true,"isSkippedDuringShopping":true,"plannedStore":"Lidl","plannedPrice":1.19,"plannedUnit":"L","actualStore":"Lidl","actualPrice":1.19,"actualQuantity":4}"#,
        #"{"itemId":"I1","quantity":1,"originalPlanningQuantity":1,"isFulfilled":true,"plannedStore":"Lidl","plannedPrice":1.19,"plannedUnit":"L","actualStore":"Coop","actualPrice":1.75,"actualQuantity":1,"actualUnit":"L"}"#,
        #"{"itemId":"I2","quantity":1,"isFulfilled":true,"addedDuringShopping":true,"plannedStore":"Lidl","plannedPrice":2.99,"actualStore":"Lidl","actualPrice":2.99,"actualQuantity":1,"actualUnit":"pc"}"#,
        #"{"itemId":"X","quantity":2,"isFulfilled":true,"isShoppingOnlyItem":true,"addedDuringShopping":true,"plannedStore":"Unknown Store","shoppingOnlyName":"Ice","shoppingOnlyStore":"Lidl","shoppingOnlyPrice":"2.5","shoppingOnlyUnit":"pack","shoppingOnlyCategory":"frozen"}"#,
        #"{"itemId":"I2","quantity":1,"originalPlanningQuantity":1,"isFulfilled":false,"plannedStore":"Unknown Store","plannedPrice":2.99,"plannedUnit":"pc","actualStore":"Unknown Store","actualPrice":2.99,"actualQuantity":1}"#,
      ])
    ])

  @Test func `Planned, bought, skipped and added follow the app's rules`() {
    let reading = VaultReading([Self.trip.json(.backup)])
    #expect(
      reading.summary == [
        """
        C1 Saturday completed 500000 2026-04-27 2026-05-09
        Milk [Dairy & Eggs] l planned 2 x 1.19 at Lidl bought 2 x 1.19 at Lidl false
        Eggs [Dairy & Eggs] each planned 1 x 2.99 at Lidl bought 3 x 3.29 at Lidl false
        Milk [Dairy & Eggs] l planned 4 x 1.19 at Lidl bought nothing true
        Milk [Dairy & Eggs] l planned 1 x 1.19 at Lidl bought 1 x 1.75 at Coop false
        Eggs [Dairy & Eggs] each planned nothing bought 1 x 2.99 at Lidl false
        Ice [Frozen] pack planned nothing bought 2 x 2.5 at Lidl false
        Eggs [Dairy & Eggs] each planned 1 x 2.99 at ? bought nothing false
        """
      ])
    #expect(reading.codes == [])
    #expect(reading.isBalanced)
  }

  @Test(
    "A backup, a User and a Vault of one content give the same carts",
    arguments: [GrockSample.Shape.user, .vault])
  func shapes(_ shape: GrockSample.Shape) {
    let backup = VaultReading([Self.trip.json(.backup)])
    let other = VaultReading([Self.trip.json(shape)])
    #expect(other.summary == backup.summary)
    #expect(other.vault.priceOptions.count == backup.vault.priceOptions.count)
    #expect(other.isBalanced)
  }

  @Test(arguments: GrockSample.Shape.allCases)
  func `Price options are read nested and flat`(_ shape: GrockSample.Shape) {
    let reading = VaultReading([Self.trip.json(shape)])
    let prices = reading.vault.priceOptions.map {
      "\(reading.resolution.stores[$0.store]) \($0.price) \($0.unit.symbol)"
    }
    #expect(prices == ["Lidl 1.19 l", "Coop 1.75 l"])
    #expect(reading.vault.priceOptions.allSatisfy { $0.day == nil })
  }

  @Test(
    "A price option is read in the shape of the model's own documents, or refused by name",
    arguments: [
      (#"{"store":"Lidl","priceValue":1.19,"unit":"L"}"#, ["1.19"], []),
      (#"{"store":"Lidl","pricePerUnit":1.19,"unit":"L"}"#, ["1.19"], []),
      (#"{"store":"Lidl","price":null,"unit":"L"}"#, [], []),
      (#"{"store":"Lidl","price":0,"unit":"L"}"#, [], []),
      (#"{"store":"Lidl","cost":1.19,"unit":"L"}"#, [], [.vaultEntity]),
    ] as [(String, [String], [Diagnostic.Code])])
  func optionShapes(_ option: String, _ prices: [String], _ codes: [Diagnostic.Code]) {
    let reading = VaultReading([
      #"""
      {"timestamp":800100000,"version":2,"categories":[],"carts":[],"stores":[],
      "items":[{"id":"I1","name":"Milk","priceOptions":[\#(option)]}]}
      """#
    ])
    #expect(reading.vault.priceOptions.map(\.price.description) == prices)
    #expect(reading.codes == codes)
    #expect(reading.isBalanced)
  }

  @Test func `Lines that were changed while shopping are marked`() {
    let line =
      #"{"itemId":"I1","quantity":2,"isFulfilled":true,"actualStore":"Lidl","actualPrice":1,"wasEditedDuringShopping":EDITED}"#
    for isEdited in [true, false] {
      let reading = cart(line.replacing("EDITED", with: "\(isEdited)"))
      #expect(reading.vault.carts.first?.lines.map(\.details.isEdited) == [isEdited])
    }
  }

  @Test("The order of the app's categories is that of aisles, behind what a file places")
  func aisles() throws {
    let export = #"""
      {"uid":"V","carts":[],"categories":[{"name":"pets","sortOrder":1,"items":[]},
      {"name":"frozen","sortOrder":0,"items":[]},{"name":"Odd","sortOrder":-1}]}
      """#
    func aisles(_ files: [String: String]) throws -> [String] {
      let folder = try TemporaryFolder(files.merging(["vault.json": export]) { $1 })
      return try StoreBook(folder.path).book.aisles.sorted { $0.position < $1.position }.map {
        "\($0.store ?? "*") \($0.category)"
      }
    }
    #expect(try aisles([:]) == ["* Frozen", "* Pets"])
    #expect(
      try aisles(["aisles.csv": "store,category,position\nLidl,Bread,7\n"])
        == ["Lidl Bread", "* Frozen", "* Pets"])
    #expect(
      try aisles(["aisles.csv": "category,position\nPets,1\nFrozen,2\n"]) == ["* Pets", "* Frozen"])
    #expect(
      try aisles(["aisles.csv": "category,position\nBread,1\n"])
        == ["* Bread", "* Frozen", "* Pets"])
  }

  @Test func `Bought lines of a completed cart become purchases`() {
    let reading = VaultReading([Self.trip.json(.backup)])
    #expect(
      reading.purchases.map(\.paid.tenThousandths) == [23_800, 98_700, 17_500, 29_900, 50_000])
    #expect(Set(reading.purchases.map(\.day.description)) == ["2026-05-09"])
  }

  private func cart(_ line: String, status: String = "2") -> VaultReading {
    let sample = GrockSample(
      items: [Self.milk, Self.eggs], carts: [GrockSample.Cart(status: status, lines: [line])])
    return VaultReading([sample.json(.backup)])
  }

  @Test func `While planning nothing is bought`() {
    let reading = cart(
      #"{"itemId":"I1","quantity":2,"isFulfilled":true,"plannedPrice":1.19}"#, status: "0")
    #expect(reading.vault.carts.first?.lines.first?.bought == nil)
    #expect(reading.vault.carts.first?.lines.first?.planned?.quantity.description == "2")
  }

  @Test(arguments: [("0.0000005", 1), ("0.0000004", 0)])
  func `A quantity that is 0 to six decimals makes no purchase`(_ quantity: String, _ count: Int) {
    let reading = cart(
      #"{"itemId":"I1","quantity":\#(quantity),"isFulfilled":true,"actualStore":"Lidl","actualPrice":9000000}"#
    )
    #expect(reading.purchases.count == count)
  }

  @Test func `A vault item taken out of the trolley by quantity 0 is not bought`() {
    let reading = cart(
      #"{"itemId":"I1","quantity":0,"isFulfilled":true,"addedDuringShopping":true}"#,
      status: "1")
    #expect(reading.vault.carts.first?.lines.first?.bought == nil)
    #expect(reading.vault.carts.first?.lines.first?.planned == nil)
  }

  @Test(
    "States are read as numbers, names and encoded cases",
    arguments: [
      ("0", Cart.State.planning), ("1", .shopping), ("2", .completed), ("\"shopping\"", .shopping),
      (#"{"completed":{}}"#, .completed),
    ])
  func states(_ written: String, _ state: Cart.State) {
    let reading = cart(#"{"itemId":"I1","quantity":1}"#, status: written)
    #expect(reading.vault.carts.first?.state == state)
  }

  @Test(
    "Numbers are exact whatever they look like",
    arguments: [
      ("0.01666666666666666666666666666666666667", "300", 50_000 as Int64),
      ("1e-07", "10000000", 10_000), ("\"2.345\"", "1", 23_500), ("1.005", "1", 10_100),
      ("0.30000000000000004", "1", 3_000), ("1E+2", "1", 1_000_000),
    ])
  func exactNumbers(_ price: String, _ quantity: String, _ paid: Int64) {
    let reading = cart(
      #"{"itemId":"I1","quantity":\#(quantity),"isFulfilled":true,"actualStore":"Lidl","actualPrice":\#(price)}"#
    )
    #expect(reading.purchases.map(\.paid.tenThousandths) == [paid])
  }

  @Test(
    "A line that cannot be read is refused with its path and the rest is read",
    arguments: [
      (#"{"itemId":"I1","quantity":"many"}"#, "carts[0].items[0].quantity"),
      (#"{"itemId":"I1"}"#, "carts[0].items[0].quantity"),
      (#"{"itemId":"I1","quantity":NaN}"#, "carts[0].items[0].quantity"),
      (#"{"itemId":"I1","quantity":-1}"#, "carts[0].items[0].quantity"),
      (#"{"itemId":"I1","quantity":1,"actualQuantity":-1}"#, "carts[0].items[0].actualQuantity"),
      (#"{"itemId":"I1","quantity":1e30}"#, "carts[0].items[0].quantity"),
      (#"{"itemId":"I1","quantity":1e999}"#, "carts[0].items[0].quantity"),
      (#"{"itemId":"I1","quantity":1,"actualPrice":1e21}"#, "carts[0].items[0]"),
      (#"{"itemId":"I1","quantity":1,"isFulfilled":"yes"}"#, "carts[0].items[0].isFulfilled"),
      (#"{"itemId":"I1","quantity":1,"plannedStore":7}"#, "carts[0].items[0].plannedStore"),
      ("7", "carts[0].items[0]"), ("null", "carts[0].items[0]"), ("[]", "carts[0].items[0]"),
    ])
  func brokenLines(_ line: String, _ path: String) throws {
    let sample = GrockSample(
      items: [Self.milk],
      carts: [GrockSample.Cart(lines: [line, #"{"itemId":"I1","quantity":1}"#])])
    let reading = VaultReading([sample.json(.backup)])
    #expect(reading.codes == [.vaultEntity])
    #expect(try #require(reading.messages.first).hasPrefix(path))
    #expect(reading.vault.carts.first?.lines.count == 1)
    #expect(reading.logs[0].rejectedRecords.map(\.text) == [line])
    #expect(reading.isBalanced)
  }

  @Test func `A line whose amount cannot be counted is refused`() {
    let reading = cart(
      #"{"itemId":"I1","quantity":9000000,"isFulfilled":true,"actualPrice":90000000000000}"#)
    #expect(reading.codes == [.amountOverflow])
    #expect(reading.vault.carts.first?.lines.isEmpty == true)
    #expect(reading.isBalanced)
  }

  @Test(
    "A line whose item is gone takes the name it kept",
    arguments: [
      (#","vaultItemNameSnapshot":"Old milk""#, "Old milk")
    ])
  func snapshots(_ extra: String, _ name: String) throws {
    let reading = cart(#"{"itemId":"GONE","quantity":1\#(extra)}"#)
    let line = try #require(reading.vault.carts.first?.lines.first)
    #expect(reading.itemName(line) == name)
  }

  @Test(
    "A line that nothing names counts as an unknown item",
    arguments: [
      (#"{"itemId":"GONE","quantity":1,"plannedPrice":2,"plannedStore":"Lidl"}"#),
      (#"{"quantity":1,"plannedPrice":2,"plannedStore":"Lidl"}"#),
      (#"{"quantity":1,"isShoppingOnlyItem":true,"shoppingOnlyPrice":2}"#),
    ])
  func unknownItems(_ text: String) throws {
    let reading = cart(text)
    #expect(reading.codes == [.orphanItem])
    #expect(reading.isBalanced)
    let line = try #require(reading.vault.carts.first?.lines.first)
    #expect(reading.itemName(line) == "Unknown item")
  }

  @Test func `What was bought of an unknown item is spending and no price`() throws {
    let reading = cart(
      #"{"itemId":"GONE","quantity":2,"isFulfilled":true,"actualStore":"Lidl","actualPrice":1.5}"#)
    let purchase = try #require(reading.purchases.first)
    #expect(purchase.paid == Amount(tenThousandths: 30_000))
    #expect(!purchase.isPrice)
  }

  @Test func `A negative price counts as what was given back`() throws {
    let reading = cart(
      #"{"itemId":"I1","quantity":4,"isFulfilled":true,"plannedStore":"Lidl","plannedPrice":-0.25,"actualStore":"Lidl","actualPrice":-0.25}"#
    )
    #expect(reading.codes == [])
    let purchase = try #require(reading.purchases.first)
    #expect(purchase.paid == Amount(tenThousandths: -10_000))
    #expect(purchase.quantity == Quantity(millionths: -4_000_000))
    #expect(reading.vault.carts.first?.lines.first?.planned?.price?.description == "-0.25")
  }

  @Test(
    "A planned line without a price takes the vault's price for its store, in its unit",
    arguments: [
      (#""plannedStore":"Lidl""#, "1.19"), (#""plannedStore":"LIDL ","plannedUnit":"L""#, "1.19"),
      (#""plannedStore":"Coop","plannedPrice":1.5"#, "1.5"), (#""plannedStore":"Migros""#, nil),
      (#""plannedStore":"Unknown Store""#, nil), (#""plannedStore":"Lidl","plannedUnit":"g""#, nil),
    ] as [(String, String?)])
  func vaultPrices(_ fields: String, _ price: String?) throws {
    let reading = cart(#"{"itemId":"I1","quantity":1,\#(fields)}"#)
    let line = try #require(reading.vault.carts.first?.lines.first)
    #expect(line.planned?.price?.description == price)
    if price == "1.19" { #expect(line.unit.symbol == "l") }
  }

  @Test func `What was bought as planned has the price that the plan took from the vault`() throws {
    let reading = cart(
      #"{"itemId":"I1","quantity":2,"isFulfilled":true,"plannedStore":"Lidl"}"#)
    #expect(reading.purchases.map(\.paid) == [Amount(tenThousandths: 23_800)])
  }

  @Test func `An item in the trash gives its name and nothing else`() throws {
    var sample = Self.trip
    sample.items = [Self.eggs]
    sample.deletedItems = [Self.milk]
    let reading = VaultReading([sample.json(.vault)])
    let line = try #require(reading.vault.carts.first?.lines.first)
    #expect(reading.itemName(line) == "Milk")
    #expect(reading.vault.priceOptions.isEmpty)
    #expect(reading.isBalanced)
  }

  @Test(
    "Carts in the trash are left out",
    arguments: [#","isDeleted":true"#, #","deletedAt":800200000"#])
  func trashedCarts(_ extra: String) {
    var sample = Self.trip
    sample.carts[0].extra = extra
    let reading = VaultReading([sample.json(.user)])
    #expect(reading.vault.carts.isEmpty)
    #expect(reading.logs[0].totals.trashed == 8)
    #expect(reading.isBalanced)
  }

  @Test func `Deleted carts are left out`() {
    var sample = Self.trip
    sample.deletedCarts = sample.carts
    sample.carts = []
    #expect(VaultReading([sample.json(.vault)]).vault.carts.isEmpty)
  }

  @Test(
    "Dates that contradict the state are reported",
    arguments: [
      ("2", #""createdAt":1,"startedAt":800000000"#, .cartWithoutCompletion),
      ("1", #""createdAt":1,"completedAt":800000000"#, .cartState),
      ("2", #""startedAt":800000000,"completedAt":799999999"#, .cartDates),
    ] as [(String, String, Diagnostic.Code)])
  func contradictions(_ status: String, _ dates: String, _ code: Diagnostic.Code) {
    var sample = GrockSample(carts: [GrockSample.Cart(status: status, dates: dates)])
    sample.carts[0].lines = []
    #expect(VaultReading([sample.json(.backup)]).codes == [code])
  }

  @Test(
    "A budget of nothing is none",
    arguments: [("0", []), ("-5", [.negativeBudget])] as [(String, [Diagnostic.Code])])
  func budgets(_ budget: String, _ codes: [Diagnostic.Code]) {
    let sample = GrockSample(carts: [GrockSample.Cart(budget: budget)])
    let reading = VaultReading([sample.json(.backup)])
    #expect(reading.vault.carts.map(\.budget) == [nil])
    #expect(reading.codes == codes)
  }

  @Test func `Planned figures are brought to the unit that was bought in`() throws {
    let reading = cart(
      #"{"itemId":"I1","quantity":1,"originalPlanningQuantity":500,"isFulfilled":true,"plannedUnit":"g","plannedPrice":0.0125,"actualUnit":"kg","actualPrice":12,"actualQuantity":1}"#
    )
    let planned = try #require(reading.vault.carts.first?.lines.first?.planned)
    #expect(planned.quantity.description == "0.5")
    #expect(planned.price?.description == "12.5")
    #expect(!reading.codes.contains(.unitsDiffer))
  }

  @Test func `Units that do not convert are reported`() {
    let reading = cart(
      #"{"itemId":"I1","quantity":1,"isFulfilled":true,"actualStore":"Lidl","originalPlanningQuantity":1,"plannedUnit":"lb","plannedPrice":1,"actualUnit":"kg","actualPrice":2}"#
    )
    #expect(reading.codes == [.unitsDiffer])
  }

  @Test func `Days are those of the book's time zone`() throws {
    // 2026-05-08T22:13:20Z.
    let sample = GrockSample(
      carts: [GrockSample.Cart(dates: #""createdAt":1,"completedAt":799971200"#)])
    let zone = try #require(TimeZone(identifier: "Europe/Zurich"))
    #expect(
      VaultReading([sample.json(.backup)]).vault.carts.first?.completed?.description
        == "2026-05-08")
    #expect(
      VaultReading([sample.json(.backup)], zone: zone).vault.carts.first?.completed?.description
        == "2026-05-09")
  }

  @Test func `A price option may have the fields of the app's own model`() {
    let reading = VaultReading([
      #"{"timestamp":800100000,"version":2,"categories":[],"carts":[],"stores":[],"items":[{"id":"I1","#
        + #""name":"Milk","priceOptions":[{"store":"Lidl","priceValue":1.5,"unit":"l"}]}]}"#
    ])
    #expect(reading.vault.priceOptions.map(\.price.description) == ["1.5"])
  }

  @Test func `A trip lasts from its start to its end, and knows the lines that were edited`() {
    let line = #"{"itemId":"I1","quantity":1,"isFulfilled":true,"plannedPrice":1"#
    let cart = GrockSample.Cart(lines: [line + "}", line + #","wasEditedDuringShopping":true}"#])
    let item = GrockSample.Item(id: "I1", name: "Milk")
    let reading = VaultReading([GrockSample(items: [item], carts: [cart]).json(.user)])
    #expect(reading.vault.carts.map(\.duration) == [3_600])
    #expect(reading.vault.carts[0].lines.map(\.details.isEdited) == [false, true])
  }
}

import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Vault exports that are broken")
struct BrokenVaultTests {
  private static let sample = GrockSample(
    items: [
      GrockSample.Item(id: "I1", name: "Milk", prices: [("Lidl", "1.19", "L")]),
      GrockSample.Item(id: "I2", name: "Eggs", prices: [("Lidl", "2.99", "pc")]),
    ],
    carts: [
      GrockSample.Cart(lines: [
        #"{"itemId":"I1","quantity":2,"isFulfilled":true,"actualPrice":1.19,"actualStore":"Lidl"}"#,
        #"{"itemId":"I2","quantity":1}"#,
      ])
    ])

  @Test(arguments: GrockSample.Shape.allCases)
  func `Cut anywhere, an export is read without a trap and accounted for`(
    _ shape: GrockSample.Shape
  ) {
    let whole = Array(Self.sample.json(shape).utf8)
    for length in stride(from: 1, to: whole.count, by: 3) {
      let reading = VaultReading([String(decoding: whole.prefix(length), as: UTF8.self)])
      #expect(reading.isBalanced)
    }
  }

  @Test func `What stands before the cut is read, and no half cart`() {
    let text = Self.sample.json(.backup)
    let cut = String(text.prefix(text.count - 120))
    let reading = VaultReading([cut])
    #expect(reading.vault.priceOptions.count == 2)
    #expect(reading.vault.carts.isEmpty)
    #expect(reading.codes.contains(.vaultEntity))
  }

  @Test(
    "A field of the wrong type costs what it stands in",
    arguments: [
      #"{"timestamp":"x","items":[],"categories":[]}"#,
      #"{"timestamp":1,"items":{},"categories":[]}"#,
      #"{"timestamp":1,"items":[],"categories":[3]}"#,
      #"{"timestamp":1,"items":[],"categories":[{"name":3}]}"#,
      #"{"timestamp":1,"items":[],"categories":[],"carts":"none"}"#,
    ])
  func wrongTypes(_ text: String) {
    let reading = VaultReading([text])
    #expect(reading.codes == [.vaultField])
    #expect(reading.isBalanced)
  }

  @Test(
    "An item that cannot be read is refused by itself",
    arguments: [
      #"{"name":"Milk"}"#, #"{"id":"A"}"#, #"{"id":"A","name":" "}"#, #"{"id":1,"name":"Milk"}"#,
      "[]", "\"Milk\"", #"{"id":"A","name":"Milk","category":5}"#,
      #"{"id":"A","name":"Milk","updatedAt":"yesterday"}"#,
    ])
  func brokenItems(_ item: String) {
    let reading = VaultReading([
      #"{"timestamp":1,"categories":[],"items":[\#(item),{"id":"B","name":"Eggs"}]}"#
    ])
    #expect(reading.codes == [.vaultEntity])
    #expect(reading.logs[0].totals.accepted == 1)
    #expect(reading.isBalanced)
  }

  @Test(
    "A price that cannot be read is refused by itself",
    arguments: [
      #"{"store":"Lidl","price":"cheap"}"#, #"{"store":"Lidl","price":-1}"#, "1",
      #"{"store":3,"price":1}"#, #"{"store":"Lidl","pricePerUnit":{"unit":"l"}}"#,
      #"{"store":"Lidl","price":1e30}"#,
      #"{"store":"Lidl","price":123456789012345678901234567890123456789012}"#,
    ])
  func brokenPrices(_ price: String) {
    let reading = VaultReading([
      #"{"timestamp":1,"categories":[],"items":[{"id":"A","name":"Milk","priceOptions":[\#(price),{"store":"Coop","price":1}]}]}"#
    ])
    #expect(reading.codes == [.vaultEntity])
    #expect(reading.vault.priceOptions.count == 1)
    #expect(reading.isBalanced)
  }

  @Test(
    "A price of nothing and a price at no store are none",
    arguments: [
      #"{"store":"Lidl","price":0}"#, #"{"store":"Unknown Store","price":1}"#,
      #"{"store":"Lidl"}"#, #"{"store":"","price":1}"#,
    ])
  func noPrices(_ price: String) {
    let reading = VaultReading([
      #"{"timestamp":1,"categories":[],"items":[{"id":"A","name":"Milk","priceOptions":[\#(price)]}]}"#
    ])
    #expect(reading.codes == [])
    #expect(reading.vault.priceOptions.isEmpty)
    #expect(reading.isBalanced)
  }

  @Test(
    "The keys of a file show its shape",
    arguments: [
      (#"{"timestamp":1,"version":2,"categories":[],"items":[]}"#, JSONShape.grockBackup),
      (#"{"userVault":{}}"#, .grockUser), (#"{"uid":"V","carts":[]}"#, .grockVault),
      (#"{"currency":"EUR"}"#, .settings), (#"{"groceryItems":[],"locations":[]}"#, .cartWise),
      ("[]", .other), ("3", .other), ("", .other),
    ])
  func shapes(_ text: String, _ shape: JSONShape) {
    let root = JSONDocument(bytes: Array(text.utf8)).root
    #expect(JSONShape(root: root, fileName: "x.json") == shape)
  }
}

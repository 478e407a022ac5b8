import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Lists of CheckoutHero")
struct CheckoutHeroTests {
  private static let sample =
    #"{"id":"A","name":"Party","currencySymbol":"€","items":[{"name":"Tea","pricePerUnit":1}]}"#

  private func list(_ items: String, fields: String = #""currencySymbol":"€""#) -> VaultReading {
    VaultReading([#"{"id":"A","name":"Party",\#(fields),"items":[\#(items)]}"#])
  }

  @Test(
    "Lists stand in an array, under a key or alone",
    arguments: [
      "[\(sample)]", sample, #"{"lists":[\#(sample)]}"#, #"{"shoppingLists":[\#(sample)]}"#,
    ])
  func shapes(_ text: String) {
    let reading = VaultReading([text])
    #expect(reading.vault.carts.map(\.name) == ["Party"])
    #expect(reading.vault.carts.map(\.app) == [.checkoutHero])
    #expect(reading.codes == [])
    #expect(reading.isBalanced)
  }

  @Test(
    "A sign that means one currency is that currency",
    arguments: [
      (#""currencySymbol":"€""#, "EUR"), (#""currencySymbol":"R$""#, "BRL"),
      (#""currencySymbol":"$""#, "$"), (#""currencySymbol":"MX$""#, "MXN"),
      (#""currencySymbol":"Taler""#, "Taler"),
      (#""currencySymbol":"🪙""#, "🪙"), (#""currencySymbol":"US $""#, "USD"),
      (#""createdDate":1"#, "EUR"),
    ])
  func currencies(field: String, label: String) {
    let reading = list(#"{"name":"Tea","pricePerUnit":1}"#, fields: field)
    #expect(reading.vault.carts.map(\.currency.label) == [label])
  }

  @Test(
    "A sign is kept as it is written beside the currency that it means",
    arguments: [("R$", "R$"), ("€", "€"), ("zł", "zł"), ("EUR", nil), ("$", nil), ("Taler", nil)]
      as [(String, String?)])
  func signs(written: String, sign: String?) {
    let reading = list(
      #"{"name":"Tea","pricePerUnit":1}"#, fields: #""currencySymbol":"\#(written)""#)
    #expect(reading.vault.carts.map(\.currencySign) == [sign])
  }

  @Test func `Sums are exact, rounded once, half to even, with the decimals of the currency`() {
    let reading = list(
      #"""
      {"name":"Rice","quantity":2.5,"unit":"kg","pricePerUnit":499.5,"isChecked":true},
      {"name":"Tea","quantity":300,"unit":"g","pricePerUnit":0.0166666666666666666666666666666666666667},
      {"name":"Gum","pricePerUnit":0.125},{"name":"Nuts","quantity":2,"pricePerUnit":0}
      """#, fields: #""currencySymbol":"JP¥""#)
    let totals = reading.vault.carts.first.map { CartTotals($0) }
    #expect(totals?.digits == 0)
    // 1248.75, 5.125 and 1253.875.
    #expect(totals?.bought == Amount(units: 1_249))
    #expect(totals?.remaining == Amount(units: 5))
    #expect(totals?.total == Amount(units: 1_254))
    #expect(totals?.items == 4)
    #expect(totals?.unpricedItems == 1)
  }

  @Test(
    "The state follows from the ticks",
    arguments: [
      ("", Cart.State.planning), (#"{"name":"A"}"#, .planning),
      (#"{"name":"A","isChecked":true},{"name":"B"}"#, .shopping),
      (#"{"name":"A","isChecked":true}"#, .completed),
    ])
  func states(items: String, state: Cart.State) {
    #expect(list(items).vault.carts.map(\.state) == [state])
  }

  @Test func `A list that is ticked off is neither spending nor a price`() {
    let reading = list(#"{"name":"A","pricePerUnit":3,"isChecked":true}"#)
    #expect(reading.purchases.isEmpty)
    #expect(reading.vault.priceOptions.isEmpty)
    #expect(reading.codes == [])
  }

  @Test func `A line without quantity is one of its unit`() {
    let line = list(#"{"name":"A","unit":"units"}"#).vault.carts.first?.lines.first
    #expect(line?.planned?.quantity.description == "1")
    #expect(line?.unit.dimension == .count)
  }

  @Test(
    "A line that cannot be read is refused by itself",
    arguments: [
      #"{"quantity":1}"#, #"{"name":"A","quantity":-1}"#, #"{"name":"A","quantity":1e9}"#,
      #"{"name":"A","pricePerUnit":-0.01}"#, #"{"name":"A","pricePerUnit":1e20}"#,
      #"{"name":"A","pricePerUnit":NaN}"#, #"{"name":"A","isChecked":"no"}"#, "7",
    ])
  func brokenLines(_ line: String) {
    let reading = list(#"\#(line),{"name":"B"}"#)
    #expect(reading.vault.carts.map(\.lines.count) == [1])
    #expect(reading.codes == [.vaultEntity])
    #expect(reading.isBalanced)
  }

  @Test func `Lines too large to be summed are refused`() {
    let reading = list(
      #"""
      {"name":"A","pricePerUnit":100000000000000,"quantity":1000},
      {"name":"B","pricePerUnit":100000000000000,"quantity":0.9},{"name":"D","pricePerUnit":100000000000000,"quantity":0.9},{"name":"C","pricePerUnit":1}
      """#)
    #expect(reading.codes == [.amountOverflow, .amountOverflow])
    #expect(reading.vault.carts.map(\.lines.count) == [2])
    #expect(reading.isBalanced)
  }

  @Test func `The list that was changed later wins, in any order`() {
    let texts = ["1", "2"].map {
      #"[{"id":"A","name":"V\#($0)","modifiedDate":79900000\#($0),"items":[],"currencySymbol":"€"}]"#
    }
    for documents in [texts, texts.reversed()] {
      let reading = VaultReading(documents)
      #expect(reading.vault.carts.map(\.name) == ["V2"])
      #expect(reading.codes == [])
      #expect(reading.isBalanced)
    }
  }
}

import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("The money that a receipt has beside its lines")
struct ReceiptMoneyTests {
  private func book(_ text: String, name: String = "r.json", currency: String? = nil) throws -> Book
  {
    var options = ImportOptions(paths: [])
    options.inMemory = [NamedBytes(name: name, bytes: Array(text.utf8))]
    if let currency { options.settings["currency"] = currency }
    return try BookImporter(options).read()
  }

  private func paid(_ book: Book) -> String {
    ExactDecimal(book.lines.paid.reduce(Amount.zero, +)).plainText(digits: 2)
  }

  private func receipt(_ money: String, lines: String? = nil) -> String {
    let lines = lines ?? #"{"name": "Rye", "total": 3.20}, {"name": "Figs", "total": 4.10}"#
    return #"{"date": "2026-02-11", "store": "Nord", \#(money), "items": [\#(lines)]}"#
  }

  @Test(
    "what lines lack of the total to the cent becomes lines, whatever it is called",
    arguments: [
      (#""tip": 1.10, "total": 8.40"#, "8.40", ["Tip"]),
      (#""deliveryFee": 2.90, "tip": 1, "grandTotal": 11.20"#, "11.20", ["Delivery fee", "Tip"]),
      (#""Trinkgeld": 1.20, "betrag": 8.50"#, "8.50", ["Trinkgeld"]),
      (#""pfand": 0.25, "summe": 7.55"#, "7.55", ["Pfand"]),
      (#""frais_de_livraison": 3, "net_a_payer": 10.30"#, "10.30", ["Frais de livraison"]),
      (#""coupon": 0.80, "amount_paid": 6.50"#, "6.50", ["Coupon"]),
      (#""totals": {"tip": 2, "tip_percent": 20, "total": 9.30}"#, "9.30", ["Tip"]),
      (#""total_cents": 780, "bag_fee_cents": 50"#, "7.80", ["Bag fee"]),
      (#""fees": [{"label": "Delivery", "amount": 1.5}], "total": 8.80"#, "8.80", ["Delivery"]),
      (#""discounts": [0.30, 0.20], "total": 6.80"#, "6.80", ["Discount"]),
      // A tax in the prices and a tip on top of them.
      (#""tax": 0.60, "tip": 0.70, "total": 8.00"#, "8.00", ["Tip"]),
      (#""tax": 0.60, "total": 7.30"#, "7.30", []),
      // What was paid says more than the sum of the lines.
      (#""total_value": 7.30, "discount": 0.5, "total_to_pay": 6.80"#, "6.80", ["Discount"]),
    ])
  func explained(money: String, paid: String, items: [String]) throws {
    let book = try book(receipt(money))
    #expect(self.paid(book) == paid)
    let names = book.names.items.filter { $0.name != "Rye" && $0.name != "Figs" }
    #expect(names.map(\.name).sorted() == items.sorted())
    let isAdjustment = names.map(\.isAdjustment)
    #expect(!isAdjustment.contains(false))
    #expect(book.diagnostics.isEmpty)
  }

  @Test("amounts may be texts with a currency, as those of lines may")
  func texts() throws {
    let lines = #"{"name": "Rye", "total": "3,20 €"}, {"name": "Figs", "total": "4,10 €"}"#
    let book = try book(receipt(#""steuer": "0,51 €", "total": "7,81 €""#, lines: lines))
    #expect(paid(book) == "7.81")
    #expect(Set(book.lines.currency.map { book.names.currencies[$0].label }) == ["EUR"])
  }

  @Test(
    "without a total that explains it, the money is named and not counted",
    arguments: [
      (#""tip": 1.10"#, "“tip” (1.10)"), (#""coupons": 0.70"#, "“coupons” (-0.70)"),
      (#""charges": [{"name": "Packing", "amount": 0.4}]"#, "“charges: Packing” (0.40)"),
      (#""tip": 1.10, "total": 9.99"#, "“tip” (1.10)"),
    ])
  func named(money: String, shown: String) throws {
    let book = try book(receipt(money))
    #expect(paid(book) == "7.30")
    #expect(book.diagnostics.count == 1)
    #expect(book.diagnostics.first?.message.contains(shown) == true)
  }

  @Test(
    "numbers that are no money are not looked at",
    arguments: [
      #""tax_rate": 8.5"#, #""points": 73"#, #""total_items": 2"#, #""deliveryDate": "2026-02-12""#,
      #""payments": [{"type": "Card", "amount": 7.30}]"#, #""change": 2.70"#,
    ])
  func otherNumbers(field: String) throws {
    let book = try book(receipt(field))
    #expect(paid(book) == "7.30")
    #expect(book.diagnostics.isEmpty)
  }

  @Test("the column of amounts with which lines come to the total is what was paid")
  func lineAmounts() throws {
    let lines =
      #"{"name": "Rye", "gross_amount": 3.50, "net_amount": 3.10, "cost": 1.20}, "#
      + #"{"name": "Figs", "gross_amount": 4.10, "net_amount": 3.90, "cost": 2.00}"#
    let book = try book(receipt(#""total": 7.00"#, lines: lines))
    #expect(paid(book) == "7.00")
  }

  private static let table =
    "receipt,date,store,item,quantity,unit price,tax,tip,receipt total\n"
    + "1,2026-02-11,Nord,Rye,2,1.50,0.20,1.00,6.60\n1,2026-02-11,Nord,Figs,1,2.40,0.20,1.00,6.60\n"
    + "2,2026-02-12,Nord,Rye,1,1.50,0.10,0,1.60\n"

  @Test("in a table, money that all rows of a receipt repeat is one line of the receipt")
  func table() throws {
    let book = try book(Self.table, name: "r.csv", currency: "EUR")
    #expect(paid(book) == "8.20")
    #expect(book.names.items.filter(\.isAdjustment).map(\.name).sorted() == ["Sales tax", "Tip"])
    #expect(book.sources[0].totals.isBalanced)
  }

  @Test("the mapping of such a table reads it the same way")
  func mappingOfTable() throws {
    let folder = try TemporaryFolder(["r.csv": Self.table])
    let mapping = try #require(try FileInspector().inspect(folder.path("r.csv")).mapping)
    #expect(mapping.contains(#""receiptMoney": ["tax", "tip"]"#))
    let other = try TemporaryFolder(["m.json": mapping, "r.csv": Self.table])
    var options = ImportOptions(paths: [other.path("r.csv")])
    options.mappingPaths = [other.path("m.json")]
    let book = try BookImporter(options).read()
    #expect(paid(book) == "8.20")
  }

  @Test("a tax of lines that the totals have in them is no money of receipts")
  func inside() throws {
    let table =
      "receipt,date,store,item,total,tax,receipt total\n1,2026-02-11,Nord,Rye,3.20,0.20,7.30\n"
      + "1,2026-02-11,Nord,Figs,4.10,0.20,7.30\n"
    let book = try book(table, name: "r.csv", currency: "EUR")
    #expect(paid(book) == "7.30")
    #expect(book.lines.count == 2)
  }
}

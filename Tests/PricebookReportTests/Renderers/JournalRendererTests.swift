import PricebookModel
import Testing

@testable import PricebookPages

@Suite struct `Journals of hledger` {
  private let euro = CurrencyCode(label: "EUR")

  private func day(_ text: String) -> CalendarDate {
    CalendarDate(iso: text) ?? CalendarDate(daysSinceEpoch: 0)
  }

  private func purchase(
    _ day: String, _ store: String, _ item: String, _ cents: Int64, _ currency: String = "EUR",
    category: String = "", isAdjustment: Bool = false
  ) -> PricebookModel.BookBuilder.Purchase {
    var purchase = PricebookModel.BookBuilder.Purchase(
      day: self.day(day), store: store, item: item,
      paid: Money(Amount(tenThousandths: cents * 100), CurrencyCode(label: currency)))
    purchase.category = category
    purchase.isAdjustment = isAdjustment
    return purchase
  }

  private func text(_ purchases: [PricebookModel.BookBuilder.Purchase]) throws -> String {
    var builder = PricebookModel.BookBuilder(title: "receipts.csv")
    for purchase in purchases { try builder.add(purchase) }
    return self.text(of: builder.book())
  }

  private func text(of book: Book) -> String {
    var bytes: [UInt8] = []
    JournalRenderer().write(book) { chunk in
      for place in chunk.indices { bytes.append(chunk[place]) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A receipt is one balanced transaction with a posting for each category")
  func transaction() throws {
    let text = try self.text([
      purchase("2026-10-03", "Corner Shop", "Milk", 120, category: "Food:Dairy"),
      purchase("2026-10-03", "Corner Shop", "Cream", 80, category: "Food:Dairy"),
      purchase("2026-10-03", "Corner Shop", "Soap", 150),
      purchase("2026-10-03", "Corner Shop", "Deposit", 25, isAdjustment: true),
      purchase(
        "2026-10-03", "Corner Shop", "Cup return", -50, category: "Food", isAdjustment: true),
    ])
    #expect(
      text.hasSuffix(
        """

        2026-10-03 * Corner Shop  ; receipts.csv line 1
            expenses:Food:Dairy  2.00 EUR
            expenses:no category  1.50 EUR
            adjustments:Deposit  0.25 EUR
            expenses:Food:Cup return  -0.50 EUR
            assets:unknown  -3.25 EUR

        """))
  }

  @Test(
    "a name of invisible marks has an account, by the codes of the marks",
    arguments: [
      ("\u{200B}", "U+200B"), ("\u{2060}\u{200D}", "U+2060 U+200D"), ("\u{202E}", "U+202E"),
      ("\u{3164}", "U+3164"), ("\u{2800}", "U+2800"), ("\u{1}", "U+1"),
    ])
  func invisible(marks: String, code: String) throws {
    let lines = try text([purchase("2026-10-03", marks, "Milk", 120, category: "Food:\(marks)")])
      .split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("2026-10-03 * \(code)  ;") })
    #expect(lines.contains("    expenses:Food:\(code)  1.20 EUR"))
    var builder = PricebookModel.BookBuilder(title: "receipts.csv")
    try builder.add(purchase("2026-10-03", marks, "Milk", 120, category: marks))
    var bytes: [UInt8] = []
    JournalRenderer(.beancount).write(builder.book()) { chunk in
      for place in chunk.indices { bytes.append(chunk[place]) }
    }
    let part = code.replacing("+", with: "").replacing(" ", with: "-")
    #expect(String(decoding: bytes, as: UTF8.self).contains("    Expenses:\(part)  1.20 EUR\n"))
  }

  @Test("A receipt in two currencies balances in each")
  func currencies() throws {
    let text = try self.text([
      purchase("2026-10-03", "Border Shop", "Milk", 120),
      purchase("2026-10-03", "Border Shop", "Cheese", 10_000, "JPY"),
    ])
    #expect(text.contains("    assets:unknown  -1.20 EUR\n    assets:unknown  -100 JPY\n"))
    #expect(text.hasPrefix("decimal-mark .\ncommodity 1000.00 EUR\ncommodity 1000. JPY\n"))
  }

  @Test("Receipts are in the order of their days")
  func order() throws {
    let text = try self.text([
      purchase("2026-10-04", "A", "Milk", 120), purchase("2026-10-03", "B", "Milk", 120),
    ])
    let days = text.split(separator: "\n").filter { $0.hasPrefix("2026") }.map { $0.prefix(10) }
    #expect(days == ["2026-10-03", "2026-10-04"])
  }

  @Test("What would end or divide a name in a journal is replaced")
  func names() throws {
    let text = try self.text([
      purchase(
        "2026-10-03", "(x) | Shop; of  Bob", "Milk", 120, "a;\"b", category: ": a ; b :: c|d"),
      purchase(
        "2026-10-03", "(x) | Shop; of  Bob", "50:50 coupon", 10, "a;\"b", isAdjustment: true),
    ])
    #expect(text.contains("2026-10-03 * () (x) / Shop, of Bob  ;"))
    #expect(text.contains("    expenses:a , b:c/d  1.20 \"a,'b\"\n"))
    #expect(text.contains("    adjustments:50 - 50 coupon  0.10 \"a,'b\"\n"))
  }

  @Test("Parts of a cent are written where an amount has some")
  func partsOfCents() throws {
    var exact = purchase("2026-10-03", "Shop", "Milk", 0)
    exact.paid = Money(Amount(tenThousandths: 12_345), euro)
    let text = try self.text([exact])
    #expect(text.contains("    expenses:no category  1.2345 EUR\n"), "\(text)")
  }

  @Test("An amount without a currency has no symbol")
  func unknownCurrency() throws {
    let text = try self.text([purchase("2026-10-03", "Shop", "Milk", 120, "")])
    #expect(text.contains("    expenses:no category  1.20\n"))
  }

  @Test("Prices that were seen on a day are price directives, and the others are counted")
  func prices() throws {
    var builder = PricebookModel.BookBuilder()
    var price = PricebookModel.BookBuilder.Price(
      item: "Milk; 1 \"l\"", store: "Shop: [a]",
      price: try #require(ExactDecimal(parsing: "1.295")),
      currency: euro)
    try builder.add(price)
    price.day = day("2026-10-02")
    price.unit = UnitOfMeasure(written: "kg")
    try builder.add(price)
    let text = self.text(of: builder.book())
    #expect(text.contains("; prices without a date, which a journal cannot have: 1\n"))
    #expect(text.contains("\nP 2026-10-02 \"Milk, 1 'l' (kg)\" 1.295 EUR  ; Shop (a)\n"))
  }
}

import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite struct ReconciliationTests {
  private static let header = "receipt_id,date,store,item,category,total,currency"
  private static let milk = "R1,2026-01-02,S,Milk,Dairy,1.50,EUR"
  private static let bread = "R1,2026-01-02,S,Bread,Bakery,2.50,EUR"
  private static let cheese = "R2,2026-01-03,S,Cheese,Dairy,5.00,EUR"

  private func file(_ name: String, _ lines: String...) -> TestFile {
    TestFile(lines: lines, header: Self.header, name: name)
  }

  private func paid(_ reading: Reading) -> Int64 {
    reading.lines.reduce(0) { $0 + $1.paid }
  }

  @Test("Two equal lines in one receipt stay two")
  func equalLines() {
    let reading = Reading([file("a.csv", Self.milk, Self.milk)])
    #expect(reading.lines.count == 2)
    #expect(reading.warnings.isEmpty)
  }

  @Test("A book has the currencies that something is in, and no other")
  func currencies() {
    let reading = Reading([file("a.csv", Self.milk)])
    #expect(reading.book.names.currencies.values.map(\.label) == ["EUR"])
  }

  @Test("A file read twice changes nothing but the count of duplicates")
  func twice() {
    let once = Reading([file("a.csv", Self.milk, Self.milk, Self.bread)])
    let twice = Reading([
      file("a.csv", Self.milk, Self.milk, Self.bread),
      file("b.csv", Self.milk, Self.milk, Self.bread),
    ])
    #expect(twice.lines == once.lines)
    #expect(twice.book.sources[1].totals.duplicates == 3)
    #expect(twice.book.sources.allSatisfy { $0.totals.isBalanced })
    #expect(twice.warnings == [.duplicateLines])
  }

  @Test("Equal lines of two categories or persons stay those of both, in copies and longer files")
  func details() {
    let header = Self.header + ",person"
    let lines = ["Dairy,1.50,EUR,Ana", "Snacks,1.50,EUR,Ana", "Snacks,1.50,EUR,Ben"].map {
      "R1,2026-01-02,S,Milk,\($0)"
    }
    let file = { TestFile(lines: lines, header: header, name: $0) }
    let one = TestFile(lines: [lines[1]], header: header, name: "a.csv")
    let once = Reading([file("b.csv")])
    for copies in [[file("a.csv"), file("b.csv")], [one, file("b.csv")]] {
      let read = Reading(copies)
      #expect(read.lines.map(\.category).sorted() == once.lines.map(\.category).sorted())
      #expect(Set(read.book.lines.person) == Set(once.book.lines.person))
    }
  }

  @Test("Of overlapping files every purchase counts as often as one file has it")
  func overlap() {
    let reading = Reading([
      file("a.csv", Self.milk, Self.bread), file("b.csv", Self.milk, Self.milk, Self.cheese),
    ])
    #expect(reading.lines.map(\.item).sorted() == ["Bread", "Cheese", "Milk", "Milk"])
    #expect(reading.book.sources.map(\.totals.duplicates).reduce(0, +) == 1)
  }

  @Test("The duplicates' warning says how many, where and where already")
  func warning() {
    let reading = Reading([
      file("a.csv", Self.milk, Self.bread), file("b.csv", Self.cheese, Self.bread, Self.milk),
    ])
    let warning = reading.book.diagnostics.first
    #expect(warning?.file == "b.csv")
    #expect(warning?.line == 3)
    #expect(
      warning?.message.contains("2 lines are also in a.csv (the first at line 3)") == true)
  }

  @Test(
    "Lines that differ in anything are two purchases",
    arguments: [
      "R9,2026-01-02,S,Milk,Dairy,1.50,EUR", "R1,2026-01-03,S,Milk,Dairy,1.50,EUR",
      "R1,2026-01-02,T,Milk,Dairy,1.50,EUR", "R1,2026-01-02,S,Oat,Dairy,1.50,EUR",
      "R1,2026-01-02,S,Milk,Dairy,1.51,EUR", "R1,2026-01-02,S,Milk,Dairy,1.50,CHF",
    ])
  func different(line: String) {
    #expect(Reading([file("a.csv", Self.milk), file("b.csv", line)]).lines.count == 2)
  }

  @Test(
    "Lines that differ in the quantity or the unit are two purchases",
    arguments: ["2,l", "1,kg", "1,"])
  func differentQuantity(fields: String) {
    let header = "receipt_id,date,store,item,quantity,unit,total,currency"
    let files = ["1,l", fields].enumerated().map { place, fields in
      TestFile("R1,2026-01-02,S,Milk,\(fields),1.50,EUR", header: header, name: "\(place).csv")
    }
    #expect(Reading(files).lines.count == 2)
  }

  @Test("The order of the files does not change what stays")
  func permutations() {
    let files = [
      file("a.csv", Self.milk, "R1,2026-01-02,S,Bread,,2.50,EUR"),
      file("b.csv", Self.bread, Self.milk, Self.milk), file("c.csv", Self.cheese, Self.milk),
    ]
    func facts(_ order: [Int]) -> [String] {
      let reading = Reading(order.map { files[$0] })
      return reading.lines.map {
        "\($0.item) \($0.category) \($0.paid) \(files[order[$0.source]].name)"
      }
      .sorted()
    }
    let expected = facts([0, 1, 2])
    #expect(expected.contains("Bread Bakery 25000 b.csv"))
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      #expect(facts(order) == expected, "\(order)")
    }
  }

  @Test("Stores that are one after names are brought together share their receipts")
  func joinedStores() {
    struct OneStore {
      func resolve(_ texts: NameTexts) -> NameResolution {
        var resolution = NamesAsWritten().resolve(texts)
        resolution.stores = ["Migros"]
        resolution.storeOfText = texts.stores.map { _ in 0 }
        return resolution
      }
    }
    var book = Book()
    book.sources = ["a.csv", "b.csv"].map { Source(path: $0, kind: .receipts, format: "") }
    let files = [
      file("a.csv", "R1,2026-01-02,MIGROS ZH,Milk,,1,EUR"),
      file("b.csv", "R1,2026-01-02,Migros,Milk,,1,EUR"),
    ]
    let raw = ReceiptReader().read(files.enumerated().map { $1.receiptFile(source: $0) })
    let resolution = OneStore().resolve(raw.texts)
    _ = raw.assembled(with: resolution, into: &book)
    #expect(book.lines.count == 1)
    #expect(book.sources.map(\.totals.duplicates) == [0, 1])
  }
}

@Suite struct CartCoverageTests {
  /// A cart line for what the texts of one receipt name: Milk and Bread at S.
  private func book(
    cartDay: String, item: UInt32, adjustments: Set<String> = []
  ) -> (Book, Set<Int>) {
    let file = TestFile(
      "R1,2026-01-02,S,Milk,,1,EUR", header: "receipt_id,date,store,item,category,total,currency")
    var book = Book()
    book.sources = [
      Source(path: "a.csv", kind: .receipts, format: ""),
      Source(path: "v.json", kind: .vault, format: ""),
    ]
    let raw = ReceiptReader().read([file.receiptFile(source: 0)])
    var texts = raw.texts
    texts.items.append(ItemText(name: "Bread"))
    let resolution = NamesAsWritten(adjustments: adjustments).resolve(texts)
    let purchase = CartPurchase(
      cart: 7, itemText: item, storeText: 0, categoryText: 0,
      day: CalendarDate(iso: cartDay) ?? CalendarDate(daysSinceEpoch: 0), quantity: .one,
      unit: .each, paid: Amount(units: 3), currency: CurrencyCode(label: "EUR"), source: 1)
    let counted = raw.assembled(with: resolution, purchases: [purchase], into: &book)
    return (book, counted)
  }

  @Test("A cart on a day without a receipt of its store counts as spending and as a price")
  func uncovered() {
    let (book, counted) = book(cartDay: "2026-01-03", item: 0)
    #expect(counted == [7])
    #expect(book.lines.uses.last == [.spending, .price])
    #expect(book.sources[1].totals.paid == [CurrencyCode(label: "EUR"): Amount(units: 3)])
  }

  @Test("A cart that a receipt covers brings only the prices that the receipt lacks")
  func covered() {
    let (book, counted) = book(cartDay: "2026-01-02", item: 1)
    #expect(counted.isEmpty)
    #expect(book.lines.uses.last == .price)
  }

  @Test(
    "Cart lines that come to more than a book may hold are left out and named",
    arguments: [
      ([Amount.bookLimit.tenThousandths / 2, Amount.bookLimit.tenThousandths / 2], 1),
      // The receipt has one unit of money.
      ([Amount.bookLimit.tenThousandths - 10_000], 1),
      ([Amount.bookLimit.tenThousandths - 9_999], 0),
    ])
  func overflow(paid: [Int64], count: Int) throws {
    let day = try #require(CalendarDate(iso: "2026-01-02"))
    let file = TestFile("2026-01-02,S,Milk,1,EUR", header: "date,store,item,total,currency")
    let raw = ReceiptReader().read([file.receiptFile(source: 0)])
    let resolution = NamesAsWritten().resolve(raw.texts)
    let purchases = paid.enumerated().map { number, paid in
      CartPurchase(
        cart: number, itemText: 0, storeText: 0, categoryText: 0, day: day.adding(days: number + 1),
        quantity: .one, unit: .each, paid: Amount(tenThousandths: paid),
        currency: CurrencyCode(label: "EUR"), source: 0)
    }
    var book = Book()
    book.sources = [Source(path: "a.csv", kind: .receipts, format: "")]
    let counted = raw.assembled(with: resolution, purchases: purchases, into: &book)
    #expect(counted == Set(0..<count))
    #expect(book.diagnostics.map(\.code) == (count < paid.count ? [.amountOverflow] : []))
  }

  @Test("An adjustment of a cart counts as spending and never as a price")
  func adjustment() {
    let (book, _) = book(cartDay: "2026-01-03", item: 1, adjustments: ["Bread"])
    #expect(book.lines.uses.last == .spending)
  }

  @Test("A cart line that the receipt has adds nothing")
  func known() {
    #expect(book(cartDay: "2026-01-02", item: 0).0.lines.count == 1)
  }
}

import Foundation
import Testing

/// Thirty random books: numbers that answer one question are equal in headings, pictures, tables,
/// `answers.csv`, Markdown and what `pricebook month` prints.
@Suite("Of thirty random books equal questions have equal numbers") struct EqualNumbersTests {
  private static let currencies: [(code: String, digits: Int, other: String?)] = [
    ("EUR", 2, nil), ("JPY", 0, nil), ("USD", 2, nil), ("KWD", 3, nil), ("EUR", 2, "CHF"),
  ]

  private static let books: [Subject] = (1...30).map { number in
    let money = currencies[number % currencies.count]
    return .random(
      seed: UInt64(100 + number), currency: money.code, digits: money.digits,
      months: 1 + number * 7 % 16, other: money.other)
  }

  private static func rows(_ table: String, _ book: Subject) throws -> [[String: String]] {
    CSVRows(try #require(try book.files()["tables/\(table).csv"])).rows
  }

  private static func text(_ name: String, _ book: Subject) throws -> String {
    String(decoding: try #require(try book.files()[name], "\(name)"), as: UTF8.self)
  }

  /// The heading of a page, without its markup.
  private static func heading(_ name: String, _ book: Subject) throws -> String {
    let html = try text(name, book)
    let found = html.firstMatch(of: #/<h1>(.*?)</h1>/#).map { String($0.1) } ?? ""
    return WrittenPage(html: "<body>" + found).text
  }

  private static func answers(
    _ question: String, of subject: String = "all", in book: Subject
  ) throws -> [[String: String]] {
    let month = try book.month()
    return try rows("answers", book).filter {
      $0["period"] == month && $0["question"] == question && $0["subject"] == subject
        && $0["currency"] == book.currency
    }
  }

  private static func number(_ text: String?) -> Decimal? { text.flatMap { Decimal(string: $0) } }

  /// Whether a text has a number as it is, or rounded to the decimals that it is written with.
  private static func holds(_ text: String, _ number: Decimal) -> Bool {
    var written = WrittenText(text)
    if written.holds(.exact(number), skipping: true) { return true }
    written = WrittenText(text)
    return written.holds(.exact(-number), skipping: true)
  }

  @Test(
    "the heading of the month is that of its Markdown, of the terminal and of home",
    arguments: books)
  func headings(book: Subject) throws {
    let heading = try Self.heading("index.html", book)
    #expect(!heading.isEmpty)
    #expect(try book.page("index", "md").text.hasPrefix("# \(heading)\n"))
    #expect(try Self.text("month.txt", book).hasPrefix(heading + "\n"))
    #expect(try Self.heading("home.html", book) == heading)
  }

  @Test("the terminal prints the numbers of the month's Markdown", arguments: books)
  func terminal(book: Subject) throws {
    let markdown = try book.page("index", "md").text
    let printed = try Self.text("month.txt", book)
    #expect(WrittenText.numbers(in: printed) == WrittenText.numbers(in: markdown))
  }

  @Test("what was spent is one number everywhere", arguments: books)
  func spent(book: Subject) throws {
    let answer = try #require(try Self.answers("spending", in: book).first)
    let spent = try #require(Self.number(answer["estimate"]))
    let month = try book.month()
    let row = try #require(
      try Self.rows("spending-by-month", book).first {
        $0["month"] == month && $0["currency"] == book.currency
      })
    #expect(Self.number(row["spent"]) == spent)
    let review = try book.page("spending-review", "html")
    for id in ["stores-table", "categories"] {
      let table = try #require(
        review.tables.first { $0.id == id || $0.id == "\(id)-\(book.currency.lowercased())" })
      let total = table.totals.last ?? table.rows.last ?? []
      let column = try #require(table.header.firstIndex(of: "Spent"))
      #expect(Self.holds(total[column], spent), "\(id): \(total)")
    }
    if let months = review.tables.first(where: { $0.id == "months-table" }) {
      let last = try #require(months.rows.dropLast(months.totals.count).last)
      #expect(Self.holds(last[1], spent), "\(last)")
    }
    #expect(Self.holds(try Self.heading("receipts.html", book), spent))
    #expect(Self.holds(try Self.text("month.txt", book), spent))
  }

  @Test("what is left of the budget is one number everywhere", arguments: books)
  func budget(book: Subject) throws {
    guard let answer = try Self.answers("budget", in: book).first,
      let variance = Self.number(answer["estimate"]), variance != 0
    else { return }
    for page in ["index.html", "spending-review.html"] {
      let heading = try Self.heading(page, book)
      // Where the usual end is over the budget, that is told.
      if heading.contains("at the usual pace") { continue }
      #expect(Self.holds(heading, variance), "\(page): \(heading), \(variance)")
    }
    let table = try #require(
      try book.page("spending-review", "html").tables.first { $0.id.hasPrefix("categories") })
    // Without budgets of categories the table has no column of differences.
    guard let column = table.header.firstIndex(of: "Difference") else { return }
    #expect(Self.holds(table.totals.last?[column] ?? "", variance), "\(table.totals)")
  }

  @Test(
    "the line of prices ends at the change that the page states, or is not drawn", arguments: books)
  func prices(book: Subject) throws {
    let page = try book.page("price-trends", "html")
    let suffix = book.currency.lowercased()
    guard
      let table = page.tables.first(where: {
        ["level-lines-values", "level-lines-values-\(suffix)"].contains($0.id)
      })
    else { return }
    for (column, name) in table.header.enumerated() where column > 0 {
      let subject = name == "Household" ? "household" : name
      let stated = try ["prices-year", "prices-since"].flatMap {
        try Self.answers($0, of: subject, in: book)
      }.first { $0["stated"] == "true" }
      if let stated, let change = Self.number(stated["estimate"]) {
        // The line ends with the last month that the change is known of.
        let end = table.rows.map { $0[column] }.last { $0.contains(where: \.isNumber) } ?? ""
        var written = WrittenText(end)
        let isHeld = written.holds(.measured(100 + change), skipping: true)
        #expect(isHeld, "\(name): \(end), \(stated)")
      } else {
        #expect(name != "Household", "it is not stated")
      }
    }
  }

  @Test("bars of what prices cost add up to the heading's money", arguments: books)
  func costs(book: Subject) throws {
    let page = try book.page("price-trends", "html")
    guard let together = page.text.firstMatch(of: #/Together [^0-9]*([0-9.,]*[0-9])/#) else {
      return
    }
    let year = try #require(Decimal(string: together.1.filter { $0 != "," }))
    let table = try #require(page.tables.first { $0.id.hasPrefix("cost-bars-values") })
    let sum = table.rows.compactMap { WrittenText.numbers(in: $0.last ?? "").first }.reduce(0, +)
    #expect(abs(sum) == year, "\(table.rows)")
    let month = try #require(
      try Self.heading("price-trends.html", book).firstMatch(of: #/about [^0-9]*([0-9,]*[0-9])/#))
    #expect(abs(year / 12 - (Decimal(string: month.1.filter { $0 != "," }) ?? 0)) <= 0.5)
  }

  @Test("every amount to know of the month is a figure of a table", arguments: books)
  func things(book: Subject) throws {
    let text = try Self.text("index.md", book)
    guard let things = text.components(separatedBy: "## What to know\n").dropFirst().first else {
      return
    }
    let month = try book.month()
    let answers = try Self.rows("answers", book).filter { $0["period"] == month }
      .compactMap { Self.number($0["estimate"]) }
    let categories = try Self.rows("spending-by-category", book)
    var unbudgeted: [String: Decimal] = [:]
    for row in categories
    where row["month"] == month && row["level"] == "category" && row["status"] == "unbudgeted" {
      unbudgeted[row["currency"] ?? "", default: 0] += Self.number(row["spent"]) ?? 0
    }
    let repriced = try book.page("price-trends", "md").text
    let lead = things.components(separatedBy: "\n## ")[0]
      .matches(of: #/(?m)^- ([^ ]+) (.*)$/#)
    for thing in lead {
      let amount = String(thing.1)
      let isThere =
        answers.contains { Self.holds(amount, $0) }
        || thing.2.hasPrefix("paid at")
          && repriced.contains("\(amount.replacing("\\", with: "")) paid")
        || thing.2.contains("without a budget")
          && unbudgeted.values.contains { Self.holds(amount, $0) }
        || categories.contains { row in
          row["month"] == month
            && Self.number(row["spent"]).map { Self.holds(amount, $0) } ?? false
        }
      #expect(isThere, "\(amount) \(thing.2)")
    }
  }
}

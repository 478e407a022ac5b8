import CommandTestSupport
import Foundation
import PricebookCommand
import Synchronization
import TestSupport
import Testing

/// A book and how it is made.
enum Subject: Sendable, CustomTestStringConvertible {
  case sample
  case random(seed: UInt64, currency: String, digits: Int, months: Int, other: String? = nil)

  static let all: [Subject] = [
    .sample, .random(seed: 1, currency: "EUR", digits: 2, months: 14),
    .random(seed: 2, currency: "JPY", digits: 0, months: 5),
    .random(seed: 3, currency: "KWD", digits: 3, months: 2),
    .random(seed: 4, currency: "USD", digits: 2, months: 1),
    .random(seed: 5, currency: "EUR", digits: 2, months: 4, other: "CHF"),
  ]

  var testDescription: String {
    switch self {
    case .sample: "sample-data"
    case .random(let seed, let currency, _, let months, let other):
      "seed \(seed), \(months) months in \(currency)\(other.map { " and \($0)" } ?? "")"
    }
  }

  /// The code of the book's first currency.
  var currency: String {
    switch self {
    case .sample: "EUR"
    case .random(_, let currency, _, _, _): currency
    }
  }

  /// Decimals of the minor unit of the book's currency.
  var digits: Int {
    switch self {
    case .sample: 2
    case .random(_, _, let digits, _, _): digits
    }
  }

  /// What `pricebook report` writes of a book in all formats, by name within the month's folder,
  /// tables as `tables/NAME.csv`, the home page as `home.html`, and what `pricebook month` prints as
  /// `month.txt`.
  ///
  /// It is written once for all tests.
  func files() throws -> [String: Data] {
    try Self.written.withLock { written in
      if let files = written[testDescription] { return files }
      let files = try write()
      written[testDescription] = files
      return files
    }
  }

  /// A page of the month as it was read, empty where there is none.
  func page(_ report: String, _ format: String) throws -> WrittenPage {
    let key = "\(testDescription) \(report).\(format)"
    if let page = Self.read.withLock({ $0[key] }) { return page }
    let text = String(decoding: try files()["\(report).\(format)"] ?? Data(), as: UTF8.self)
    let page = format == "md" ? WrittenPage(markdown: text) : WrittenPage(html: text)
    Self.read.withLock { $0[key] = page }
    return page
  }

  /// The month of the pages: `2026-10`.
  func month() throws -> String { String(decoding: try files()["month"] ?? Data(), as: UTF8.self) }

  private static let written = Mutex<[String: [String: Data]]>([:])
  private static let read = Mutex<[String: WrittenPage]>([:])

  private func write() throws -> [String: Data] {
    let folder = try TemporaryFolder()
    var words = ["report", "--output", folder.path("out"), "--format", "md,csv,html"]
    var book = "sample-data"
    switch self {
    case .sample: break
    case .random(let seed, let currency, let digits, let months, let other):
      let random = RandomBook(
        seed: seed, currency: currency, digits: digits, months: months, other: other)
      try folder.write("book/receipts.csv", random.receipts)
      try folder.write("book/budgets.csv", random.budgets)
      try folder.write("book/basket.csv", random.basket)
      book = folder.path("book")
    }
    words.append(book)
    let run = CommandLineRun(words)
    #expect(run.status == .done, "\(run.messages)")
    let written = try folder.contents()
    let ofMonth = written.filter { $0.key.hasPrefix("out/2") }
    let folders = Set(ofMonth.keys.map { $0.dropFirst(4).prefix(7) })
    let month = folders.first { $0.count(where: { $0 == "-" }) == 1 && !$0.contains("/") } ?? ""
    let tables = written.filter { $0.key.hasPrefix("out/tables/") }
      .map { ($0.key.dropFirst(4), $0.value) }
    let pages = ofMonth.map { ($0.key.dropFirst(12), $0.value) }
    let printed = CommandLineRun(["month", book])
    let others: [(Substring, Data)] = [
      ("month", Data(month.utf8)), ("month.txt", Data(printed.results.utf8)),
      ("home.html", written["out/index.html"] ?? Data()),
    ]
    return Dictionary(
      (pages + tables + others).map { (String($0), $1) },
      uniquingKeysWith: { first, _ in first })
  }
}

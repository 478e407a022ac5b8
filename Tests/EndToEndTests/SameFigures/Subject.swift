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

  /// Decimals of the minor unit of the book's currency.
  var digits: Int {
    switch self {
    case .sample: 2
    case .random(_, _, let digits, _, _): digits
    }
  }

  /// What `pricebook report` writes of a book in all formats, by name within the month's folder,
  /// tables as `tables/NAME.csv`.
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

  /// A report's JSON, parsed once for all tests.
  func document(_ report: String) throws -> JSONNode {
    let key = "\(testDescription) \(report)"
    if let document = Self.parsed.withLock({ $0[key] }) { return document }
    let document = try JSONNode(parsing: #require(try files()["\(report).json"]))
    Self.parsed.withLock { $0[key] = document }
    return document
  }

  private static let written = Mutex<[String: [String: Data]]>([:])
  private static let parsed = Mutex<[String: JSONNode]>([:])

  private func write() throws -> [String: Data] {
    let folder = try TemporaryFolder()
    var words = ["report", "--output", folder.path("out"), "--format", "md,csv,html,json"]
    switch self {
    case .sample: words.append("sample-data")
    case .random(let seed, let currency, let digits, let months, let other):
      let book = RandomBook(
        seed: seed, currency: currency, digits: digits, months: months, other: other)
      try folder.write("book/receipts.csv", book.receipts)
      try folder.write("book/budgets.csv", book.budgets)
      words += [folder.path("book"), "--basket", try folder.write("basket.csv", book.basket)]
    }
    let run = CommandLineRun(words)
    #expect(run.status == .done, "\(run.messages)")
    let written = try folder.contents()
    let ofMonth = written.filter { $0.key.hasPrefix("out/2") }.map {
      ($0.key.dropFirst(12), $0.value)
    }
    let tables = written.filter { $0.key.hasPrefix("out/tables/") }
      .map { ($0.key.dropFirst(4), $0.value) }
    return Dictionary(uniqueKeysWithValues: (ofMonth + tables).map { (String($0), $1) })
  }
}

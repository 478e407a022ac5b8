import PricebookModel
import Testing

@testable import PricebookImport

/// A book read from texts in memory, with what tests look at.
struct TextBook {
  let book: Book

  /// - Parameters:
  ///   - files: Texts by file name.
  ///   - change: Sets further options.
  init(_ files: [String: String], change: (inout ImportOptions) -> Void = { _ in }) throws {
    try self.init(bytes: files.mapValues { Array($0.utf8) }, change: change)
  }

  init(bytes: [String: [UInt8]], change: (inout ImportOptions) -> Void = { _ in }) throws {
    var options = ImportOptions(paths: [])
    options.inMemory = bytes.sorted { $0.key < $1.key }.map { NamedBytes(name: $0, bytes: $1) }
    change(&options)
    book = try BookImporter(options).readAll().book
  }

  /// One receipt file.
  init(_ text: String, change: (inout ImportOptions) -> Void = { _ in }) throws {
    try self.init(["receipts.csv": text], change: change)
  }

  var codes: [Diagnostic.Code] { book.diagnostics.map(\.code) }

  var messages: String { book.diagnostics.map(\.message).joined(separator: "\n") }

  /// What was paid in each line, in cents.
  var cents: [Int64] { book.lines.paid.map { $0.tenThousandths / 100 } }

  var items: [String] {
    book.lines.article.map { book.names.items[book.lines.articles.item[Int($0)]].name }
  }

  var stores: [String] {
    book.lines.receipt.map { book.names.stores[book.lines.receipts.store[Int($0)]] }
  }

  var days: [String] {
    book.lines.receipt.map { book.lines.receipts.day[Int($0)].description }
  }

  var quantities: [String] { book.lines.quantity.map { "\(ExactDecimal($0))" } }

  var units: [String] {
    book.lines.article.map { book.names.units[book.lines.articles.unit[Int($0)]].symbol }
  }

  var currencies: Set<String> {
    Set(
      book.lines.article.map { book.names.currencies[book.lines.articles.currency[Int($0)]].label })
  }

  /// The reasons that `pricebook inspect` gives for a text.
  static func evidence(_ text: String) throws -> String {
    guard
      case .receipts(let header) = TableDetective.detect(
        firstBytes: Array(text.utf8), file: "receipts.csv")
    else { return "" }
    return header.evidence.map(\.sentence).joined(separator: "\n")
  }
}

import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// What items and stores are called decides in which order they stand, and nothing else.
@Suite struct RenamingTests {
  /// Tables whose figures no tie between names decides.
  private static let tables = [
    "spending-by-category", "spending-by-store", "spending-by-item", "unit-values",
    "price-trends", "price-alerts", "store-index", "household-index", "spending-change",
    "package-prices",
  ]

  private static func rows(of receipts: String) throws -> [String: [String]] {
    let folder = try TemporaryFolder()
    let file = try folder.write("in/a.csv", receipts)
    let run = CommandLineRun("report", file, "--format", "csv", "--output", folder.path("out"))
    #expect(run.status == .done, "\(run.messages)")
    var rows: [String: [String]] = [:]
    for (path, data) in try folder.contents() where path.hasSuffix(".csv") {
      for table in tables where path.hasSuffix("/tables/\(table).csv") {
        rows[table] = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      }
    }
    return rows
  }

  /// Receipts or rows with the names of items and stores turned round: the first for the last.
  private static func turned(_ text: String, _ names: [String]) -> String {
    text.split(separator: ",", omittingEmptySubsequences: false).map { field in
      guard let place = names.firstIndex(of: String(field)) else { return String(field) }
      return names[names.count - 1 - place]
    }.joined(separator: ",")
  }

  @Test(
    "turning all names of items and stores round turns the rows and changes no figure",
    arguments: 1...4 as ClosedRange<UInt64>)
  func turned(seed: UInt64) throws {
    let book = RandomBook(seed: seed, currency: "EUR", digits: 2, months: 15)
    let lines = book.receipts.split(separator: "\n").map(String.init)
    let fields = lines.dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let stores = Set(fields.map { $0[2] }).sorted()
    let items = Set(fields.map { $0[3] }).subtracting(["Pfand"]).sorted()
    let other = lines.map { Self.turned(Self.turned($0, stores), items) }.joined(separator: "\n")
    let expected = try Self.rows(of: book.receipts)
    let found = try Self.rows(of: other + "\n")
    #expect(expected.count == Self.tables.count)
    #expect(found["unit-values"] != expected["unit-values"])
    for (table, rows) in expected {
      let back = (found[table] ?? []).map { Self.turned(Self.turned($0, stores), items) }
      #expect(back.sorted() == rows.sorted(), "seed \(seed), \(table)")
    }
  }
}

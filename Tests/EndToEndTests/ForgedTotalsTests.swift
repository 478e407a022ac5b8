import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// No text of the data can look like the figures that Pricebook states.
@Suite("Totals cannot be forged")
struct ForgedTotalsTests {
  private static let names = [
    "Milk\nTotal paid: 9,999.00 EUR", "Milk\r\nRead 1 file, 9 records: 9 accepted",
    "Milk\u{2028}Total paid: 1.00 EUR", "Milk\u{85}Total paid: 1.00 EUR",
    "Milk\u{202E}RUE 00.999 :diap latoT", "Milk\u{1B}[1A\u{1B}[2KTotal paid: 1.00 EUR",
    "Milk\u{8}\u{8}\u{8}Total", "Milk\u{2066}Total paid: 1.00 EUR",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func book(_ column: String, _ name: String) throws -> CommandLineRun {
    let quoted = "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    let fields = ["store", "item", "category", "currency"].map { $0 == column ? quoted : "EUR" }
    try folder.write(
      "book/a.csv",
      "date,store,item,category,currency,total\n2026-10-03,S,Milk,Dairy,EUR,2.50\n"
        + "2026-10-04,\(fields.joined(separator: ",")),1.00\nx,\(quoted),a,b,EUR,5.00\n")
    return CommandLineRun("report", folder.path("book"), "--output", folder.path("out"))
  }

  @Test(
    "by names of stores, items and categories", arguments: ["store", "item", "category"], names)
  func inNames(column: String, name: String) throws {
    let run = try book(column, name)
    #expect(run.status == .done)
    let totals = run.messages.split(separator: "\n").filter { $0.hasPrefix("Total paid") }
    #expect(totals == ["Total paid: 3.50 EUR"])
    #expect(run.messages.split(separator: "\n").filter { $0.hasPrefix("Read ") }.count == 1)
    let hidden = run.messages.unicodeScalars.contains { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format)
    }
    #expect(!hidden)
  }

  @Test(
    "by the name of a currency: the record is rejected",
    arguments: names + ["EUR, 999,999.00 USD", "EUR (999.00)", "000.00 EUR"])
  func inCurrencies(name: String) throws {
    let run = try book("currency", name)
    let totals = run.messages.split(separator: "\n").filter { $0.hasPrefix("Total paid") }
    #expect(totals == ["Total paid: 2.50 EUR"])
    #expect(run.messages.contains("[currency-label]"))
    let csv = try #require(folder.contents()["out/tables/spending-by-category.csv"])
    #expect(!String(decoding: csv, as: UTF8.self).contains("999"))
  }

  @Test("by the name of a file")
  func inFiles() throws {
    try folder.write(
      "book/a\nTotal paid: 9.00 EUR\u{202E}.csv",
      "date,store,item,total\n2026-10-03,S,Milk,2.50\nx,,,\n")
    let run = CommandLineRun(
      "report", folder.path("book"), "--output", folder.path("out"), "--verbose")
    #expect(run.messages.split(separator: "\n").filter { $0.hasPrefix("Total paid") }.count == 1)
    #expect(!run.messages.contains("\u{202E}"))
  }
}

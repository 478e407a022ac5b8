import CommandTestSupport
import TestSupport
import Testing

/// A file with a wrong column for its currency, so that every line has one of its own.
struct ManyCurrenciesTests {
  private static let count = 40

  @Test(
    "pages have the largest 25 currencies and say how many are only in the tables",
    arguments: [
      ("en", "15 more currencies are only in the tables."),
      ("de", "15 weitere Währungen stehen nur in den Tabellen."),
      ("fr", "15 autres monnaies ne figurent que dans les tableaux."),
      ("es", "15 monedas más figuran solo en las tablas."),
    ])
  func bounded(language: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    func letter(_ place: Int) -> UnicodeScalar { UnicodeScalar(UInt8(ascii: "A") + UInt8(place)) }
    let labels = (0..<Self.count).map { "Q\(letter($0 / 8))\(letter($0 % 8))" }
    // The more lines, the larger.
    let lines = labels.enumerated().flatMap { place, label in
      (0...(Self.count - place) / 4).flatMap { line in
        [
          "2026-08-0\(1 + line % 9),S,Milk,\(line + 1).00,\(label)",
          "2026-09-0\(1 + line % 9),S,Milk,\(line + 2).00,\(label)",
        ]
      }
    }
    try folder.write(
      "a.csv", "date,store,item,total,currency\n" + lines.joined(separator: "\n") + "\n")
    for command in ["review", "trends"] {
      let page = CommandLineRun(command, folder.path("a.csv"), "--locale", language).results
      #expect(page.contains(sentence), "\(page)")
      #expect(!page.contains("QEH"), "\(command)")
    }
    let table = CommandLineRun("table", "spending-by-month", folder.path("a.csv")).results
    for label in labels { #expect(table.contains(label)) }
  }
}

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

  @Test("every row of what baskets cost by month names its currency, so that no two have one key")
  func basketsByMonth() throws {
    let folder = try TemporaryFolder()
    let rows = ["EUR", "CHF"].flatMap { currency in
      (5...9).map { "2026-0\($0)-04,Market,Butter,\($0).00,\(currency)\n" }
    }
    try folder.write("in/a.csv", "date,store,item,total,currency\n" + rows.joined())
    try folder.write("in/basket.csv", "item,quantity,unit\nButter,2,\n")
    let run = CommandLineRun("table", "baskets-by-month", folder.path("in"), "--quiet")
    let keys = run.results.split(separator: "\n").map {
      $0.split(separator: ",").prefix(4).joined(separator: ",")
    }
    #expect(keys.count > 10 && Set(keys).count == keys.count, "\(run.results)")
    #expect(keys.first == "basket,store,currency,month")
  }
}

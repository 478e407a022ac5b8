import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// What the settings of a book decide about the reading of single files, and about the figures.
@Suite struct BookSettingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func export(_ words: String...) -> CommandLineRun {
    CommandLineRun(["export", folder.path("book"), "--resolved"] + words)
  }

  @Test("a question that an option answers for all files is answered by name for one")
  func answers() throws {
    try folder.write(
      "book/market-1.csv", "date,store,item,total\n03/04/2026,Market,Ham,\"1,250\"\n")
    try folder.write("book/seen.csv", "date,store,item,price\n2026-04-03,Market,Jam,2.50\n")
    #expect(export().status == .badData)
    try folder.write(
      "book/pricebook.json",
      """
      {"files": {"Market*": {"decimal": "point"},
                 "market-*.csv": {"dateFormat": "dmy", "decimal": "comma"},
                 "book/seen.csv": {"prices": true}}}
      """)
    let run = export()
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.results.contains("2026-04-03") && run.results.contains("1.25"))
    #expect(!run.results.contains("Jam"))
    // An option goes before the setting.
    #expect(export("--date-format", "mdy").results.contains("2026-03-04"))
  }

  @Test("an encoding that the settings name is used for the file and no other")
  func encoding() throws {
    let text = "date,store,item,total\n2026-10-02,S,Käse,2.50\n"
    for name in ["a.csv", "b.csv"] {
      try folder.write(
        "book/\(name)", Data(text.replacing("ä", with: "\u{0}").utf8.map { $0 == 0 ? 0xE4 : $0 }))
    }
    try folder.write(
      "book/pricebook.json", #"{"files": {"b.csv": {"encoding": "windows-1251"}}}"#)
    let lines = export().results.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("Käse") && $0.contains("a.csv") })
    #expect(lines.contains { $0.contains("Kдse") && $0.contains("b.csv") })
  }

  @Test("stores are compared with the usual store of the settings; one that no file has is named")
  func usualStore() throws {
    var rows = "date,store,item,total\n"
    for month in 1...6 {
      for item in ["Milk", "Bread", "Eggs", "Jam", "Tea", "Rice"] {
        rows +=
          "2026-0\(month)-03,Corner Shop,\(item),2.50\n2026-0\(month)-04,Market Hall,\(item),2.40\n"
      }
    }
    try folder.write("book/a.csv", rows)
    func levels(_ store: String) throws -> CommandLineRun {
      try folder.write("book/pricebook.json", #"{"usualStore": "\#(store)"}"#)
      return CommandLineRun(["table", "store-levels", folder.path("book")])
    }
    #expect(try levels("corner  shop").results.contains("Corner Shop,,100.0"))
    #expect(try levels("Market Hall").results.contains("Market Hall,,100.0"))
    let unknown = try levels("Market Hal")
    #expect(
      unknown.messages.contains(
        "pricebook.json: warning: the setting “usualStore” is “Market Hal”, and no file has such a "
          + "store; did you mean “Market Hall”? [setting-value]"))
    #expect(unknown.results.contains("Corner Shop,,100.0"))
  }
}

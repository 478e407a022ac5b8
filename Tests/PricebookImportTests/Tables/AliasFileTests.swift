import PricebookModel
import Testing

@testable import PricebookImport

@Suite struct AliasFileTests {
  private static let rows = [
    AliasFile.Row(written: "ORG BNNAS", name: "Organic Bananas", score: 97),
    AliasFile.Row(written: "5* MLK, \"A\"?", name: "Milk; \"A\"", score: 88),
  ]

  private func aliases(_ text: String) -> (aliases: [Alias], log: SourceLog) {
    var log = SourceLog(path: "aliases.csv", source: 0)
    let table = CSVTable(bytes: Array(text.utf8), log: &log)
    var rows = AliasRows()
    rows.read(table, log: &log)
    return (rows.aliases, log)
  }

  private func whole(_ existing: String) throws -> String {
    let file = try #require(AliasFile(existing: Array(existing.utf8)))
    return String(decoding: file.existing, as: UTF8.self) + file.text(of: Self.rows)
  }

  @Test("proposals with scores are not applied, and that is said")
  func proposals() {
    let (aliases, log) = aliases(AliasFile.proposals().text(of: Self.rows))
    #expect(log.diagnostics.map(\.code) == [.aliasProposals])
    #expect(aliases.isEmpty)
  }

  @Test("rows that are added to a new alias file are read")
  func newFile() {
    let (aliases, log) = aliases(AliasFile().text(of: Self.rows))
    #expect(log.diagnostics.isEmpty)
    #expect(aliases.map(\.name) == Self.rows.map(\.name))
    #expect(aliases.map(\.match) == ["ORG BNNAS", #"5\* MLK, "A"\?"#])
    #expect(aliases.allSatisfy { $0.kind == .item && $0.category == nil })
  }

  @Test("a header with a score is that of an alias table")
  func recognised() {
    let names = TableKind.headerNames(firstBytes: Array("kind,match,name,category,score\n".utf8))
    #expect(TableKind.detect(header: names) == .aliases)
  }

  @Test("a new row means the name that it was written for alone")
  func matching() {
    let table = AliasTable(aliases(AliasFile().text(of: Self.rows)).aliases)
    #expect(table.item(foldedName("5* MLK, \"A\"?"))?.name == "Milk; \"A\"")
    #expect(table.item(foldedName("55 MLK, \"A\"?")) == nil)
    #expect(table.item(foldedName("5* MLK, \"A\"s")) == nil)
  }

  @Test(
    "rows are written like those of the file, which stays as it is",
    arguments: [
      "kind,match,name,category\nitem,A,B,\n",
      "kind,match,name,category\nitem,A,B,",
      "kind;match;name;category;score\r\nitem;A;B;;\r\n",
      "name\tmatch\tkind\nB\tA\titem\n",
      "\u{FEFF}Kind,Match,Name,Note\nitem,A,B,mine\n",
      "kind,match,name\ritem,A,B\r",
    ])
  func existing(text: String) throws {
    let result = try whole(text)
    #expect(Array(result.utf8).starts(with: Array(text.utf8)))
    let (aliases, log) = aliases(result)
    #expect(log.diagnostics.isEmpty)
    #expect(aliases.map(\.name) == ["B"] + Self.rows.map(\.name))
    #expect(aliases.map(\.match) == ["A", "ORG BNNAS", #"5\* MLK, "A"\?"#])
  }

  @Test("an empty file gets a header", arguments: ["", "\n", " \r\n"])
  func empty(text: String) throws {
    #expect(try whole(text).hasPrefix("kind,match,name,category\nitem,"))
  }

  @Test(
    "a file that is no whole alias table is refused",
    arguments: [
      "date,store,item,total\n", "hello", "kind,match,name\nitem,\"A,B\n", "{\"kind\": 1}",
    ])
  func refused(text: String) {
    #expect(AliasFile(existing: Array(text.utf8)) == nil)
  }

  @Test("a file in another encoding is refused")
  func encoding() {
    #expect(AliasFile(existing: Array("kind,match,name\n".utf8) + [0xE4, 0x0A]) == nil)
  }

  @Test(
    "a row of the kind category has its category in either column",
    arguments: ["category,*milk*,,Dairy", "category,*milk*,Dairy,"])
  func categoryRows(row: String) {
    let (aliases, log) = aliases("kind,match,name,category\n\(row)\n")
    #expect(log.diagnostics.isEmpty)
    let place = Basket.Place(source: 0, line: 2)
    #expect(
      aliases == [
        Alias(kind: .category, match: "*milk*", name: "", category: "Dairy", place: place)
      ])
  }

  @Test("a row of the kind different names two items, or an item and a category")
  func different() {
    let header = "kind,match,name,category\n"
    let (aliases, log) = aliases(
      header + "different,Oat milk,Milk,\ndifferent,Oat milk,Butter,\ndifferent,Oat milk,,Dairy\n")
    #expect(aliases.map(\.name) == ["Milk", "Butter", ""])
    #expect(log.diagnostics.isEmpty)
    let refused = self.aliases(header + "different,Oat milk,,\n").log
    #expect(refused.diagnostics.map(\.code) == [.aliasName])
  }

  @Test("what is written for two different names is read as that")
  func writtenDifferent() {
    let row = AliasFile.Row(.different, written: "5* MLK", name: "Milk")
    let text = AliasFile().text(of: [row])
    #expect(text == "kind,match,name,category\ndifferent,5\\* MLK,Milk,\n")
    #expect(aliases(text).aliases.map(\.kind) == [.different])
  }

  @Test("one match can have a name and a category row, but not two category rows")
  func categoryKeys() {
    let (aliases, log) = aliases(
      "kind,match,name,category\nitem,MLK,Milk,\ncategory,MLK,,Dairy\ncategory,mlk,,Other\n")
    #expect(aliases.map(\.kind) == [.item, .category])
    #expect(log.diagnostics.map(\.code) == [.duplicateAlias])
  }
}

import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("The limits of alias tables")
struct AliasLimitTests {
  private func rows(_ text: String) -> (aliases: [Alias], log: SourceLog) {
    var log = SourceLog(path: "aliases.csv", source: 0)
    let table = CSVTable(bytes: Array(text.utf8), log: &log)
    var rows = AliasRows()
    rows.read(table, log: &log)
    return (rows.aliases, log)
  }

  @Test("A pattern longer than the limit is rejected, a name of the same length is not")
  func length() {
    let name = String(repeating: "a", count: Glob.lengthLimit)
    let (aliases, log) = rows(
      "kind,match,name,category\nitem,*\(name),X,\nitem,a\(name),Y,\nitem,\(name.dropLast())*,Z,\n")
    #expect(aliases.map(\.name) == ["Y", "Z"])
    #expect(log.diagnostics.map(\.code) == [.aliasMatch])
  }

  @Test("Patterns beyond the limit are rejected, names are not")
  func count() {
    var text = "kind,match,name,category\n"
    for number in 0..<AliasTable.globLimit + 2 { text += "item,p\(number)*,X,\n" }
    let (aliases, log) = rows(text + "item,plain,Y,\n")
    #expect(aliases.count == AliasTable.globLimit + 1)
    #expect(aliases.last?.name == "Y")
    #expect(log.totals.rejected == 2)
    #expect(log.diagnostics.first?.message.contains("5000") == true)
  }

  @Test("A pattern whose wildcards are all escaped is a name")
  func escaped() {
    let table = AliasTable([
      Alias(kind: .item, match: #"5\* hotel"#, name: "A"),
      Alias(kind: .item, match: "5? hotel", name: "B"),
    ])
    #expect(table.item("5* hotel")?.name == "A")
    #expect(table.item("5x hotel")?.name == "B")
  }

  @Test("The first row that matches wins, whatever its literal parts are")
  func firstWins() {
    var generator = SeededGenerator(seed: 7)
    func word(_ letters: String, _ count: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: count, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? "a"
        })
    }
    let aliases = (0..<300).map { number in
      Alias(kind: .item, match: word("abc*?", 1...5), name: "\(number)")
    }
    let table = AliasTable(aliases)
    for _ in 0..<500 {
      let name = word("abc", 1...6)
      let expected = aliases.first { alias in
        Glob.isGlob(alias.match) ? Glob(alias.match).matches(Array(name.utf8)) : alias.match == name
      }
      #expect(table.item(name)?.name == expected?.name, "\(name)")
    }
  }
}

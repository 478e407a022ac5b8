import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// The page of all items in one folder, whatever months are written.
@Suite struct ItemsPageTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    var receipts = "date,store,item,quantity,total,category,currency\n"
    for month in 0..<8 {
      let day = Month(year: 2025, month: 11).adding(months: month).firstDay.adding(days: 3)
      for (place, name) in ["Milk", "Rye bread", "=Tea \"<b>\"", "牛乳", "Milk!"].enumerated() {
        for store in ["Corner", "Market"] {
          let field = "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
          receipts += "\(day),\(store),\(field),1,\(place + 1).\(10 + month),Food,EUR\n"
        }
      }
    }
    try folder.write("book/receipts.csv", receipts)
    book = folder.path("book")
  }

  private let today = CalendarDate(year: 2026, month: 6, day: 20)

  private func report(_ output: String, _ words: String...) throws -> [String: Data] {
    let run = CommandLineRun(
      ["report", book, "--output", folder.path(output)] + words, today: today)
    #expect(run.status == .done, "\(run.messages)")
    return Dictionary(
      uniqueKeysWithValues: try folder.contents().filter { $0.key.hasPrefix(output + "/") }
        .map { (String($0.key.dropFirst(output.count + 1)), $0.value) })
  }

  private func text(_ data: Data?) throws -> String {
    String(decoding: try #require(data), as: UTF8.self)
  }

  private func matches(_ start: String, in text: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test("the page is the same whichever month is written, its links to months aside")
  func anyMonth() throws {
    func items(of files: [String: Data]) throws -> String? {
      try text(files["items.html"]).components(separatedBy: "<main").last
    }
    let newest = try items(of: report("a"))
    #expect(try items(of: report("b", "--month", "2026-01")) == newest)
    #expect(try items(of: report("b", "--month", "2025-12")) == newest)
    #expect(try items(of: report("c", "--period", "all-months")) == newest)
    #expect(try items(of: report("b")) == newest)
  }

  @Test("every link to an item leads to its entry, from every page")
  func links() throws {
    let files = try report("out", "--period", "all-months")
    let entries = matches("class=\"inside\" id=\"", in: try text(files["items.html"]))
    #expect(entries.count == 5)
    #expect(Set(entries).count == 5)
    for (name, data) in files where name.hasSuffix(".html") {
      for id in matches("href=\"../items.html#", in: try text(data)) {
        #expect(entries.contains(id), "\(name) links \(id)")
      }
    }
    let trends = try text(files["2026-06/price-trends.html"])
    #expect(matches("href=\"../items.html#", in: trends).contains("item-rye-bread"))
    #expect(try text(files["index.html"]).contains("href=\"items.html\""))
  }

  @Test("prices to take along have what a store asks, and no offer")
  func offers() throws {
    try folder.write(
      "book/prices.csv",
      "date,store,item,price,currency,offer,valid until\n"
        + "2026-06-10,Shelf,Milk,0.59,EUR,,\n2026-06-10,Bargain,Milk,0.49,EUR,yes,2026-06-30\n")
    let page = try text(report("out", "--format", "html")["items.html"])
    let start = try #require(page.range(of: "id=\"pocket\""))
    let sheet = page[start.lowerBound...].components(separatedBy: "</section>")[0]
    #expect(sheet.contains("Shelf") && !sheet.contains("Bargain"))
  }

  @Test("Markdown and JSON have no links to the page")
  func otherFormats() throws {
    let files = try report("out", "--format", "html,md,json")
    for (name, data) in files where name.hasSuffix(".md") || name.hasSuffix(".json") {
      #expect(try !text(data).contains("items.html"), "\(name)")
    }
  }

  @Test("the page is not written without HTML, and an old one goes")
  func withoutHTML() throws {
    #expect(try report("out").keys.contains("items.html"))
    #expect(try !report("out", "--format", "md").keys.contains("items.html"))
  }

  @Test("a shopping list is written for every month, and every page links it")
  func shoppingList() throws {
    let files = try report("out")
    #expect(files.keys.contains("2026-06/shopping-list.html"))
    #expect(files.keys.contains("2026-06/shopping-list.md"))
    #expect(try text(files["2026-06/index.html"]).contains("href=\"shopping-list.html\""))
    #expect(try text(files["index.html"]).contains("href=\"2026-06/shopping-list.html\""))
  }
}

import Foundation
import PricebookCommand
import TestSupport
import Testing

/// A book far larger than a household's still makes pages that a phone can open.
@Suite struct LargeBookTests {
  static let months = 60
  static let stores = 30
  static let items = 5_000

  /// Every item and every store in many months; some names have 10,000 characters.
  private static func receipts() -> String {
    let long = ["<b>", "\" onload=\"", "&", "=1+", "é", "🧀"].map {
      String(repeating: $0, count: 10_000 / $0.count)
    }
    var text = "date,store,item,category,total,currency\n"
    for month in 0..<months {
      let date = "\(2021 + month / 12)-\(month % 12 < 9 ? "0" : "")\(month % 12 + 1)-17"
      for place in 0..<items / 10 {
        let number = (month * 7 + place * 11) % items
        let item = place < long.count ? long[place] : "Item \(number)"
        let store = place < 3 ? long[place] : "Store \(place % stores)"
        let quoted = [store, item].map {
          "\"" + $0.replacingOccurrences(of: "\"", with: "\"\"") + "\""
        }
        let currency = ["EUR", "EUR", "CHF", "GBP"][number % 4]
        text += "\(date),\(quoted[0]),\(quoted[1]),Category \(number % 60),"
        text += "\(number % 90 + 1).25,\(currency)\n"
      }
    }
    return text
  }

  @Test("Every page of 30 stores, 60 months and 5,000 items is below 2 MB, however many rows")
  func pages() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("book/receipts.csv", Self.receipts())
    let run = CommandLineRun("report", file, "--top", "500", "--output", folder.path("out"))
    #expect(run.status == .done, "\(run.messages.prefix(1_000))")
    let pages = try folder.contents().filter { $0.key.hasSuffix(".html") }
    #expect(pages.count == 8)
    for (name, page) in pages {
      #expect(page.count <= 2_000_000, "\(name) has \(page.count) bytes")
    }
  }
}

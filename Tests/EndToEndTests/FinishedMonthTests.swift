import CommandTestSupport
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// What is said of a month that is over does not change with what is bought later.
@Suite("Months that are over")
struct FinishedMonthTests {
  private static func receipts(through last: Int, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var text = "date,store,item,category,quantity,discount,total,currency\n"
    for month in 0..<20 {
      for trip in 0..<6 {
        let store = trip % 3 == 0 ? "Market" : "Shop"
        for item in 0..<12 {
          let isBought = Int.random(in: 0..<3, using: &random) > 0
          let isOffer = Int.random(in: 0..<7, using: &random) == 0
          let noise = Int.random(in: -8...8, using: &random)
          let price = (200 + 30 * item) * (100 + month / 2) / 100 + noise
          // A smaller package takes the place of a larger one late.
          let name = item == 3 ? "Tea \(month < 14 ? 100 : 80) g" : "Item \(item)"
          guard isBought, month <= last else { continue }
          let day = "\(2025 + month / 12)-\(two(month % 12 + 1))-\(two(3 + 4 * trip))"
          let off = isOffer ? price / 4 : 0
          text += "\(day),\(store),\(name),C\(item % 3),1,\(cents(off)),\(cents(price - off)),EUR\n"
        }
      }
    }
    return text
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  private static func cents(_ count: Int) -> String { "\(count / 100).\(two(count % 100))" }

  @Test(
    "Their pages say the same when later months are there, control totals aside",
    arguments: ["review", "trends", "compare"], [9, 15])
  func pages(command: String, last: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("then/r.csv", Self.receipts(through: last, seed: 3))
    try folder.write("now/r.csv", Self.receipts(through: 19, seed: 3))
    let month = "\(2025 + last / 12)-\(Self.two(last % 12 + 1))"
    let pages = ["then", "now"].map { book in
      let run = CommandLineRun(
        [command, folder.path(book), "--period", month], today: CalendarDate(iso: "2027-01-15"))
      #expect(run.status == .done, "\(run.messages)")
      return run.results.replacing(folder.path(book), with: "").split(separator: "\n")
        .prefix { !$0.hasPrefix("## Data") }
    }
    #expect(pages[0] == pages[1])
    #expect(pages[0].count > 20)
  }
}

import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Random households with few stores: what the heading of the store comparison says is a figure of
/// `answers.csv` and of `store-comparison.csv`.
@Suite("The heading of the store comparison") struct StoreHeadingTests {
  /// One household: its stores with their levels, some of which are left half a year before the end.
  private struct Household {
    private(set) var receipts = "date,store,item,total,currency\n"

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
      let items = Int.random(in: 1...26, using: &random)
      let levels = (0..<Int.random(in: 2...4, using: &random)).map { _ in
        Double.random(in: 0.84...1.12, using: &random)
      }
      let noise = [0, 0.02, 0.08][Int(seed % 3)]
      let share = [100, 90, 60][Int(seed / 3 % 3)]
      let left = seed % 5 == 0 ? levels.count - 1 : nil
      for item in 0..<items {
        let base = Double.random(in: 1...9, using: &random)
        for (store, level) in levels.enumerated() where chance(share) {
          let own = base * level * (1 + Double.random(in: -noise...noise, using: &random))
          for week in 0..<12 where chance(store == 0 ? 70 : 30) {
            let day = 5 + week * 7
            let (month, first) = store == left ? (4, 1) : (8, 1)
            let date = Self.day(month: month, first + day - 5)
            receipts += "\(date),Store \(store),Item \(item),"
            receipts += String(format: "%.2f", own) + ",EUR\n"
          }
        }
      }
    }

    /// The day so many days into a month of 2026 and those after it.
    private static func day(month: Int, _ count: Int) -> String {
      let lengths = [4: 30, 5: 31, 6: 30, 7: 31, 8: 31, 9: 30, 10: 31]
      var (month, day) = (month, count)
      while let length = lengths[month], day > length { (month, day) = (month + 1, day - length) }
      return "2026-" + String(format: "%02d-%02d", month, day)
    }
  }

  private static func rows(_ table: String, _ folder: String) -> [[String: String]] {
    CSVRows(
      Data(CommandLineRun("table", table, folder, "--as-of", "2026-10-31").results.utf8)
    ).rows
  }

  private static func number(_ text: String?) -> Double { text.flatMap(Double.init) ?? .nan }

  /// The first amount of a text, and the store after the first “at”.
  private static func named(_ text: String) -> (amount: Double, store: String)? {
    guard let amount = text.firstMatch(of: #/€([0-9,.]*[0-9])/#)?.1,
      let store = text.firstMatch(of: #/ at (Store [0-9])/#)?.1,
      let value = Double(amount.filter { $0 != "," })
    else { return nil }
    return (value, String(store))
  }

  @Test("is the figure of the table and of the answers", arguments: 1...36 as ClosedRange<UInt64>)
  func sameFigure(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Household(seed: seed).receipts)
    let path = folder.path("in")
    let page = CommandLineRun("compare", path, "--as-of", "2026-10-31")
    try #require(page.status == .done, "seed \(seed): \(page.messages)")
    let heading = try #require(page.results.split(separator: "\n").first.map(String.init))
    let stores = Self.rows("store-comparison", path).filter { $0["basket"] == "usual basket" }
    let answers = Self.rows("answers", path).filter {
      $0["basket"] == "usual basket" && $0["period"] == "2026-10"
    }
    let totals = stores.reduce(into: [String: Double]()) {
      $0[$1["store"] ?? ""] = Self.number($1["basket_total"])
    }
    let stated = answers.filter { $0["question"] == "basket-saving" && $0["stated"] == "true" }
    let eligible = Set(stores.filter { $0["eligible"] == "true" }.compactMap { $0["store"] })
    let most =
      stated.filter { eligible.contains($0["subject"] ?? "") }
      .map { Self.number($0["estimate"]) }.max() ?? 0

    if heading.contains(" a month cheaper at ") {
      let (amount, store) = try #require(Self.named(heading), "seed \(seed): \(heading)")
      let row = try #require(stated.first { $0["subject"] == store }, "seed \(seed): \(heading)")
      let saving = Self.number(row["estimate"])
      #expect(abs(saving - amount) < (amount < 10 ? 0.001 : 0.51), "seed \(seed): \(heading)")
      #expect(saving >= most - 0.001, "seed \(seed): \(heading)")
      // The sentence below has both totals, which differ by the saving.
      let there = try #require(totals[store])
      #expect(
        page.results.contains(
          "Now €\(Self.written(there + saving)); at \(store) €\(Self.written(there))"),
        "seed \(seed): \(page.results.prefix(400))")
    } else if heading.contains("at prices of") {
      let (amount, store) = try #require(Self.named(heading), "seed \(seed): \(heading)")
      let row = try #require(
        answers.first { $0["question"] == "basket-now" && $0["subject"] == store },
        "seed \(seed): \(heading)")
      #expect(Self.number(row["estimate"]) == amount, "seed \(seed): \(heading)")
      let other = try #require(totals[row["against"] ?? ""])
      #expect(abs(other - (totals[store] ?? .nan) - amount) < 0.001, "seed \(seed): \(heading)")
      #expect(most <= 0, "seed \(seed): \(heading)")
    } else if heading.hasSuffix(", item by item") {
      let row = try #require(answers.first { $0["question"] == "basket-switches" })
      let total = Self.number(row["estimate"])
      #expect(heading.hasPrefix("# €\(Self.written(total)) "), "seed \(seed): \(heading)")
      // Its picture adds up to it.
      let rows =
        page.results.components(separatedBy: "\n## ")
        .first { $0.hasPrefix("Item by item") }?
        .matches(of: #/(?m)^\| ([^*|]+) +\|[^|]+\| +([0-9.,]+) \|/#)
        .map { Double($0.2.filter { $0 != "," }) ?? .nan } ?? []
      #expect(abs(rows.reduce(0, +) - total) < 0.005, "seed \(seed): \(rows)")
    } else if heading.contains("Lowest total") {
      let (amount, store) = try #require(Self.named(heading), "seed \(seed): \(heading)")
      #expect(totals[store] == amount, "seed \(seed): \(heading)")
      #expect(most <= 0, "seed \(seed): \(heading)")
    } else if heading.contains("about the same") || heading.contains("also") {
      #expect(
        stated.allSatisfy { Self.number($0["estimate"]) <= 0 }, "seed \(seed): \(heading)")
    } else {
      #expect(most <= 0, "seed \(seed): \(heading)")
    }

    // No store that was left is named, and every other stands in the order of its total.
    let gone = stores.filter { ($0["last_seen"] ?? "") < "2026-08-02" }.compactMap { $0["store"] }
    #expect(gone.allSatisfy { !heading.contains($0) }, "seed \(seed): \(heading)")
    let sections = page.results.components(separatedBy: "\n## ")
    let list = sections.first { $0.contains(" costs where\n") } ?? ""
    let listed = list.matches(of: #/(?m)^\| (Store [0-9]) +\| +([0-9.,]+) \|/#)
      .map { (store: String($0.1), total: Double($0.2.filter { $0 != "," }) ?? .nan) }
    #expect(listed.map(\.total) == listed.map(\.total).sorted(), "seed \(seed)")
    #expect(listed.allSatisfy { totals[$0.store] == $0.total }, "seed \(seed): \(listed)")
  }

  /// An amount as the page writes it below 1,000.
  private static func written(_ amount: Double) -> String {
    let text = String(format: "%.2f", amount)
    guard let point = text.firstIndex(of: "."), text.distance(from: text.startIndex, to: point) > 3
    else { return text }
    var grouped = text
    grouped.insert(",", at: text.index(point, offsetBy: -3))
    return grouped
  }

  @Test("the households make headings of several kinds")
  func kinds() throws {
    var kinds: Set<String> = []
    for seed in UInt64(1)...36 {
      let folder = try TemporaryFolder()
      try folder.write("in/receipts.csv", Household(seed: seed).receipts)
      let heading =
        CommandLineRun("compare", folder.path("in"), "--as-of", "2026-10-31").results
        .split(separator: "\n").first ?? ""
      for kind in [
        "a month cheaper at", "at prices of", "No clear difference", "is the one store",
        "item by item",
      ]
      where heading.contains(kind) { kinds.insert(kind) }
    }
    #expect(kinds.count >= 3, "\(kinds)")
  }
}

import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Books whose data make a sentence false that pages once had.
@Suite("Sentences that data could make false") struct TrueSentencesTests {
  /// Receipt lines, one price each.
  private struct Lines {
    private(set) var text = "date,store,item,category,total,currency\n"
    private let start = Date(timeIntervalSince1970: 1_767_571_200)

    mutating func refund(_ item: String, at store: String, day: Int, cents: Int) {
      add(item, store, day, "-\(Self.written(cents))", "EUR")
    }

    /// - Parameter day: From Monday, 5 January 2026, on.
    mutating func buy(
      _ item: String, at store: String, day: Int, cents: Int, _ currency: String = "EUR"
    ) {
      add(item, store, day, Self.written(cents), currency)
    }

    private mutating func add(
      _ item: String, _ store: String, _ day: Int, _ sum: String, _ currency: String
    ) {
      let date = start.addingTimeInterval(Double(day) * 86_400)
        .formatted(.iso8601.year().month().day())
      text += "\(date),\(store),\(item),Food,\(sum),\(currency)\n"
    }

    private static func written(_ cents: Int) -> String {
      "\(cents / 100)." + String(format: "%02d", cents % 100)
    }
  }

  private static func run(
    _ arguments: [String], _ lines: Lines, asOf: String, _ files: [String: String] = [:]
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", lines.text)
    for (name, text) in files { try folder.write("in/\(name)", text) }
    let run = CommandLineRun(arguments + [folder.path("in"), "--as-of", asOf])
    try #require(run.status == .done, "\(run.messages)")
    return run.results.replacing("\u{A0}", with: " ")
  }

  private static let items = [
    "Milk", "Butter", "Eggs", "Bread", "Rice", "Pasta", "Flour", "Sugar", "Coffee", "Tea", "Yogurt",
    "Cheese", "Ham", "Oil", "Salt", "Cocoa", "Jam", "Honey", "Oats", "Beans",
  ]

  @Test("Beside a store that is dearer for certain nobody says that too few items were seen")
  func dearer() throws {
    var lines = Lines()
    for (place, item) in Self.items.enumerated() {
      let price = 99 + 31 * place
      for week in 0..<40 { lines.buy(item, at: "Lidl", day: 7 * week, cents: price) }
      // Once long ago; some of them again later.
      let other = price * 106 / 100
      for week in [16, 30, 34] where week == 16 || place % 4 > 0 {
        lines.buy(item, at: "Edeka", day: 7 * week + 2, cents: other)
      }
    }
    let page = try Self.run(["compare"], lines, asOf: "2026-10-31")
    #expect(page.contains("Lowest total"), "\(page.prefix(400))")
    #expect(page.contains("Now it costs €"))
    #expect(page.firstMatch(of: #/; at Edeka €[0-9.]+ more\./#) != nil)
    #expect(!page.contains("Too few items"))
  }

  @Test("What is weighed and bought by the piece is no price elsewhere and raises no alert")
  func looseGoods() throws {
    var lines = Lines()
    let pieces = [210, 340, 180, 400, 160, 390, 250, 520]
    for week in 0..<40 {
      let store = week % 3 == 0 ? "Edeka" : "Lidl"
      for (place, item) in Self.items.prefix(4).enumerated() {
        lines.buy(item, at: store, day: 7 * week, cents: 99 + 31 * place)
      }
      lines.buy("Tomatoes", at: store, day: 7 * week, cents: pieces[week * 3 % 8])
    }
    let review = try Self.run(["review"], lines, asOf: "2026-10-31")
    #expect(!review.contains("priced months before"))
    #expect(!review.contains("less elsewhere"))
    let stores = try Self.run(["compare"], lines, asOf: "2026-10-31")
    #expect(!stores.contains("at prices of"), "\(stores.prefix(300))")
    let trends = try Self.run(["trends"], lines, asOf: "2026-10-31")
    let tomatoes = trends.split(separator: "\n").first { $0.hasPrefix("| Tomatoes") }
    #expect(
      try #require(tomatoes).hasSuffix("|          – |         – |") == true, "\(tomatoes ?? "")")
  }

  @Test("A usual month is of what was bought in its currency, and a list names every currency")
  func currencies() throws {
    var lines = Lines()
    for week in 0..<40 {
      for (place, item) in Self.items.prefix(6).enumerated() {
        for _ in 0..<3 { lines.buy(item, at: "Lidl", day: 7 * week, cents: 100 + 10 * place) }
        guard week % 4 == 0 else { continue }
        lines.buy(item, at: "Migros", day: 7 * week + 1, cents: 200 + 20 * place, "CHF")
      }
    }
    let page = try Self.run(["compare"], lines, asOf: "2026-09-30")
    // Six items for CHF 13.50, once in July and September and twice in August.
    #expect(page.contains("CHF: Usual month: CHF 15.00 at Migros"), "\(page.prefix(500))")
    let list = try Self.run(["list"], lines, asOf: "2026-09-30")
    let heading = try #require(list.split(separator: "\n").first)
    #expect(heading.contains("€") && heading.contains("CHF"), "\(heading)")
  }

  @Test("Months with others between them that have no receipts are not the last ones")
  func gaps() throws {
    var lines = Lines()
    for week in 0..<36 where !(9..<18).contains(week) {
      for item in Self.items.prefix(5) { lines.buy(item, at: "Lidl", day: 7 * week, cents: 200) }
    }
    let budgets = ["budgets.csv": "month,category,amount,currency\n*,*,90,EUR\n"]
    let month = try Self.run(["month"], lines, asOf: "2026-09-10", budgets)
    #expect(month.contains("earlier months with"), "\(month)")
    #expect(!month.contains("of the last"))
  }

  @Test("Three quarters are not called half")
  func switches() throws {
    var lines = Lines()
    for week in 0..<26 {
      for (place, item) in Self.items.prefix(10).enumerated() {
        lines.buy(item, at: "Lidl", day: 7 * week, cents: 200 + 10 * place)
        let isLess = [0: 50, 1: 90, 2: 90, 3: 95, 4: 95][place]
        if week > 18, week % 2 == 0, let isLess {
          lines.buy(item, at: "Aldi", day: 7 * week + 2, cents: (200 + 10 * place) * isLess / 100)
        }
      }
    }
    let page = try Self.run(["compare"], lines, asOf: "2026-07-05")
    let share = try #require(page.firstMatch(of: #/1 of 5 items is ([0-9]+)% of it/#), "\(page)")
    #expect(Int(share.1).map { (56...90).contains($0) } == true)
  }

  @Test("A price that was lower for some weeks a year ago is no rise since then")
  func lowerForSomeWeeks() throws {
    var lines = Lines()
    for week in 0..<68 {
      for item in Self.items.prefix(8) { lines.buy(item, at: "Lidl", day: 7 * week, cents: 300) }
      lines.buy("Nuts", at: "Lidl", day: 7 * week, cents: (5..<9).contains(week) ? 279 : 399)
    }
    let trends = try Self.run(["trends"], lines, asOf: "2027-03-31")
    #expect(!trends.contains("3.39"))
    #expect(!trends.contains("Nuts | 2.79"), "\(trends)")
  }

  @Test("Year and home say after which month too little was bought again")
  func boughtAgain() throws {
    var lines = Lines()
    for week in 0..<60 {
      for (place, item) in Self.items.enumerated() {
        let price = (200 + 10 * place) * (1_000 + week) / 1_000
        lines.buy(week < 48 ? item : "\(item) \(week)", at: "Lidl", day: 7 * week, cents: price)
      }
    }
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", lines.text)
    let run = CommandLineRun([
      "report", folder.path("in"), "--output", folder.path("out"), "--as-of", "2027-02-28",
    ])
    try #require(run.status == .done, "\(run.messages)")
    let year = try Self.text("out/2027/year-in-review.md", folder)
    #expect(year.contains("after November 2026 too little was bought again"), "\(year.prefix(900))")
    let home = try Self.text("out/index.html", folder)
    #expect(home.contains("after November 2026 too little was bought again"))
  }

  private static func text(_ name: String, _ folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test("A first month says that there is nothing to compare with")
  func firstMonth() throws {
    var lines = Lines()
    for item in Self.items.prefix(3) { lines.buy(item, at: "Lidl", day: 0, cents: 200) }
    for command in ["month", "review"] {
      let page = try Self.run([command], lines, asOf: "2026-01-31")
      #expect(
        page.replacing("\n", with: " ").contains(
          "The receipts begin on 5 January: there is no month before to compare with."), "\(page)")
    }
  }

  @Test("Nothing is more than in a month without receipts")
  func emptyMonth() throws {
    var lines = Lines()
    for day in [0, 7, 35, 42, 92, 99] {
      for item in Self.items.prefix(5) { lines.buy(item, at: "Lidl", day: day, cents: 200) }
    }
    let month = try Self.run(["month", "--period", "2026-04"], lines, asOf: "2026-04-30")
    #expect(!month.contains("against"), "\(month)")
  }

  @Test("A refund is told in a whole sentence")
  func refund() throws {
    var lines = Lines()
    for month in 0..<3 {
      for item in Self.items.prefix(2) {
        lines.buy(item, at: "Lidl", day: 30 * month, cents: 200)
      }
    }
    lines.refund("Coffee", at: "Lidl", day: 90, cents: 599)
    let review = try Self.run(["review"], lines, asOf: "2026-04-30")
    #expect(
      review.contains("−€9.99 for Food: €5.99 was refunded in April."), "\(review.prefix(500))")
  }
}

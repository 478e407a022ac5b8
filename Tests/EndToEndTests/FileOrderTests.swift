import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// How a book is spread over files makes no difference.
@Suite struct FileOrderTests {
  /// A seeded household in many files: receipts by store with some lines in two files, budgets in
  /// two, aliases, settings and overlapping exports of two apps.
  private static func files(seed: UInt64) -> [String: String] {
    let book = RandomBook(seed: seed, currency: "EUR", digits: 2, months: 14, other: "CHF")
    var files: [String: String] = [:]
    let lines = book.receipts.split(separator: "\n").map(String.init)
    var parts: [String: [String]] = [:]
    for line in lines.dropFirst() {
      let store = line.split(separator: ",", omittingEmptySubsequences: false)[2]
      parts["receipts \(store)", default: []].append(line)
    }
    // Reading a purchase in two files changes nothing, so that some stand in two.
    let again = parts.sorted { $0.key < $1.key }.flatMap { $0.value.prefix(15) }
    parts["again"] = again
    for (name, own) in parts {
      files["\(name).csv"] = ([lines[0]] + own).joined(separator: "\n") + "\n"
    }
    let budgets = book.budgets.split(separator: "\n").map(String.init)
    files["plan.csv"] = ([budgets[0]] + budgets.dropFirst()).joined(separator: "\n") + "\n"
    files["other plan.csv"] = budgets[0] + "\n2025-10,Fruit,75.50,EUR\n2025-11,*,800,EUR\n"
    files["names.csv"] =
      "kind,match,name,category\nitem,Item B*,Brand B,Drinks\nstore,Ecke*,Ecke,\n"
    files["settings.json"] = #"{"currency":"EUR","monthStartDay":3}"#
    files["phone.json"] = vault(actual: 2.5, updated: 800_000_000)
    files["old phone.json"] = vault(actual: 9.5, updated: 799_000_000)
    files["prices.json"] = prices(1.25, updated: 790_000_000)
    files["old prices.json"] = prices(1.95, updated: 789_000_000)
    return files
  }

  private static func vault(actual: Double, updated: Int) -> String {
    """
    {"timestamp":\(updated),"version":2,"categories":[{"name":"Fruit","sortOrder":0}],
    "items":[{"id":"I1","name":"Item C no. 2","priceOptions":[{"store":"Aldo","price":3.5,
    "unit":"pc"}],"categoryName":"Fruit","createdAt":700000000}],
    "stores":[{"name":"Aldo","createdAt":700000000}],
    "carts":[{"id":"C1","name":"Weekly","budget":20,"status":2,"createdAt":789000000,
    "updatedAt":\(updated),"completedAt":789004800,"items":[{"itemId":"I1","quantity":2,
    "isFulfilled":true,"isSkippedDuringShopping":false,"plannedStore":"Aldo","plannedPrice":3.5,
    "plannedUnit":"pc","actualStore":"Aldo","actualPrice":\(actual),"actualQuantity":2,
    "actualUnit":"pc","isShoppingOnlyItem":false,"addedDuringShopping":false,
    "originalPlanningQuantity":2}]}]}
    """
  }

  private static func prices(_ price: Double, updated: Int) -> String {
    """
    {"groceryItems":[{"id":"G1","productName":"Item D no. 3","updatedAt":\(updated),
    "prices":[{"id":"P1","store":"Centra","price":\(price),"currency":"EUR",
    "lastUpdated":\(updated),"location":{"id":"L1","name":"Centra"}}]}],
    "locations":[{"id":"L1","name":"Centra"}]}
    """
  }

  /// Everything that a report over some paths writes.
  private static func report(
    _ paths: [String], formats: String
  ) throws -> [String: Data] {
    let output = try TemporaryFolder()
    let run = CommandLineRun(["report", "--format", formats, "--output", output.path] + paths)
    #expect(run.status == .done, "\(run.messages)")
    return try output.contents()
  }

  /// The tables of a report, but for the one that names files.
  private static func tables(_ paths: [String]) throws -> [String: Data] {
    try report(paths, formats: "csv").filter {
      $0.key.contains("tables/") && !$0.key.contains("/diagnostics.")
    }
  }

  @Test(
    "files named in any order give the same bytes", arguments: 1...3 as ClosedRange<UInt64>)
  func order(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let paths = try Self.files(seed: seed).sorted { $0.key < $1.key }
      .map { try folder.write($0.key, $0.value) }
    // Pages say what tables have: those of one book are enough.
    let formats = seed == 1 ? "md,csv,html,json" : "csv"
    let expected = try Self.report(paths, formats: formats)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<(seed == 1 ? 2 : 1) {
      let shuffled = paths.shuffled(using: &random)
      #expect(
        try Self.report(shuffled, formats: formats) == expected, "seed \(seed): \(shuffled)")
    }
    #expect(try Self.report([folder.path], formats: formats) == expected)
  }

  @Test(
    "files with other names, in folders of folders, give the same tables",
    arguments: 1...3 as ClosedRange<UInt64>)
  func renamed(seed: UInt64) throws {
    let files = Self.files(seed: seed)
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let expected = try Self.tables([folder.path])
    #expect(expected.count > 15)
    var random = SeededGenerator(seed: seed)
    for turn in 0..<2 {
      let other = try TemporaryFolder()
      // Names in another order, so that no file stands where it stood.
      let numbers = Array(0..<files.count).shuffled(using: &random)
      for (number, file) in zip(numbers, files.sorted(by: { $0.key < $1.key })) {
        let suffix = file.key.hasSuffix(".json") ? "json" : "csv"
        let depth = Int.random(in: 0...3, using: &random)
        // Settings, names and budgets are those of the book where they are in its own folder.
        let isOfBook = ["settings.json", "names.csv", "plan.csv", "other plan.csv"]
          .contains(file.key)
        let folders =
          isOfBook ? "" : (0..<depth).map { "f\($0)\(number % 3)/" }.joined()
        let isSettings = file.key == "settings.json" && turn == 0
        try other.write(
          isSettings ? "pricebook.json" : "\(folders)x\(number).\(suffix)", file.value)
      }
      let found = try Self.tables([other.path])
      #expect(found.keys.sorted() == expected.keys.sorted())
      for (name, table) in expected { #expect(found[name] == table, "seed \(seed), \(name)") }
    }
  }

  @Test(
    "the same receipts in any format give the same tables",
    arguments: 1...2 as ClosedRange<UInt64>)
  func formats(seed: UInt64) throws {
    let book = RandomBook(seed: seed, currency: "EUR", digits: 2, months: 14, other: "CHF")
    let rows = book.receipts.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    var expected: [String: Data]?
    for format in Format.allCases {
      let folder = try TemporaryFolder()
      let half = rows.count / 2
      let files = try [rows[1..<half], rows[half...]].enumerated().map { number, part in
        try folder.write("\(number)\(format.suffix)", try format.text([rows[0]] + part))
      }
      let tables = try Self.tables(files.reversed() + ["--currency", "EUR"])
      guard let expected else {
        expected = tables
        continue
      }
      #expect(tables.keys.sorted() == expected.keys.sorted())
      for (name, table) in expected {
        #expect(tables[name] == table, "seed \(seed), \(format): \(name)")
      }
    }
    #expect((expected?.count ?? 0) > 15)
  }

  /// A way to write receipts that Pricebook recognises by itself.
  private enum Format: CaseIterable {
    case commas
    /// With decimal commas and days first.
    case semicolons
    case tabs
    case json

    var suffix: String { self == .json ? ".json" : self == .tabs ? ".tsv" : ".csv" }

    func text(_ rows: [[String]]) throws -> String {
      switch self {
      case .commas: Self.lines(rows, ",")
      case .tabs: Self.lines(rows, "\t")
      case .semicolons:
        Self.lines(
          rows.enumerated().map { number, row in
            guard number > 0 else { return row }
            var row = row
            row[1] = row[1].split(separator: "-").reversed().joined(separator: ".")
            for column in [5, 7, 8] { row[column] = row[column].replacing(".", with: ",") }
            return row
          }, ";")
      case .json:
        String(
          decoding: try JSONSerialization.data(
            withJSONObject: rows.dropFirst().map {
              Dictionary(uniqueKeysWithValues: zip(rows[0], $0)).filter { !$0.value.isEmpty }
            }, options: .sortedKeys), as: UTF8.self)
      }
    }

    private static func lines(_ rows: [[String]], _ delimiter: String) -> String {
      rows.map { $0.joined(separator: delimiter) + "\n" }.joined()
    }
  }
}

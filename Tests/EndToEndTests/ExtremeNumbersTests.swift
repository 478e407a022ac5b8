import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Prices of 38 digits and amounts near the limit of 64 bits, through the whole of a report.
@Suite struct ExtremeNumbersTests {
  enum Shape: String, CaseIterable, Sendable {
    case longPrices, largestAmounts, largestQuantities, smallestQuantities, everything
  }

  /// A third of a cent, and as much as 38 digits hold.
  private static let longPrice = "0.0033333333333333333333333333333333333"
  private static let largePrice = "99999999999999.999999999999999999999999"

  private static func receipts(_ shape: Shape) -> String {
    var text = "receipt_id,date,store,item,category,quantity,unit,unit_price,total,currency\n"
    for month in 1...14 {
      let date = month > 12 ? "2026-0\(month - 12)-05" : "2025-\(month < 10 ? "0" : "")\(month)-05"
      for (place, store) in ["A", "B", "C"].enumerated() {
        let key = "\(month)-\(place),\(date),\(store)"
        if shape == .longPrices || shape == .everything {
          text += "\(key),Sand 500 g,Pantry,\(month + place)000,g,\(longPrice),,EUR\n"
          text += "\(key),Gold,Pantry,0.00000\(place + 1),kg,\(largePrice),,EUR\n"
        }
        if shape == .largestAmounts || shape == .everything {
          // Fifty of them stay below the limit of a book, 1/8 of 64 bits.
          text += "\(key),Palace 2 kg,Homes,1,each,,\(1_500_000_000_000 + month * place).01,EUR\n"
        }
        if shape == .largestQuantities || shape == .everything {
          text += "\(key),Grain,Pantry,10000000,kg,,0.0\(place + 1),EUR\n"
        }
        if shape == .smallestQuantities || shape == .everything {
          text += "\(key),Saffron 1 kg,Pantry,0.000001,g,,\(month)000000.00,EUR\n"
          text += "\(key),Stamp,Pantry,0.000001,each,,0.01,KWD\n"
        }
      }
    }
    return text
  }

  private static let vault = """
    {"groceryItems":[{"id":"G1","productName":"Gold","prices":[{"id":"P1","store":"A",
    "price":"99999999999999.999999999999999999999999","currency":"EUR","lastUpdated":790000000,
    "location":{"id":"L1","name":"A"}},{"id":"P2","store":"A",
    "price":"0.0000000000000000000000000000000000001","currency":"EUR","lastUpdated":791000000,
    "location":{"id":"L1","name":"A"}}]}],"locations":[{"id":"L1","name":"A"}]}
    """

  /// Words that a number which is none is written as, in any of the outputs.
  private static var wrong: some RegexComponent { /(?i)\b(nan|inf|infinity)\b|∞/ }

  @Test(
    "every figure is a number or an empty cell",
    arguments: Shape.allCases, [[], ["--availability", "1"]])
  func finite(shape: Shape, options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.receipts(shape))
    try folder.write(
      "in/budgets.csv",
      "month,category,amount,currency,rollover\n*,*,900000000000000,EUR,yes\n"
        + "*,Pantry,0.01,EUR,yes\n*,Homes,100000000000000,EUR,yes\n")
    try folder.write(
      "in/basket.csv",
      "item,quantity,unit\nGold,10000000,kg\nPalace 2 kg,1,each\nSaffron 1 kg,0.000001,g\n"
        + "Grain,10000000,kg\nSand 500 g,1,kg\n")
    try folder.write("in/prices.json", Self.vault)
    let run = CommandLineRun(
      ["report", folder.path("in"), "--format", "md,csv,html,json", "--output", folder.path("out")]
        + options)
    #expect(run.status == .done, "\(run.messages)")
    let written = try folder.contents().filter { $0.key.hasPrefix("out/") }
    #expect(written.count > 25)
    for (path, data) in written {
      let text = String(decoding: data, as: UTF8.self)
      // The pattern is slow, and few lines have the letters of such a word.
      let found = text.split(separator: "\n").first { line in
        ["nan", "inf", "∞"].contains { line.range(of: $0, options: .caseInsensitive) != nil }
          && !line.contains("sha256-") && line.contains(Self.wrong)
      }
      #expect(found == nil, "\(path)")
      if path.hasSuffix(".json") {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
      }
    }
    for (path, data) in written where path.hasSuffix(".csv") {
      for row in CSVRows(data).rows {
        for (column, field) in row where Self.numbers.contains(column) && !field.isEmpty {
          #expect(Self.isNumber(field), "\(path), \(column): \(field)")
        }
      }
    }
  }

  /// Whether a field is digits with at most one point between them, and a minus at most.
  private static func isNumber(_ field: String) -> Bool {
    let digits = field.hasPrefix("-") ? field.dropFirst() : field[...]
    let parts = digits.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }

  /// Columns of numbers, in any table.
  private static let numbers: Set<String> = [
    "spent", "budget", "variance", "used_percent", "price", "quantity", "minimum", "maximum",
    "change_percent", "year_change_percent", "regular_change_percent", "index",
    "matched_percent", "previous", "current", "change", "price_effect", "quantity_effect",
    "new_items", "gone_items", "paid", "cheapest", "saving", "total", "basket_total",
    "latest_price", "latest_cost",
    "cost", "price_per_unit", "reference_price", "first_price", "last_price",
  ]

  @Test("a price of 38 digits is rounded once, after it is multiplied")
  func roundedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.receipts(.longPrices))
    _ = CommandLineRun("report", folder.path("in"), "--format", "csv", "--output", folder.path("o"))
    let data = try #require(
      try folder.contents().first { $0.key.hasSuffix("/spending-by-item.csv") }?.value)
    let sand = CSVRows(data).rows(where: ["item": "Sand 500 g", "month": "2025-03"])
    // 3 000, 4 000 and 5 000 g at a third of a cent.
    #expect(sand.map { $0["spent"] } == ["40.00"])
    let gold = CSVRows(data).rows(where: ["item": "Gold", "month": "2025-03"])
    #expect(gold.map { $0["spent"] } == ["600000000.00"])
  }

  @Test("amounts beyond what a book may hold are refused with their place")
  func refused() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a.csv",
      "date,store,item,total\n2026-10-03,S,Milk,2.50\n2026-10-04,S,Moon,922337203685477.5807\n")
    let run = CommandLineRun("report", file, "--output", folder.path("out"))
    #expect(run.messages.contains("a.csv:3"), "\(run.messages)")
    let spent = try #require(
      try folder.contents().first { $0.key.hasSuffix("/spending-by-store.csv") }?.value)
    #expect(CSVRows(spent).rows.map { $0["spent"] } == ["2.50"])
  }
}

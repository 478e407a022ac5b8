import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

@Suite("Tables and pages that answer one question have one figure") struct OneFigureTests {
  private static func rows(_ table: String, _ subject: Subject) throws -> [[String: String]] {
    CSVRows(try #require(try subject.files()["tables/\(table).csv"])).rows
  }

  @Test("the last month of a basket is its total in the comparison", arguments: Subject.all)
  func basketMonths(subject: Subject) throws {
    let month = try subject.month()
    // A basket that has prices in two currencies has a total in each.
    let totals = try Self.rows("store-comparison", subject).reduce(into: [String: [String]]()) {
      $0[[$1["basket"], $1["store"]].compactMap(\.self).joined(separator: "|"), default: []]
        .append($1["basket_total"] ?? "")
    }
    for row in try Self.rows("baskets-by-month", subject) where row["month"] == month {
      let key = [row["basket"], row["store"]].compactMap(\.self).joined(separator: "|")
      let isOne = totals[key]?.contains(row["total"] ?? "") ?? false
      #expect(isOne, "\(subject): \(key)")
    }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  @Test(
    "a month of the matrix is what was spent in it, and its categories add up",
    arguments: Subject.all)
  func matrix(subject: Subject) throws {
    let matrix = try Self.rows("spending-matrix", subject)
    for row in try Self.rows("spending-by-month", subject) {
      let parts = (row["month"] ?? "").split(separator: "-")
      guard parts.count == 2, let number = Int(parts[1]), row["lines"] != "0" else { continue }
      let name = Self.months[number - 1]
      let own = matrix.filter {
        $0["year"] == String(parts[0]) && $0["currency"] == row["currency"]
      }
      let all = own.first { $0["category"] == "*" }
      #expect(all?[name] == row["spent"], "\(subject): \(row)")
      let sum = own.filter { $0["category"] != "*" }.compactMap { $0[name].flatMap(Double.init) }
        .reduce(0, +)
      #expect(abs(sum - (row["spent"].flatMap(Double.init) ?? .nan)) < 0.001, "\(subject): \(row)")
    }
  }
}

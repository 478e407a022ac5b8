import TestSupport
import Testing

@testable import PricebookImport

/// Columns that repeat the record above are not read again; what they mean must be the same.
@Suite("Repeated columns")
struct RepeatedColumnsTests {
  private static let orders = [
    ["receipt_id", "date", "store", "item", "total"],
    ["date", "time", "store", "receipt_id", "item", "total"],
    ["store", "currency", "item", "date", "total", "unit"],
    ["item", "store", "date", "total"],
  ]

  private static let values: [String: [String]] = [
    "receipt_id": ["R1", "R2", "", "\"R1\""],
    "date": ["2026-01-02", "2026-01-03", "2026-13-01", ""],
    "time": ["10:00", "", "25:00"], "store": ["S", "T", " S", "\"S\nT\"", "\"S", "S\"x"],
    "item": ["Milk", "\"Milk \"\"old\"\"\"", "", "Bread"], "total": ["1.00", "2", "x"],
    "currency": ["EUR", "CHF", ""], "unit": ["kg", "each"],
  ]

  /// Records of few different values, some of them cut off or with one field too many.
  private func file(order: [String], seed: UInt64) -> TestFile {
    var generator = SeededGenerator(seed: seed)
    let lines = (0..<120).map { _ in
      var fields = order.map { name in
        let values = Self.values[name] ?? []
        // The first values are good ones, and the usual.
        return Int.random(in: 0..<12, using: &generator) == 0
          ? values.randomElement(using: &generator) ?? ""
          : values[Int.random(in: 0...1, using: &generator)]
      }
      switch Int.random(in: 0..<25, using: &generator) {
      case 0: fields.removeLast(Int.random(in: 1..<fields.count, using: &generator))
      case 1: fields.append("more")
      case 2: fields = ["  "]
      default: break
      }
      return fields.joined(separator: ",")
    }
    return TestFile(lines: lines, header: order.joined(separator: ","))
  }

  @Test(arguments: orders, 1...25 as ClosedRange<UInt64>)
  func `mean what they mean in a part of their own`(order: [String], seed: UInt64) {
    let file = file(order: order, seed: seed)
    let together = Reading([file])
    let apart = Reading([file], .parts(1))
    #expect(together.difference(from: apart) == nil)
    #expect(!together.lines.isEmpty && !together.refusals.isEmpty)
  }
}

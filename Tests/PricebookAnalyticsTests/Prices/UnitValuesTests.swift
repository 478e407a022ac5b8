import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Unit values found the slow and obvious way: one dictionary of every group of lines.
private func obviousRows(of book: Book) -> [String] {
  struct Sum {
    var paid: Int64 = 0
    var base: Int128 = 0
    var lines = 0
    var prices: [Int64] = []
  }
  var sums: [String: Sum] = [:]
  let lines = book.lines
  for line in 0..<lines.count where lines.uses[line].contains(.price) {
    let unit = book.names.units[lines.unit[line]]
    let currency = book.names.currencies[lines.currency[line]].label
    let name = [
      "\(lines.item[line])", "\(lines.store[line])", unit.dimension.baseUnit, currency,
      "\(lines.day[line].month)",
    ].joined(separator: " ")
    let quantity = unit.base(lines.quantity[line])
    let price = UnitValue(paid: lines.paid[line], quantity: quantity).rounded
    sums[name, default: Sum()].paid += lines.paid[line].tenThousandths
    sums[name, default: Sum()].base += quantity.count
    sums[name, default: Sum()].lines += 1
    sums[name, default: Sum()].prices.append(price?.tenThousandths ?? .max)
  }
  return sums.map { name, sum in
    "\(name) \(sum.paid) \(sum.base) \(sum.lines) \(sum.prices.min() ?? 0) "
      + "\(sum.prices.max() ?? 0)"
  }.sorted()
}

private func rows(of analysis: Analysis, in book: Book) -> [String] {
  let values = analysis.unitValues
  return values.series.flatMap { series in
    series.rows.map { row in
      "\(series.item) \(series.store) \(values.dimensions[series.dimension].baseUnit) "
        + "\(book.names.currencies[series.currency].label) \(values.month[row]) "
        + "\(values[row].paid.tenThousandths) \(values[row].quantity.count) "
        + "\(values[row].observations) \(values[row].minimum.tenThousandths) "
        + "\(values[row].maximum.tenThousandths)"
    }
  }
}

struct UnitValuesTests {
  @Test(
    "The pass down the columns finds what an obvious one finds",
    arguments: [(1, false), (2, true), (3, false), (4, true)] as [(UInt64, Bool)])
  func againstObvious(seed: UInt64, isSorted: Bool) {
    let made = MadeBook.random(seed: seed, lines: 900, isSorted: isSorted)
    #expect(rows(of: made.analysis(), in: made.book).sorted() == obviousRows(of: made.book))
  }

  @Test("Series stand by item, store, base unit and currency label, their months ascending")
  func order() {
    let made = MadeBook.random(seed: 5, lines: 900)
    let values = made.analysis().unitValues
    let keys = values.series.map { series in
      (
        series.item, series.store, values.dimensions[series.dimension].baseUnit,
        made.book.names.currencies[series.currency].label
      )
    }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
    #expect(
      values.series.allSatisfy { series in
        zip(series.rows, series.rows.dropFirst()).allSatisfy { values.month[$0] < values.month[$1] }
      })
  }

  @Test("Grams, kilograms and pounds make one price per kilogram, exactly")
  func unitsOfOneDimension() throws {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: 20_000, quantity: 500_000_000, unit: 1)
    made.buy(on: "2026-03-02", paid: 30_000, quantity: 1_500_000, unit: 2)
    made.buy(on: "2026-03-03", paid: 10_000, quantity: 1_000_000, unit: 3)
    let values = made.analysis().unitValues
    try #require(values.rowCount == 1)
    #expect(values[0].quantity.count == 24_535_923_700_000_000_000)
    #expect(values.price(row: 0).rounded == Amount(tenThousandths: 24_454))
    #expect(values[0].minimum == Amount(tenThousandths: 20_000))
    #expect(values[0].maximum == Amount(tenThousandths: 40_000))
  }

  @Test("The latest price is the unit value of the last day on or before the as-of date")
  func latest() throws {
    var made = MadeBook()
    made.buy(on: "2026-03-05", paid: 30_000, quantity: 2_000_000)
    made.buy(on: "2026-03-05", paid: 10_000)
    made.buy(on: "2026-03-04", paid: 99_000)
    made.buy(on: "2026-03-20", paid: 50_000)
    let analysis = made.analysis { $0.asOf = date("2026-03-10") }
    let series = try #require(analysis.unitValues.series.first)
    #expect(series.latestDay == date("2026-03-05"))
    #expect(series.latest.paid == Amount(tenThousandths: 40_000))
    #expect(series.latest.quantity.rounded == Quantity(millionths: 3_000_000))
  }

  @Test("A series that is priced later only has no latest price")
  func latestInFuture() throws {
    var made = MadeBook()
    made.buy(on: "2026-03-20", paid: 50_000)
    let analysis = made.analysis { $0.asOf = date("2026-03-10") }
    let series = try #require(analysis.unitValues.series.first)
    #expect(series.latestDay.daysSinceEpoch == .min)
    #expect(series.latest.rounded == nil)
  }

  @Test("Changes are against the month before that has a price, and the same month a year ago")
  func changes() {
    var made = MadeBook()
    made.buyMonthly(prices: [10_000, 0, 12_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15_000])
    let values = made.analysis().unitValues
    var (changes, yearChanges) = ([0.0, 0, 0], [0.0, 0, 0])
    var span = changes.mutableSpan
    values.changePercents(of: 0..<3, into: &span)
    var yearSpan = yearChanges.mutableSpan
    values.yearChangePercents(of: 0..<3, into: &yearSpan)
    #expect(changes[0].isNaN && abs(changes[1] - 20) < 1e-12 && abs(changes[2] - 25) < 1e-12)
    #expect(yearChanges[0].isNaN && yearChanges[1].isNaN && abs(yearChanges[2] - 50) < 1e-12)
  }

  @Test("Quantities beyond 64 bits in one month are summed exactly")
  func largeQuantities() {
    var made = MadeBook()
    let limit = Int64.max / 2 + 1
    for day in ["2026-03-01", "2026-03-02", "2026-03-03"] {
      made.buy(on: day, paid: 10_000, quantity: limit)
    }
    let values = made.analysis().unitValues
    #expect(values.rowCount == 1)
    #expect(values[0].quantity.count == Int128(limit) * 3 * 10_000_000_000_000)
    #expect(values[0].observations == 3)
  }

  @Test("Many units of one item are kept apart, whatever order they come in")
  func manyUnits() {
    var made = MadeBook(units: (0..<100).map { "unit \($0)" })
    for round in 0..<3 as Range<Int64> {
      for unit in 0..<100 as Range<UnitID> {
        made.buy(on: "2026-03-0\(round + 1)", paid: 100 * (Int64(unit.rawValue) + 1), unit: unit)
      }
    }
    #expect(rows(of: made.analysis(), in: made.book).sorted() == obviousRows(of: made.book))
    #expect(made.analysis().trends.count == 100)
  }
}

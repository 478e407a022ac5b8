import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Rows that are kept in few bytes, against the rows themselves.
struct PackedRowsTests {
  private static let edges: [Int64] = [
    0, 1, -1, 65_534, 65_535, 65_536, Int64(Int32.max) - 1, Int64(Int32.max), Int64(Int32.min),
    Int64(Int32.min) - 1, .max, .min,
  ]

  /// Unit values with the rows, narrow where they fit.
  private func unitValues(_ rows: [UnitValues.Row], months: [Int32]) -> UnitValues {
    var book = Book()
    book.names.units = [.each]
    let units = UnitTable(of: book)
    var values = UnitValues(units: units)
    let base = Int128(UnitOfMeasure.each.basePerUnit)
    for (row, month) in zip(rows, months) {
      let millionths = Int64(exactly: row.quantity.count / base)
      let scale = units.factors[UnitID(0)].scale
      let number = millionths.flatMap { units.scales.narrowed($0, scale: scale) }
      let narrow = UnitValues.Narrow(
        paid: row.paid.tenThousandths, quantity: number, observations: row.observations,
        minimum: row.minimum.tenThousandths, maximum: row.maximum.tenThousandths)
      if let narrow {
        values.append(narrow, month: Month(index: month))
      } else {
        values.append(row, month: Month(index: month))
      }
    }
    return values
  }

  private func randomRows(_ count: Int, using random: inout SeededGenerator) -> [UnitValues.Row] {
    (0..<count).map { _ in
      func number() -> Int64 { Self.edges.randomElement(using: &random) ?? 0 }
      let isOrdinary = Bool.random(using: &random)
      return UnitValues.Row(
        paid: Amount(tenThousandths: isOrdinary ? 7 : number()),
        quantity: BaseQuantity(
          count: Int128(isOrdinary ? 3_000_000 : number())
            * Int128(UnitOfMeasure.each.basePerUnit)),
        observations: isOrdinary ? 65_535 : UInt32(truncatingIfNeeded: number()),
        minimum: Amount(tenThousandths: isOrdinary ? -5 : number()),
        maximum: Amount(tenThousandths: isOrdinary ? 9 : number()))
    }
  }

  @Test("Unit values of any size come back", arguments: [1, 2, 3] as [UInt64])
  func unitValues(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = randomRows(300, using: &random)
    let values = unitValues(rows, months: rows.indices.map(Int32.init))
    #expect(values.rows.wide.count > 50 && values.rows.wide.count < 250)
    #expect(rows.indices.map { values[$0] } == rows)
  }

  @Test(
    "Joined rows are the rows of each part, and the parts are empty",
    arguments: [4, 5, 6] as [UInt64])
  func joinedRows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var joined = unitValues([], months: [])
    var plain: [UnitValues.Row] = []
    for part in 0..<5 {
      let rows = randomRows(Int.random(in: 0...20, using: &random), using: &random)
      var next = unitValues(rows, months: rows.map { _ in Int32(part) })
      plain += rows
      joined.take(&next)
      #expect(next.rowCount == 0 && next.rows.count == 0 && next.rows.wide.isEmpty)
    }
    #expect(plain.indices.map { joined[$0] } == plain)
    #expect(joined.month.map(\.index) == joined.month.map(\.index).sorted())
  }

  @Test("Rows copied from other unit values keep their numbers")
  func copiedRows() {
    var random = SeededGenerator(seed: 9)
    let rows = randomRows(50, using: &random)
    let old = unitValues(rows, months: rows.indices.map(Int32.init))
    var new = unitValues([], months: [])
    for row in rows.indices.reversed() { new.append(row: row, of: old) }
    #expect(rows.indices.map { new[$0] } == rows.reversed())
    #expect(new.month == old.month.reversed())
  }

  @Test("A saving of any month, currency, store and size comes back as it was")
  func savings() {
    let ordinary = PossibleSavings.Row(
      month: Month(index: 24_300), item: 7, store: 3, cheapestStore: 4, currency: 1,
      kind: .sameStoreEarlier,
      paid: Amount(tenThousandths: 20_000), cheapest: Amount(tenThousandths: 15_000))
    var rows = [ordinary]
    for change in 0..<10 {
      var row = ordinary
      row.item = ItemID(change)
      switch change {
      case 0: row.month = Month(index: 24_301)
      case 1: row.currency = 0
      case 2: row.store = 65_535
      case 3: row.store = 65_534
      case 4: row.cheapestStore = 65_536
      case 5: row.paid = Amount(tenThousandths: Int64(Int32.max) + 1)
      case 6: row.cheapest = Amount(tenThousandths: Int64(Int32.min) - 1)
      case 7: row.month = Month(index: 70_000)
      case 8: row.currency = 16_384
      default: row.item = ItemID(rawValue: .max)
      }
      rows += [row, ordinary]
    }
    var packed = PossibleSavings.Rows()
    for row in rows { packed.append(row) }
    #expect(Array(packed) == rows)
  }

  @Test(
    "Savings are sorted by month, and those of one month keep their order",
    arguments: [7, 8] as [UInt64])
  func sortedSavings(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rows: [PossibleSavings.Row] = []
    for item in 0..<200 {
      rows.append(
        PossibleSavings.Row(
          month: Month(index: [24_000, 24_001, 24_007, 70_000].randomElement(using: &random) ?? 0),
          item: ItemID(item), store: 0,
          cheapestStore: StoreID([1, 70_000].randomElement(using: &random) ?? 0),
          currency: 0, kind: .offer, paid: .zero, cheapest: .zero))
    }
    var packed = PossibleSavings.Rows()
    for row in rows { packed.append(row) }
    let sorted = rows.sorted { ($0.month, $0.item) < ($1.month, $1.item) }
    #expect(Array(PossibleSavings(packed).rows) == sorted)
    #expect(PossibleSavings(PossibleSavings.Rows()).rows.isEmpty)
  }

  @Test("Sorting by month is stable over any number of months", arguments: 1...5)
  func sortedByMonth(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let months = (0..<seed * 20).map { _ in Int32.random(in: -3...Int32(seed), using: &random) }
    let keyed = months.indices.map { SIMD2(months[$0], Int32($0)) }
    let found = keyed.sorted(byMonth: { Month(index: $0.x) })
    #expect(found == keyed.sorted { ($0.x, $0.y) < ($1.x, $1.y) })
  }
}

import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Columns that keep most rows in few bytes, against plain arrays.
struct NarrowColumnTests {
  private static let edges: [Int64] = [
    0, 1, -1, 65_534, 65_535, 65_536, Int64(Int32.max) - 1, Int64(Int32.max), Int64(Int32.min),
    Int64(Int32.min) - 1, .max, .min,
  ]

  @Test("Amounts and counts of any size come back", arguments: [1, 2, 3] as [UInt64])
  func numbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var amounts = NarrowColumn<Int32>()
    var counts = NarrowColumn<UInt16>()
    var plain: [Int64] = []
    for _ in 0..<400 {
      let value = Self.edges.randomElement(using: &random) ?? 0
      plain.append(value)
      amounts.append(value)
      counts.append(value)
    }
    #expect(plain.indices.map { amounts[$0] } == plain)
    #expect(plain.indices.map { counts[$0] } == plain)
  }

  @Test(
    "A narrowed quantity counts what its unit counted",
    arguments: [1, 10_000_000_000, 283_495_231_250, 10_000_000_000_000, 120_000_000_000_000]
      as [Int64])
  func quantities(basePerUnit: Int64) {
    var scales = QuantityScales()
    _ = scales.scale(ofBasePerUnit: 7)
    let scale = scales.scale(ofBasePerUnit: basePerUnit)
    for millionths in [1, 999, 1_000, 1_001, 500_000, 1_000_000, 4_294_967_295, 66_000_000] {
      guard let (count, found) = scales.narrowed(Int64(millionths), scale: scale) else {
        Issue.record("\(millionths) did not fit")
        continue
      }
      #expect(
        Int128(count) * Int128(scales.factors[Int(found)])
          == Int128(millionths) * Int128(basePerUnit))
    }
  }

  @Test(
    "A quantity that does not fit is left to stand aside",
    arguments: [-1, 4_294_967_297, 4_294_967_296_000_000, .max] as [Int64])
  func wideQuantities(millionths: Int64) {
    var scales = QuantityScales()
    let scale = scales.scale(ofBasePerUnit: UnitOfMeasure.wholeBase)
    #expect(scales.narrowed(millionths, scale: scale) == nil)
  }

  @Test("Units of one size share a scale, and too many sizes have none")
  func scaleLimit() {
    var scales = QuantityScales()
    let found = (1...86).map { scales.scale(ofBasePerUnit: $0) }
    #expect(Set(found.dropLast()).count == 85)
    #expect(found.last == QuantityScales.none)
    #expect(scales.scale(ofBasePerUnit: 1) == found.first)
    #expect(scales.narrowed(1, scale: QuantityScales.none) == nil)
  }

  @Test("Rows joined by column are those appended one by one", arguments: [4, 5, 6] as [UInt64])
  func joinedRows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scales = QuantityScales()
    let scale = scales.scale(ofBasePerUnit: UnitOfMeasure.wholeBase)
    var joined = UnitValues()
    joined.quantity.scales = scales
    var plain = UnitValues()
    for piece in 0..<5 {
      var next = PriceRows()
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let pieces = Int64.random(in: 1...900, using: &random)
        let row = PriceRows.WideRow(
          month: Month(index: Int32(piece)), paid: Amount(tenThousandths: pieces * 100),
          quantity: BaseQuantity(count: Int128(pieces) * 10_000_000_000_000_000_000),
          observations: 3, minimum: Amount(tenThousandths: 90), maximum: Amount(tenThousandths: 110)
        )
        plain.append(
          month: row.month, paid: row.paid, quantity: row.quantity, observations: 3,
          minimum: row.minimum, maximum: row.maximum)
        if Bool.random(using: &random) {
          next.append(row)
        } else if let (count, scale) = scales.narrowed(pieces * 1_000_000, scale: scale) {
          next.append(
            PriceRows.Row(
              month: row.month, paid: Int32(pieces * 100), count: count, minimum: 90, maximum: 110,
              observations: 3, scale: scale))
        }
      }
      joined.take(&next)
      #expect(next.rows.isEmpty && next.aside.isEmpty)
    }
    #expect("\(joined.month) \(joined.paid)" == "\(plain.month) \(plain.paid)")
    #expect(Array(joined.quantity) == Array(plain.quantity))
    #expect(joined.observations.elementsEqual(plain.observations))
    #expect(joined.minimum.elementsEqual(plain.minimum))
    #expect(joined.maximum.elementsEqual(plain.maximum))
  }

  @Test("Rows copied from other unit values keep their numbers")
  func copiedRows() {
    var old = UnitValues()
    for paid in Self.edges {
      old.append(
        month: Month(index: 5), paid: Amount(tenThousandths: paid),
        quantity: BaseQuantity(count: Int128(paid) * 3), observations: 70_000,
        minimum: Amount(tenThousandths: paid), maximum: .zero)
    }
    var new = UnitValues()
    for row in 0..<old.rowCount { new.append(row: row, of: old) }
    #expect(new.paid.map(\.tenThousandths) == Self.edges)
    #expect(Array(new.quantity) == Array(old.quantity))
    #expect(Array(new.observations) == Self.edges.map { _ in 70_000 })
    #expect(new.minimum.elementsEqual(old.minimum) && new.maximum.elementsEqual(old.maximum))
  }
}

import PricebookModel
import Testing

@Suite struct DecimalColumnTests {
  private static let numbers: [ExactDecimal?] = [
    ExactDecimal(significand: 0, scale: 2), nil, ExactDecimal(significand: -125, scale: 1),
    ExactDecimal(significand: Int128(Int64.max) + 1, scale: 38),
    ExactDecimal(significand: Int128(Int64.min), scale: 0),
    ExactDecimal(significand: .min, scale: 5), nil, ExactDecimal(significand: 7, scale: 38),
  ]

  private static func column(_ numbers: [ExactDecimal?]) -> DecimalColumn {
    var column = DecimalColumn()
    for number in numbers { column.append(number) }
    return column
  }

  /// With scales, which equal numbers may differ in.
  private static func written(_ column: DecimalColumn) -> [String] {
    (0..<column.count).map { column[$0]?.description ?? "none" }
  }

  @Test("every number comes back with its digits")
  func keepsDigits() {
    #expect(
      Self.written(Self.column(Self.numbers)) == Self.numbers.map { $0?.description ?? "none" })
  }

  @Test("removed rows are gone and the others keep their order", arguments: 0..<256)
  func removes(mask: Int) {
    let removed = Self.numbers.indices.filter { mask >> $0 & 1 == 1 }
    var column = Self.column(Self.numbers)
    column.remove(removed)
    let kept = Self.numbers.indices.filter { !removed.contains($0) }
    #expect(Self.written(column) == kept.map { Self.numbers[$0]?.description ?? "none" })
  }
}

public import PricebookModel

/// What the numbers of compact quantities count: units, thousandths and millionths of them.
///
/// A quantity that is a sum in one unit is, as a rule, a whole number of units, or of thousandths
/// or millionths of one. The number and its scale take five bytes instead of sixteen.
@usableFromInline
struct QuantityScales: Sendable {
  /// In 10⁻¹⁹ base units: for every size of a unit a millionth, a thousandth and one of it; 0
  /// where that needs more than 64 bits.
  @usableFromInline private(set) var factors: [UInt64] = []

  /// Stands for a quantity that is not kept this way.
  @usableFromInline static var none: UInt8 { .max }

  private static let sizeLimit = Int(none) / 3

  @usableFromInline init() {}

  /// The scale of the millionths of a unit, which is added where it is new.
  ///
  /// - Returns: ``none`` where there are too many sizes.
  mutating func scale(ofBasePerUnit basePerUnit: Int64) -> UInt8 {
    let size = UInt64(clamping: basePerUnit)
    for first in stride(from: 0, to: factors.count, by: 3) where factors[first] == size {
      return UInt8(first)
    }
    guard factors.count < Self.sizeLimit * 3, size > 0 else { return Self.none }
    factors.append(size)
    for power in [1_000, 1_000_000] as [UInt64] {
      let (product, overflow) = size.multipliedReportingOverflow(by: power)
      factors.append(overflow ? 0 : product)
    }
    return UInt8(factors.count - 3)
  }

  /// A quantity as a number of 32 bits and what it counts.
  ///
  /// - Parameter scale: Of the millionths of the unit.
  /// - Returns: `nil` where it does not fit.
  @inline(__always)
  func narrowed(_ millionths: Int64, scale: UInt8) -> (count: UInt32, scale: UInt8)? {
    guard scale != Self.none, millionths >= 0 else { return nil }
    let millionths = UInt64(bitPattern: millionths)
    let thousandths = millionths / 1_000
    guard thousandths * 1_000 == millionths else {
      return UInt32(exactly: millionths).map { ($0, scale) }
    }
    let units = thousandths / 1_000
    if units * 1_000 == thousandths, factors[Int(scale) + 2] != 0 {
      return UInt32(exactly: units).map { ($0, scale + 2) }
    }
    guard factors[Int(scale) + 1] != 0 else { return nil }
    return UInt32(exactly: thousandths).map { ($0, scale + 1) }
  }

  /// The quantity of a number and its scale.
  @inline(__always) @inlinable
  func quantity(_ count: UInt32, scale: UInt8) -> BaseQuantity {
    let product = UInt64(count).multipliedFullWidth(by: factors[Int(scale)])
    return BaseQuantity(count: Int128(product.high) << 64 | Int128(product.low))
  }
}

/// An exact quantity in 10⁻¹⁹ of a base unit, wide enough to sum any book.
@frozen public struct BaseQuantity: Hashable, Comparable, Sendable {
  /// The count of 10⁻¹⁹ base units.
  public var count: Int128
  /// No quantity at all.
  public static let zero = BaseQuantity(count: 0)

  /// - Parameter count: In 10⁻¹⁹ of a base unit.
  @inlinable public init(count: Int128) { self.count = count }

  /// Whether a quantity is smaller than another.
  @inlinable public static func < (left: BaseQuantity, right: BaseQuantity) -> Bool {
    left.count < right.count
  }

  /// The sum of two quantities.
  @inlinable public static func + (left: BaseQuantity, right: BaseQuantity) -> BaseQuantity {
    BaseQuantity(count: left.count + right.count)
  }

  /// Adds a quantity.
  @inlinable public static func += (left: inout BaseQuantity, right: BaseQuantity) {
    left.count += right.count
  }

  /// The quantity in base units, rounded half away from zero to six decimals.
  public var rounded: Quantity {
    let certain = (count.approximateValue / 1e13).certainlyRounded
    return Quantity(
      millionths: certain ?? Int64(clamping: count.dividedRounding(by: 10_000_000_000_000)))
  }

  /// For logarithms and least squares only.
  @inlinable public var approximateUnits: Double { count.approximateValue / 1e19 }
}

/// An exact quantity in 1/1 000 000 of a unit, without saying which unit.
@frozen public struct Quantity: Hashable, Comparable, Sendable {
  /// The count of 1/1 000 000 units.
  public var millionths: Int64
  /// No quantity at all.
  public static let zero = Quantity(millionths: 0)
  /// One unit.
  public static let one = Quantity(millionths: 1_000_000)
  /// The largest absolute quantity of a line; a line beyond it is rejected.
  public static let limit = Quantity(millionths: 10_000_000 * 1_000_000)

  /// - Parameter millionths: The count of 1/1 000 000 units.
  @inlinable public init(millionths: Int64) { self.millionths = millionths }

  /// A whole number of units.
  ///
  /// - Precondition: `units` × 1 000 000 fits in 64 bits.
  public init(units: Int64) { self.init(millionths: units * 1_000_000) }

  /// Whether a quantity is smaller than another.
  @inlinable public static func < (left: Quantity, right: Quantity) -> Bool {
    left.millionths < right.millionths
  }
}

extension Quantity: CustomStringConvertible {
  /// `1.5`, without zeros at the end.
  public var description: String { ExactDecimal(shortest: millionths, scale: 6).description }
}

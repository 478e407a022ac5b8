/// An exact quantity in 1/1 000 000 of a unit, without saying which unit.
@frozen
public struct Quantity: Hashable, Comparable, Sendable {
  /// The count of 1/1 000 000 units.
  public var millionths: Int64

  public static let zero = Quantity(millionths: 0)
  public static let one = Quantity(millionths: 1_000_000)

  /// The largest absolute quantity of a line; a line beyond it is rejected.
  public static let limit = Quantity(millionths: 10_000_000 * 1_000_000)

  @inlinable
  public init(millionths: Int64) {
    self.millionths = millionths
  }

  @inlinable
  public static func < (left: Quantity, right: Quantity) -> Bool {
    left.millionths < right.millionths
  }
}

/// An exact amount of money in 1/10 000 of a currency unit, without saying which currency.
///
/// Importers keep the absolute amounts of one book within ``bookLimit`` in all, so that sums
/// over any part of a book cannot overflow.
@frozen public struct Amount: Hashable, Comparable, Sendable {
  /// The count of 1/10 000 currency units.
  public var tenThousandths: Int64
  /// No money at all.
  public static let zero = Amount(tenThousandths: 0)
  /// The largest sum of absolute amounts that one book may hold.
  public static let bookLimit = Amount(tenThousandths: Int64.max / 8)

  /// - Parameter tenThousandths: The count of 1/10 000 currency units.
  @inlinable public init(tenThousandths: Int64) { self.tenThousandths = tenThousandths }

  /// A whole number of currency units.
  ///
  /// - Precondition: `units` × 10 000 fits in 64 bits.
  public init(units: Int64) { self.init(tenThousandths: units * 10_000) }

  /// Whether an amount is smaller than another.
  @inlinable public static func < (left: Amount, right: Amount) -> Bool {
    left.tenThousandths < right.tenThousandths
  }

  /// The sum of two amounts.
  @inlinable public static func + (left: Amount, right: Amount) -> Amount {
    Amount(tenThousandths: left.tenThousandths + right.tenThousandths)
  }

  /// The difference of two amounts.
  @inlinable public static func - (left: Amount, right: Amount) -> Amount {
    Amount(tenThousandths: left.tenThousandths - right.tenThousandths)
  }

  /// The same amount with the other sign.
  @inlinable public static prefix func - (amount: Amount) -> Amount {
    Amount(tenThousandths: -amount.tenThousandths)
  }

  /// Adds an amount.
  @inlinable public static func += (left: inout Amount, right: Amount) {
    left.tenThousandths += right.tenThousandths
  }

  /// The amount rounded half away from zero to a currency's minor unit.
  ///
  /// - Parameter digits: Decimals of the minor unit, 0 to 4.
  /// - Returns: `nil` where the rounded amount does not fit in 64 bits.
  public func rounded(toDigits digits: Int) -> Amount? {
    let step = Amount.step(digits: digits)
    let remainder = tenThousandths % step
    let truncated = tenThousandths - remainder
    guard remainder.magnitude * 2 >= step.magnitude
    else { return Amount(tenThousandths: truncated) }
    let (sum, overflow) = truncated.addingReportingOverflow(remainder < 0 ? -step : step)
    return overflow ? nil : Amount(tenThousandths: sum)
  }

  /// The size of a minor unit with this many decimals, in 1/10 000 currency units.
  public static func step(digits: Int) -> Int64 {
    switch digits {
    case 0: 10_000
    case 1: 1_000
    case 2: 100
    case 3: 10
    default: 1
    }
  }

  /// The amount in currency units as a binary fraction, for charts and logarithms only.
  @inlinable public var approximateUnits: Double { Double(tenThousandths) / 10_000 }
}

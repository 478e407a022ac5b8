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

  /// A whole number of currency units, which × 10 000 fits in 64 bits.
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

/// An exact amount in a currency.
public struct Money: Hashable, Sendable {
  /// How much it is.
  public var amount: Amount
  /// What the amount is in.
  public var currency: CurrencyCode

  /// An amount in a currency.
  public init(_ amount: Amount, _ currency: CurrencyCode) {
    self.amount = amount
    self.currency = currency
  }
}

extension Money: CustomStringConvertible {
  /// `12.50 EUR`: with the decimals of the currency, or with four if the amount needs them.
  public var description: String {
    let step = Amount.step(digits: currency.minorUnitDigits)
    let isWhole = amount.tenThousandths % step == 0
    let number = ExactDecimal(
      significand: Int128(isWhole ? amount.tenThousandths / step : amount.tenThousandths),
      scale: isWhole ? UInt8(currency.minorUnitDigits) : 4)
    return currency.label.isEmpty ? number.description : "\(number) \(currency.label)"
  }
}

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

  /// A whole number of units, which × 1 000 000 fits in 64 bits.
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

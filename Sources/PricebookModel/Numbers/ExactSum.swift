/// An exact sum of products of two decimals, to be rounded once.
///
/// A price of 38 digits times a quantity of 17 does not fit in 128 bits, so the sum is kept as
/// digits in base 10⁹: nine places after the point, which hold the 76 decimals that a product can
/// have, and as many before it as it needs.
package struct ExactSum: Hashable, Sendable {
  private static let base: UInt64 = 1_000_000_000
  private static let fractionPlaces = 9
  private static let digitsPerPlace = 9
  /// Least significant first.
  private var places: [UInt64] = []

  package init() {}

  /// Adds price × quantity; both must be zero or more.
  package mutating func add(_ price: ExactDecimal, times quantity: ExactDecimal) {
    let decimals = Int(price.scale) + Int(quantity.scale)
    let shift = Self.fractionPlaces * Self.digitsPerPlace - decimals
    var product = Self.product(
      Self.places(of: price.significand.magnitude), Self.places(of: quantity.significand.magnitude))
    product = Self.product(product, [UInt64(powerOfTen(shift % Self.digitsPerPlace))])
    add(product, from: shift / Self.digitsPerPlace)
  }

  /// The sum rounded half to even, the default of `NumberFormatter`.
  ///
  /// - Parameter digits: Decimals, 0 to 4.
  /// - Returns: `nil` where the amount does not fit in 64 bits.
  package func roundedHalfToEven(toDigits digits: Int) -> Amount? {
    let first = places.count < Self.fractionPlaces ? 0 : places[Self.fractionPlaces - 1]
    let unit = UInt64(powerOfTen(Self.digitsPerPlace - digits))
    let wholePlaces = places.dropFirst(Self.fractionPlaces)
    // From 10²⁷ on, it does not fit.
    guard wholePlaces.dropFirst(3).allSatisfy({ $0 == 0 }) else { return nil }
    let count = wholePlaces.prefix(3).reversed().reduce(0 as UInt128) {
      $0 * UInt128(Self.base) + UInt128($1)
    }
    let whole = count * UInt128(powerOfTen(digits)) + UInt128(first / unit)
    let rest = first % unit
    let hasMore = places.prefix(Self.fractionPlaces - 1).contains { $0 != 0 }
    let roundsUp =
      rest == unit / 2 ? hasMore || !whole.isMultiple(of: 2) : rest > unit / 2
    guard let value = Int64(exactly: whole + (roundsUp ? 1 : 0)) else { return nil }
    let (tenThousandths, tooLarge) = value.multipliedReportingOverflow(
      by: Amount.step(digits: digits))
    return tooLarge ? nil : Amount(tenThousandths: tenThousandths)
  }

  private mutating func add(_ other: [UInt64], from start: Int) {
    var (index, carry) = (start, UInt64(0))
    places += repeatElement(0, count: max(0, start - places.count))
    while index < start + other.count || carry > 0 {
      if index == places.count { places.append(0) }
      let digit = index - start < other.count ? other[index - start] : 0
      let sum = places[index] + digit + carry
      places[index] = sum % Self.base
      carry = sum / Self.base
      index += 1
    }
  }

  private static func places(of number: UInt128) -> [UInt64] {
    var rest = number
    var places: [UInt64] = []
    while rest > 0 {
      places.append(UInt64(rest % UInt128(base)))
      rest /= UInt128(base)
    }
    return places
  }

  private static func product(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: left.count + right.count)
    for (index, digit) in left.enumerated() {
      var carry: UInt64 = 0
      for (other, factor) in right.enumerated() {
        let value = result[index + other] + digit * factor + carry
        result[index + other] = value % base
        carry = value / base
      }
      result[index + right.count] += carry
    }
    return result
  }
}

import PricebookModel

/// What products cost on every day that has a price, as columns of equal length.
///
/// The days of a series of ``UnitValues`` are consecutive and ascend. A day has one price: several
/// purchases are summed, and a price that was only seen does not count beside a purchase. Offers of
/// price lists are not here.
struct PriceDays: Sendable {
  /// Twice the days since 1970-01-01, and one more where the price was seen and not paid.
  private var keys: [Int32] = []
  /// What was paid, after discounts, in 1/10 000; of a seen price what its quantity costs.
  private(set) var paid: [Int64] = []
  /// What was bought, in 10⁻¹⁹ of a base unit.
  private(set) var quantity: [Int128] = []

  var count: Int { keys.count }

  /// Days since 1970-01-01.
  @inline(__always) func day(_ place: Int) -> Int32 { keys[place] >> 1 }
  @inline(__always) func isSeen(_ place: Int) -> Bool { keys[place] & 1 != 0 }

  @inline(__always) func price(_ place: Int) -> UnitValue {
    UnitValue(
      paid: Amount(tenThousandths: paid[place]), quantity: BaseQuantity(count: quantity[place]))
  }

  /// ``UnitValue/approximateRatio`` of the price.
  @inline(__always) func ratio(_ place: Int) -> Double {
    Double(paid[place]) / quantity[place].approximateValue
  }

  /// - Parameter day: Days since 1970-01-01.
  @inline(__always) mutating func append(day: Int32, price: UnitValue, isSeen: Bool = false) {
    keys.append(day << 1 | (isSeen ? 1 : 0))
    paid.append(price.paid.tenThousandths)
    quantity.append(price.quantity.count)
  }

  mutating func append(_ place: Int, of other: PriceDays) {
    keys.append(other.keys[place])
    paid.append(other.paid[place])
    quantity.append(other.quantity[place])
  }

  /// The days of a range up to one, found in O(log days).
  func places(_ range: Range<Int>, through day: Int32) -> Range<Int> {
    range.lowerBound..<range.partitionPoint { keys[$0] >> 1 > day }
  }

  /// The days of a range from one to another, found in O(log days).
  func places(_ range: Range<Int>, in days: ClosedRange<CalendarDate>) -> Range<Int> {
    let end = places(range, through: days.upperBound.daysSinceEpoch).upperBound
    let first = (range.lowerBound..<end).partitionPoint {
      keys[$0] >> 1 >= days.lowerBound.daysSinceEpoch
    }
    return first..<end
  }

  mutating func take(_ next: inout PriceDays) {
    keys.take(&next.keys)
    paid.take(&next.paid)
    quantity.take(&next.quantity)
  }

  mutating func reserveCapacity(_ count: Int) {
    keys.reserveCapacity(count)
    paid.reserveCapacity(count)
    quantity.reserveCapacity(count)
  }
}

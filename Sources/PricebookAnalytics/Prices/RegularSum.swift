import PricebookModel

/// The regular price of several days: of what was paid, else of what was seen.
struct RegularSum {
  private var paid = UnitValue(paid: .zero, quantity: .zero)
  private(set) var paidDays = 0
  private var seen: Int128 = 0
  private(set) var seenDays = 0

  mutating func add(_ price: UnitValue, isSeen: Bool) {
    if isSeen {
      // Seen prices are all of one quantity.
      seen += Int128(price.paid.tenThousandths)
      seenDays += 1
    } else {
      paid.paid.tenThousandths &+= price.paid.tenThousandths
      paid.quantity += price.quantity
      paidDays += 1
    }
  }

  /// `nil` without any day.
  var price: UnitValue? {
    if paidDays > 0 { return paid }
    guard seenDays > 0 else { return nil }
    return QuotedPrices.unitValue(seen.dividedRounding(by: Int128(seenDays)))
  }
}

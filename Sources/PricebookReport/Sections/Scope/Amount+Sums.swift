import PricebookModel

// Importers guarantee that the sum of a book's payments fits. They do not for the sum over months
// of a budget for every month, nor for what a rate of spending would come to.

extension Amount {
  var magnitude: Amount { Amount(tenThousandths: Int64(clamping: tenThousandths.magnitude)) }

  /// The difference; `nil` where it does not fit in 64 bits.
  func less(_ other: Amount) -> Amount? {
    let (difference, overflow) = tenThousandths.subtractingReportingOverflow(other.tenThousandths)
    return overflow ? nil : Amount(tenThousandths: difference)
  }

  /// This amount in percent of another; `nil` unless the other is above zero.
  func percent(of whole: Amount) -> Double? {
    whole > .zero ? approximateUnits / whole.approximateUnits * 100 : nil
  }
}

extension Sequence<Amount> {
  /// The sum; `nil` where it does not fit in 64 bits.
  var sum: Amount? {
    var total: Int128 = 0
    for amount in self { total += Int128(amount.tenThousandths) }
    return Int64(exactly: total).map(Amount.init(tenThousandths:))
  }

  /// The sum; `nil` also where there is nothing to add.
  var sumOfAny: Amount? {
    var total: Int128?
    for amount in self { total = (total ?? 0) + Int128(amount.tenThousandths) }
    return total.flatMap(Int64.init(exactly:)).map(Amount.init(tenThousandths:))
  }
}

import PricebookAnalytics
import PricebookModel

extension Sequence {
  /// One element for each key: those of the same key added up, in no order.
  func summed<Key: Hashable>(
    by key: (Element) -> Key, _ add: (inout Element, Element) -> Void
  ) -> [Element] {
    var sums: [Key: Element] = [:]
    for element in self {
      let key = key(element)
      guard var sum = sums[key] else {
        sums[key] = element
        continue
      }
      add(&sum, element)
      sums[key] = sum
    }
    return Array(sums.values)
  }
}

// Importers guarantee that the sum of a book's payments fits. They do not for the sum over months
// of a budget for every month, nor for what a rate of spending would come to.

extension Amount {
  var magnitude: Amount { Amount(tenThousandths: Int64(clamping: tenThousandths.magnitude)) }

  /// This amount in percent of another; `nil` unless the other is above zero.
  func percent(of whole: Amount) -> Double? {
    whole > .zero ? approximateUnits / whole.approximateUnits * 100 : nil
  }
}

extension Collection<Amount> {
  /// The sum; `nil` where it does not fit in 64 bits.
  var sum: Amount? {
    Int64(exactly: reduce(Int128(0)) { $0 + Int128($1.tenThousandths) })
      .map(Amount.init(tenThousandths:))
  }

  /// The sum; `nil` also where there is nothing to add.
  var sumOfAny: Amount? { isEmpty ? nil : sum }
}

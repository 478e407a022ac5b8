/// The totals of a cart or list; skipped lines do not count.
package struct CartTotals: Hashable, Sendable {
  package var items = 0
  package var boughtItems = 0
  /// Lines without a price, or with an amount too large to be added; they are in no total.
  package var unpricedItems = 0
  package var total = Amount.zero
  package var bought = Amount.zero
  package var remaining = Amount.zero
  /// Decimals of the amounts: those of the currency, also in lists of an app that shows ¥2110.00.
  package var digits: Int

  /// - Parameter lines: Lines of the cart; `nil` for all.
  package init(_ cart: Cart, lines: [CartLine]? = nil) {
    digits = cart.currency.minorUnitDigits
    // A yuan has decimals and a yen has none: whole prices in all of the cart say which the sign is.
    if cart.currency.label == "¥", cart.lines.allSatisfy(\.hasWholePrice) {
      digits = 0
    }
    let parts = (lines ?? cart.lines).compactMap { line in
      line.partInHand.map { (part: $0, isBought: line.bought != nil) }
    }
    items = parts.count
    boughtItems = parts.count { $0.isBought }
    if cart.isList { addRoundingOnce(parts) } else { addRoundingLines(parts) }
  }

  /// As a till does: every line rounded half away from zero.
  private mutating func addRoundingLines(_ parts: [(part: CartLine.Part, isBought: Bool)]) {
    let limit = Amount.bookLimit.tenThousandths / Int64(max(1, parts.count))
    for (part, isBought) in parts {
      let amount = part.cost(roundedToDigits: digits)
      if let amount, amount.tenThousandths.magnitude <= limit.magnitude {
        if isBought { bought += amount } else { remaining += amount }
      } else {
        unpricedItems += 1
      }
    }
    total = bought + remaining
  }

  /// As CheckoutHero does: exact sums, each rounded once, half to even.
  private mutating func addRoundingOnce(_ parts: [(part: CartLine.Part, isBought: Bool)]) {
    let priced = parts.filter { $0.part.price?.isPositive == true && !$0.part.quantity.isNegative }
    unpricedItems = parts.count - priced.count
    func sum(where isIncluded: (_ isBought: Bool) -> Bool) -> Amount {
      var sum = ExactSum()
      for (part, isBought) in priced where isIncluded(isBought) {
        sum.add(part.price ?? .zero, times: part.quantity)
      }
      // Importers keep every list within the limit of the book, so nothing is lost here.
      return sum.roundedHalfToEven(toDigits: digits) ?? .bookLimit
    }
    (total, bought, remaining) = (sum { _ in true }, sum { $0 }, sum { !$0 })
  }
}

extension CartLine {
  /// Whether the price, where there is one, is a whole number of currency units.
  fileprivate var hasWholePrice: Bool {
    partInHand?.price?.rounded(toDigits: 6).map { $0.isMultiple(of: 1_000_000) } ?? true
  }
}

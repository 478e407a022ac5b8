/// The totals of a cart or list; skipped lines do not count.
package struct CartTotals: Hashable, Sendable {
  /// Lines that are not skipped.
  package var items = 0
  /// Lines that are bought.
  package var boughtItems = 0
  /// Lines without a price, or with an amount too large to be added; they are in no total.
  package var unpricedItems = 0
  /// The cost of all lines.
  package var total = Amount.zero
  /// The cost of the bought lines.
  package var bought = Amount.zero
  /// The cost of the lines that are not bought.
  package var remaining = Amount.zero
  /// Decimals of the amounts.
  package var digits: Int

  /// - Parameter lines: Lines of the cart, all or some.
  package init(_ cart: Cart, lines: [CartLine]) {
    digits = CartTotals.digits(of: cart)
    if cart.isList {
      addRoundingOnce(lines)
    } else {
      addRoundingLines(lines)
    }
  }

  /// The totals of all lines.
  package init(_ cart: Cart) { self.init(cart, lines: cart.lines) }

  /// Lists show two decimals in every currency, as the app does; carts those of the minor unit.
  package static func digits(of cart: Cart) -> Int {
    cart.isList ? 2 : cart.currency.minorUnitDigits
  }

  /// As a till does: every line rounded half away from zero.
  private mutating func addRoundingLines(_ lines: [CartLine]) {
    let limit = Amount.bookLimit.tenThousandths / Int64(max(1, lines.count))
    for line in lines {
      guard let part = line.partInHand else { continue }
      count(line)
      guard let amount = part.price?.multiplied(by: part.quantity, roundedToDigits: digits),
        amount.tenThousandths.magnitude <= limit.magnitude
      else {
        unpricedItems += 1
        continue
      }
      if line.bought != nil { bought += amount } else { remaining += amount }
    }
    total = bought + remaining
  }

  /// As CheckoutHero does: exact sums, each rounded once, half to even.
  private mutating func addRoundingOnce(_ lines: [CartLine]) {
    var sums = (bought: ExactSum(), remaining: ExactSum(), total: ExactSum())
    for line in lines {
      guard let part = line.partInHand else { continue }
      count(line)
      guard let price = part.price, price.isPositive, !part.quantity.isNegative else {
        unpricedItems += 1
        continue
      }
      sums.total.add(price, times: part.quantity)
      if line.bought != nil {
        sums.bought.add(price, times: part.quantity)
      } else {
        sums.remaining.add(price, times: part.quantity)
      }
    }
    // Importers keep every list within the limit of the book, so nothing is lost here.
    total = sums.total.roundedHalfToEven(toDigits: digits) ?? .bookLimit
    bought = sums.bought.roundedHalfToEven(toDigits: digits) ?? .bookLimit
    remaining = sums.remaining.roundedHalfToEven(toDigits: digits) ?? .bookLimit
  }

  private mutating func count(_ line: CartLine) {
    items += 1
    if line.bought != nil { boughtItems += 1 }
  }
}

extension CartLine {
  /// What was bought, else what is to be bought; `nil` where the line was skipped.
  package var partInHand: Part? { bought ?? (isSkipped ? nil : planned) }
}

/// A shopping cart or list of an app, in the terms all apps share.
///
/// Decoders resolve each app's own rules (which field holds the planned quantity, what counts as
/// bought), so that analyses need not know the app.
package struct Cart: Sendable {
  package enum State: String, CaseIterable, Sendable {
    /// Nothing is bought yet.
    case planning
    /// What is bought so far is in the trolley.
    case shopping
    /// What is not bought was skipped.
    case completed
  }

  /// The app's own id.
  package var id: String
  package var name: String
  package var app: VaultApp
  package var state: State
  /// `nil` where there is none; never zero or negative.
  package var budget: Amount?
  /// What all amounts of the cart are in.
  package var currency: CurrencyCode
  /// The sign of the currency as the app has it, where it is not the label: `R$` for BRL.
  package var currencySign: String?
  /// Days in the book's time zone; of the last change, and of the beginning and the end of shopping.
  package var created, modified, started, completed: CalendarDate?
  /// The seconds from the start of the trip to its end; `nil` where one of them is not known.
  package var duration: Int?
  package var lines: [CartLine]
  /// Index into ``Book/sources``.
  package var source: Int
  /// Whether its bought lines count as spending, because no receipt of the store and day has them.
  package var countsAsSpending = false
  /// Whether it is a list to tick off: a ticked line is neither spending nor a price.
  package var isList: Bool { app != .grock }
  /// Seconds in whole minutes.
  package static func minutes(_ seconds: Int) -> Int { (seconds + 30) / 60 }

  /// The day under which reports show the cart: completion, else start, else creation.
  package var date: CalendarDate? {
    state.time(created: created, modified: modified, started: started, completed: completed)
  }
}

extension Cart.State {
  /// Which of the times of a cart in this state is the one that it has in reports.
  package func time<Time>(
    created: Time?, modified: Time?, started: Time?, completed: Time?
  ) -> Time? {
    switch self {
    case .completed: completed ?? modified ?? started ?? created
    case .shopping: started ?? modified ?? created
    case .planning: created ?? modified
    }
  }
}

/// One line of a cart: what was planned of an item, and what was bought of it.
package struct CartLine: Sendable {
  /// A quantity at a price, somewhere.
  package struct Part: Sendable {
    package var store: StoreID?
    /// Currency units per unit, with every digit; `nil` where there is no price.
    package var price: ExactDecimal?
    /// In the unit of the line.
    package var quantity: ExactDecimal

    /// Price × quantity, rounded half away from zero; `nil` without a price, or beyond 64 bits.
    package func cost(roundedToDigits digits: Int) -> Amount? {
      price?.multiplied(by: quantity, roundedToDigits: digits)
    }
  }

  package var item: ItemID
  /// The category that counts: that of the alias table, else the line’s own.
  package var category: CategoryID
  package var unit: UnitOfMeasure
  /// `nil` for a line that was not planned but added on the trip.
  package var planned: Part?
  /// `nil` for a line that was not bought: skipped, or not bought yet.
  package var bought: Part?
  package var isSkipped: Bool
  package var details: Details = Details()

  /// What else the app knows about the line, by which people search and sort lines.
  package struct Details: Hashable, Sendable {
    package var note, brand: String?
    package var tags: [String] = []
    package var isFavorite = false
    /// Whether the shopper changed its price or quantity on the trip.
    package var isEdited = false
    /// In microseconds since 1970-01-01T00:00:00Z, because several lines have the same day.
    package var created, modified: Int64?
  }

  /// What was bought, else what is to be bought; `nil` where the line was skipped.
  package var partInHand: Part? { bought ?? (isSkipped ? nil : planned) }
  /// Where it was bought, else where it is planned to be.
  package var store: StoreID? { bought?.store ?? planned?.store }
}

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

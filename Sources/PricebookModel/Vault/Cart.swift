/// A shopping cart or list of an app, in the terms all apps share.
///
/// Decoders resolve each app's own rules (which field holds the planned quantity, what counts as
/// bought), so that analyses need not know the app.
public struct Cart: Sendable {
  /// How far the shopping is.
  public enum State: String, CaseIterable, Sendable {
    /// A plan: nothing is bought yet.
    case planning
    /// Under way: what is bought so far is in the trolley.
    case shopping
    /// Done: what is not bought was skipped.
    case completed
  }

  /// The app's own id.
  public var id: String
  /// What the app calls the cart.
  public var name: String
  /// The app that the cart is from.
  public var app: VaultApp
  /// How far the shopping is.
  public var state: State
  /// `nil` where there is none; never zero or negative.
  public var budget: Amount?
  /// What all amounts of the cart are in.
  public var currency: CurrencyCode
  /// The sign of the currency as the app has it, where it is not the label: `R$` for BRL.
  public var currencySign: String?
  /// Days in the book's time zone.
  public var created: CalendarDate?
  /// The day of the last change.
  public var modified: CalendarDate?
  /// The day on which shopping began.
  public var started: CalendarDate?
  /// The day on which shopping ended.
  public var completed: CalendarDate?
  /// The seconds from the start of the trip to its end; `nil` where one of them is not known.
  public var duration: Int?
  /// What is to be bought and was bought.
  public var lines: [CartLine]
  /// Index into ``Book/sources``.
  public var source: Int
  /// Whether its bought lines count as spending, because no receipt of the store and day has them.
  public var countsAsSpending = false

  /// Whether it is a list to tick off: a ticked line is neither spending nor a price.
  public var isList: Bool { app != .grock }

  /// Seconds in whole minutes.
  package static func minutes(_ seconds: Int) -> Int { (seconds + 30) / 60 }

  /// The day under which reports show the cart: completion, else start, else creation.
  public var date: CalendarDate? {
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
public struct CartLine: Sendable {
  /// A quantity at a price, somewhere.
  public struct Part: Sendable {
    /// `nil` where the store is unknown.
    public var store: StoreID?
    /// Currency units per unit, with every digit; `nil` where there is no price.
    public var price: ExactDecimal?
    /// How much, in the unit of the line.
    public var quantity: ExactDecimal

    /// Price × quantity, rounded half away from zero; `nil` without a price, or beyond 64 bits.
    package func cost(roundedToDigits digits: Int) -> Amount? {
      price?.multiplied(by: quantity, roundedToDigits: digits)
    }
  }

  /// The item that the line is about.
  public var item: ItemID
  /// The category that counts: that of the alias table, else the line’s own.
  public var category: CategoryID
  /// What the quantities count.
  public var unit: UnitOfMeasure
  /// `nil` for a line that was not planned but added on the trip.
  public var planned: Part?
  /// `nil` for a line that was not bought: skipped, or not bought yet.
  public var bought: Part?
  /// Whether the shopper skipped it.
  public var isSkipped: Bool
  /// What else the app knows about the line.
  public var details: Details = Details()

  /// By what people search and sort lines.
  public struct Details: Hashable, Sendable {
    /// What somebody wrote beside the item.
    public var note: String?
    /// The brand that somebody wrote.
    public var brand: String?
    /// The tags that somebody gave the line.
    public var tags: [String] = []
    /// Whether somebody marked the item as a favourite.
    public var isFavorite = false
    /// Whether the shopper changed its price or quantity on the trip.
    public var isEdited = false
    /// In microseconds since 1970-01-01T00:00:00Z, because several lines have the same day.
    public var created: Int64?
    /// In microseconds since 1970-01-01T00:00:00Z.
    public var modified: Int64?
  }
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
  /// Decimals of the amounts.
  package var digits: Int

  /// - Parameter lines: Lines of the cart, all or some.
  package init(_ cart: Cart, lines: [CartLine]) {
    digits = CartTotals.digits(of: cart)
    if cart.isList { addRoundingOnce(lines) } else { addRoundingLines(lines) }
  }

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
      guard let amount = part.cost(roundedToDigits: digits),
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

  /// Where it was bought, else where it is planned to be.
  package var store: StoreID? { bought?.store ?? planned?.store }
}

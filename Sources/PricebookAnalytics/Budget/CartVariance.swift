package import PricebookModel

/// One cart: what was planned, what was paid, and why they differ.
///
/// actual − planned = price + quantity + unplanned + skipped, to the minor unit, always.
package struct CartVariance: Hashable, Sendable {
  /// Index into `Vault.carts`.
  package var cart: Int
  /// The day by which carts are listed; `nil` where the app has none.
  package var date: CalendarDate?
  package var currency: CurrencyCode
  /// What the app was told to spend at most; `nil` without a budget, never zero.
  package var budget: Amount?
  /// Σ round(planned price × planned quantity) over planned lines.
  package var planned: Amount
  /// Σ round(actual price × actual quantity) over bought lines; what is in the trolley so far
  /// for a cart that is not completed; `nil` for a cart in planning.
  package var actual: Amount?
  /// `nil` for carts that are not completed: what is not bought yet is not skipped.
  package var parts: Parts?
  /// Actual − budget, so plus is overspent; `nil` without a budget or before completion.
  package var budgetVariance: Amount?
  /// Against the cart's own budget; `nil` for carts that are not completed.
  package var status: BudgetVariance.Status?
  /// Lines that have no price, so that their planned or actual amount is taken as zero.
  package var unpricedLines: Int

  package struct Parts: Hashable, Sendable {
    /// Σ round((actual − planned price) × actual quantity).
    package var price: Amount
    /// The part of ``price`` from lines bought at another store than planned.
    package var storeSwitching: Amount
    /// Actual − planned − price, over lines planned and bought.
    package var quantity: Amount
    /// + actual of lines that were not planned.
    package var unplanned: Amount
    /// − planned of lines that nothing was paid for: not bought, or bought without a price.
    package var skipped: Amount
    /// Lines whose price or quantity the shopper changed on the trip.
    package var editedLines = 0
    /// What was paid for those lines, minus what they were planned to cost.
    package var edited = Amount.zero

    package static let zero = Parts(
      price: .zero, storeSwitching: .zero, quantity: .zero, unplanned: .zero, skipped: .zero)

    /// Actual − planned; ``storeSwitching`` is in ``price`` already.
    package var total: Amount { price + quantity + unplanned + skipped }
  }
}

extension CartVariance {
  /// The variance of every cart of the vault, in order of date (undated last), name and id.
  ///
  /// Lists have neither a budget nor a price paid, so nothing of them can vary.
  package static func all(in book: Book) -> [CartVariance] {
    let carts = book.vault.carts
    return carts.indices.filter { !carts[$0].isList }.sorted { Cart.precedes(carts[$0], carts[$1]) }
      .map { CartVariance(of: carts[$0], at: $0) }
  }

  /// Every line falls into one of four cases.
  ///
  /// - planned and bought, with both prices: price and quantity;
  /// - bought without having been planned: unplanned;
  /// - planned without an amount paid, because it was not bought or what was bought has no
  ///   price: skipped;
  /// - neither amount: nothing.
  ///
  /// A plan without a price, which the app allows, has the price that was paid: what was bought was
  /// planned, and nothing is known of how its price changed.
  ///
  /// The split into price at actual quantity and quantity at planned price is the one of
  /// standard costing (Horngren, Datar and Rajan, "Cost Accounting", flexible budgets); the
  /// quantity part takes the rounding of the price part, so that both add up to the cent.
  package init(of cart: Cart, at index: Int) {
    self.init(
      cart: index, date: cart.date, currency: cart.currency, budget: cart.budget, planned: .zero,
      unpricedLines: 0)
    let digits = cart.currency.minorUnitDigits
    // Line amounts beyond this count as unknown, so that no sum over the lines can overflow.
    let limit = Amount.bookLimit.tenThousandths / Int64(max(1, cart.lines.count))
    let known = { (amount: Amount) in amount.tenThousandths.magnitude <= limit ? amount : nil }
    let amount = { (part: CartLine.Part) in part.cost(roundedToDigits: digits).flatMap(known) }
    var (bought, parts) = (Amount.zero, Parts.zero)
    for line in cart.lines {
      var line = line
      if line.isAddition { line.planned = nil }
      if line.planned != nil, line.planned?.price == nil {
        line.planned?.price = line.bought?.price
      }
      let (plan, paid) = (line.planned.flatMap(amount), line.bought.flatMap(amount))
      if line.planned != nil && plan == nil || line.bought != nil && paid == nil {
        unpricedLines += 1
      }
      planned += plan ?? .zero
      bought += paid ?? .zero
      if line.details.isEdited {
        parts.editedLines += 1
        parts.edited += (paid ?? .zero) - (plan ?? .zero)
      }
      switch (plan, paid) {
      case (let plan?, let paid?):
        let price = Self.pricePart(of: line, digits: digits).flatMap(known) ?? .zero
        parts.price += price
        parts.quantity += paid - plan - price
        if let store = line.planned?.store, let other = line.bought?.store, store != other {
          parts.storeSwitching += price
        }
      case (nil, let paid?): parts.unplanned += paid
      case (let plan?, nil): parts.skipped += -plan
      case (nil, nil): break
      }
    }
    actual = cart.state == .planning ? nil : bought
    guard cart.state == .completed else { return }
    self.parts = parts
    budgetVariance = cart.budget.flatMap(bought.subtractingIfFits)
    status = BudgetVariance.Status(spent: bought, budget: cart.budget)
  }

  /// round((actual − planned price) × actual quantity).
  ///
  /// Where the difference of the prices needs more than 38 digits, both products are rounded
  /// by themselves; where either does not fit, the line's change is all quantity.
  private static func pricePart(of line: CartLine, digits: Int) -> Amount? {
    guard let planned = line.planned?.price, let bought = line.bought, let actual = bought.price
    else { return nil }
    let cost = { (price: ExactDecimal) in
      price.multiplied(by: bought.quantity, roundedToDigits: digits)
    }
    if let difference = actual.subtracting(planned) { return cost(difference) }
    return cost(planned).flatMap { cost(actual)?.subtractingIfFits($0) }
  }
}

extension Cart {
  /// The order of carts in every list: date (undated last), name, id.
  static func precedes(_ left: Cart, _ right: Cart) -> Bool {
    switch (left.date, right.date) {
    case (let leftDate?, let rightDate?) where leftDate != rightDate: leftDate < rightDate
    case (.some, nil): true
    case (nil, .some): false
    default: (left.name, left.id) < (right.name, right.id)
    }
  }
}

extension BudgetVariance.Status {
  init(spent: Amount, budget: Amount?) {
    self =
      if let budget {
        if spent > budget {
          .over
        } else if spent < budget {
          .under
        } else {
          .on
        }
      } else {
        .unbudgeted
      }
  }
}

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
    /// + actual of lines that the plan has no amount for: not planned, or planned without a price.
    package var unplanned: Amount
    /// − planned of lines that nothing was paid for: not bought, or bought without a price.
    package var skipped: Amount
    /// Lines whose price or quantity the shopper changed on the trip.
    package var editedLines = 0
    /// What was paid for those lines, minus what they were planned to cost.
    package var edited = Amount.zero

    /// A cart that cost what was planned, or has not been paid for.
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

  /// What was planned, what was paid and why they differ, for one cart.
  ///
  /// Every line falls into one of four cases:
  ///
  /// - planned and bought, with both prices: price and quantity;
  /// - bought without having a planned amount, because it was not planned or its plan has no
  ///   price: unplanned;
  /// - planned without an amount paid, because it was not bought or what was bought has no
  ///   price: skipped;
  /// - neither amount: nothing.
  ///
  /// The split into price at actual quantity and quantity at planned price is the one of
  /// standard costing (Horngren, Datar and Rajan, "Cost Accounting", flexible budgets); the
  /// quantity part takes the rounding of the price part, so that both add up to the cent.
  init(of cart: Cart, at index: Int) {
    var tally = Tally(digits: cart.currency.minorUnitDigits, lineCount: cart.lines.count)
    for line in cart.lines { tally.add(line) }
    let isCompleted = cart.state == .completed
    let budgetVariance = isCompleted ? cart.budget.flatMap(tally.actual.subtractingIfFits) : nil
    self.init(
      cart: index, date: cart.date, currency: cart.currency, budget: cart.budget,
      planned: tally.planned, actual: cart.state == .planning ? nil : tally.actual,
      parts: isCompleted ? tally.parts : nil, budgetVariance: budgetVariance,
      status: isCompleted ? BudgetVariance.Status(spent: tally.actual, budget: cart.budget) : nil,
      unpricedLines: tally.unpricedLines)
  }

  private struct Tally {
    let digits: Int
    /// Line amounts beyond this count as unknown, so that no sum over the lines can overflow.
    let lineLimit: Amount
    var planned = Amount.zero
    var actual = Amount.zero
    var parts = Parts.zero
    var unpricedLines = 0

    init(digits: Int, lineCount: Int) {
      self.digits = digits
      lineLimit = Amount(tenThousandths: Amount.bookLimit.tenThousandths / Int64(max(1, lineCount)))
    }

    mutating func add(_ line: CartLine) {
      let plannedAmount = line.planned.flatMap(amount)
      let actualAmount = line.bought.flatMap(amount)
      if (line.planned != nil && plannedAmount == nil)
        || (line.bought != nil && actualAmount == nil)
      {
        unpricedLines += 1
      }
      planned += plannedAmount ?? .zero
      actual += actualAmount ?? .zero
      if line.details.isEdited {
        parts.editedLines += 1
        parts.edited += (actualAmount ?? .zero) - (plannedAmount ?? .zero)
      }
      switch (plannedAmount, actualAmount) {
      case (let plannedAmount?, let actualAmount?):
        let price = pricePart(of: line)
        parts.price += price
        parts.quantity += actualAmount - plannedAmount - price
        if let plannedStore = line.planned?.store, let boughtStore = line.bought?.store,
          plannedStore != boughtStore
        {
          parts.storeSwitching += price
        }
      case (nil, let actualAmount?): parts.unplanned += actualAmount
      case (let plannedAmount?, nil): parts.skipped += -plannedAmount
      case (nil, nil): break
      }
    }

    /// Price × quantity, rounded once; `nil` without a price or beyond ``lineLimit``.
    private func amount(_ part: CartLine.Part) -> Amount? {
      part.cost(roundedToDigits: digits).flatMap(withinLimit)
    }

    /// round((actual − planned price) × actual quantity).
    ///
    /// Where the difference of the prices needs more than 38 digits, both products are rounded
    /// by themselves; where either does not fit, the line's change is all quantity.
    private func pricePart(of line: CartLine) -> Amount {
      guard let planned = line.planned?.price, let bought = line.bought, let actual = bought.price
      else { return .zero }
      if let difference = actual.subtracting(planned) {
        return difference.multiplied(by: bought.quantity, roundedToDigits: digits)
          .flatMap(withinLimit) ?? .zero
      }
      guard let atActual = actual.multiplied(by: bought.quantity, roundedToDigits: digits),
        let atPlanned = planned.multiplied(by: bought.quantity, roundedToDigits: digits)
      else { return .zero }
      return atActual.subtractingIfFits(atPlanned).flatMap(withinLimit) ?? .zero
    }

    private func withinLimit(_ amount: Amount) -> Amount? {
      amount.tenThousandths.magnitude <= lineLimit.tenThousandths.magnitude ? amount : nil
    }
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
    guard let budget else {
      self = .unbudgeted
      return
    }
    self = spent > budget ? .over : spent < budget ? .under : .on
  }
}

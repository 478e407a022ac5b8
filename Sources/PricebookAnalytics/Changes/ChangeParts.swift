package import PricebookModel

/// What was spent on two sets of days, and why it differs.
package struct ChangeParts: Hashable, Sendable {
  /// Spent in the reference; for a month under way on the same days of it.
  package var previous = Amount.zero
  package var current = Amount.zero
  /// Paid more or less for the same at the same stores, in whole minor units.
  package var priceEffect = Amount.zero
  /// Paid more or less because other stores were chosen, in whole minor units.
  package var storeEffect = Amount.zero
  /// Paid more or less because another item of the same group was bought.
  package var brandEffect = Amount.zero
  /// Spent on what was not bought in the reference, and is of no such group.
  package var newItems = Amount.zero
  /// What was spent on things not bought any more; negative as a rule.
  package var goneItems = Amount.zero
  /// What refunds took off ``previous`` and ``current``: zero or less.
  ///
  /// Deposits and the like, which were paid and have no price, are set against the refunds.
  package var previousRefunds = Amount.zero
  package var currentRefunds = Amount.zero
  package var change: Amount { current - previous }
  /// Bought more or less of what was bought in both, and what no other part explains.
  package var quantityEffect: Amount {
    change - priceEffect - storeEffect - brandEffect - otherItems
  }
  package var otherItems: Amount { newItems + goneItems }

  package init() {}

  /// - Parameters:
  ///   - itemEffect: The sum of ``PriceEffect/scaled`` of items over all stores.
  ///   - productEffect: The same of items at one store each.
  init(
    previous: Amount, current: Amount, newItems: Amount = .zero, goneItems: Amount = .zero,
    itemEffect: Int128, productEffect: Int128, minorUnit: Int64
  ) {
    self.previous = previous
    self.current = current
    self.newItems = newItems
    self.goneItems = goneItems
    priceEffect = PriceEffect.rounded(productEffect, minorUnit: minorUnit)
    storeEffect = PriceEffect.rounded(itemEffect - productEffect, minorUnit: minorUnit)
  }

  package static func += (left: inout Self, right: Self) {
    left.previous += right.previous
    left.current += right.current
    left.priceEffect += right.priceEffect
    left.storeEffect += right.storeEffect
    left.brandEffect += right.brandEffect
    left.newItems += right.newItems
    left.goneItems += right.goneItems
    left.previousRefunds += right.previousRefunds
    left.currentRefunds += right.currentRefunds
  }
}

package import PricebookModel

/// The items whose prices changed most, each at the same stores.
///
/// Years that compare are: all that was bought in the compared months of both. Otherwise the first
/// three months of the year with spending are compared with the last three, from six months on. An
/// item counts with at least three purchases on each side at stores that have both (one purchase is
/// an offer as likely as a price); prices that are probably slips (``PriceOutlier``) do not count.
package struct YearPriceChanges: Sendable {
  /// Largest change in percent first.
  package var items: [Item]
  /// The months compared, ascending: of the year before, or the first of the year.
  package var earlier: [Month]
  package var later: [Month]

  package struct Item: Sendable {
    package var item: ItemID
    package var dimension: DimensionID
    package var changePercent: Double
    /// What the change meant: Bennet's price effect over the months compared.
    package var effect: Amount
    /// Purchases at stores that have both.
    package var purchases: Int
  }

  /// Purchases that each side needs.
  package static let fewestPurchases = 3
  /// Months of each side within one year.
  package static let endMonths = 3
}

extension [YearItem: ItemPriceChange] {
  /// Adds a product that was bought on both sides; others say nothing.
  mutating func add(_ effect: PriceEffect, of product: Product, before: Int, now: Int) {
    guard before > 0, now > 0 else { return }
    let item = YearItem(item: product.item, dimension: product.dimension)
    self[item, default: ItemPriceChange()].effect += effect
    self[item, default: ItemPriceChange()].purchasesBefore += before
    self[item, default: ItemPriceChange()].purchasesNow += now
  }

  /// - Parameter minorUnit: In 1/10 000.
  fileprivate func largest(minorUnit: Int64) -> [YearPriceChanges.Item] {
    var items: [YearPriceChanges.Item] = []
    for (key, change) in self {
      let purchases = Swift.min(change.purchasesBefore, change.purchasesNow)
      guard purchases >= YearPriceChanges.fewestPurchases, change.effect.before > 0
      else { continue }
      let percent = (change.effect.now / change.effect.before - 1) * 100
      guard percent.magnitude >= ChangeClaim.levelPercent else { continue }
      items.append(
        YearPriceChanges.Item(
          item: key.item, dimension: key.dimension, changePercent: percent,
          effect: PriceEffect.rounded(change.effect.scaled, minorUnit: minorUnit),
          purchases: change.purchasesBefore + change.purchasesNow))
    }
    items.sort {
      ($1.changePercent.magnitude, $0.item, $0.dimension)
        < ($0.changePercent.magnitude, $1.item, $1.dimension)
    }
    return Array(items.prefix(YearReview.itemLimit))
  }
}

extension YearProducts {
  /// - Returns: `nil` where there are too few months.
  func priceChanges(months: [Month], overYears: Bool, in analysis: Analysis) -> YearPriceChanges? {
    let step = Amount.step(digits: analysis.book.names.currencies[currency].minorUnitDigits)
    if overYears {
      return YearPriceChanges(
        items: matched.largest(minorUnit: step),
        earlier: compared.map { $0.adding(months: -12) }, later: compared)
    }
    let ends = YearPriceChanges.endMonths
    guard months.count >= 2 * ends else { return nil }
    let (earlier, later) = (Array(months.prefix(ends)), Array(months.suffix(ends)))
    let spans = ProductSpans(
      earlier: earlier, later: later, currency: currency, leavingOut: [],
      slips: analysis.outliers.map(\.row))
    var found: [YearItem: ItemPriceChange] = [:]
    spans.forEachProduct(in: analysis) { product, before, now, hasSlip in
      guard !hasSlip else { return }
      found.add(
        PriceEffect(from: before.purchased, over: 1, to: now.purchased), of: product,
        before: before.count, now: now.count)
    }
    return YearPriceChanges(items: found.largest(minorUnit: step), earlier: earlier, later: later)
  }
}

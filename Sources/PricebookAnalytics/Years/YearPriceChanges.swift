package import PricebookModel

/// The items whose prices changed most, each at the same stores.
///
/// Years that can be compared are: all that was bought in the compared months of both. Otherwise
/// the first three months of the year with spending are compared with the last three, from six
/// months on. An item counts with at least three purchases on each side at stores that have both
/// (one purchase is an offer as likely as a price); prices that are probably slips
/// (``PriceOutlier``) do not count.
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

extension YearProducts {
  /// - Parameters:
  ///   - months: Those of the year with spending, ascending.
  ///   - overYears: Whether the year before is compared with.
  /// - Returns: `nil` where there are too few months.
  func priceChanges(
    months: [Month], overYears: Bool, in analysis: Analysis
  ) -> YearPriceChanges? {
    let ends = YearPriceChanges.endMonths
    guard overYears || months.count >= 2 * ends else { return nil }
    let earlier = overYears ? compared.map { $0.adding(months: -12) } : Array(months.prefix(ends))
    let later = overYears ? compared : Array(months.suffix(ends))
    let isRunning = !analysis.period.isOver && later.contains(analysis.period.month)
    let spans = ProductSpans(
      earlier: earlier, later: later, currency: currency,
      leavingOut: overYears && isRunning ? analysis.yearFacts.laterLines : [])
    let outliers = Set(analysis.outliers.map(\.row))
    struct Sum {
      var effect = PriceEffect()
      var before = 0
      var now = 0
    }
    var sums: [Key: Sum] = [:]
    spans.forEachProduct(in: analysis) { product, before, now, rows in
      guard before.count > 0, now.count > 0, !rows.contains(where: outliers.contains) else {
        return
      }
      var sum = sums[Key(item: product.item, dimension: product.dimension)] ?? Sum()
      sum.effect += PriceEffect(from: before.purchased, over: 1, to: now.purchased)
      sum.before += before.count
      sum.now += now.count
      sums[Key(item: product.item, dimension: product.dimension)] = sum
    }
    let step = Amount.step(
      digits: analysis.book.names.currencies[currency].minorUnitDigits)
    let items = sums.compactMap { key, sum -> YearPriceChanges.Item? in
      let fewest = YearPriceChanges.fewestPurchases
      guard min(sum.before, sum.now) >= fewest, sum.effect.before > 0 else { return nil }
      let percent = (sum.effect.now / sum.effect.before - 1) * 100
      guard percent.magnitude >= ChangeClaim.levelPercent else { return nil }
      return YearPriceChanges.Item(
        item: key.item, dimension: key.dimension, changePercent: percent,
        effect: Amount(
          tenThousandths: PriceEffect.rounded(sum.effect.scaled, minorUnit: step)),
        purchases: sum.before + sum.now)
    }
    .sorted {
      ($1.changePercent.magnitude, $0.item, $0.dimension)
        < ($0.changePercent.magnitude, $1.item, $1.dimension)
    }
    return YearPriceChanges(
      items: Array(items.prefix(YearReview.itemLimit)), earlier: earlier, later: later)
  }
}

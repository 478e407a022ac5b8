import PricebookAnalytics
import PricebookModel

extension PriceTrendsReport {
  /// Of the direction in which prices moved more money, and of the other one.
  private static let mainLimit = 10
  private static let otherLimit = 3
  private static let rowLimit = 25

  /// What dearer and cheaper prices cost, at what was bought.
  var costsSection: Section? {
    let costly = changes.all.filter { $0.yearlyCost.map { $0 != .zero } ?? false }
    let isLess = costly.reduce(.zero) { $0 + ($1.yearlyCost ?? .zero) } < .zero
    let rises = costly.filter { $0.percent > 0 }
    let falls = costly.filter { $0.percent < 0 }.reversed()
    let shown =
      isLess
      ? falls.prefix(Self.mainLimit) + rises.prefix(Self.otherLimit)
      : rises.prefix(Self.mainLimit) + falls.prefix(Self.otherLimit)
    guard let first = shown.first else { return nil }
    let bars = RankedBars(
      currency: scope.currency, heading: words.trends.costHeading(months: changes.months),
      changeHeading: words.headings.price,
      rows: shown.map { change in
        let prices = changes.shownPrices(change)
        let percent = Value.percentDifference(change.percent, digits: 0)
        return RankedBars.Row(
          name: name(of: change), change: "\(prices.before) → \(prices.now), \(percent)",
          amount: change.yearlyCost ?? .zero)
      }, rest: rest(besides: Array(shown)))
    let description = words.trends.costsDescription(
      name(of: first), first.yearlyCost.map(scope.difference) ?? .count(0))
    let together: [Block] =
      yearly.map { year in
        [
          .paragraph(
            words.trends.costsTogether(scope.difference(year.cost), scope.whole(year.month)))
        ]
      } ?? []
    return Section(
      id: "costs", title: words.trends.costsTitle,
      blocks: together + [
        .chart("cost-bars", words.trends.costsTitle, description, .rankedBars(bars)),
        words.shared.method([changes.method(usual: usualStore)]),
      ])
  }

  /// What the heading's money a month comes to in a year, with its sign; `nil` where it has none.
  private var yearly: (cost: Amount, month: Amount)? {
    guard let change, change.outcome == .money, let month = change.perMonth,
      scope.boughtMonths == 12,
      let cost = month.scaled(by: 12, over: 1, roundedToDigits: scope.currency.minorUnitDigits)
    else { return nil }
    return (change.estimate.value < 0 ? .zero - cost : cost, month)
  }

  /// What the bars leave of the heading's money.
  private func rest(besides shown: [RegularPriceChange]) -> LabelledAmount? {
    yearly.map { year in
      LabelledAmount(
        words.trends.everythingElse,
        year.cost - shown.reduce(.zero) { $0 + ($1.yearlyCost ?? .zero) })
    }
  }

  /// The item, with the store where that is not the usual one.
  private func name(of change: RegularPriceChange) -> LinkedName {
    var name = changes.itemName(change)
    if changes.series(change).store != usualStore { name.text += ", " + changes.storeName(change) }
    return name
  }

  /// The regular prices that changed, those that cost most first.
  var changesSection: Section? {
    guard !changes.all.isEmpty else { return nil }
    let limit = max(1, min(scope.context.topCount ?? Self.rowLimit, 500))
    let table = changes.table("changes-table", words.trends.changesTitle, limit: limit)
    // The bars show the first of them.
    return Section(
      id: "changes", title: words.trends.changesTitle,
      blocks: changes.haveCosts
        ? [
          .disclosure(
            title: words.trends.changesTable(changes.all.count), blocks: [.table(table)])
        ]
        : [.table(table)])
  }

  var smallerPackagesSection: Section? {
    let window = scope.priceWindow
    guard let first = window.first, let last = window.last else { return nil }
    return SmallerPackages(scope: scope, months: first...last).section
  }
}

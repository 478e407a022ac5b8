import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  private static let riseLimit = 10
  private static let fallLimit = 3
  private static let rowLimit = 25

  /// How many months the quantities of a change are of.
  private var boughtMonths: Int {
    min(12, (scope.period.months.first.map { month.months(since: $0) } ?? 0) + 1)
  }

  /// What dearer and cheaper prices cost, at what was bought.
  var costsSection: Section? {
    let costly = changes.filter { $0.yearlyCost.map { $0 != .zero } ?? false }
    let rises = costly.filter { $0.percent > 0 }
    let falls = costly.filter { $0.percent < 0 }
    let shown = rises.prefix(Self.riseLimit) + falls.suffix(Self.fallLimit)
    guard let first = shown.first else { return nil }
    let heading = words.trends.costHeading(months: boughtMonths)
    return Section(
      id: "costs", title: words.trends.costsTitle,
      blocks: [
        .chart(
          Chart(
            id: "cost-bars", title: words.trends.costsTitle,
            description: words.trends.costsDescription(
              name(of: first), first.yearlyCost.map(scope.difference) ?? .count(0)),
            drawing: .rankedBars(
              RankedBars(
                currency: scope.currency, heading: heading, changeHeading: words.headings.price,
                rows: shown.map { change in
                  let prices = shownPrices(change)
                  return RankedBars.Row(
                    name: name(of: change),
                    change:
                      "\(prices.before) → \(prices.now), \(.percentDifference(change.percent, digits: 0))",
                    amount: change.yearlyCost ?? .zero)
                })), isTabledElsewhere: true)),
        words.shared.method([
          words.trends.costsMethod(
            months: boughtMonths, usual: usualStore.map { scope.book.names.stores[$0] })
        ]),
      ])
  }

  /// The item, with the store where that is not the usual one.
  private func name(of change: RegularPriceChange) -> LinkedName {
    var name = itemName(change.series)
    if scope.analysis.unitValues.series[change.series].store != usualStore {
      name.text += ", " + storeName(change.series)
    }
    return name
  }

  private func shownPrices(_ change: RegularPriceChange) -> (before: Value, now: Value) {
    let (before, now) = (change.before.rounded ?? .zero, change.now.rounded ?? .zero)
    let shown = scope.shownPrices(before, now)
    return (shown.0, shown.1)
  }

  /// The regular prices that changed, those that cost most first.
  var changesSection: Section? {
    guard !changes.isEmpty else { return nil }
    let limit = max(1, min(scope.context.topCount ?? Self.rowLimit, 500))
    let costs = changes.contains { $0.yearlyCost.map { $0 != .zero } ?? false }
    let size = { (change: RegularPriceChange) in
      (change.yearlyCost?.magnitude ?? .zero, change.percent.magnitude)
    }
    let shown = changes.foremost(limit) { size($1) < size($0) }
    let headings = words.headings
    let table = Block.table(
      DisplayTable(
        id: "changes-table", caption: words.trends.changesTitle,
        captionUnit: scope.priced(words.trends.perBaseUnit),
        columns: [.init(headings.item), .number(headings.change)]
          + (costs ? [.number(words.trends.costHeading(months: boughtMonths))] : []) + [
            .number(headings.before), .number(headings.now),
          ],
        rows: shown.map { change in
          let prices = shownPrices(change)
          return DisplayTable.Row(
            [
              .name(itemName(change.series), secondLine: .name(storeName(change.series))),
              .value(.percentDifference(change.percent), tone: change.percent > 0 ? .over : .under),
            ] + (costs ? [.value(change.yearlyCost.map(scope.difference))] : []) + [
              .value(
                prices.before, secondLine: change.isYear ? nil : .value(.shortMonth(change.since))),
              .value(prices.now, secondLine: words.shared.per(baseUnit(change.series))),
            ])
        }, totalRowCount: changes.count, file: scope.context.tablePath("answers")))
    // The bars show the first of them.
    return Section(
      id: "changes", title: words.trends.changesTitle,
      blocks: costs
        ? [.disclosure(title: words.trends.changesTable(changes.count), blocks: [table])] : [table])
  }
}

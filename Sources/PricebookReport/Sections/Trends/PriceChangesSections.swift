import PricebookAnalytics
import PricebookModel

extension PriceTrendsReport {
  private static let riseLimit = 10
  private static let fallLimit = 3
  private static let rowLimit = 25

  /// What dearer and cheaper prices cost, at what was bought.
  var costsSection: Section? {
    let costly = changes.filter { $0.yearlyCost.map { $0 != .zero } ?? false }
    let rises = costly.filter { $0.percent > 0 }
    let falls = costly.filter { $0.percent < 0 }
    let shown = rises.prefix(Self.riseLimit) + falls.suffix(Self.fallLimit)
    guard let first = shown.first else { return nil }
    let bars = RankedBars(
      currency: scope.currency, heading: words.trends.costHeading(months: scope.boughtMonths),
      changeHeading: words.headings.price,
      rows: shown.map { change in
        let prices = shownPrices(change)
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
        words.shared.method([
          words.trends.costsMethod(
            months: scope.boughtMonths, usual: usualStore.map(scope.storeName))
        ]),
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
    var name = itemName(change.series)
    if scope.analysis.unitValues.series[change.series].store != usualStore {
      name.text += ", " + storeName(change.series)
    }
    return name
  }

  private func shownPrices(_ change: RegularPriceChange) -> (before: Value, now: Value) {
    scope.shownPrices(change.before.rounded ?? .zero, change.now.rounded ?? .zero)
  }

  /// The regular prices that changed, those that cost most first.
  var changesSection: Section? {
    guard !changes.isEmpty else { return nil }
    let limit = max(1, min(scope.context.topCount ?? Self.rowLimit, 500))
    let costs = changes.contains { $0.yearlyCost.map { $0 != .zero } ?? false }
    let size = { (change: RegularPriceChange) in
      (change.yearlyCost?.magnitude ?? .zero, change.percent.magnitude)
    }
    let headings = words.headings
    var columns: [TableColumn<RegularPriceChange>] = [
      .init(headings.item) { [self] in
        .name(itemName($0.series), secondLine: .name(storeName($0.series)))
      },
      .number(headings.change) {
        .value(.percentDifference($0.percent), tone: $0.percent > 0 ? .over : .under)
      },
    ]
    if costs {
      let heading = words.trends.costHeading(months: scope.boughtMonths)
      columns.append(.number(heading) { [scope] in scope.differenceCell($0.yearlyCost) })
    }
    columns += [
      .number(headings.before) { [self] in
        .value(shownPrices($0).before, secondLine: $0.isYear ? nil : .value(.shortMonth($0.since)))
      },
      .number(headings.now) { [self] in
        .value(shownPrices($0).now, secondLine: words.shared.per(baseUnit($0.series)))
      },
    ]
    var table = scope.table(
      "changes-table", words.trends.changesTitle,
      of: changes.foremost(limit) { size($1) < size($0) }, file: "answers", columns)
    table.captionUnit = scope.priced(words.trends.perBaseUnit)
    table.totalRowCount = changes.count
    // The bars show the first of them.
    return Section(
      id: "changes", title: words.trends.changesTitle,
      blocks: costs
        ? [.disclosure(title: words.trends.changesTable(changes.count), blocks: [.table(table)])]
        : [.table(table)])
  }

  var smallerPackagesSection: Section? {
    let window = scope.priceWindow
    guard let first = window.first, let last = window.last else { return nil }
    return SmallerPackages(scope: scope, months: first...last).section
  }
}

import PricebookAnalytics
import PricebookModel

/// Regular prices of a currency that changed for certain up to the end of a month: before, now, and what
/// that costs at what was bought.
struct StatedPriceChanges {
  let scope: CurrencyScope
  /// Of how many months what was bought counts.
  let months: Int
  /// By what they cost a year, then in percent, the dearer ones first.
  let all: [RegularPriceChange]

  init(_ scope: CurrencyScope, through month: Month) {
    self.scope = scope
    let first = scope.period.months.first ?? month
    months =
      month == scope.priceMonth
      ? scope.boughtMonths : max(1, min(12, month.months(since: first) + 1))
    let series = scope.analysis.unitValues.series
    all = scope.analysis.regularPriceChanges(through: month)
      .filter {
        $0.isStated && $0.percent != 0 && series[$0.series].currency == scope.currencyID
      }
      .sorted {
        ($1.yearlyCost ?? .zero, $1.percent, $0.series)
          < ($0.yearlyCost ?? .zero, $0.percent, $1.series)
      }
  }

  private var words: ReportWords { scope.words }

  func series(_ change: RegularPriceChange) -> UnitValues.Series {
    scope.analysis.unitValues.series[change.series]
  }

  func itemName(_ change: RegularPriceChange) -> LinkedName {
    scope.itemName(series(change).item)
  }

  func storeName(_ change: RegularPriceChange) -> String { scope.storeName(series(change).store) }

  func shownPrices(_ change: RegularPriceChange) -> (before: Value, now: Value) {
    scope.shownPrices(change.before.rounded ?? .zero, change.now.rounded ?? .zero)
  }

  /// Whether any of them costs anything at what was bought.
  var haveCosts: Bool { all.contains { $0.yearlyCost.map { $0 != .zero } ?? false } }

  /// How the changes are measured; the store that rows do not name is the usual one.
  func method(usual: StoreID?) -> RichText {
    words.trends.costsMethod(months: months, usual: usual.map(scope.storeName))
  }

  /// The first of them, those that cost most first.
  func table(_ id: String, _ title: RichText, limit: Int) -> DisplayTable {
    let size = { (change: RegularPriceChange) in
      (change.yearlyCost?.magnitude ?? .zero, change.percent.magnitude)
    }
    let headings = words.headings
    var columns: [TableColumn<RegularPriceChange>] = [
      .init(headings.item) { .name(itemName($0), secondLine: .name(storeName($0))) },
      .number(headings.change) {
        .value(.percentDifference($0.percent), tone: $0.percent > 0 ? .over : .under)
      },
    ]
    if haveCosts {
      columns.append(
        .number(words.trends.costHeading(months: months)) { scope.differenceCell($0.yearlyCost) })
    }
    columns += [
      .number(headings.before) {
        .value(shownPrices($0).before, secondLine: $0.isYear ? nil : .value(.shortMonth($0.since)))
      },
      .number(headings.now) {
        .value(
          shownPrices($0).now,
          secondLine: words.shared.per(scope.baseUnit(series($0).dimension)))
      },
    ]
    var table = scope.table(
      id, title, of: all.foremost(limit) { size($1) < size($0) }, file: "answers", columns)
    table.captionUnit = scope.priced(words.trends.perBaseUnit)
    table.totalRowCount = all.count
    return table
  }
}

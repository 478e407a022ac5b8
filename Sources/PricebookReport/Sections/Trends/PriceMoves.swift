import PricebookAnalytics
import PricebookModel

/// What is known for certain of how prices moved: how many regular prices rose and fell, of those that
/// were seen at both ends of the time that the household's change is of.
struct PriceMoves {
  private(set) var rose = 0
  private(set) var fell = 0
  /// As before to the minor unit.
  private(set) var same = 0
  private(set) var count = 0

  init(_ report: PriceTrendsReport) {
    let (scope, isYear) = (report.scope, report.change?.since == nil)
    let changes = scope.analysis.regularPriceChanges.filter {
      scope.analysis.unitValues.series[$0.series].currency == scope.currencyID
        && $0.isYear == isYear
    }
    // Of products that came later the time is shorter.
    let first = changes.map(\.since).min()
    for change in changes where change.since == first {
      count += 1
      if change.isStated, change.percent > 0 { rose += 1 }
      if change.isStated, change.percent < 0 { fell += 1 }
      if let before = change.before.rounded, let now = change.now.rounded,
        scope.roundedToMinorUnit(before) == scope.roundedToMinorUnit(now)
      {
        same += 1
      }
    }
  }

  /// Whether there is nothing to say: most prices differ a little, as prices do from day to day.
  var isEmpty: Bool { rose + fell == 0 && (same == 0 || 2 * same < count) }
}

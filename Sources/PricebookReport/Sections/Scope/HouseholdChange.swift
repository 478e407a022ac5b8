import PricebookAnalytics
import PricebookModel

/// How prices at the same stores changed for the household, as far as a heading may say it.
///
/// The figures are those of the questions `prices-year` and `prices-since` of `answers.csv`.
struct HouseholdChange {
  enum Outcome: CaseIterable {
    /// The 95 % interval is within ±2 %.
    case level
    /// The same, but the last months cannot be compared.
    case endedLevel
    /// Stated, for a year, in money.
    case money
    /// Stated.
    case clear
    /// Stated, but the last months cannot be compared.
    case ended
    /// Not stated.
    case perhaps
  }

  let outcome: Outcome
  let estimate: Estimate
  /// The first month of the data where they do not tell the seasons from the year.
  let since: Month?
  /// Whether ``since`` needs its year.
  let isOverYear: Bool
  /// The last month that can be compared, where it is not the report's.
  let ended: Month?
  /// What the same shopping costs more or less a month, without a sign.
  let perMonth: Amount?
  /// The share of spending that is compared, in percent, where a sentence has to name it.
  let share: Double?
  let doubt: ChangeClaim.Doubt?

  /// - Returns: `nil` where there are too few months for an estimate.
  init?(_ scope: CurrencyScope, index: HouseholdIndex?) {
    guard let model = scope.analysis.priceModel(of: scope.currency), let change = model.household
    else { return nil }
    estimate = change.estimate.estimate
    since = change.since
    isOverYear = change.since.map { change.through.months(since: $0) >= 12 } ?? false
    ended = index.flatMap { $0.lastCompared(before: scope.priceMonth) }
    doubt = ClaimGate.doubts([GatedFigure(change.estimate)])[0]
    let percent = change.estimate.sharePercent
    share = model.hasPurchases && percent < ClaimGate.fullCoveragePercent ? percent : nil
    perMonth = change.since == nil ? Self.monthlyCost(of: estimate.value, in: scope) : nil
    if ClaimGate.isHardlyAny(estimate) {
      outcome = ended == nil ? .level : .endedLevel
    } else if doubt != nil {
      outcome = .perhaps
    } else if ended != nil {
      outcome = .ended
    } else {
      outcome = perMonth.map { $0 >= Amount(units: 1) } == true ? .money : .clear
    }
  }

  /// The difference in what a month's shopping costs: what was paid in the last twelve whole months,
  /// by twelve, less what it would have cost at the prices of a year before.
  private static func monthlyCost(of percent: Double, in scope: CurrencyScope) -> Amount? {
    let isWhole = scope.period.isOver && scope.priceMonth == scope.month
    let last = isWhole ? scope.month : scope.priceMonth.adding(months: -1)
    let months = last.adding(months: -11)...last
    let values = scope.analysis.unitValues
    let monthOfRow = values.month
    var paid = Amount.zero
    for series in values.series where series.currency == scope.currencyID {
      paid += values.paid(over: series.rows.lazy.filter { months.contains(monthOfRow[$0]) })
    }
    guard paid > .zero else { return nil }
    return scope.amount(
      approximateUnits: paid.approximateUnits / 12 * percent.magnitude / (100 + percent))
  }
}

extension HouseholdChange: PhraseArgument {
  static let cases = ["level", "endedLevel", "money", "clear", "ended", "perhaps"]
  static let fields: [String: PhraseField<HouseholdChange>] = [
    "isMore": PhraseField { $0.estimate.value > 0 }, "since": PhraseField(\.since),
    "isOverYear": PhraseField(\.isOverYear), "ended": PhraseField(\.ended),
    "value": PhraseField(\.estimate.value), "interval": PhraseField(\.estimate.interval),
    "share": PhraseField(\.share), "rounded": PhraseField(\.rounded),
    "lowShare": PhraseField { $0.doubt?.lowCoverage }, "bounds": PhraseField(\.bounds),
  ]

  var caseName: String? { nameOfCase(outcome) }
  /// Between which bounds a change lies that is not stated: of too few items or too little of the
  /// spending they would say more than is known.
  var bounds: ClosedRange<Double>? {
    doubt.flatMap { $0.isOfSize ? estimate.interval : nil }
  }
  var rounded: Value {
    let size = estimate.value.magnitude
    return .percent(size, digits: size < 1 ? 1 : 0)
  }
}

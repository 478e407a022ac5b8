import PricebookAnalytics
import PricebookDocument
import PricebookModel

// What phrases alone are given.

enum CountedThing: PhraseCase { case category, file, item, month, receipt, store }

struct NamedAmount: PhraseArgument {
  var name: LinkedName
  var amount: Value

  static let fields: [String: PhraseField<NamedAmount>] = [
    "name": PhraseField(\.name), "amount": PhraseField(\.amount),
  ]
}

/// The rule that makes a price an offer, for the sentences that explain it.
struct OfferRule: PhraseArgument {
  /// How far below the median of the months before.
  let percent = UnitValues.offerPercent
  let months = UnitValues.offerMonths
  /// How many of those months must have a price.
  let leastMonths = UnitValues.leastOfferMonths

  static let fields: [String: PhraseField<OfferRule>] = [
    "percent": PhraseField(\.percent), "months": PhraseField(\.months),
    "leastMonths": PhraseField(\.leastMonths),
  ]
}

/// How the months of a year compare with their budgets.
struct YearVariance: PhraseArgument {
  /// Spent − budgeted, in the months with a budget.
  var variance: Value
  var budget: Value
  /// How many months have a budget; `nil` where all with spending do.
  var months: Int?

  static let fields: [String: PhraseField<YearVariance>] = [
    "variance": PhraseField(\.variance), "budget": PhraseField(\.budget),
    "months": PhraseField(\.months),
  ]
}

extension YearVariance {
  /// - Returns: `nil` without a budget.
  init?(_ year: BudgetVariance.YearToDate, in scope: CurrencyScope) {
    guard let budget = year.budget, let variance = year.variance else { return nil }
    self.init(
      variance: scope.difference(variance), budget: scope.written(budget),
      months: year.isBudgetedThroughout ? nil : year.budgetedMonths)
  }
}

extension YearOutline: PhraseArgument {
  static let fields: [String: PhraseField<YearOutline>] = [
    "year": PhraseField(\.year), "since": PhraseField(\.since),
    "lastDay": PhraseField(\.lastDay), "isOver": PhraseField(\.isOver),
  ]
}

struct YearBudgetClaim: PhraseArgument {
  /// Without a sign.
  var amount: Value
  var status: BudgetVariance.Status
  /// The month under way whose budget counts whole; `nil` where there is none.
  var including: Month?
  var months: Int?

  static let section: String? = "YearBudgetClaim"
  static let fields: [String: PhraseField<YearBudgetClaim>] = [
    "amount": PhraseField(\.amount), "status": PhraseField(\.status),
    "including": PhraseField(\.including), "months": PhraseField(\.months),
  ]
}

/// How a year compares with the year before, in one clause.
struct YearChangeClaim: PhraseArgument {
  /// Without a sign; `nil` where the difference is below 1 %.
  var amount: Value?
  var isMore: Bool
  var previous: Int
  /// Whether the same days of a year under way are compared.
  var isSamePeriod: Bool
  /// The category that explains most of it.
  var reason: (category: String, isMost: Bool)?

  static let section: String? = "YearChangeClaim"
  static let fields: [String: PhraseField<YearChangeClaim>] = [
    "amount": PhraseField(\.amount), "isMore": PhraseField(\.isMore),
    "previous": PhraseField(\.previous), "isSamePeriod": PhraseField(\.isSamePeriod),
    "reason": PhraseField(\.reason?.category), "isMost": PhraseField(\.reason?.isMost),
  ]
}

/// One of the best or worst months of a year.
struct YearMonthClaim: PhraseArgument {
  var month: Month
  /// Without a sign; zero where it is as the reference.
  var amount: Value
  var isAbove: Bool
  var isLevel: Bool
  var isAgainstBudget: Bool
  /// The category and its own difference, with a sign.
  var reason: (category: String, difference: Value)?

  static let fields: [String: PhraseField<YearMonthClaim>] = [
    "month": PhraseField(\.month), "amount": PhraseField(\.amount),
    "isAbove": PhraseField(\.isAbove), "isLevel": PhraseField(\.isLevel),
    "isAgainstBudget": PhraseField(\.isAgainstBudget),
    "reason": PhraseField(\.reason?.category), "difference": PhraseField(\.reason?.difference),
  ]
}

/// Where a month ends, as it is written: phrases that say so take one, so that none lacks a claim.
struct WrittenEnd {
  /// What the month is expected to come to, in whole units.
  let projection: Value
  /// How far that is from the budget, in whole units.
  let distance: Value
  let isOver: Bool

  init(_ end: ClearMonthEnd, in scope: CurrencyScope) {
    projection = scope.whole(end.projection)
    distance = scope.whole(end.excess.magnitude)
    isOver = end.excess > .zero
  }
}

/// A lead as it is written: phrases that name a winner take one, so that none lacks a claim.
struct WrittenLead {
  /// To the minor unit.
  let amount: Value
  /// In whole units from ten on, since it is an estimate of the next trip.
  let rounded: Value

  init(_ lead: ClearLead, in scope: CurrencyScope) {
    amount = scope.written(lead.amount)
    rounded = scope.rounded(lead.amount, from: 10)
  }
}

extension ComparedPeriod: PhraseArgument {
  static let section: String? = "ComparedPeriod"
  static let cases = ["month", "months", "day", "days", "dates"]
  static let fields: [String: PhraseField<ComparedPeriod>] = [
    "months": PhraseField(\.months), "firstDay": PhraseField(\.firstDay),
    "firstDays": PhraseField(\.firstDays), "isOneMonth": PhraseField(\.isOneMonth),
    "month": PhraseField(\.monthValue), "needsYear": PhraseField(\.needsYear),
    "start": PhraseField(\.month), "last": PhraseField { $0.lastDay.map($0.value) },
  ]
}

extension ChangeReference: PhraseArgument {
  static let section: String? = "ChangeReference"
  static let cases = ["period", "mean", "meanOf"]
  static let fields: [String: PhraseField<ChangeReference>] = [
    "period": PhraseField {
      if case .period(let period) = $0 { period } else { nil as ComparedPeriod? }
    }, "months": PhraseField { if case .mean(let months, _) = $0 { months } else { nil as Int? } },
    "of": PhraseField {
      if case .meanOf(let period, _) = $0 { period } else { nil as MonthPeriod? }
    },
    "isSameDays": PhraseField {
      switch $0 {
      case .mean(_, let isSameDays), .meanOf(_, let isSameDays): isSameDays
      case .period: false
      }
    },
  ]
}

extension MonthStanding: PhraseArgument {
  static let cases = ["ends", "left", "over", "under", "exact"]
  static let fields: [String: PhraseField<MonthStanding>] = [
    "amount": PhraseField {
      switch $0 {
      case .ends(let amount), .left(let amount, _), .over(let amount), .under(let amount): amount
      case .exact: nil as Value?
      }
    },
    "daysLeft": PhraseField {
      if case .left(_, let daysLeft) = $0 { daysLeft } else { nil as Int? }
    },
  ]
}

extension PriceMove: PhraseArgument {
  static let cases = ["clear", "level", "unclear"]
  static let fields: [String: PhraseField<PriceMove>] = [
    "since": PhraseField(\.since), "isWholeYear": PhraseField(\.isWholeYear),
    "change": PhraseField(\.clear), "share": PhraseField(\.partialCoverage),
    "doubt": PhraseField {
      if case .unclear(let doubt, _) = $0.outcome { doubt } else { nil as ChangeClaim.Doubt? }
    },
    "bounds": PhraseField {
      if case .unclear(_, let bounds) = $0.outcome { bounds } else { nil as ClosedRange<Double>? }
    },
  ]

  var caseName: String? { nameOfCase(outcome) }
}

extension WrittenLead: PhraseArgument {
  static let fields: [String: PhraseField<WrittenLead>] = [
    "amount": PhraseField(\.amount), "rounded": PhraseField(\.rounded),
  ]
}

extension WrittenEnd: PhraseArgument {
  static let fields: [String: PhraseField<WrittenEnd>] = [
    "projection": PhraseField(\.projection), "distance": PhraseField(\.distance),
    "isOver": PhraseField(\.isOver),
  ]
}

extension CartPart: PhraseCase {}
extension FindingPlace: PhraseCase {}
extension LargestPart: PhraseCase {}

extension HouseholdChange: PhraseArgument {
  static let cases = Outcome.allCases.map { "\($0)" }
  static let fields: [String: PhraseField<HouseholdChange>] = [
    "isMore": PhraseField { $0.estimate.value > 0 },
    "isFlat": PhraseField { $0.estimate.value.magnitude < 0.05 }, "since": PhraseField(\.since),
    "ended": PhraseField(\.ended), "value": PhraseField(\.estimate.value),
    "interval": PhraseField(\.estimate.interval), "share": PhraseField(\.share),
    "doubt": PhraseField(\.doubt),
    "rounded": PhraseField { change -> Value in
      let size = change.estimate.value.magnitude
      return .percent(size, digits: size < 1 ? 1 : 0)
    },
  ]

  var caseName: String? { nameOfCase(outcome) }
}

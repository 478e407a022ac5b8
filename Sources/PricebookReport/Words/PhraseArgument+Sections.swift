import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ComparedPeriod: PhraseArgument {
  static let section: String? = "ComparedPeriod"
  static let cases = ["month", "months", "day", "days", "dates"]
  static let fields: [String: PhraseField<ComparedPeriod>] = [
    "months": PhraseField(\.months), "firstDay": PhraseField(\.firstDay),
    "firstDays": PhraseField(\.firstDays), "isOneMonth": PhraseField(\.isOneMonth),
    "month": PhraseField(\.monthValue), "needsYear": PhraseField(\.needsYear),
    "start": PhraseField(\.month), "last": PhraseField { $0.lastDay.map($0.value) },
  ]

  var caseName: String? {
    switch span {
    case .month: "month"
    case .months: "months"
    case .day: "day"
    case .days: "days"
    case .dates: "dates"
    }
  }
}

extension ChangeReference: PhraseArgument {
  static let section: String? = "ChangeReference"
  static let cases = ["period", "mean", "meanOf"]
  static let fields: [String: PhraseField<ChangeReference>] = [
    "period": PhraseField {
      if case .period(let period) = $0 { period } else { nil as ComparedPeriod? }
    },
    "months": PhraseField { if case .mean(let months, _) = $0 { months } else { nil as Int? } },
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

  var caseName: String? {
    switch self {
    case .period: "period"
    case .mean: "mean"
    case .meanOf: "meanOf"
    }
  }
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

  var caseName: String? {
    switch self {
    case .ends: "ends"
    case .left: "left"
    case .over: "over"
    case .under: "under"
    case .exact: "exact"
    }
  }
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

  var caseName: String? {
    switch outcome {
    case .clear: "clear"
    case .level: "level"
    case .unclear: "unclear"
    }
  }
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

  var caseName: String? { "\(outcome)" }
}

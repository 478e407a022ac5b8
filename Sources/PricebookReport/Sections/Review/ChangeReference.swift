import PricebookModel

/// What the months of a report are compared with where the pages say why spending changed.
enum ChangeReference {
  /// As many months: those before, or others that were asked for.
  case period(ComparedPeriod)
  /// The mean of some months before, or weeks; of the same days of them where the month is not over.
  case mean(months: Int, isSameDays: Bool, isOfWeeks: Bool)
  /// The mean of the months that a month was asked to be compared with.
  case meanOf(MonthPeriod, isSameDays: Bool)
}

extension ChangeReference: PhraseArgument {
  static let section: String? = "ChangeReference"
  static let cases = ["period", "mean", "meanOf"]
  static let fields: [String: PhraseField<ChangeReference>] = [
    "period": PhraseField(\.period), "months": PhraseField(\.months), "of": PhraseField(\.of),
    "isSameDays": PhraseField(\.isSameDays), "isOfWeeks": PhraseField(\.isOfWeeks),
  ]

  var period: ComparedPeriod? { if case .period(let period) = self { period } else { nil } }
  var months: Int? { if case .mean(let months, _, _) = self { months } else { nil } }
  var of: MonthPeriod? { if case .meanOf(let period, _) = self { period } else { nil } }

  var isSameDays: Bool {
    switch self {
    case .mean(_, let isSameDays, _), .meanOf(_, let isSameDays): isSameDays
    case .period: false
    }
  }

  var isOfWeeks: Bool {
    switch self {
    case .mean(_, _, let isOfWeeks): isOfWeeks
    case .meanOf(let period, _): period.isOfWeeks
    case .period: false
    }
  }
}

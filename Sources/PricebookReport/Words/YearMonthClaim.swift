import PricebookModel

/// One of the best or worst months of a year.
struct YearMonthClaim {
  var month: Month
  /// The category and its own difference, with a sign.
  var reason: (category: String, difference: Value)?
}

extension YearMonthClaim: PhraseArgument {
  static let fields: [String: PhraseField<YearMonthClaim>] = [
    "month": PhraseField(\.month), "reason": PhraseField(\.reason?.category),
    "difference": PhraseField(\.reason?.difference),
  ]
}

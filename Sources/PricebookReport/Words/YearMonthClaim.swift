import PricebookModel

/// One of the best or worst months of a year.
struct YearMonthClaim {
  var month: Month
  /// Without a sign; zero where it is as the reference.
  var amount: Value
  var isAbove: Bool
  var isLevel: Bool
  var isAgainstBudget: Bool
  /// The category and its own difference, with a sign.
  var reason: (category: String, difference: Value)?
}

extension YearMonthClaim: PhraseArgument {
  static let fields: [String: PhraseField<YearMonthClaim>] = [
    "month": PhraseField(\.month), "amount": PhraseField(\.amount),
    "isAbove": PhraseField(\.isAbove), "isLevel": PhraseField(\.isLevel),
    "isAgainstBudget": PhraseField(\.isAgainstBudget), "reason": PhraseField(\.reason?.category),
    "difference": PhraseField(\.reason?.difference),
  ]
}

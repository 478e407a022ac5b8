/// How a year compares with the year before, in one clause.
struct YearChangeClaim {
  /// Without a sign; `nil` where the difference is below 1 %.
  var amount: Value?
  var isMore: Bool
  var previous: Int
  /// Whether the same days of a year under way are compared.
  var isSamePeriod: Bool
  /// The category that explains most of it.
  var reason: (category: String, isMost: Bool)?
}

extension YearChangeClaim: PhraseArgument {
  static let section: String? = "YearChangeClaim"
  static let fields: [String: PhraseField<YearChangeClaim>] = [
    "amount": PhraseField(\.amount), "isMore": PhraseField(\.isMore),
    "previous": PhraseField(\.previous), "isSamePeriod": PhraseField(\.isSamePeriod),
    "reason": PhraseField(\.reason?.category), "isMost": PhraseField(\.reason?.isMost),
  ]
}

/// How a month stands against its budget, as the headline says it.
enum MonthStanding {
  /// It is not over its budget, and clearly ends so much over it if the rest is as usual.
  case ends(Value)
  case left(Value, daysLeft: Int)
  case over(Value)
  case under(Value)
  case exact
}

extension MonthStanding: PhraseArgument {
  static let cases = ["ends", "left", "over", "under", "exact"]
  static let fields: [String: PhraseField<MonthStanding>] = [
    "amount": PhraseField(\.amount), "daysLeft": PhraseField(\.daysLeft),
  ]

  var daysLeft: Int? { if case .left(_, let daysLeft) = self { daysLeft } else { nil } }

  var amount: Value? {
    switch self {
    case .ends(let amount), .left(let amount, _), .over(let amount), .under(let amount): amount
    case .exact: nil
    }
  }
}

import PricebookModel

/// What a sample says about a column whose amounts may be the price of one or what was paid for all.
enum PriceFinding: Hashable, Sendable {
  /// No record has a quantity other than 1, so that both are the same.
  case sameEitherWay
  case decided(PriceMeaning, reason: String)
  /// The records do not show it; one of them as an example.
  case undecided(example: PriceExample)

  /// What an option says where the records leave it open; where they do not, its other answer is named.
  func answered(_ asked: PriceMeaning?) -> PriceFinding {
    if case .decided(let meaning, let reason) = self {
      guard let asked, asked != meaning else { return self }
      return .decided(
        meaning, reason: reason + ", so that --price-of \(asked.rawValue) does not apply")
    }
    return asked.map { .decided($0, reason: Self.asked) } ?? self
  }

  var isAsked: Bool { if case .decided(_, Self.asked) = self { true } else { false } }
  private static let asked = "as asked for"
}

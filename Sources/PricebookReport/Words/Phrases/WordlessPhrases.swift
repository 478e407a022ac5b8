import PricebookDocument
import PricebookModel

// Turns of phrase that are the same in every language, since no word is in them.

extension CartPhrases {
  static func heading(_ name: String, store: String?, date: Value?) -> RichText {
    guard let place = place(store: store, date: date) else { return "\(strong: .name(name))" }
    return "\(strong: .name(name)) · \(place)"
  }

  /// `Rewe, 3 October`.
  static func place(store: String?, date: Value?) -> RichText? {
    switch (store, date) {
    case (let store?, let date?): "\(name: store), \(date)"
    case (let store?, nil): .name(store)
    case (nil, let date?): .value(date)
    case (nil, nil): nil
    }
  }
}

extension SharedPhrases {
  /// A period as a heading; a single month without its year.
  static func label(_ period: MonthPeriod) -> RichText { name(period, withYear: false) }

  /// A period with its year.
  static func name(_ period: MonthPeriod) -> RichText { name(period, withYear: true) }

  /// `March 2026 to April 2026`, `March 2026`.
  static func months(_ window: [Month]) -> RichText {
    guard let first = window.first, let last = window.last else { return "" }
    return first == last ? .value(.month(first)) : range(.month(first), .month(last))
  }

  static func footerAmounts(_ currencies: [CurrencyCode]) -> RichText {
    let labels = currencies.map(\.label).filter { !$0.isEmpty }
    guard !labels.isEmpty else { return varianceRule }
    return "\(amountsAre(in: list(labels, limit: 6))) \(varianceRule)"
  }
}

extension TrendPhrases {
  static func entry(_ name: String, _ value: Value) -> RichText { "\(name: name) \(value)" }
}

extension ComparisonPhrases {
  static func emptyKicker(_ month: Month) -> RichText { .value(.month(month)) }

  static func item(_ name: LinkedName, _ quantity: Value, isOne: Bool) -> RichText {
    isOne ? .name(name) : "\(name: name) ×\u{A0}\(quantity)"
  }

  static func about(_ amount: Value) -> RichText { "≈ \(amount)" }
  static func staleFootnote(_ entries: RichText) -> RichText { "† \(entries)." }
  static func answer(_ headline: RichText) -> RichText { "\(headline)." }
}

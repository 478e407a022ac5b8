public import PricebookModel

/// A typed value that a renderer writes in the report's language.
///
/// Money has its currency sign in sentences and figures. In table cells it has none, because the
/// caption names the currency. A `Double` that is not finite is written as absent.
public enum Value: Hashable, Sendable {
  /// An amount with the decimals of its currency, and a minus if it is negative.
  case money(Money)
  /// An amount that always has its sign, `+€62.86`. Zero has none.
  case difference(Money)
  /// A price per unit with the decimals of its currency, and up to four below a tenth.
  case price(Money)
  /// An amount with this many decimals, whatever the minor unit of its currency.
  case moneyWithDecimals(Money, digits: Int)
  /// Whole currency units: `€863`.
  case wholeMoney(Money)
  /// A percentage with this many decimals: `86%`, `3.8%`.
  case percent(Double, digits: Int)
  /// A percentage with its sign always written and this many decimals: `+3.8%`.
  case percentDifference(Double, digits: Int)
  /// A whole number with the locale's grouping.
  case count(Int)
  /// A number with this many decimals, such as an index.
  case number(Double, digits: Int)
  /// A quantity with its unit and up to three decimals: `2.6 kg`; `each` is left out.
  case quantity(Quantity, unit: String)
  /// `October 2026`.
  case month(Month)
  /// `October`.
  case monthName(Month)
  /// `Oct 2026`.
  case shortMonth(Month)
  /// `29 October 2026`.
  case date(CalendarDate)
  /// `29 October`.
  case dayOfMonth(CalendarDate)

  /// The currency of an amount; `nil` for other values.
  package var currency: CurrencyCode? { money?.currency }

  package var money: Money? {
    switch self {
    case .money(let money), .difference(let money), .price(let money),
      .moneyWithDecimals(let money, _), .wholeMoney(let money):
      money
    default: nil
    }
  }

  /// One decimal, as the pages write percentages.
  package static func percent(_ value: Double) -> Value { .percent(value, digits: 1) }

  package static func percentDifference(_ value: Double) -> Value {
    .percentDifference(value, digits: 1)
  }
}

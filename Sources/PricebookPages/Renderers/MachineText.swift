import PricebookDocument
import PricebookModel

extension Value {
  /// The value for programs: ASCII digits with a decimal point, an ISO 8601 month or day, or
  /// nothing where there is no value.
  package var machineText: String {
    switch self {
    case .money(let money), .difference(let money), .wholeMoney(let money):
      return Value.rounded(money.amount, digits: money.currency.minorUnitDigits)
    case .moneyWithDecimals(let money, let digits):
      return Value.rounded(money.amount, digits: digits)
    case .price(let money), .exactPrice(let money):
      return Value.digits(money.amount.tenThousandths, decimals: 4)
    case .percent(let number, _), .percentDifference(let number, _), .number(let number, _):
      let scaled = (number * 10_000).rounded()
      return Int64(exactly: scaled).map { Value.digits($0, decimals: 4) } ?? ""
    case .count(let count): return String(count)
    case .quantity(let quantity, _):
      let digits = Value.digits(quantity.millionths, decimals: 6)
      let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
      return String(digits[end] == "." ? digits[..<end] : digits[...end])
    case .month(let month), .monthName(let month), .shortMonth(let month):
      return month.description
    case .date(let date), .dayOfMonth(let date): return date.description
    }
  }

  /// Whether its text has a unit that its number does not include.
  var namesItsUnit: Bool {
    if case .quantity(_, let unit) = self { return unit != "each" }
    return false
  }

  private static func rounded(_ amount: Amount, digits: Int) -> String {
    let decimals = min(4, max(0, digits))
    let rounded = amount.rounded(toDigits: decimals) ?? amount
    return Value.digits(
      rounded.tenThousandths / Amount.step(digits: decimals), decimals: decimals)
  }

  /// A count of 10⁻ᵈⁱᵍⁱᵗˢ with all its decimals.
  private static func digits(_ count: Int64, decimals: Int) -> String {
    let text = WrittenDigits.text(count.magnitude, decimals: decimals, marks: .machine)
    return count < 0 ? "-" + text : text
  }
}

extension RichText {
  /// The value that the text begins with.
  var leadingValue: Value? {
    switch inlines.first {
    case .value(let value): value
    case .strong(let inner), .term(let inner), .tinted(let inner, _), .link(let inner, _):
      inner.leadingValue
    case .text, .name, nil: nil
    }
  }

  /// Whether the text is a value and nothing else.
  package var isOneValue: Bool {
    guard inlines.count == 1 else { return false }
    return switch inlines[0] {
    case .value: true
    case .strong(let inner), .term(let inner), .tinted(let inner, _), .link(let inner, _):
      inner.isOneValue
    case .text, .name: false
    }
  }
}

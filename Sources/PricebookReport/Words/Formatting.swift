public import PricebookModel

/// Writes typed values in the language of a report.
///
/// This is the seam for further languages: renderers write every number, date and amount
/// through here.
public struct Formatting: Sendable {
  public var language: Language

  public init(_ language: Language = .english) { self.language = language }

  /// Whether money stands in a sentence, with its sign, or in a table that names the currency.
  public enum Place: Sendable {
    case sentence
    case cell
  }

  /// What stands for a value that is not there.
  public static let absent = "–"

  /// The value as text, without any markup.
  public func text(_ value: Value, in place: Place = .sentence) -> String {
    switch value {
    case .money(let money): amount(money, in: place, sign: .onlyMinus)
    case .difference(let money): amount(money, in: place, sign: .always)
    case .price(let money): price(money, in: place)
    case .exactPrice(let money):
      signed(decimal(money.amount.tenThousandths, digits: 4), money, in: place, sign: .onlyMinus)
    case .moneyWithDecimals(let money, let digits): amount(money, digits: digits, in: place)
    case .wholeMoney(let money): wholeAmount(money, in: place)
    case .percent(let percent, let digits): self.percent(percent, digits: digits, sign: .onlyMinus)
    case .percentDifference(let percent, let digits):
      self.percent(percent, digits: digits, sign: .always)
    case .count(let count): decimal(Int64(count), digits: 0).signed(.onlyMinus)
    case .number(let number, let digits):
      decimal(number, digits: digits)?.signed(.onlyMinus) ?? Formatting.absent
    case .quantity(let quantity, let unit): self.quantity(quantity, unit: unit)
    case .month(let month): "\(monthName(month)) \(month.year)"
    case .monthName(let month): monthName(month)
    case .shortMonth(let month): "\(shortMonthName(month)) ’\(twoDigits(month.year % 100))"
    case .date(let date): "\(dayOfMonth(date)) \(date.month.year)"
    case .dayOfMonth(let date): dayOfMonth(date)
    }
  }

  /// Rich text as plain text: names isolated from their surroundings only by a renderer.
  public func plainText(_ text: RichText, in place: Place = .sentence) -> String {
    text.inlines.map { inline in
      switch inline {
      case .text(let words): words
      case .name(let name): DisplayName.shown(name)
      case .value(let value): self.text(value, in: place)
      case .strong(let inner), .term(let inner), .tinted(let inner, _), .link(let inner, _):
        plainText(inner, in: place)
      }
    }.joined()
  }

  public func monthName(_ month: Month) -> String {
    Formatting.monthNames[min(11, max(0, month.monthOfYear - 1))]
  }

  /// Three letters.
  public func shortMonthName(_ month: Month) -> String { String(monthName(month).prefix(3)) }

  private func dayOfMonth(_ date: CalendarDate) -> String {
    "\(date.day) \(monthName(date.month))"
  }

  private func quantity(_ quantity: Quantity, unit: String) -> String {
    // Three decimals are a gram; what is smaller still keeps its digits.
    let isTiny = quantity.millionths.magnitude < 500
    var count = quantity.millionths
    var digits = 6
    if !isTiny {
      count = count / 1_000 + (count % 1_000 + (count < 0 ? -500 : 500)) / 1_000
      digits = 3
    }
    while digits > 0, count % 10 == 0 {
      count /= 10
      digits -= 1
    }
    let number = decimal(count, digits: digits).signed(.onlyMinus)
    return unit.isEmpty || unit == "each"
      ? number : "\(number)\u{A0}\(DisplayName.shortLabel(unit))"
  }

  private func percent(_ percent: Double, digits: Int, sign: Sign) -> String {
    guard let number = decimal(percent, digits: digits) else { return Formatting.absent }
    return number.signed(sign) + "%"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

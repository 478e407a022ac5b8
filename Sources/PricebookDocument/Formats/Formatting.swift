package import PricebookModel

/// Writes typed values as the locale of a report does.
///
/// Renderers write every number, date and amount through here.
public struct Formatting: Sendable {
  /// The language and region whose formats are used.
  public let locale: ReportLocale
  let formats: LocaleFormats

  /// Takes the formats of a locale, which are looked up once in a process.
  public init(_ locale: ReportLocale = .english) {
    self.locale = locale
    formats = LocaleCache.formats(of: locale)
  }

  /// Whether money is part of a sentence, with its sign, or of a table that names the currency.
  public enum Place: Sendable {
    /// Money has its currency sign.
    case sentence
    /// Money has no sign: the caption names the currency.
    case cell
  }

  /// The text of an absent value.
  package static let absent = "–"

  /// The value as text, without any markup.
  public func text(_ value: Value, in place: Place = .sentence) -> String {
    switch value {
    case .money(let money): amount(money, in: place, sign: .onlyMinus)
    case .difference(let money): amount(money, in: place, sign: .always)
    case .price(let money): price(money, in: place)
    case .exactPrice(let money):
      signed(
        decimal(money.amount.tenThousandths, digits: 4, marks: formats.amounts), money, in: place,
        sign: .onlyMinus)
    case .moneyWithDecimals(let money, let digits): amount(money, digits: digits, in: place)
    case .wholeMoney(let money): wholeAmount(money, in: place)
    case .percent(let percent, let digits): self.percent(percent, digits: digits, sign: .onlyMinus)
    case .percentDifference(let percent, let digits):
      self.percent(percent, digits: digits, sign: .always)
    case .count(let count): decimal(Int64(count), digits: 0).signed(.onlyMinus)
    case .number(let number, let digits):
      decimal(number, digits: digits)?.signed(.onlyMinus) ?? Formatting.absent
    case .quantity(let quantity, let unit): self.quantity(quantity, unit: unit)
    case .month(let month): written(formats.month, month)
    case .monthName(let month): monthName(month)
    case .shortMonth(let month): written(formats.shortMonth, month)
    case .date(let date): written(formats.date, date.month, day: date.day)
    case .dayOfMonth(let date): written(formats.dayOfMonth, date.month, day: date.day)
    }
  }

  /// A value at the start of a text.
  ///
  /// The names of months get a capital letter there.
  package func startingText(_ value: Value, in place: Place = .sentence) -> String {
    let text = text(value, in: place)
    switch value {
    case .month, .monthName, .shortMonth:
      // English has the capital already.
      if let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
        return text
      }
      return text.prefix(1).uppercased() + text.dropFirst()
    default: return text
    }
  }

  /// Rich text as plain text: names isolated from their surroundings only by a renderer.
  ///
  /// - Parameter isStart: Whether it begins the line.
  package func plainText(
    _ text: RichText, in place: Place = .sentence, isStart: Bool = true
  ) -> String {
    var plain = ""
    for (index, inline) in text.inlines.enumerated() {
      let isStart = isStart && index == 0
      switch inline {
      case .text(let words): plain += words
      case .name(let name): plain += DisplayName.shown(name)
      case .value(let value):
        plain += isStart ? startingText(value, in: place) : self.text(value, in: place)
      case .strong(let inner), .term(let inner), .tinted(let inner, _), .link(let inner, _):
        plain += plainText(inner, in: place, isStart: isStart)
      }
    }
    return plain
  }

  package func monthName(_ month: Month) -> String { name(of: month, among: formats.monthNames) }

  /// The short names of all months for the columns of a chart.
  package var axisMonthNames: [String] { formats.axisMonthNames }

  /// The short name for a column of a chart, about three letters.
  package func axisMonthName(_ month: Month) -> String {
    name(of: month, among: formats.axisMonthNames)
  }

  /// One letter.
  package func monthInitial(_ month: Month) -> String {
    name(of: month, among: formats.monthInitials)
  }

  private func name(of month: Month, among names: [String]) -> String {
    names.isEmpty ? "" : names[min(names.count - 1, max(0, month.monthOfYear - 1))]
  }

  private func written(
    _ parts: [LocaleFormats.DatePart], _ month: Month, day: Int = 1
  ) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .day: text += day == 1 ? formats.firstDay : String(day)
      case .monthName: text += monthName(month)
      case .shortMonthName: text += name(of: month, among: formats.shortMonthNames)
      case .year: text += String(month.year)
      case .literal(let literal): text += literal
      }
    }
    return text
  }

  private func quantity(_ quantity: Quantity, unit: String) -> String {
    // Three decimals are a gram. Smaller quantities keep their digits.
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
    return number.signed(sign) + formats.percentSign
  }
}

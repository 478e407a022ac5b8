package import PricebookModel

/// Writes typed values as the locale of a report does.
///
/// Renderers write every number, date and amount through here. A class, because many types have one
/// and would copy all formats.
public final class Formatting: Sendable {
  /// The language and region whose formats are used.
  package let locale: ReportLocale
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

  package static let absent = "–"

  /// The value as text, without any markup.
  public func text(_ value: Value, in place: Place = .sentence) -> String {
    switch value {
    case .money(let money): amount(money, in: place)
    case .difference(let money): amount(money, in: place, sign: .always)
    case .price(let money): price(money, in: place)
    case .moneyWithDecimals(let money, let digits): amount(money, digits: digits, in: place)
    case .wholeMoney(let money): amount(money, digits: 0, in: place)
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

  /// A value at the start of a text; the names of months get a capital letter there.
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
      case .strong(let inner), .tinted(let inner, _), .link(let inner, _):
        plain += plainText(inner, in: place, isStart: isStart)
      case .code(let command): plain += locale.language.words.page.command(command)
      }
    }
    return plain
  }

  package func monthName(_ month: Month) -> String {
    month.isWeek ? "\(formats.week)\(month.week)" : name(of: month, among: formats.monthNames)
  }

  package var axisMonthNames: [String] { formats.axisMonthNames }

  /// The short name for a column of a chart, about three letters.
  package func axisMonthName(_ month: Month) -> String {
    month.isWeek ? String(month.week) : name(of: month, among: formats.axisMonthNames)
  }

  package func monthInitial(_ month: Month) -> String {
    month.isWeek ? String(month.week) : name(of: month, among: formats.monthInitials)
  }

  private func name(of month: Month, among names: [String]) -> String {
    names.isEmpty ? "" : names[min(names.count - 1, max(0, month.monthOfYear - 1))]
  }

  private func written(_ parts: [LocaleFormats.DatePart], _ month: Month, day: Int = 1) -> String {
    guard !month.isWeek else {
      return "\(monthName(month))\(formats.weekOfYear)\(month.year)"
    }
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
    let count = quantity.millionths
    let isTiny = count.magnitude < 500
    let thousandths = count / 1_000 + (count % 1_000 + (count < 0 ? -500 : 500)) / 1_000
    let number = decimal(
      ExactDecimal(shortest: isTiny ? count : thousandths, scale: isTiny ? 6 : 3)
    ).signed(.onlyMinus)
    guard !unit.isEmpty, unit != "each" else { return number }
    // A lower-case l looks like a one; only English writes it otherwise.
    let symbol = unit == "l" && locale.language == .english ? "L" : unit
    return "\(number)\u{A0}\(DisplayName.shortLabel(symbol))"
  }

  private func percent(_ percent: Double, digits: Int, sign: Sign) -> String {
    guard let number = decimal(percent, digits: digits) else { return Formatting.absent }
    return number.signed(sign) + formats.percentSign
  }

  package enum Sign {
    case onlyMinus
    /// Always, except on a true zero.
    case always
  }

  /// A number without its sign, grouped and with its decimals, beside the sign.
  struct WrittenNumber {
    var isNegative: Bool
    var isZero: Bool
    var digits: String

    /// The number with U+2212 as its minus.
    func signed(_ sign: Sign) -> String {
      let prefix = prefix(sign)
      return prefix.isEmpty ? digits : prefix + digits
    }

    func prefix(_ sign: Sign) -> String {
      if isZero { return "" }
      if isNegative { return "\u{2212}" }
      return sign == .always ? "+" : ""
    }
  }

  /// An amount rounded half away from zero, by default to its currency's minor unit.
  func amount(
    _ money: Money, digits: Int? = nil, in place: Place, sign: Sign = .onlyMinus
  ) -> String {
    let digits = min(4, max(0, digits ?? money.currency.minorUnitDigits))
    return signed(roundedUnits(money.amount, digits: digits), money, in: place, sign: sign)
  }

  /// A price with the currency's decimals; below a tenth, with up to four where it has them.
  func price(_ money: Money, in place: Place) -> String {
    guard money.amount.tenThousandths.magnitude < 1_000 else { return amount(money, in: place) }
    let price = ExactDecimal(
      shortest: money.amount.tenThousandths, scale: 4, atLeast: money.currency.minorUnitDigits)
    return signed(decimal(price, marks: formats.amounts), money, in: place, sign: .onlyMinus)
  }

  /// An amount as charts write it: without currency, compact from a million on (`1.2 m`).
  package func chartAmount(_ amount: Amount, _ currency: CurrencyCode, sign: Sign = .onlyMinus)
    -> String
  {
    compact(amount, sign: sign)
      ?? roundedUnits(amount, digits: min(4, max(0, currency.minorUnitDigits))).signed(sign)
  }

  /// The same with its currency sign, for a line of its own.
  package func chartMoney(
    _ amount: Amount, _ currency: CurrencyCode, sign: Sign = .onlyMinus
  ) -> String {
    let number = chartAmount(amount, currency, sign: sign)
    guard let first = number.first, !first.isNumber else {
      return withCurrencySign(number, currency)
    }
    return String(first) + withCurrencySign(String(number.dropFirst()), currency)
  }

  package var isCurrencyFirst: Bool { formats.isCurrencyFirst }

  /// Whole units without currency, shortened from a million on; below ten with the currency's
  /// decimals, without which amounts that differ would look alike.
  package func chartWhole(_ amount: Amount, _ currency: CurrencyCode) -> String {
    let count = amount.tenThousandths
    if count.magnitude < 100_000, count % 10_000 != 0 { return chartAmount(amount, currency) }
    return compact(amount, sign: .onlyMinus) ?? roundedUnits(amount, digits: 0).signed(.onlyMinus)
  }

  /// A number with the currency sign where the locale puts it, parted from a sign of letters.
  package func withCurrencySign(_ number: String, _ currency: CurrencyCode) -> String {
    let sign = currencySign(currency)
    guard !sign.isEmpty else { return number }
    if formats.isCurrencyFirst {
      let isWord = Self.endsInLetter(sign) || sign.hasSuffix(".")
      return sign + (isWord ? "\u{A0}" : formats.currencyGap) + number
    }
    // `R$ 16,48`: a sign of letters and a dollar is never written behind.
    if !currency.isCode, sign.hasSuffix("$"), sign.count > 1 { return sign + "\u{A0}" + number }
    return number + formats.currencyGap + sign
  }

  private static func endsInLetter(_ sign: String) -> Bool {
    guard let last = sign.utf8.last, last < 0x80 else { return sign.last?.isLetter == true }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last | 0x20)
  }

  /// - Parameter marks: Those of amounts, where they differ from those of other numbers.
  func decimal(_ count: Int64, digits: Int, marks: LocaleFormats.Marks? = nil) -> WrittenNumber {
    let written = WrittenDigits.text(
      count.magnitude, decimals: min(18, max(0, digits)), marks: marks ?? formats.numbers)
    return WrittenNumber(isNegative: count < 0, isZero: count == 0, digits: written)
  }

  private func decimal(_ number: ExactDecimal, marks: LocaleFormats.Marks? = nil) -> WrittenNumber {
    decimal(Int64(truncatingIfNeeded: number.significand), digits: Int(number.scale), marks: marks)
  }

  /// - Returns: `nil` for a number that is not finite; magnitudes beyond 10¹² are cut to it.
  func decimal(_ number: Double, digits: Int) -> WrittenNumber? {
    guard number.isFinite else { return nil }
    let shown = min(6, max(0, digits))
    var scaled = min(1e12, max(-1e12, number))
    for _ in 0..<shown { scaled *= 10 }
    return decimal(Int64(scaled.roundedOnPaper()), digits: shown)
  }

  func signed(_ number: WrittenNumber, _ money: Money, in place: Place, sign: Sign) -> String {
    guard place == .sentence else { return number.signed(sign) }
    return number.prefix(sign) + withCurrencySign(number.digits, money.currency)
  }

  private func currencySign(_ currency: CurrencyCode) -> String {
    let label = DisplayName.shortLabel(currency.label)
    return label.isEmpty ? "" : LocaleCache.sign(of: label, in: locale)
  }

  private func roundedUnits(_ amount: Amount, digits: Int) -> WrittenNumber {
    let rounded = amount.rounded(toDigits: digits) ?? amount
    return decimal(
      rounded.tenThousandths / Amount.step(digits: digits), digits: digits, marks: formats.amounts)
  }

  private func compact(_ amount: Amount, sign: Sign) -> String? {
    let units = amount.approximateUnits
    guard let scale = formats.scales.first(where: { units.magnitude >= $0.threshold }),
      let number = decimal(units / scale.divisor, digits: 1)
    else { return nil }
    return number.signed(sign) + scale.suffix
  }

  /// A number on an axis or at the end of a line, shortened from a million on.
  package func chartTick(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return Formatting.absent }
    if let scale = formats.scales.first(where: { value.magnitude >= $0.threshold }),
      let number = decimal(value / scale.divisor, digits: 2)
    {
      var shown = number.signed(.onlyMinus)
      while shown.last == "0" { shown.removeLast() }
      if shown.hasSuffix(formats.numbers.decimal) {
        shown.removeLast(formats.numbers.decimal.count)
      }
      return shown + scale.suffix
    }
    return decimal(value, digits: digits)?.signed(.onlyMinus) ?? Formatting.absent
  }
}

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
  internal import FoundationInternationalization
#else
  internal import Foundation
#endif

extension LocaleFormats {
  /// The formats of a locale from Foundation's locale data.
  ///
  /// The calendar and the digits are fixed. The machine's own settings have no effect.
  /// Spaces are made equal, since editions of the data differ in them: a group is parted by
  /// U+202F, a sign or word from its number by U+00A0.
  init(_ locale: ReportLocale) {
    let source = LocaleSource(locale)
    let amount = source.amount
    numbers = source.marks { $0.formatted(.number.locale(source.locale)) }
    amounts = source.marks { $0.formatted(.currency(code: "EUR").locale(source.locale)) }
    // Amounts stand below each other, where 9326,62 beside 10.500,00 looks like a mistake.
    amounts.leastGroupedDigits = amounts.grouping.isEmpty ? .max : 4
    isCurrencyFirst = amount.first.map { !$0.isNumber } ?? false
    let inside = amount.drop { !$0.isWhitespace && !$0.isNumber }
    let hasGap = isCurrencyFirst ? inside.first?.isWhitespace == true : amount.last != "0"
    currencyGap = hasGap ? "\u{A0}" : ""
    percentSign = source.percentSign
    scales = [1e12, 1e9, 1e6].compactMap(source.scale(from:))
    let calendar = source.calendar
    monthNames = calendar.monthSymbols
    shortMonthNames = calendar.shortMonthSymbols
    axisMonthNames = calendar.shortStandaloneMonthSymbols
    monthInitials = calendar.veryShortStandaloneMonthSymbols
    firstDay = locale.language == .french ? "1er" : "1"
    (week, weekOfYear) =
      switch locale.language {
      case .english: ("week ", " of ")
      case .german: ("KW ", "/")
      case .spanish: ("semana ", " de ")
      case .french: ("semaine ", " de ")
      }
    month = source.parts { $0.year().month(.wide) }
    shortMonth = source.parts { $0.year().month(.abbreviated) }
    date = source.parts { $0.year().month(.wide).day() }
    dayOfMonth = source.parts { $0.month(.wide).day() }
  }

  /// The sign of a currency in a locale, where the code is one.
  static func sign(of code: String, in locale: ReportLocale) -> String {
    let source = LocaleSource(locale)
    let written = Decimal(1).formatted(.currency(code: code).locale(source.locale))
    let isMark = { (character: Character) in character == "." || character == "," }
    var sign = written.filter { !$0.isWhitespace && !$0.isNumber }.drop(while: isMark)
    while let last = sign.last, isMark(last) { sign.removeLast() }
    // Signs such as `kr.` keep their point. A lone point is a decimal mark.
    return sign.isEmpty ? code : String(sign)
  }
}

extension ReportLocale {
  /// Whether the region exists (ISO 3166-1); a language without a region is accepted.
  package var isKnown: Bool { region.map { Locale.Region($0).isISORegion } ?? true }
}

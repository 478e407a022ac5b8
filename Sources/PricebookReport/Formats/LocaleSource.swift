#if canImport(FoundationEssentials)
  internal import FoundationEssentials
  internal import FoundationInternationalization
#else
  internal import Foundation
#endif

/// Samples of what Foundation writes in a locale.
struct LocaleSource {
  let locale: Locale

  init(_ locale: ReportLocale) {
    let region = locale.region.map { "_\($0)" } ?? ""
    self.locale = Locale(
      identifier: "\(locale.language.rawValue)\(region)@calendar=gregorian;numbers=latn")
  }

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }

  /// `1.00 €`: an amount of a currency that has a sign in the locale and not its code alone,
  /// which is parted from the number in any case.
  var amount: String {
    let amounts = ["EUR", "USD", "GBP", "MXN", "JPY", "INR"].map {
      Decimal(1).formatted(.currency(code: $0).locale(locale))
    }
    return amounts.first { !$0.contains(where: \.isLetter) } ?? amounts[0]
  }

  var percentSign: String {
    let rest = 0.5.formatted(.percent.locale(locale)).drop { $0.isNumber }
    return rest.contains { $0.isWhitespace } ? "\u{A0}%" : "%"
  }

  /// Takes the marks from samples of four and seven digits.
  func marks(_ write: (Decimal) -> String) -> LocaleFormats.Marks {
    let large = Array(write(Decimal(1_234_567) + Decimal(89) / 100))
    let digits = large.indices.filter { large[$0].isNumber }
    let between = { (place: Int) -> String in
      guard digits.count > place + 1 else { return "" }
      return String(large[(digits[place] + 1)..<digits[place + 1]])
    }
    let small = Array(write(Decimal(1_234)))
    let smallDigits = small.indices.filter { small[$0].isNumber }
    let isSmallGrouped = smallDigits.count > 1 && smallDigits[1] > smallDigits[0] + 1
    let grouping = between(0)
    let leastGroupedDigits = isSmallGrouped ? 4 : 5
    return LocaleFormats.Marks(
      decimal: between(6),
      grouping: grouping.allSatisfy(\.isWhitespace) && !grouping.isEmpty ? "\u{202F}" : grouping,
      leastGroupedDigits: grouping.isEmpty ? .max : leastGroupedDigits)
  }

  /// How two of a scale are written: `2 Mrd.` is a division by 10⁹, `2000 M` by 10⁶.
  func scale(from threshold: Double) -> LocaleFormats.Scale? {
    let written = (threshold * 2).formatted(.number.notation(.compactName).locale(locale))
    let number = written.prefix { $0.isNumber || $0 == "." || $0 == "," || $0.isWhitespace }
    guard let shown = Double(number.filter(\.isNumber)), shown > 0 else { return nil }
    let suffix = written.dropFirst(number.count).map { $0.isWhitespace ? "\u{A0}" : $0 }
    return LocaleFormats.Scale(
      threshold: threshold, divisor: threshold * 2 / shown, suffix: "\u{A0}" + String(suffix))
  }

  /// The parts of a date and the text between them, in order, taken from the last Sunday of 2093.
  func parts(_ fields: (Date.FormatStyle) -> Date.FormatStyle) -> [LocaleFormats.DatePart] {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    let sample = Date(timeIntervalSince1970: 3_912_710_400)
    let written = sample.formatted(fields(style).attributedStyle)
    let names = calendar.monthSymbols + calendar.standaloneMonthSymbols
    return written.runs.map { run in
      let text = String(written[run.range].characters)
      switch run.dateField {
      case .day: return .day
      case .month: return names.contains(text) ? .monthName : .shortMonthName
      case .year: return .year
      default: return .literal(text)
      }
    }
  }
}

internal import Synchronization

/// How a locale writes numbers, amounts and dates; the formats are taken apart once per run.
package struct LocaleFormats: Sendable {
  package struct Marks: Hashable, Sendable {
    var decimal: String
    var grouping: String
    /// How many digits a whole number has at least where it is grouped: Spanish counts 1234 and
    /// 12.345.
    var leastGroupedDigits: Int
  }

  struct Scale: Hashable, Sendable {
    /// From this magnitude on.
    var threshold: Double
    /// What the number is divided by; Spanish counts in thousands of millions.
    var divisor: Double
    /// `Mio.`, with the gap before it.
    var suffix: String
  }

  enum DatePart: Hashable, Sendable {
    case day, monthName, shortMonthName, year
    case literal(String)
  }

  var numbers: Marks
  var amounts: Marks
  package var isCurrencyFirst: Bool
  /// The text between a currency sign and the number, unless the sign consists of letters.
  var currencyGap: String
  /// The percent sign with the gap before it.
  var percentSign: String
  /// From the largest to the smallest.
  var scales: [Scale]
  var monthNames: [String]
  /// Short names, as in a date.
  var shortMonthNames: [String]
  /// Short names on their own, for the columns of a chart.
  var axisMonthNames: [String]
  var monthInitials: [String]
  /// What the first day of a month is called in a date: French says `1er`.
  var firstDay: String
  var month: [DatePart]
  var shortMonth: [DatePart]
  var date: [DatePart]
  var dayOfMonth: [DatePart]

  /// What English reports are written with, without asking Foundation, which takes a tenth of a
  /// second: numbers and signs of `en`, dates of `en-GB`.
  static let english: LocaleFormats = {
    let marks = Marks(decimal: ".", grouping: ",", leastGroupedDigits: 4)
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let short = names.map { String($0.prefix(3)) }
    return LocaleFormats(
      numbers: marks, amounts: marks, isCurrencyFirst: true, currencyGap: "", percentSign: "%",
      scales: [
        Scale(threshold: 1e12, divisor: 1e12, suffix: "\u{A0}tn"),
        Scale(threshold: 1e9, divisor: 1e9, suffix: "\u{A0}bn"),
        Scale(threshold: 1e6, divisor: 1e6, suffix: "\u{A0}m"),
      ], monthNames: names, shortMonthNames: short, axisMonthNames: short,
      monthInitials: names.map { String($0.prefix(1)) }, firstDay: "1",
      month: [.monthName, .literal(" "), .year],
      shortMonth: [.shortMonthName, .literal(" "), .year],
      date: [.day, .literal(" "), .monthName, .literal(" "), .year],
      dayOfMonth: [.day, .literal(" "), .monthName])
  }()

  /// Codes of currencies whose sign is unambiguous in English.
  static let englishSigns = [
    "EUR": "€", "GBP": "£", "USD": "$", "JPY": "¥", "INR": "₹", "ILS": "₪", "KRW": "₩",
    "VND": "₫", "NGN": "₦", "PHP": "₱", "BRL": "R$", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$",
    "MXN": "MX$", "HKD": "HK$", "TWD": "NT$", "CNY": "CN¥",
  ]
}

extension LocaleFormats.Marks {
  /// A decimal point and nothing else.
  package static let machine = LocaleFormats.Marks(
    decimal: ".", grouping: "", leastGroupedDigits: .max)
}

/// The formats of every locale used in a run; each is read from Foundation once.
enum LocaleCache {
  private struct Known {
    var formats: [ReportLocale: LocaleFormats] = [:]
    var signs: [ReportLocale: [String: String]] = [:]
  }

  private static let known = Mutex(Known())

  static func formats(of locale: ReportLocale) -> LocaleFormats {
    if locale == .english { return .english }
    return known.withLock { known in
      if let formats = known.formats[locale] { return formats }
      let formats = LocaleFormats(locale)
      known.formats[locale] = formats
      return formats
    }
  }

  /// The sign of a currency, or the label itself if it is not a code.
  static func sign(of label: String, in locale: ReportLocale) -> String {
    if locale == .english { return LocaleFormats.englishSigns[label] ?? label }
    guard label.utf8.count == 3, label.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return label
    }
    return known.withLock { known in
      if let sign = known.signs[locale]?[label] { return sign }
      let sign = LocaleFormats.sign(of: label, in: locale)
      known.signs[locale, default: [:]][label] = sign
      return sign
    }
  }
}

/// Writes the digits of a number with grouping and decimal marks.
package enum WrittenDigits {
  /// A count of 10⁻ᵈⁱᵍⁱᵗˢ without its sign, grouped; 0 to 18 decimals, all of them written.
  package static func text(_ count: UInt64, decimals: Int, marks: LocaleFormats.Marks) -> String {
    var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "0"))
    var length = 0
    var rest = count
    repeat {
      digits[length] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      length += 1
    } while rest > 0
    length = max(length, decimals + 1)
    let whole = length - decimals
    let isGrouped = whole >= marks.leastGroupedDigits
    var text = InlineArray<64, UInt8>(repeating: 0)
    var end = 0
    for place in 0..<length {
      if place == whole {
        append(marks.decimal, to: &text, at: &end)
      } else if isGrouped, place > 0, place < whole, (whole - place) % 3 == 0 {
        append(marks.grouping, to: &text, at: &end)
      }
      text[end] = digits[length - 1 - place]
      end += 1
    }
    // Digits and marks are valid, so there always is a text.
    guard let written = try? UTF8Span(validating: text.span.extracting(0..<end)) else { return "" }
    return String(copying: written)
  }

  /// - Parameter mark: At most 6 bytes, so that 20 digits with their marks fit.
  private static func append(
    _ mark: String, to text: inout InlineArray<64, UInt8>, at end: inout Int
  ) {
    for byte in mark.utf8 {
      text[end] = byte
      end += 1
    }
  }
}

/// A language, and the region that decides number and date formats.
public struct ReportLocale: Hashable, Sendable {
  /// The language of the words.
  public var language: Language
  /// Two capital letters of ISO 3166-1, `CH`; `nil` selects the language's usual formats.
  public var region: String?

  /// A language with the formats of a region; any text is taken as the region.
  public init(_ language: Language, region: String? = nil) {
    self.language = language
    self.region = region
  }

  /// English with its usual formats: the locale where none is asked for.
  public static let english = ReportLocale(.english)

  /// Reads `de`, `de-CH` or `de_CH` in any case; `nil` if there are no reports in that language.
  public init?(tag: String) {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (1...2).contains(parts.count),
      let language = Language(rawValue: first.lowercased())
    else { return nil }
    self.language = language
    guard parts.count == 2 else { return }
    let region = parts[1].uppercased()
    guard region.utf8.count == 2, region.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    self.region = region
  }

  /// The tag as pages carry it: `de`, `de-CH` (BCP 47).
  public var tag: String { region.map { "\(language.rawValue)-\($0)" } ?? language.rawValue }
}

/// The language of a report's words and number formats.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// The language where none is asked for.
  case english = "en"
  /// Numbers as in Germany where no region is given: `1.234,50`.
  case german = "de"
  /// Numbers as in Spain where no region is given: `1234,50`.
  case spanish = "es"
  /// Numbers as in France where no region is given: `1 234,50`.
  case french = "fr"
}

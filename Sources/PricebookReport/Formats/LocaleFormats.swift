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
  /// What a week is called before its number, and what stands between it and its year.
  var week: String
  var weekOfYear: String
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
      week: "week ", weekOfYear: " of ", month: [.monthName, .literal(" "), .year],
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

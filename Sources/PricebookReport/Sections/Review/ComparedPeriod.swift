import PricebookAnalytics
import PricebookModel

/// The months, or the first days of them, that the months of a report are compared with.
struct ComparedPeriod {
  var months: MonthPeriod
  /// The day that the months begin on, or the data where those begin later.
  var firstDay: CalendarDate
  /// Whether the data begin in the middle of the first month.
  var isCut = false
  /// The last of the days that count; `nil` for whole months.
  var lastDay: CalendarDate?
  /// Whether a month must be shown with its year.
  var needsYear: Bool
  /// Of what the mean of the months is taken; `nil` where they are not compared by their mean.
  var mean: Mean?
  var month: Month { months.first }

  enum Mean {
    case wholeMonths
    /// As many days of each of them as have passed of the report's month.
    case sameDays
  }

  /// How many days count from the first of the months on; `nil` for whole months.
  var firstDays: Int? { lastDay.map { $0.days(since: firstDay) + 1 } }

  /// Whether it is one month, or the first days of one.
  var isOneMonth: Bool { months.month != nil && !isCut && !months.isOfWeeks }

  /// `September`, or with its year `October 2025`.
  var monthValue: Value { needsYear ? .month(month) : .monthName(month) }

  /// What it is for sentences: whole months, one whole month or week, a day, days of one or two months,
  /// or the mean of several months.
  var caseName: String? {
    guard mean == nil else { return "mean" }
    guard let lastDay else {
      return months.month == nil ? "months" : months.isOfWeeks ? "week" : "month"
    }
    if firstDay == lastDay { return "day" }
    return firstDay.month == lastDay.month ? "days" : "dates"
  }

  /// `17 September`, or with its year `17 October 2025`.
  func value(of day: CalendarDate) -> Value { needsYear ? .date(day) : .dayOfMonth(day) }
}

extension ComparedPeriod: PhraseArgument {
  static let section: String? = "ComparedPeriod"
  static let cases = ["month", "months", "week", "day", "days", "dates", "mean"]
  static let fields: [String: PhraseField<ComparedPeriod>] = [
    "months": PhraseField(\.months), "firstDay": PhraseField(\.firstDay),
    "firstDays": PhraseField(\.firstDays), "isOneMonth": PhraseField(\.isOneMonth),
    "month": PhraseField(\.monthValue), "needsYear": PhraseField(\.needsYear),
    "start": PhraseField(\.month), "last": PhraseField { $0.lastDay.map($0.value) },
    "isOfWeeks": PhraseField(\.months.isOfWeeks),
    "isSameDays": PhraseField { $0.mean == .sameDays },
  ]
}

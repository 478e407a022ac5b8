import PricebookDocument
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

  var month: Month { months.first }

  /// How many days count from the first of the months on; `nil` for whole months.
  var firstDays: Int? { lastDay.map { $0.days(since: firstDay) + 1 } }

  /// Whether it is one month, or the first days of one.
  var isOneMonth: Bool { months.month != nil && !isCut }

  /// `September`, or with its year `October 2025`.
  var monthValue: Value { needsYear ? .month(month) : .monthName(month) }

  /// The period as sentences name it.
  enum Span {
    /// A whole month.
    case month(Value)
    /// A whole quarter, a whole year or several whole months.
    case months(MonthPeriod)
    case day(Value)
    /// Days of one month: the first, and the last with its month.
    case days(CalendarDate, Value)
    /// Days of two months, each with its month.
    case dates(Value, Value)
  }

  var span: Span {
    guard let last = lastDay else {
      return months.month == nil ? .months(months) : .month(monthValue)
    }
    if firstDay == last { return .day(value(of: last)) }
    return firstDay.month == last.month
      ? .days(firstDay, value(of: last)) : .dates(.dayOfMonth(firstDay), value(of: last))
  }

  /// `17 September`, or with its year `17 October 2025`.
  func value(of day: CalendarDate) -> Value { needsYear ? .date(day) : .dayOfMonth(day) }
}

/// What the months of a report are compared with where the pages say why spending changed.
enum ChangeReference {
  /// As many months: those before, or others that were asked for.
  case period(ComparedPeriod)
  /// The mean of some months before; of the same days of them where the month is not over.
  case mean(months: Int, isSameDays: Bool)
  /// The mean of the months that a month was asked to be compared with.
  case meanOf(MonthPeriod, isSameDays: Bool)
}

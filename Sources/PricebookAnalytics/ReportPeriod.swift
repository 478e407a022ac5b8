public import PricebookModel

/// The month and the days that the reports talk about.
public struct ReportPeriod: Hashable, Sendable {
  public var month: Month
  public var asOf: CalendarDate
  /// Whether the month is over on the day that the reports speak from.
  public var isOver: Bool
  /// Months that have data, ascending; empty only for a book without dated data.
  public var months: [Month]
  /// Where months begin and end.
  public var calendar = MonthCalendar()

  /// Days of the month up to the as-of date: all of them where the month is over.
  public var daysElapsed: Int { isOver ? month.dayCount : calendar.dayNumber(of: asOf) }

  public var firstDay: CalendarDate { calendar.firstDay(of: month) }

  public var lastDay: CalendarDate { calendar.lastDay(of: month) }
}

extension ReportPeriod {
  /// The month and the as-of date that the options ask for, and where they are silent the newest
  /// month with data that does not lie after today.
  ///
  /// - A day that is probably mistyped (``Book/lastPlausibleDay``) does not choose the month.
  /// - A month that today lies in speaks from today, or from its last day with data where that is
  ///   later. Any other month is over and speaks from its last day.
  /// - Where today is not known, the newest month speaks from its last day with data, and is over
  ///   where that is among its last three.
  /// - An as-of date alone chooses the newest month with data on or before it.
  /// - An as-of date before the month it is asked for with counts as the month's first day.
  /// - Data are receipt lines; in a book without any, carts and dated prices; in a book without
  ///   those, lists; in a book without those, the first month of 1970 is named and ``months`` is
  ///   empty.
  /// - Prices that were seen in the month after its last receipt line are data of its last days.
  init(of book: Book, calendar: DataCalendar, options: AnalysisOptions) {
    let boundaries = calendar.boundaries
    self.calendar = boundaries
    var days: [CalendarDate] = []
    if calendar.months.isEmpty {
      // A list is made long before its prices are seen.
      days = book.vault.carts.filter { !$0.isList }.compactMap(\.date)
      days += book.vault.priceOptions.compactMap(\.day) + book.prices.usedDays
      if days.isEmpty { days = book.vault.carts.compactMap(\.date) }
    }
    let priceDays = calendar.months.isEmpty ? [] : book.prices.usedDays
    months = calendar.months.isEmpty ? Set(days.map(boundaries.month)).sorted() : calendar.months
    func lastDay(upTo day: CalendarDate) -> CalendarDate? {
      calendar.months.isEmpty
        ? days.filter { $0 <= day }.max() : calendar.lastDay(upTo: day)
    }
    func lastPriceDay(of month: Month) -> CalendarDate {
      priceDays.filter { boundaries.month(of: $0) == month }.max() ?? ObservedPrices.undated
    }
    let last = book.lastPlausibleDay.map { boundaries.month(of: $0) }
    let plausible = months.filter { month in last.map { month <= $0 } ?? true }
    let newest =
      plausible.last { month in
        options.today.map { month <= boundaries.month(of: $0) } ?? true
      } ?? plausible.last ?? months.last
    if let wanted = options.month {
      month = wanted
    } else if let asOf = options.asOf {
      month = boundaries.month(of: lastDay(upTo: asOf) ?? asOf)
    } else {
      month = newest ?? Month(year: 1970, month: 1)
    }
    let (chosen, begin, end) = (
      month, boundaries.firstDay(of: month), boundaries.lastDay(of: month)
    )
    let isNewest = newest.map { $0 <= chosen } ?? true
    let lastKnown = max(lastDay(upTo: end) ?? begin, lastPriceDay(of: chosen))
    let speaksFrom: CalendarDate =
      if let wanted = options.asOf {
        wanted
      } else if let today = options.today {
        boundaries.month(of: today) == chosen ? max(today, lastKnown) : end
      } else {
        isNewest ? lastKnown : end
      }
    asOf = max(speaksFrom, begin)
    let isGuessed = options.asOf == nil && options.today == nil
    isOver = asOf >= (isGuessed ? end.adding(days: -2) : end)
  }
}

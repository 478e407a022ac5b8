public import PricebookModel

/// The months and the days that the reports talk about, or the weeks.
public struct ReportPeriod: Hashable, Sendable {
  /// The months: one, unless a quarter, a year or others were asked for; or weeks.
  package var span: MonthPeriod
  /// The only month; of several the newest that has data.
  public var month: Month
  /// The last day whose data count; reports speak from it.
  public var asOf: CalendarDate
  /// Whether the last month is over on the day that the reports speak from.
  public var isOver: Bool
  /// Months that have data, ascending, or weeks; empty only for a book without dated data.
  package var months: [Month]
  /// Weeks that have data, ascending.
  var weeks: [Month] = []
  /// The month that weeks end in.
  var monthOfWeeks: Month?
  /// Where months begin and end.
  package var calendar = MonthCalendar()
  /// The first day that has data; `nil` for a book without receipts.
  package var firstDataDay: CalendarDate?
  /// The first month that has data from its first week on; `nil` for a book without receipts.
  package var firstWholeMonth: Month?

  /// What the months are compared with where that is a period of its own.
  ///
  /// `nil` where a month is compared with the three before it, and where the data begin too late.
  package var reference: MonthPeriod?
  /// Whether ``reference`` was asked for.
  package var isReferenceAsked = false

  /// The month whose prices are reported: ``month``, or for weeks the month that they end in.
  package var priceMonth: Month { monthOfWeeks ?? month }

  /// Whether it is one month, or one week.
  package var isMonth: Bool { span.month != nil }

  /// The months after the newest with data, to the last of several that are under way.
  var monthsToCome: [Month] {
    guard !isMonth, !isOver, let newest = months.last, newest < span.last else { return [] }
    return (newest.index + 1...span.last.index).map(Month.init(index:))
  }

  /// The first month with data that prices can be of.
  package var firstPriceMonth: Month? {
    months.first.map { $0.isWeek ? calendar.ofMonths.month(of: $0.lastDay) : $0 }
  }

  /// The month that is compared with the same days of the months before it.
  var monthUnderWay: Month? { isOver || !isMonth || reference != nil ? nil : month }

  /// Whether one of some months has data.
  ///
  /// - Parameter other: Any months.
  package func hasData(in other: MonthPeriod) -> Bool {
    let known = other.isOfWeeks ? weeks : months
    let place = known.partitionPoint { $0 >= other.first }
    return place < known.count && known[place] <= other.last
  }

  /// Whether a month may be compared with the one before it: not with one that the data begin in the
  /// middle of.
  package func isCompared(_ month: Month) -> Bool { firstWholeMonth.map { month > $0 } ?? true }

  /// Whether the data have all of some months: from their first week on, and something in each.
  ///
  /// - Parameter other: Months before those of the reports.
  package func covers(_ other: MonthPeriod) -> Bool {
    guard let firstWholeMonth, other.first >= firstWholeMonth else { return false }
    let next = other.last.adding(months: 1)
    return months.consecutive(before: next, limit: other.monthCount) == other.monthCount
  }

  /// The months that have begun: all of them where the last is over.
  package var begun: ClosedRange<Month> {
    guard !isOver else { return span.months }
    return span.first...max(span.first, min(span.last, calendar.month(of: asOf)))
  }

  /// All days.
  package var dayCount: Int { lastDay.days(since: firstDay) + 1 }

  /// Days up to the as-of date: all of them where the last month is over.
  package var daysElapsed: Int { isOver ? dayCount : asOf.days(since: firstDay) + 1 }

  var lastDayOfMonth: Int { isOver ? 31 : calendar.dayNumber(of: asOf) }

  /// The first day of the first month, where months begin in the book.
  package var firstDay: CalendarDate { calendar.firstDay(of: span.first) }

  /// The last day of the last month, also while that is under way.
  package var lastDay: CalendarDate { calendar.lastDay(of: span.last) }

  /// The days of another period to compare with this one: of one under way, as many as have passed.
  ///
  /// - Parameter other: As many months as this period has, or the reference of one month.
  package func countedDays(of other: MonthPeriod) -> ClosedRange<CalendarDate> {
    let first = calendar.firstDay(of: other.first)
    guard !isOver else { return first...calendar.lastDay(of: other.last) }
    let last = other.first.adding(months: calendar.month(of: asOf).months(since: span.first))
    let days = calendar.dayNumber(of: asOf)
    return
      first...min(calendar.lastDay(of: last), calendar.firstDay(of: last).adding(days: days - 1))
  }

  /// The days of ``countedDays(of:)`` that the data have: of a month that they begin in the middle
  /// of, those from their first day on.
  ///
  /// - Parameter other: As many months as this period has, or the reference of one month.
  /// - Returns: `nil` where the data begin after all of them.
  package func knownDays(of other: MonthPeriod) -> ClosedRange<CalendarDate>? {
    let days = countedDays(of: other)
    guard let firstDataDay, let firstWholeMonth, other.first < firstWholeMonth else { return days }
    let first = max(days.lowerBound, firstDataDay)
    return first <= days.upperBound ? first...days.upperBound : nil
  }
}

extension ReportPeriod {
  /// The months and the as-of date that the options ask for, and where they are silent the newest
  /// month with data that does not lie after today.
  ///
  /// - A day that is probably mistyped (``Book/lastPlausibleDay``) does not choose the month.
  /// - A month that today lies in speaks from today, or from its last day with data where that is
  ///   later. Any other month is over and speaks from its last day.
  /// - Where today is not known, the newest month speaks from its last day with data, and is over
  ///   where that is among its last three.
  /// - An as-of date alone chooses the newest month with data on or before it.
  /// - An as-of date before the month it is asked for with counts as the month's first day.
  /// - Several months are under way as long as their last one is not over.
  /// - Data are receipt lines; in a book without any, carts and dated prices; in a book without
  ///   those, lists; in a book without those, today's month, else the first one of 1970, is named
  ///   and ``months`` is empty.
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
    weeks =
      calendar.months.isEmpty ? Set(days.map(Month.init(weekOf:))).sorted() : calendar.weeks
    func lastDay(upTo day: CalendarDate) -> CalendarDate? {
      calendar.months.isEmpty ? days.filter { $0 <= day }.max() : calendar.lastDay(upTo: day)
    }
    func lastPriceDay(of months: ClosedRange<Month>) -> CalendarDate {
      priceDays.filter { months.contains(boundaries.month(of: $0)) }.max() ?? ObservedPrices.undated
    }
    let last = book.lastPlausibleDay.map { boundaries.month(of: $0) }
    let plausible = months.filter { month in last.map { month <= $0 } ?? true }
    let newest =
      plausible.last { month in options.today.map { month <= boundaries.month(of: $0) } ?? true }
      ?? plausible.last ?? months.last
    if let wanted = options.period {
      span = wanted
    } else if let asOf = options.asOf {
      span = MonthPeriod(boundaries.month(of: lastDay(upTo: asOf) ?? asOf))
    } else {
      let current = options.today.map(boundaries.month)
      span = MonthPeriod(newest ?? current ?? Month(year: 1970, month: 1))
    }
    let chosen = span
    let (begin, end) = (boundaries.firstDay(of: span.first), boundaries.lastDay(of: span.last))
    let isNewest = newest.map { $0 <= chosen.last } ?? true
    // Months after today's do not count in a period that has just reached today.
    let running = options.today.map(boundaries.month).flatMap { chosen.contains($0) ? $0 : nil }
    let known = chosen.first...(running ?? chosen.last)
    let lastKnown = max(
      lastDay(upTo: boundaries.lastDay(of: known.upperBound)) ?? begin, lastPriceDay(of: known))
    let speaksFrom: CalendarDate =
      if let wanted = options.asOf { wanted } else if let today = options.today {
        running == nil ? end : max(today, lastKnown)
      } else { isNewest ? lastKnown : end }
    asOf = max(speaksFrom, begin)
    let isGuessed = options.asOf == nil && options.today == nil && !boundaries.isOfWeeks
    isOver = asOf >= (isGuessed ? end.adding(days: -2) : end)
    firstDataDay = calendar.firstDay
    firstWholeMonth = book.firstWholeMonth(in: boundaries)
    month = chosen.first
    let begun = begun
    month = months.last { begun.contains($0) } ?? chosen.first
    if let only = chosen.month { month = only }
    isReferenceAsked = options.against != nil
    reference = options.against ?? (isMonth || !covers(chosen.previous) ? nil : chosen.previous)
  }
}

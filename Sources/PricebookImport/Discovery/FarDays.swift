import PricebookModel

/// Days that are probably mistyped: they lie after today, or few of them lie far before or after all
/// others.
struct FarDays {
  /// The last day before those that are too late; `nil` if none is.
  private(set) var lastPlausible: CalendarDate?
  /// The first day after those that are too early; `nil` if none is.
  private(set) var firstPlausible: CalendarDate?
  /// Today, where the clock shows that the days lie in the future.
  private(set) var today: CalendarDate?
  /// Whether all days are such, as in a calendar with other years.
  private(set) var isEveryDay = false
  static let distance = 31
  private static let mostDays = 3

  /// Looks for far days among different ascending days; `today` may be the clock's.
  init?(_ days: [CalendarDate], today: CalendarDate?) {
    // A clock that shows an earlier year is not set.
    if let first = days.first, let today, today.components.year >= 2026,
      first > today.adding(days: 366)
    {
      (lastPlausible, self.today, isEveryDay) = (today, today, true)
      return
    }
    // Clocks differ by up to a day between zones, and one before most of the data is wrong itself.
    let known = today.map { today in days.partitionPoint { $0 > today.adding(days: 1) } } ?? 0
    let isFuture = known * 2 >= days.count && known < days.count && known > 0
    let end = Self.withoutLoneDays(days[..<(isFuture ? known : days.count)], today: today)
    if end > 0, end < days.count {
      lastPlausible = days[end - 1]
      self.today = isFuture ? today : nil
    }
    let start = Self.loneFirstDays(days[..<max(end, 0)])
    if start > 0 { firstPlausible = days[start] }
    if lastPlausible == nil, firstPlausible == nil { return nil }
  }

  /// How many of the first days are each alone and far before the next; two others have to follow.
  private static func loneFirstDays(_ days: ArraySlice<CalendarDate>) -> Int {
    let lone = zip(days, days.dropFirst()).prefix(mostDays).prefix {
      $1.days(since: $0) > 400
    }.count
    return lone + 2 <= days.count ? lone : 0
  }

  /// How many days are left without the last ones, if those are far from the others.
  private static func withoutLoneDays(
    _ days: ArraySlice<CalendarDate>, today: CalendarDate?
  ) -> Int {
    for count in 1...mostDays where days.count > count {
      let rest = days.dropLast(count)
      guard let first = days.dropFirst(rest.count).first, let before = rest.last else { break }
      // Somebody may begin again after a pause.
      if let today, let last = days.last, last.days(since: today) >= -distance { continue }
      let gap = first.days(since: before)
      let usualGap = zip(rest, rest.dropFirst()).map { $1.days(since: $0) }.max() ?? 0
      // A wrong day among very few needs a wider gap, and so do a few wrong days together.
      let usualLeast = count > 1 ? 300 : distance
      let least = rest.count < 3 ? 1_000 : usualLeast
      if gap > least, gap > 2 * usualGap, count * 2 <= rest.count || count == 1 {
        return rest.count
      }
    }
    return days.count
  }

  private func isFar(_ day: CalendarDate) -> Bool {
    lastPlausible.map { day > $0 } == true || firstPlausible.map { day < $0 } == true
  }

  /// - Parameter asked: Months that somebody asks for, whose days are right.
  func warnings(
    in lines: ReceiptLines, sources: [Source], months: MonthCalendar, asked: ClosedRange<Month>?
  ) -> [Diagnostic] {
    var found: [Int: (row: Int, count: Int)] = [:]
    for row in 0..<lines.count {
      let day = lines.receipts.day[Int(lines.receipt[row])]
      guard isFar(day), asked?.contains(months.month(of: day)) != true else { continue }
      let source = Int(lines.source[row])
      found[source, default: (row, 0)].count += 1
    }
    return found.sorted { $0.key < $1.key }.map { source, place in
      let day = lines.receipts.day[Int(lines.receipt[place.row])]
      let remedy = Message.dayLikeOthers(place.count - 1)
      let month = months.month(of: day)
      let message: DiagnosticMessage =
        if let firstPlausible, day < firstPlausible {
          .earlyDay(
            day: day, count: firstPlausible.days(since: day), next: firstPlausible, remedy: remedy)
        } else if let today {
          .futureDay(day: day, today: today, remedy: remedy, month: month)
        } else {
          .lateDay(
            day: day, count: day.days(since: lastPlausible ?? day), last: lastPlausible ?? day,
            remedy: remedy, month: month)
        }
      return Diagnostic(message, file: sources[source].path, line: Int(lines.line[place.row]))
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func earlyDay(
    day: CalendarDate, count: Int, next: CalendarDate, remedy: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .farDay,
      """
      \(day) is \(count) days before the first day after it, \(next)\(remedy) leave it if it is \
      right
      """)
  }

  fileprivate static func futureDay(
    day: CalendarDate, today: CalendarDate, remedy: String, month: Month
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .farDay,
      "\(day) lies after today, \(today)\(remedy) give --month \(month) if it is right")
  }

  fileprivate static func lateDay(
    day: CalendarDate, count: Int, last: CalendarDate, remedy: String, month: Month
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .farDay,
      """
      \(day) is \(grouped(count)) days after the last day before it, \(last)\(remedy) give --month \(month) \
      if it is right
      """)
  }
}

extension Message {
  /// What to do about a day, up to the last remedy.
  ///
  /// - Parameter others: How many more lines have such a day.
  fileprivate static func dayLikeOthers(_ others: Int) -> String {
    let lines =
      switch others {
      case 0: ""
      case 1: " (and 1 more line like it)"
      default: " (and \(others) more lines like it)"
      }
    return "\(lines); correct the year or the month of the date, or"
  }
}

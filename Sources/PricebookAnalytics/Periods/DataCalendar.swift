import PricebookModel
import PricebookParallel

/// The days and months that the receipt lines of a book touch, and the numbers of both.
///
/// Months are numbered in order among those that have data, so that tables by month stay small
/// whatever years the receipts are from.
struct DataCalendar: Sendable {
  /// Months with data, ascending.
  private(set) var months: [Month] = []
  private(set) var firstDay: CalendarDate?
  private(set) var lastDay: CalendarDate?
  /// The number of the month of every day from ``start``; ``none`` in a month without data.
  private var monthNumbers: [UInt32] = []
  private var start: Int32 = 0
  private var hasData: [Bool] = []
  let boundaries: MonthCalendar

  /// The calendar of the lines that are used for anything.
  init(of lines: ReceiptLines, boundaries: MonthCalendar = MonthCalendar()) {
    self.boundaries = boundaries
    let dayCount = Self.calendarDays
    let parts = min(WorkerThreads.count, lines.count / 50_000 + 1)
    let seen = concurrentMap(of: lines.count, parts: parts) { DaySet(of: lines, in: $0) }
    var first = Int32.max
    var last = Int32.min
    for set in seen where !set.isEmpty {
      first = min(first, set.first)
      last = max(last, set.last)
    }
    guard first <= last, Int(last) - Int(first) <= dayCount else { return }
    hasData = [Bool](repeating: false, count: Int(last) - Int(first) + 1)
    for set in seen where !set.isEmpty {
      for (offset, isSeen) in set.days.enumerated() where isSeen {
        hasData[Int(set.first) + offset - Int(first)] = true
      }
    }
    start = first
    firstDay = CalendarDate(daysSinceEpoch: first)
    lastDay = CalendarDate(daysSinceEpoch: last)
    monthNumbers = [UInt32](repeating: Self.none, count: hasData.count)
    var end = 0
    var next = 0
    while next < hasData.count {
      let day = CalendarDate(daysSinceEpoch: first + Int32(next))
      let month = boundaries.month(of: day)
      end = min(hasData.count, next + month.dayCount - boundaries.dayNumber(of: day) + 1)
      if hasData[next..<end].contains(true) {
        for offset in next..<end { monthNumbers[offset] = UInt32(months.count) }
        months.append(month)
      }
      next = end
    }
  }

  /// The number of the month of any day; `nil` where that month has no data.
  func monthNumber(of day: CalendarDate) -> Int? {
    let offset = Int(day.daysSinceEpoch) - Int(start)
    guard monthNumbers.indices.contains(offset), monthNumbers[offset] != Self.none else {
      return nil
    }
    return Int(monthNumbers[offset])
  }

  /// The number of the month of a line that is used for anything.
  ///
  /// - Parameter day: In days since 1970-01-01.
  @inline(__always)
  func monthNumber(ofUsed day: Int32) -> Int { Int(monthNumbers[Int(day &- start)]) }

  private static let none = UInt32.max

  /// The weeks with data, ascending.
  var weeks: [Month] {
    hasData.indices.filter { hasData[$0] }.map {
      Month(weekOf: CalendarDate(daysSinceEpoch: start + Int32($0)))
    }.reduce(into: []) { weeks, week in if weeks.last != week { weeks.append(week) } }
  }

  func lastDay(upTo day: CalendarDate) -> CalendarDate? {
    guard let firstDay, let lastDay, firstDay <= day else { return nil }
    var offset = min(day, lastDay).days(since: firstDay)
    while !hasData[offset] { offset -= 1 }
    return firstDay.adding(days: offset)
  }

  /// Days from the year 1 to the year 9999, which is what importers accept.
  private static let calendarDays = 3_652_059
}

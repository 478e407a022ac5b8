import PricebookModel

/// Two sets of days whose spending is compared, for every comparison that an analysis makes.
///
/// Days are numbered by *slots*: each is a run of days that belongs to the same sets, as a rule a
/// month. What is summed by slot is enough for every comparison.
struct ComparedDays: Sendable {
  struct Comparison: Sendable {
    /// The month that is explained; of several the newest.
    var month: Month
    var reference: SpendingChange.Reference
    /// How many months the mean of the other days is over.
    var parts: Int
    /// The slots of the days that are explained.
    fileprivate(set) var reported: Range<Int> = 0..<0
    /// The slots that they are compared with, ascending; those that follow each other in one range.
    fileprivate(set) var before: [Range<Int>] = []
    fileprivate var reportedDays: ClosedRange<CalendarDate>
    fileprivate(set) var daysBefore: [ClosedRange<CalendarDate>]
  }

  /// Those of the tables by month and reference, then the report's own where it is none of them.
  private(set) var comparisons: [Comparison] = []
  /// How many are in tables.
  private(set) var tabled = 0
  /// The comparison that the reports tell of; `nil` where there is nothing to compare with.
  private(set) var own: Int?
  private(set) var slotCount = 1

  /// The slot of every day from ``start``.
  private var slots: [UInt32] = []
  private var start: Int32 = 0
  /// The comparisons that explain each slot.
  private(set) var explaining: [[Int]] = []
  /// Whether a slot belongs to either set of ``own``.
  private(set) var isOwn: [Bool] = []

  /// - Parameter includesMonths: Whether every month is compared with those before it, besides the
  ///   period.
  init(
    of period: ReportPeriod, calendar: DataCalendar, references: ReferenceMonths,
    includesMonths: Bool
  ) {
    let boundaries = calendar.boundaries
    func days(_ months: ClosedRange<Month>) -> ClosedRange<CalendarDate> {
      boundaries.firstDay(of: months.lowerBound)...boundaries.lastDay(of: months.upperBound)
    }
    for month in includesMonths ? Self.comparedMonths(calendar.months) : []
    where period.isCompared(month) {
      let counts = [1, references.count(before: month)]
      for (reference, count) in zip(SpendingChange.Reference.allCases, counts) {
        comparisons.append(
          Comparison(
            month: month, reference: reference, parts: max(1, count),
            reportedDays: days(month...month),
            daysBefore: (0..<count).map {
              let earlier = month.adding(months: -1 - $0)
              return month == period.monthUnderWay
                ? period.countedDays(of: MonthPeriod(earlier)) : days(earlier...earlier)
            }))
      }
    }
    tabled = comparisons.count
    let parts = references.compared(by: period)
    if !parts.isEmpty {
      let isGiven = period.reference != nil
      own = comparisons.firstIndex {
        !isGiven && $0.month == period.month && $0.reference == .threeMonths
      }
      if own == nil {
        own = comparisons.count
        comparisons.append(
          Comparison(
            month: period.month, reference: isGiven ? .given : .threeMonths, parts: parts.count,
            reportedDays: days(period.begun), daysBefore: parts.map(period.countedDays)))
      }
    }
    numberSlots(calendar)
  }

  private mutating func numberSlots(_ calendar: DataCalendar) {
    guard let first = calendar.firstDay, let last = calendar.lastDay else { return }
    start = first.daysSinceEpoch
    var begins = [Bool](repeating: false, count: last.days(since: first) + 1)
    for comparison in comparisons {
      for days in [comparison.reportedDays] + comparison.daysBefore {
        for day in [days.lowerBound.days(since: first), days.upperBound.days(since: first) + 1]
        where day > 0 && day < begins.count { begins[day] = true }
      }
    }
    slots.reserveCapacity(begins.count)
    for isFirst in begins {
      if isFirst { slotCount += 1 }
      slots.append(UInt32(slotCount - 1))
    }
    func slotRange(of days: ClosedRange<CalendarDate>) -> Range<Int> {
      let (lower, upper) = (max(days.lowerBound, first), min(days.upperBound, last))
      guard lower <= upper else { return 0..<0 }
      return slot(of: lower.daysSinceEpoch)..<slot(of: upper.daysSinceEpoch) + 1
    }
    isOwn = [Bool](repeating: false, count: slotCount)
    explaining = [[Int]](repeating: [], count: slotCount)
    for place in comparisons.indices {
      let reported = slotRange(of: comparisons[place].reportedDays)
      comparisons[place].reported = reported
      let before = comparisons[place].daysBefore.map(slotRange)
      for range in before.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
        if let known = comparisons[place].before.last, known.upperBound == range.lowerBound {
          comparisons[place].before[comparisons[place].before.count - 1] =
            known.lowerBound..<range.upperBound
        } else {
          comparisons[place].before.append(range)
        }
      }
      for slot in reported { explaining[slot].append(place) }
      guard place == own else { continue }
      for slot in [[reported], comparisons[place].before].joined().joined() { isOwn[slot] = true }
    }
  }

  @inline(__always) func slot(of day: Int32) -> Int { Int(slots[Int(day &- start)]) }

  /// Months that have data, or whose reference has, up to the last with data.
  private static func comparedMonths(_ months: [Month]) -> [Month] {
    var compared: [Month] = []
    for (place, month) in months.enumerated() {
      if place > 0 { compared.append(month) }
      guard place + 1 < months.count else { continue }
      let gap = months[place + 1].months(since: month) - 1
      for distance in 0..<min(gap, ReferenceMonths.wanted) {
        compared.append(month.adding(months: distance + 1))
      }
    }
    return compared
  }
}

extension [Month] {
  /// How many of the months, which ascend, lie directly before a month, without a gap.
  func consecutive(before month: Month, limit: Int) -> Int {
    let end = partitionPoint { $0 >= month }
    return (0..<Swift.min(limit, end)).prefix {
      self[end - 1 - $0] == month.adding(months: -1 - $0)
    }.count
  }
}

extension Book {
  /// The first whole month of the data: its first week has data, and no filter cut it short.
  func firstWholeMonth(in calendar: MonthCalendar) -> Month? {
    guard let firstDay = lines.receipts.day.min() else { return nil }
    let first = calendar.month(of: firstDay)
    let firstDays = calendar.isOfWeeks ? 1 : 7
    let found = calendar.dayNumber(of: firstDay) <= firstDays ? first : first.adding(months: 1)
    // Lines that a filter leaves out are there, but count for nothing.
    return cutMonth.map { max(found, $0.adding(months: 1)) } ?? found
  }
}

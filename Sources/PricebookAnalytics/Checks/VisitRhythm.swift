import PricebookModel

/// How regularly receipts come, in all or of one store, by the days of the last 13 weeks with some.
///
/// The pace is the median number of days between two receipts, at least three. A gap of twice the
/// pace misses one visit, and so on; the share of visits that were missed (after Laplace, one more
/// of each) to the power of the silent paces is how likely the silence is by chance.
struct VisitRhythm {
  /// The last day with a receipt.
  let last: CalendarDate
  /// The median number of days between two days with receipts.
  let usualDays: Int
  /// The first of the days that the rhythm is known by.
  let first: CalendarDate
  private let paceDays: Double
  private let missedShare: Double

  private static let habitDays = 91
  private static let fewestDays = 6
  /// The largest share of missed visits with which a silence still says something.
  private static let largestShare = 0.34
  /// How likely a silence is by chance, at most.
  private static let chance = 0.005

  /// - Parameters:
  ///   - days: Days with receipts, in any order.
  ///   - end: Later days do not count.
  /// - Returns: `nil` for too few days, or days too irregular to miss one.
  init?(of days: some Sequence<CalendarDate>, through end: CalendarDate) {
    let known = Set(days.lazy.filter { $0 <= end })
    guard let last = known.max() else { return nil }
    let recent = known.filter { last.days(since: $0) <= Self.habitDays }.sorted()
    guard recent.count >= Self.fewestDays else { return nil }
    let gaps = zip(recent, recent.dropFirst()).map { $1.days(since: $0) }.sorted()
    let usual = gaps[gaps.count / 2]
    let pace = Double(max(usual, 3))
    let missed = gaps.reduce(0) { $0 + max(0, Int((Double($1) / pace).rounded()) - 1) }
    let share = Double(missed + 1) / Double(missed + gaps.count + 2)
    guard share <= Self.largestShare else { return nil }
    self.last = last
    first = recent[0]
    usualDays = usual
    paceDays = pace
    missedShare = share
  }

  /// Whether there are too few receipts up to a day to be chance.
  ///
  /// - Parameter paces: How many paces without a receipt are never a silence, however regular the
  ///   visits are.
  func isSilent(on day: CalendarDate, beyond paces: Double) -> Bool {
    let silent = Double(day.days(since: last)) / paceDays
    return silent > max(paces, Logarithm.of(Self.chance) / Logarithm.of(missedShare))
  }
}

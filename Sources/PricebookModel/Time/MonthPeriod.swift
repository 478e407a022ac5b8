/// Some consecutive whole months: a month, a quarter, a year or any others; or some whole weeks.
///
/// The months alone say what it is: July to September is the third quarter, however it was written.
/// Each therefore has one canonical text, ``description``.
package struct MonthPeriod: Hashable, Sendable {
  /// What the months together are.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One month.
    case month
    /// January to March, April to June, July to September, or October to December.
    case quarter
    /// January to December.
    case year
    /// Any other months.
    case range
    /// One week of ISO 8601.
    case week
    /// Several weeks.
    case weeks
  }

  /// How many months a text may name: fifty years.
  package static let limit = 600
  /// The first month.
  package let first: Month
  /// The last month, which is the first where there is only one.
  package let last: Month

  /// One month.
  package init(_ month: Month) {
    first = month
    last = month
  }

  /// The months from one to another.
  package init(_ months: ClosedRange<Month>) {
    first = months.lowerBound
    last = months.upperBound
  }

  /// Reads `2026-09`, `2026-Q3`, `2026`, `2026-06..2026-08`, `2026-W40` or `2026-W38..2026-W41`.
  ///
  /// - Parameter text: Exactly one of these; the letter of a quarter or a week may be small.
  /// - Returns: `nil` for other text, where the last month is before the first, for months with weeks,
  ///   and for more than ``limit`` months or weeks.
  package init?(iso text: some StringProtocol) {
    if let ends = Self.ends(of: text) {
      guard let first = ends[0], let last = ends[1], first <= last,
        first.isWeek == last.isWeek, last.months(since: first) < Self.limit
      else { return nil }
      self.init(first...last)
    } else if let month = Self.month(text) {
      self.init(month)
    } else if let january = Month(iso: "\(text)-01"), text.utf8.count == 4 {
      self.init(january...january.adding(months: 11))
    } else {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].utf8.count == 2, parts[1].first?.lowercased() == "q",
        let number = parts[1].last?.wholeNumberValue, (1...4).contains(number),
        let january = Month(iso: "\(parts[0])-01")
      else { return nil }
      let first = january.adding(months: (number - 1) * 3)
      self.init(first...first.adding(months: 2))
    }
  }

  /// Whether a text such as `2026-08..2026-06` names a first month that is after its last.
  package static func isReversed(_ text: some StringProtocol) -> Bool {
    guard let ends = ends(of: text), let first = ends[0], let last = ends[1] else { return false }
    return last < first && first.isWeek == last.isWeek
  }

  /// Whether a text such as `2026-08..2026-W40` is from a month to a week, or from a week to a month.
  package static func isMixed(_ text: some StringProtocol) -> Bool {
    guard let ends = ends(of: text), let first = ends[0], let last = ends[1] else { return false }
    return first.isWeek != last.isWeek
  }

  /// How many months or weeks lie between the ends of a text of two; `nil` for other text.
  package static func count(_ text: some StringProtocol) -> Int? {
    guard let ends = ends(of: text), let first = ends[0], let last = ends[1],
      first.isWeek == last.isWeek
    else { return nil }
    return last.months(since: first) + 1
  }

  private static func month(_ text: some StringProtocol) -> Month? {
    Month(iso: text) ?? Month(isoWeek: text)
  }

  /// What is before and behind two points; `nil` for a text without them.
  private static func ends(of text: some StringProtocol) -> [Month?]? {
    let ends = String(text).split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    return ends.count == 2 ? ends.map { month($0) } : nil
  }

  /// The first and the last month.
  package var months: ClosedRange<Month> { first...last }
  /// Whether it is one of weeks.
  package var isOfWeeks: Bool { first.isWeek }
  /// How many months there are, or weeks.
  package var monthCount: Int { last.months(since: first) + 1 }

  /// What the months together are.
  package var kind: Kind {
    guard !isOfWeeks else { return monthCount == 1 ? .week : .weeks }
    return switch monthCount {
    case 1: .month
    case 3 where first.monthOfYear % 3 == 1: .quarter
    case 12 where first.monthOfYear == 1: .year
    default: .range
    }
  }

  /// The only month or week; `nil` where there are several.
  package var month: Month? { first == last ? first : nil }
  /// The number of the quarter that the first month lies in, from 1 to 4.
  package var quarter: Int { (first.monthOfYear + 2) / 3 }
  /// Whether both ends are months of one year.
  package var isOfOneYear: Bool { first.year == last.year }
  /// Whether a month is one of them.
  package func contains(_ month: Month) -> Bool { months.contains(month) }

  /// As many months, so many later, or earlier for a negative number.
  package func adding(months: Int) -> MonthPeriod {
    MonthPeriod(first.adding(months: months)...last.adding(months: months))
  }

  /// As many months just before.
  package var previous: MonthPeriod { adding(months: -monthCount) }
}

extension MonthPeriod: Comparable {
  /// Whether it begins earlier or, of two that begin together, ends earlier.
  package static func < (left: MonthPeriod, right: MonthPeriod) -> Bool {
    (left.first, left.last) < (right.first, right.last)
  }
}

extension MonthPeriod: CustomStringConvertible {
  /// `2026-09`, `2026-Q3`, `2026`, `2026-06..2026-08`, `2026-W40` or `2026-W38..2026-W41`.
  package var description: String {
    switch kind {
    case .month, .week: first.description
    case .quarter: "\(first.description.prefix(4))-Q\(quarter)"
    case .year: String(first.description.prefix(4))
    case .range, .weeks: "\(first)..\(last)"
    }
  }
}

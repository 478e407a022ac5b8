/// Some consecutive whole months: a month, a quarter, a year or any others.
///
/// The months alone say what it is: July to September is the third quarter, however it was written.
/// Each therefore has one canonical text, ``description``.
public struct MonthPeriod: Hashable, Sendable {
  /// What the months together are.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// One month.
    case month
    /// January to March, April to June, July to September, or October to December.
    case quarter
    /// January to December.
    case year
    /// Any other months.
    case range
  }

  /// How many months a text may name: fifty years.
  public static let limit = 600
  /// The first month.
  public let first: Month
  /// The last month, which is the first where there is only one.
  public let last: Month

  /// One month.
  public init(_ month: Month) {
    first = month
    last = month
  }

  /// The months from one to another.
  public init(_ months: ClosedRange<Month>) {
    first = months.lowerBound
    last = months.upperBound
  }

  /// January to December of a year.
  public init(year: Int) {
    self.init(Month(year: year, month: 1)...Month(year: year, month: 12))
  }

  /// Reads `2026-09`, `2026-Q3`, `2026` or `2026-06..2026-08`.
  ///
  /// - Parameter text: Exactly one of these; the letter of a quarter may be small.
  /// - Returns: `nil` for other text, where the last month is before the first, and for more than
  ///   ``limit`` months.
  public init?(iso text: some StringProtocol) {
    if let ends = Self.ends(of: text) {
      guard let first = ends[0], let last = ends[1], first <= last,
        last.months(since: first) < Self.limit
      else { return nil }
      self.init(first...last)
    } else if let month = Month(iso: text) {
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
  public static func isReversed(_ text: some StringProtocol) -> Bool {
    guard let ends = ends(of: text), let first = ends[0], let last = ends[1] else { return false }
    return last < first
  }

  /// What is before and behind two points; `nil` for a text without them.
  private static func ends(of text: some StringProtocol) -> [Month?]? {
    let ends = String(text).split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    return ends.count == 2 ? ends.map { Month(iso: $0) } : nil
  }

  /// The first and the last month.
  public var months: ClosedRange<Month> { first...last }
  /// How many months there are.
  public var monthCount: Int { last.months(since: first) + 1 }

  /// What the months together are.
  public var kind: Kind {
    switch monthCount {
    case 1: .month
    case 3 where first.monthOfYear % 3 == 1: .quarter
    case 12 where first.monthOfYear == 1: .year
    default: .range
    }
  }

  /// The only month; `nil` where there are several.
  public var month: Month? { first == last ? first : nil }
  /// The number of the quarter that the first month lies in, from 1 to 4.
  public var quarter: Int { (first.monthOfYear + 2) / 3 }
  /// Whether both ends are months of one year.
  public var isOfOneYear: Bool { first.year == last.year }
  /// Whether a month is one of them.
  public func contains(_ month: Month) -> Bool { months.contains(month) }

  /// As many months, so many later, or earlier for a negative number.
  public func adding(months: Int) -> MonthPeriod {
    MonthPeriod(first.adding(months: months)...last.adding(months: months))
  }

  /// As many months just before.
  public var previous: MonthPeriod { adding(months: -monthCount) }
}

extension MonthPeriod: Comparable {
  /// Whether it begins earlier or, of two that begin together, ends earlier.
  public static func < (left: MonthPeriod, right: MonthPeriod) -> Bool {
    (left.first, left.last) < (right.first, right.last)
  }
}

extension MonthPeriod: CustomStringConvertible {
  /// `2026-09`, `2026-Q3`, `2026` or `2026-06..2026-08`.
  public var description: String {
    switch kind {
    case .month: first.description
    case .quarter: "\(first.description.prefix(4))-Q\(quarter)"
    case .year: String(first.description.prefix(4))
    case .range: "\(first)..\(last)"
    }
  }
}

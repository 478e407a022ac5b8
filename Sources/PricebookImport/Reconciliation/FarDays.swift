import PricebookModel

/// Days that are probably mistyped: they lie after today, or alone and far from all others.
struct FarDays {
  /// The last day before those that are too late; `nil` if none is.
  private(set) var lastPlausible: CalendarDate?
  /// The first day after those that are too early; `nil` if none is.
  private(set) var firstPlausible: CalendarDate?
  /// Today, where the clock shows that the days lie in the future.
  private(set) var today: CalendarDate?
  /// Whether all days are such, as in a calendar with other years.
  private(set) var isEveryDay = false

  /// How far after the others a day is far, in days.
  static let distance = 31
  /// The gap that a few wrong days together, or a wrong day among very few, need.
  private static let wideGap = 300
  private static let widestGap = 1_000
  private static let mostDays = 3
  /// The gap after a lone first day.
  private static let gapAfterFirst = 400
  /// A clock that shows an earlier year is not set.
  private static let firstYear = 2026
  private static let year = 366

  /// Looks for far days.
  ///
  /// - Parameters:
  ///   - days: Different days, ascending.
  ///   - today: The day that the clock shows; `nil` if it is not asked.
  /// - Returns: `nil` if there are none.
  init?(_ days: [CalendarDate], today: CalendarDate?) {
    var end = days.count
    var isFuture = false
    if let today {
      if let first = days.first, today.components.year >= Self.firstYear,
        first > today.adding(days: Self.year)
      {
        lastPlausible = today
        self.today = today
        isEveryDay = true
        return
      }
      // Clocks differ by up to a day between zones.
      let limit = today.adding(days: 1)
      let known = days.partitionPoint { $0 > limit }
      // A clock before most of the data is wrong itself.
      if known * 2 >= days.count, known < days.count, known > 0 {
        end = known
        isFuture = true
      }
    }
    end = Self.withoutLoneDays(days[..<end], today: today)
    if end > 0, end < days.count {
      lastPlausible = days[end - 1]
      self.today = isFuture ? today : nil
    }
    let start = Self.loneFirstDays(days[..<max(end, 0)])
    if start > 0 { firstPlausible = days[start] }
    if lastPlausible == nil, firstPlausible == nil { return nil }
  }

  /// How many of the first days are each alone and far before the next; two others at least have to
  /// show when the book was kept.
  private static func loneFirstDays(_ days: ArraySlice<CalendarDate>) -> Int {
    let lone = zip(days, days.dropFirst()).prefix(mostDays).prefix {
      $1.days(since: $0) > gapAfterFirst
    }
    return Array(lone).count + 2 <= days.count ? Array(lone).count : 0
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
      let least = rest.count < 3 ? widestGap : count > 1 ? wideGap : distance
      if gap > least, gap > 2 * usualGap, count * 2 <= rest.count || count == 1 {
        return rest.count
      }
    }
    return days.count
  }

  private func isFar(_ day: CalendarDate) -> Bool {
    lastPlausible.map { day > $0 } == true || firstPlausible.map { day < $0 } == true
  }

  /// One warning for each file that has such days.
  func warnings(
    in lines: ReceiptLines, sources: [Source], months: MonthCalendar
  ) -> [Diagnostic] {
    var found: [Int: (row: Int, count: Int)] = [:]
    for row in 0..<lines.count {
      let day = lines.receipts.day[Int(lines.receipt[row])]
      guard isFar(day) else { continue }
      let source = Int(lines.source[row])
      found[source, default: (row, 0)].count += 1
    }
    return found.sorted { $0.key < $1.key }.map { source, place in
      let day = lines.receipts.day[Int(lines.receipt[place.row])]
      let others = place.count - 1
      let more =
        others == 0 ? "" : " (and \(others) more \(others == 1 ? "line" : "lines") like it)"
      let remedy = "\(more); correct the year or the month of the date, or"
      var message = "\(day) "
      if let firstPlausible, day < firstPlausible {
        message += "is \(firstPlausible.days(since: day)) days before the first day after it, "
        message += "\(firstPlausible)\(remedy) leave it if it is right"
      } else if let today {
        message +=
          "lies after today, \(today)\(remedy) give --month \(months.month(of: day)) if it "
        message += "is right"
      } else if let lastPlausible {
        message += "is \(day.days(since: lastPlausible)) days after the last day before it, "
        message += "\(lastPlausible)\(remedy) give --month \(months.month(of: day)) if it is right"
      }
      return Diagnostic(
        .warning, .farDay, file: sources[source].path, line: Int(lines.line[place.row]),
        message: message)
    }
  }
}

extension ReceiptLines {
  /// The different days of the receipts, ascending.
  var distinctDays: [CalendarDate] {
    guard let first = receipts.day.min(), let last = receipts.day.max() else { return [] }
    var isPresent = [Bool](repeating: false, count: last.days(since: first) + 1)
    for day in receipts.day { isPresent[day.days(since: first)] = true }
    return isPresent.indices.filter { isPresent[$0] }.map { first.adding(days: $0) }
  }
}

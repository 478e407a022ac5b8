import PricebookModel

/// How many dates of a column can be read in one order only.
struct DateVotes {
  private var votes: [DateOrder: (count: Int, example: String)] = [:]
  /// A date that may be read either way; the same number twice is the same day and a poor example.
  private var open: (example: String, isTwin: Bool)?
  /// The first and the last numbers of dates such as `26-01-14`, either of which may be the years.
  private var firsts: Set<Int> = []
  private var lasts: Set<Int> = []
  /// Whether all dates with the day first are such, and whether all of these have dashes.
  private var haveShortYears = true
  private var haveDashes = true

  /// What shows that a spreadsheet took days for months: it writes dates that it can read so with the
  /// year first, and leaves those with a day above 12 as they are, with slashes.
  ///
  /// `isMixed`: some date with the year first has a day above 12, or some with slashes has none.
  private var turned = (isoCount: 0, slashCount: 0, isMixed: false, example: "")
  /// The last date with the year first that says no more: the lines of a receipt repeat it.
  private var lastPlain: String?

  /// A date that a spreadsheet may have turned: all dates with slashes have days above 12, and none
  /// of those that begin with the year has one.
  var turnedExample: String? {
    turned.isoCount >= 2 && turned.slashCount >= 2 && !turned.isMixed ? turned.example : nil
  }

  private mutating func lookForTurned(_ value: String) {
    if let iso = CalendarDate(iso: String(value.prefix(10))) {
      turned.isoCount += 1
      turned.example = value
      if iso.day > 12 { turned.isMixed = true }
    } else if let numbers = DateText.numbers(value), !numbers.hasPoints {
      turned.slashCount += 1
      if numbers.first <= 12 { turned.isMixed = true }
    }
  }

  mutating func look(at value: String) {
    if value == lastPlain {
      turned.isoCount += 1
      return
    }
    let isoCount = turned.isoCount
    lookForTurned(value)
    guard let first = value.utf8.first, first.isDigit || first == UInt8(ascii: "'"),
      let numbers = DateText.numbers(value), !numbers.hasPoints
    else {
      if turned.isoCount > isoCount { lastPlain = value }
      return
    }
    func mayBe(_ order: DateOrder) -> Bool { DateScanner.day(numbers, order: order) != nil }
    let mayBeYearFirst = numbers.hasShortYear && mayBe(.yearMonthDay)
    switch (mayBe(.dayMonthYear), mayBe(.monthDayYear)) {
    case (true, true):
      let isTwin = numbers.first == numbers.second
      if open == nil || (open?.isTwin == true && !isTwin) { open = (value, isTwin) }
    case (true, false):
      if mayBeYearFirst {
        firsts.insert(numbers.first)
        lasts.insert(numbers.year)
        if !value.contains("-") { haveDashes = false }
      } else {
        haveShortYears = false
      }
      vote(.dayMonthYear, value)
    case (false, true): vote(.monthDayYear, value)
    case (false, false): if mayBeYearFirst { vote(.yearMonthDay, value) }
    }
  }

  private mutating func vote(_ order: DateOrder, _ value: String) {
    votes[order, default: (0, value)].count += 1
  }

  /// The order that most dates need; a date that needs another is rejected by itself.
  var finding: ValueEvidence.DateFinding {
    let ranked = votes.sorted {
      ($0.value.count, $0.key.rawValue) > ($1.value.count, $1.key.rawValue)
    }
    guard let best = ranked.first else {
      return open.map {
        .undecided(examples: [$0.example], orders: [.dayMonthYear, .monthDayYear])
      }
        ?? .notNeeded
    }
    if ranked.count > 1, ranked[1].value.count == best.value.count {
      let rivals = ranked.prefix(2).sorted { $0.key.rawValue < $1.key.rawValue }
      return .undecided(examples: rivals.map(\.value.example), orders: rivals.map(\.key))
    }
    if best.key == .dayMonthYear, ranked.count == 1, mayBeginWithYears {
      return .undecided(examples: [best.value.example], orders: [.dayMonthYear, .yearMonthDay])
    }
    return .decided(best.key, example: best.value.example)
  }

  /// Whether the first numbers differ less than the last, as years do; a single day must look like
  /// an ISO date and, with the year last, be ten years before the other reading.
  private var mayBeginWithYears: Bool {
    guard haveShortYears, let first = firsts.min(), let last = lasts.max() else { return false }
    return firsts.count < lasts.count
      || (firsts.count == lasts.count && haveDashes && first > last + 10)
  }
}

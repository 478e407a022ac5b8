import PricebookModel

/// What the values of a file's first records say about how dates and numbers are written.
struct ColumnEvidence {
  /// The order of dates whose first number may be the day or the month.
  enum DateFinding: Equatable {
    /// No date is ambiguous.
    case notNeeded
    case decided(DateOrder, example: String)
    /// Every reading of the column leaves another one possible.
    ///
    /// - Parameters:
    ///   - orders: Those that the example, or each of the examples, can have.
    case undecided(examples: [String], orders: [DateOrder])
  }

  enum NumberFinding: Equatable {
    case notNeeded
    case decided(DecimalMark, example: String)
    /// The mark before three digits may be a decimal mark or a grouping mark.
    case undecided(example: String)
  }

  private(set) var dates = DateFinding.notNeeded
  /// The first date, as an example of how they are written.
  private(set) var firstDate: String?
  /// How numbers are written, by column.
  private(set) var numbers: [Int: NumberFinding] = [:]
  /// The currency signs beside amounts, and how many of the values have each.
  private(set) var currencySigns: [String: Int] = [:]
  private(set) var recordCount = 0
  /// How many records have no date.
  private(set) var undatedCount = 0

  var isDecided: Bool {
    if case .undecided = dates { return false }
    return !numbers.values.contains { if case .undecided = $0 { true } else { false } }
  }

  /// Looks at records that have as many fields as the header.
  ///
  /// - Parameter currency: That of amounts that name none.
  init(
    _ cursor: RecordCursor, meanings: [ColumnMeaning?], delimiter: UInt8,
    currency: CurrencyCode? = nil
  ) {
    var currency = currency
    let currencyColumn = meanings.firstIndex(of: .currency)
    var records = cursor
    let dateColumn = meanings.firstIndex(of: .date)
    let numberColumns = meanings.indices.filter { meanings[$0]?.isNumber == true }
    var dateVotes = DateVotes()
    var votes = [NumberVotes](repeating: NumberVotes(), count: meanings.count)
    var buffer = ByteBuffer(capacity: records.bytes.count)
    buffer.append(records.bytes)
    var unquoted = ByteBuffer(capacity: 0)
    while records.next() {
      guard records.fields.count == meanings.count, records.problem == nil else { continue }
      recordCount += 1
      if let dateColumn {
        let value = FieldText(records, dateColumn, in: buffer, &unquoted)
        if value.start == value.end { undatedCount += 1 }
        if firstDate == nil, value.start < value.end { firstDate = value.text }
        dateVotes.look(at: value)
      }
      if recordCount == 1, let currencyColumn {
        let value = FieldText(records, currencyColumn, in: buffer, &unquoted)
        if value.start < value.end { currency = CurrencyCode(written: value.text) }
      }
      for column in numberColumns {
        let value = FieldText(records, column, in: buffer, &unquoted)
        votes[column].look(at: value, currency: meanings[column] == .quantity ? nil : currency)
        if meanings[column] != .quantity, let sign = Self.currencySign(in: value) {
          currencySigns[sign, default: 0] += 1
        }
      }
    }
    dates = dateVotes.finding
    // One program wrote the file: a column that shows no mark has that of the columns that do.
    var together = NumberVotes()
    for column in numberColumns { together.add(votes[column]) }
    if together.hasNoMark, delimiter == UInt8(ascii: ",") {
      // In a file delimited by commas, a point before three digits is a decimal mark.
      together.preferPoint()
    }
    for column in numberColumns {
      numbers[column] = votes[column].finding(inCompany: together)
    }
  }

  private static func currencySign(in value: FieldText) -> String? {
    guard value.contains(where: { $0 >= 0x41 || $0 == UInt8(ascii: "$") }) else { return nil }
    for mark in [DecimalMark.point, .comma] {
      if let found = NumberText.written(
        value.bytes, from: value.start, to: value.end, mark: mark.byte, allowing: .currency),
        !found.currency.isEmpty
      {
        return value.bytes.text(from: found.currency.lowerBound, to: found.currency.upperBound)
      }
    }
    return nil
  }
}

/// How many dates of a column can be read in one order only.
private struct DateVotes {
  private var counts: [DateOrder: Int] = [:]
  private var examples: [DateOrder: String] = [:]
  private var open: String?
  private var isOpenTwin = false
  private var shortYears = ShortYearVotes()

  mutating func look(at value: FieldText) {
    guard value.start < value.end,
      value.bytes[value.start].isDigit || value.bytes[value.start] == UInt8(ascii: "'"),
      let numbers = DateText.numbers(value.bytes, from: value.start, to: value.end),
      !numbers.hasPoints
    else { return }
    let mayBeDayFirst = DateScanner.day(numbers, order: .dayMonthYear) != nil
    let mayBeMonthFirst = DateScanner.day(numbers, order: .monthDayYear) != nil
    if mayBeDayFirst, mayBeMonthFirst {
      // The same number twice is the same day either way, so it is a poor example.
      let isTwin = numbers.first == numbers.second
      if open == nil || (isOpenTwin && !isTwin) {
        open = value.text
        isOpenTwin = isTwin
      }
    } else if mayBeDayFirst {
      shortYears.look(at: numbers, hasDashes: value.contains { $0 == UInt8(ascii: "-") })
      vote(.dayMonthYear, value)
    } else if mayBeMonthFirst {
      vote(.monthDayYear, value)
    } else if numbers.hasShortYear, DateScanner.day(numbers, order: .yearMonthDay) != nil {
      vote(.yearMonthDay, value)
    }
  }

  private mutating func vote(_ order: DateOrder, _ value: FieldText) {
    counts[order, default: 0] += 1
    if examples[order] == nil { examples[order] = value.text }
  }

  /// The order that most dates need; a date that needs another is rejected by itself.
  var finding: ColumnEvidence.DateFinding {
    let ranked = counts.sorted { ($0.value, $0.key.rawValue) > ($1.value, $1.key.rawValue) }
    guard let best = ranked.first else {
      return open.map { .undecided(examples: [$0], orders: [.dayMonthYear, .monthDayYear]) }
        ?? .notNeeded
    }
    if ranked.count > 1, ranked[1].value == best.value {
      let rivals = ranked.prefix(2).map(\.key).sorted { $0.rawValue < $1.rawValue }
      return .undecided(examples: rivals.compactMap { examples[$0] }, orders: rivals)
    }
    let example = examples[best.key] ?? ""
    if best.key == .dayMonthYear, ranked.count == 1, shortYears.mayComeFirst {
      return .undecided(examples: [example], orders: [.dayMonthYear, .yearMonthDay])
    }
    return .decided(best.key, example: example)
  }
}

/// Whether the years of dates such as `26-01-14` may be their first numbers as well as their last.
private struct ShortYearVotes {
  private var firsts: Set<Int> = []
  private var lasts: Set<Int> = []
  private var isPossible = true
  private var hasDashes = true

  /// - Parameter numbers: Those of a date that can have its day first, and not its month.
  mutating func look(at numbers: DateText.Numbers, hasDashes: Bool) {
    guard isPossible, numbers.hasShortYear, DateScanner.day(numbers, order: .yearMonthDay) != nil
    else {
      isPossible = false
      return
    }
    firsts.insert(numbers.first)
    lasts.insert(numbers.year)
    if !hasDashes { self.hasDashes = false }
  }

  /// Whether the first numbers differ less than the last, as years differ less than days.
  ///
  /// A single day says little: then it must be written like an ISO date, and with the year last be
  /// more than ten years before the other reading.
  var mayComeFirst: Bool {
    guard isPossible, let first = firsts.min(), let last = lasts.max() else { return false }
    return firsts.count < lasts.count
      || (firsts.count == lasts.count && hasDashes && first > last + 10)
  }
}

import PricebookModel

/// What the values of a file's first records say about how dates and numbers are written.
struct ColumnEvidence {
  /// The order of dates whose first number may be the day or the month.
  enum DateFinding: Equatable {
    /// No date is ambiguous.
    case notNeeded
    case decided(DateOrder, example: String)
    /// No number is above 12, or as many dates show one order as the other.
    case undecided(example: String)
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
      return open.map { .undecided(example: $0) } ?? .notNeeded
    }
    if ranked.count > 1, ranked[1].value == best.value {
      return .undecided(example: examples[ranked[1].key] ?? "")
    }
    return .decided(best.key, example: examples[best.key] ?? "")
  }
}

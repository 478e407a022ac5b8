import PricebookModel

/// What the values of a file's first records say about how dates and numbers are written.
struct ValueEvidence {
  /// The order of dates whose first number may be the day or the month.
  enum DateFinding: Equatable {
    /// No date is ambiguous.
    case notNeeded
    case decided(DateOrder, example: String)
    /// Every reading of the column leaves another one possible.
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

  /// Takes what an option says where the dates leave it open.
  mutating func answerDates(_ asked: DateOrder?) {
    guard let asked else { return }
    switch dates {
    case .notNeeded: dates = .decided(asked, example: firstDate ?? "")
    case .undecided(let examples, _): dates = .decided(asked, example: examples.first ?? "")
    case .decided: break
    }
  }

  var isDecided: Bool {
    if case .undecided = dates { return false }
    return !numbers.values.contains { if case .undecided = $0 { true } else { false } }
  }

  init(_ sample: TableSample, columns: [Field?], delimiter: UInt8, currency: CurrencyCode? = nil) {
    recordCount = sample.records.count
    if let dateColumn = columns.firstIndex(of: .date) ?? columns.firstIndex(of: .validUntil) {
      var votes = DateVotes()
      for value in sample[dateColumn] {
        if value.isEmpty { undatedCount += 1 } else if firstDate == nil { firstDate = value }
        votes.look(at: value)
      }
      dates = votes.finding
    }
    let written = columns.firstIndex(of: .currency).map { sample[$0] } ?? []
    var codes: [String: CurrencyCode] = [:]
    for text in written where codes[text] == nil {
      codes[text] = text.isEmpty ? currency : CurrencyCode(written: text)
    }
    var votes: [Int: NumberVotes] = [:]
    // One program wrote the file: a column that shows no mark has that of the columns that do.
    var together = NumberVotes()
    for column in columns.indices where columns[column]?.isNumber == true {
      let isQuantity = columns[column] == .quantity
      var own = NumberVotes()
      for (row, value) in sample[column].enumerated() {
        let known = written.isEmpty ? currency : codes[written[row]]
        own.look(at: value, currency: isQuantity ? nil : known)
        if !isQuantity, let sign = NumberVotes.currencySign(in: value) {
          currencySigns[sign, default: 0] += 1
        }
      }
      together.add(own)
      votes[column] = own
    }
    if together.hasNoMark, delimiter == UInt8(ascii: ",") {
      // In a file delimited by commas, a point before three digits is a decimal mark.
      together.preferPoint()
    }
    numbers = votes.mapValues { $0.finding(inCompany: together) }
  }
}

/// How many dates of a column can be read in one order only.
private struct DateVotes {
  private var counts: [DateOrder: Int] = [:]
  private var examples: [DateOrder: String] = [:]
  private var open: String?
  private var isOpenTwin = false
  private var shortYears = ShortYearVotes()

  mutating func look(at value: String) {
    guard let first = value.utf8.first, first.isDigit || first == UInt8(ascii: "'"),
      let numbers = DateText.numbers(value), !numbers.hasPoints
    else { return }
    let mayBeDayFirst = DateScanner.day(numbers, order: .dayMonthYear) != nil
    let mayBeMonthFirst = DateScanner.day(numbers, order: .monthDayYear) != nil
    if mayBeDayFirst, mayBeMonthFirst {
      // The same number twice is the same day either way, so it is a poor example.
      let isTwin = numbers.first == numbers.second
      if open == nil || (isOpenTwin && !isTwin) {
        open = value
        isOpenTwin = isTwin
      }
    } else if mayBeDayFirst {
      shortYears.look(at: numbers, hasDashes: value.contains("-"))
      vote(.dayMonthYear, value)
    } else if mayBeMonthFirst {
      vote(.monthDayYear, value)
    } else if numbers.hasShortYear, DateScanner.day(numbers, order: .yearMonthDay) != nil {
      vote(.yearMonthDay, value)
    }
  }

  private mutating func vote(_ order: DateOrder, _ value: String) {
    counts[order, default: 0] += 1
    if examples[order] == nil { examples[order] = value }
  }

  /// The order that most dates need; a date that needs another is rejected by itself.
  var finding: ValueEvidence.DateFinding {
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

  /// Whether the first numbers differ less than the last, as years do; a single day must look like
  /// an ISO date and, with the year last, be ten years before the other reading.
  var mayComeFirst: Bool {
    guard isPossible, let first = firsts.min(), let last = lasts.max() else { return false }
    return firsts.count < lasts.count
      || (firsts.count == lasts.count && hasDashes && first > last + 10)
  }
}

/// How many numbers of a column show which decimal mark they have.
struct NumberVotes {
  private var points = 0
  private var commas = 0
  private var pointExample = ""
  private var commaExample = ""
  /// A number that may be read either way, and its mark.
  private var open: (mark: DecimalMark, text: String)?

  /// Whether a currency decided that a mark groups thousands.
  private var hasGroups = false

  var hasNoMark: Bool { points == 0 && commas == 0 }

  mutating func preferPoint() {
    guard let open, open.mark == .point else { return }
    points = 1
    pointExample = open.text
  }

  mutating func add(_ other: NumberVotes) {
    if points == 0 { pointExample = other.pointExample }
    if commas == 0 { commaExample = other.commaExample }
    points += other.points
    commas += other.commas
    if open == nil { open = other.open }
  }

  /// Compares how a number reads with either mark.
  mutating func look(at value: String, currency: CurrencyCode?) {
    guard let digits = Self.digits(of: value) else { return }
    let found = [DecimalMark.point, .comma].compactMap { mark in
      WrittenNumber(digits, mark: mark.byte, allowing: []).map { (mark: mark, value: $0.value) }
    }
    guard let first = found.first, found.count == 2 else {
      if let mark = found.first?.mark { vote(mark, value) }
      return
    }
    guard first.value != found[1].value else { return }
    // The mark before three digits.
    let mark: DecimalMark = digits.utf8.contains(UInt8(ascii: ",")) ? .comma : .point
    let sign = digits == value ? nil : Self.currencySign(in: value)
    let currency = sign.map { CurrencyCode(written: $0) } ?? currency
    if currency?.hasWholeAmounts == true {
      // A currency without a minor unit has no decimals: the mark groups thousands.
      vote(mark == .comma ? .point : .comma, value)
      hasGroups = true
    } else if currency?.minorUnitDigits == 3 {
      vote(mark, value)
    } else if open == nil {
      open = (mark, value)
    }
  }

  /// From the first digit, or a mark before it, to the last; `nil` without a mark or with a letter.
  private static func digits(of value: String) -> String? {
    let bytes = Array(value.utf8)
    func isMark(_ place: Int) -> Bool { ".,".utf8.contains(bytes[place]) }
    guard var first = bytes.firstIndex(where: \.isDigit),
      let last = bytes.lastIndex(where: \.isDigit)
    else { return nil }
    if first > 0, isMark(first - 1), first == 1 || "- ".utf8.contains(bytes[first - 2]) {
      first -= 1
    }
    guard (first...last).contains(where: isMark) else { return nil }
    return first == 0 && last == bytes.count - 1
      ? value : String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// The currency beside the digits of a number, as written.
  static func currencySign(in value: String) -> String? {
    guard value.utf8.contains(where: { $0 >= 0x41 || $0 == UInt8(ascii: "$") }) else { return nil }
    return [DecimalMark.point, .comma].lazy
      .compactMap { WrittenNumber(value, mark: $0.byte)?.currency }.first { !$0.isEmpty }
  }

  private mutating func vote(_ mark: DecimalMark, _ value: String) {
    switch mark {
    case .point:
      if points == 0 { pointExample = value }
      points += 1
    case .comma:
      if commas == 0 { commaExample = value }
      commas += 1
    }
  }

  /// The mark that most numbers show; a number that shows the other is rejected by itself.
  private var own: ValueEvidence.NumberFinding? {
    // What one currency decides says nothing about another.
    if hasGroups, let open { return .undecided(example: open.text) }
    if points > commas { return .decided(.point, example: pointExample) }
    if commas > points { return .decided(.comma, example: commaExample) }
    return points > 0 ? .undecided(example: commaExample) : nil
  }

  func finding(inCompany together: NumberVotes) -> ValueEvidence.NumberFinding {
    if let own { return own }
    let isMixed = together.points > 0 && together.commas > 0
    if !isMixed, let theirs = together.own { return theirs }
    return open.map { .undecided(example: $0.text) } ?? .notNeeded
  }
}

/// The first records of a table as texts, by which is decided what names alone do not say.
struct TableSample {
  /// How much of a table is looked at.
  static let byteCount = 1 << 16

  /// The records that are as wide as the header and have no problem.
  private(set) var records: [[String]] = []

  init(_ text: ArraySlice<UInt8>, _ dialect: Dialect, width: Int) {
    // A shorter text is whole, and its last record need not end.
    let isWhole = text.count < Self.byteCount
    let end =
      isWhole
      ? text.endIndex : text.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? text.endIndex
    let start = min(dialect.dataOffset, end)
    var cursor = RecordCursor(Array(text[start..<end]), dialect: dialect)
    cursor.width = width
    while cursor.next() {
      if let record = cursor.record(ofWidth: width) { records.append(record) }
    }
  }

  subscript(column: Int) -> [String] { records.map { $0[column] } }
}

extension RecordCursor {
  /// The fields of the current record as texts; `nil` if it has a problem or another width.
  func record(ofWidth width: Int) -> [String]? {
    guard fields.count == width, problem == nil else { return nil }
    return fields.map { String(decoding: content(of: $0), as: UTF8.self) }
  }
}

import PricebookModel

/// What the values of a file's first records say about how dates and numbers are written.
struct ValueEvidence {
  /// The order of dates whose first number may be the day or the month.
  enum DateFinding: Equatable {
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
  private(set) var firstDate: String?
  private(set) var numbers: [Int: NumberFinding] = [:]
  /// The currency signs beside amounts, and how many of the values have each.
  private(set) var currencySigns: [String: Int] = [:]
  private(set) var recordCount = 0
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
      let values = sample[dateColumn]
      firstDate = values.first { !$0.isEmpty }
      undatedCount = values.count(where: \.isEmpty)
      for value in values { votes.look(at: value) }
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
    // In a file delimited by commas, a point before three digits is a decimal mark.
    if delimiter == UInt8(ascii: ",") { together.preferPoint() }
    numbers = votes.mapValues { $0.finding(inCompany: together) }
  }
}

/// How many dates of a column can be read in one order only.
private struct DateVotes {
  private var votes: [DateOrder: (count: Int, example: String)] = [:]
  /// A date that may be read either way; the same number twice is the same day and a poor example.
  private var open: (example: String, isTwin: Bool)?
  // Whether the years of dates such as `26-01-14` may be their first numbers as well as their last.
  private var firsts: Set<Int> = []
  private var lasts: Set<Int> = []
  private var haveShortYears = true
  private var haveDashes = true

  mutating func look(at value: String) {
    guard let first = value.utf8.first, first.isDigit || first == UInt8(ascii: "'"),
      let numbers = DateText.numbers(value), !numbers.hasPoints
    else { return }
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

struct NumberVotes {
  private var votes: [DecimalMark: (count: Int, example: String)] = [:]
  /// A number that may be read either way, and its mark.
  private var open: (mark: DecimalMark, text: String)?
  /// Whether a currency decided that a mark groups thousands, and whether a number alone shows one.
  private var hasGroups = false
  private var hasPlain = false

  mutating func preferPoint() {
    if votes.isEmpty, let open, open.mark == .point { votes[.point] = (1, open.text) }
  }

  mutating func add(_ other: NumberVotes) {
    votes.merge(other.votes) { ($0.count + $1.count, $0.example) }
    open = open ?? other.open
  }

  mutating func look(at value: String, currency: CurrencyCode?) {
    // A price of several pieces shows the mark as any other does.
    if value.utf8.contains(0x20), let several = WrittenNumber.pieces(in: value) {
      return look(at: several.price, currency: currency)
    }
    guard let digits = Self.digits(of: value) else { return }
    let found = [DecimalMark.point, .comma].compactMap { mark in
      WrittenNumber(digits, mark: mark.byte, allowing: []).map { (mark: mark, value: $0.value) }
    }
    guard let first = found.first, found.count == 2 else {
      if let mark = found.first?.mark {
        vote(mark, value)
        hasPlain = true
      }
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
    votes[mark, default: (0, value)].count += 1
  }

  /// The mark that most numbers show; a number that shows the other is rejected by itself.
  private var own: ValueEvidence.NumberFinding? {
    // What one currency decides says nothing about another; a plain number does.
    if hasGroups, !hasPlain, let open { return .undecided(example: open.text) }
    if votes.count == 2, votes[.point]?.count == votes[.comma]?.count {
      return votes[.comma].map { .undecided(example: $0.example) }
    }
    return votes.max { $0.value.count < $1.value.count }
      .map { .decided($0.key, example: $0.value.example) }
  }

  func finding(inCompany together: NumberVotes) -> ValueEvidence.NumberFinding {
    if let own { return own }
    if together.votes.count < 2, let theirs = together.own { return theirs }
    return open.map { .undecided(example: $0.text) } ?? .notNeeded
  }
}

struct TableSample {
  static let byteCount = 1 << 16
  /// The records that are as wide as the header and have no problem.
  private(set) var records: [[String]] = []

  init(_ text: ArraySlice<UInt8>, _ dialect: Dialect, width: Int) {
    // A shorter text is whole, and its last record need not end.
    let lastEnd = text.count < Self.byteCount ? nil : text.lastIndex(of: dialect.recordEnd)
    let end = lastEnd.map { $0 + 1 } ?? text.endIndex
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

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

  /// Which decimal mark the values of a column show.
  enum NumberFinding: Equatable {
    case notNeeded
    case decided(DecimalMark, example: String)
    /// The mark before three digits may be a decimal mark or a grouping mark.
    case undecided(example: String)
  }

  private(set) var dates = DateFinding.notNeeded
  private(set) var firstDate: String?
  /// A date whose day and month a spreadsheet may have turned.
  private(set) var turnedDate: String?
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

  init(
    _ sample: TableSample, columns: [Field?], delimiter: UInt8?, currency: CurrencyCode? = nil
  ) {
    recordCount = sample.records.count
    if let dateColumn = columns.firstIndex(of: .date) ?? columns.firstIndex(of: .validUntil) {
      var votes = DateVotes()
      let values = sample[dateColumn]
      firstDate = values.first { !$0.isEmpty }
      undatedCount = values.count(where: \.isEmpty)
      for value in values { votes.look(at: value) }
      dates = votes.finding
      turnedDate = votes.turnedExample
    }
    let written = columns.firstIndex(of: .currency).map { sample[$0] } ?? []
    var codes: [String: CurrencyCode] = [:]
    for text in written where codes[text] == nil {
      codes[text] = text.isEmpty ? currency : CurrencyCode(written: text)
    }
    let currencies = written.map { codes[$0] }
    var votes: [Int: NumberVotes] = [:]
    var signs = SignsOfNumbers()
    // One program wrote the file: a column that shows no mark has that of the columns that do.
    var together = NumberVotes()
    for column in columns.indices where columns[column]?.isNumber == true {
      let isQuantity = columns[column] == .quantity
      var own = NumberVotes()
      for (row, value) in sample[column].enumerated() {
        let known = currencies.isEmpty ? currency : currencies[row]
        own.look(at: value, currency: isQuantity ? nil : known)
        if !isQuantity, let sign = signs.sign(in: value) {
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

extension RecordCursor {
  /// The fields of the current record as texts; `nil` if it has a problem or another width.
  func record(ofWidth width: Int) -> [String]? {
    guard fields.count == width, problem == nil else { return nil }
    return fields.map { String(decoding: content(of: $0), as: UTF8.self) }
  }
}

import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// What was said at past month ends, and what came.
  static func score(_ record: TrackRecord, book: Book) -> DataTable {
    let rows = RowParts(record.parts)
    let minorUnitDigits = book.names.currencies.mapValues(\.minorUnitDigits)
    let (subjects, subjectOfRow) = subjects(of: record, book.names)
    @Sendable func digits(of row: TrackRecord.Outcome) -> Int {
      switch row.question {
      case .monthEnd, .saving: minorUnitDigits[row.currency]
      case .price: 4
      case .due: 0
      }
    }
    func numbers(_ number: ScoredNumber) -> DataColumn {
      .decimal(number.rawValue, of: rows, digits: digits) { row in
        number.of(row).flatMap { DataColumn.count($0, digits: digits(of: row)) }
      }
    }
    return DataTable(
      name: "score", rowCount: rows.count, .month("period", of: rows) { $0.month },
      .word("question", of: rows, among: TrackRecord.Question.allCases) { $0.question },
      .name("subject", of: 0..<rows.count, among: subjects) { Int(subjectOfRow[$0]) },
      numbers(.said), numbers(.lower), numbers(.upper), numbers(.came),
      .flag("held", of: rows) { $0.isHeld })
  }

  /// The names of all subjects, and the place of that of every row among them.
  private static func subjects(
    of record: TrackRecord, _ names: BookNames
  ) -> (texts: [String], ofRow: [Int32]) {
    // Without a column of its own, a currency that is not the only one is part of the subject.
    let namesCurrency = names.currencies.count > 1
    var subjects = ScoreSubjects(names: names)
    var subjectOfRow: [Int32] = []
    subjectOfRow.reserveCapacity(record.parts.reduce(0) { $0 + $1.count })
    for part in record.parts {
      for row in part {
        let currency = namesCurrency && row.question != .due ? row.currency : nil
        subjectOfRow.append(
          subjects.number(of: ScoreSubject(subject: row.subject, currency: currency)))
      }
    }
    return (subjects.texts, subjectOfRow)
  }
}

/// The numbers of a row, by the names of their columns.
private enum ScoredNumber: String {
  case said, lower, upper, came

  @inline(__always) func of(_ row: TrackRecord.Outcome) -> Double? {
    switch self {
    case .said: row.said
    case .lower: row.range?.lowerBound
    case .upper: row.range?.upperBound
    case .came: row.came
    }
  }
}

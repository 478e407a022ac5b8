import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// What was said at past month ends, and what came.
  static func score(_ record: TrackRecord, book: Book) -> DataTable {
    let rows = RowParts(record.parts)
    let names = book.names
    // Without a column of its own, a currency that is not the only one is part of the subject.
    let namesCurrency = names.currencies.count > 1
    @Sendable func number(_ value: Double?, of row: TrackRecord.Outcome) -> ExactDecimal? {
      let scale: Int =
        switch row.question {
        case .monthEnd, .saving: names.currencies[row.currency].minorUnitDigits
        case .price: 4
        case .due: 0
        }
      return value.flatMap { decimal($0, scale: scale) }
    }
    var places: [ScoreSubject: Int32] = [:]
    var subjects: [String] = []
    // Most are scored at the end of several months.
    let subjectOfRow = record.outcomes.map { row -> Int32 in
      let subject = ScoreSubject(
        subject: row.subject, currency: namesCurrency && row.question != .due ? row.currency : nil)
      if let place = places[subject] { return place }
      let place = Int32(subjects.count)
      subjects.append(subject.name(in: names))
      places[subject] = place
      return place
    }
    return DataTable(
      name: "score", rowCount: rows.count, .month("period", of: rows) { $0.month },
      .word("question", of: rows, among: TrackRecord.Question.allCases) { $0.question },
      .name("subject", of: 0..<rows.count, among: subjects) { Int(subjectOfRow[$0]) },
      .exactDecimal("said", of: rows) { number($0.said, of: $0) },
      .exactDecimal("lower", of: rows) { number($0.range?.lowerBound, of: $0) },
      .exactDecimal("upper", of: rows) { number($0.range?.upperBound, of: $0) },
      .exactDecimal("came", of: rows) { number($0.came, of: $0) },
      .flag("held", of: rows) { $0.isHeld })
  }
}

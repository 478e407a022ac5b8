import PricebookModel

/// The numbers of one column of a small table, in whatever way the column writes them.
struct TableNumbers {
  /// One number of the column.
  struct Number {
    var value: ExactDecimal
    /// The currency beside it; empty if there is none.
    var currency: String
  }

  enum Reading {
    case number(Number)
    /// The number may have decimals or thousands; with both readings.
    case ambiguous(String)
    case malformed
  }

  private let mark: DecimalMark?

  /// Decides over all values of the column which mark is the decimal mark.
  ///
  /// - Parameter asked: What `--decimal` gives.
  init(_ values: some Sequence<String>, asked: DecimalMark?) {
    guard asked == nil else {
      mark = asked
      return
    }
    var votes = NumberVotes()
    for value in values {
      var buffer = ByteBuffer(capacity: value.utf8.count)
      buffer.append(Array(value.utf8))
      votes.look(at: FieldText(buffer.view, from: 0, to: buffer.count), currency: nil)
    }
    switch votes.finding(inCompany: votes) {
    case .decided(let found, _): mark = found
    case .notNeeded: mark = .point
    case .undecided: mark = nil
    }
  }

  func read(_ text: String) -> Reading {
    guard let mark else {
      let readings = [DecimalMark.point, .comma].compactMap { mark in
        Self.number(text, mark).map { (mark, $0) }
      }
      guard let first = readings.first else { return .malformed }
      let isClear = readings.allSatisfy { $0.1.value == first.1.value }
      if readings.count == 1 || isClear { return .number(first.1) }
      return .ambiguous(
        readings.map { "\($0.1.value) (\($0.0.rawValue))" }.joined(separator: " or "))
    }
    return Self.number(text, mark).map { .number($0) } ?? .malformed
  }

  private static func number(_ text: String, _ mark: DecimalMark) -> Number? {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    guard
      let found = NumberText.written(
        buffer.view, from: 0, to: buffer.count, mark: mark.byte, allowing: .currency)
    else { return nil }
    return Number(
      value: found.value,
      currency: buffer.view.text(from: found.currency.lowerBound, to: found.currency.upperBound))
  }
}

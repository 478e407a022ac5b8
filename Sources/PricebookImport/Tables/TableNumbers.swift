import PricebookModel

/// The numbers of one column of a small table, in whatever way the column writes them.
struct TableNumbers {
  /// The number of a cell, or why there is none.
  enum Reading {
    case number(WrittenNumber)
    /// The number may have decimals or thousands; with both readings.
    case ambiguous(String)
    case malformed
  }

  private let mark: DecimalMark?

  /// Decides over all values of the column which mark is the decimal mark.
  ///
  /// - Parameter delimiter: That of the file, where the numbers are quantities: as in receipts, a
  ///   point before three digits is a decimal mark beside commas. Amounts are asked for.
  init(_ values: some Sequence<String>, asked: DecimalMark?, delimiter: UInt8? = nil) {
    var votes = NumberVotes()
    for value in values { votes.look(at: value, currency: nil) }
    if delimiter == UInt8(ascii: ",") { votes.preferPoint() }
    switch votes.finding(inCompany: votes) {
    case .decided(let found, _): mark = found
    case .notNeeded: mark = asked ?? .point
    case .undecided: mark = asked
    }
  }

  func read(_ text: String) -> Reading {
    let readings = (mark.map { [$0] } ?? [.point, .comma]).compactMap { mark in
      WrittenNumber(text, mark: mark.byte).map { (mark: mark, number: $0) }
    }
    guard let first = readings.first?.number else { return .malformed }
    if readings.allSatisfy({ $0.number.value == first.value }) { return .number(first) }
    return .ambiguous(
      readings.map { "\($0.number.value) (\($0.mark.rawValue))" }.joined(separator: " or "))
  }
}

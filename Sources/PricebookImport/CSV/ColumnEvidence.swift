import PricebookModel

/// What the values of a file's first records say about how dates and numbers are written.
struct ColumnEvidence {
  /// How the dates with slashes are ordered.
  enum DateFinding: Equatable {
    /// No date needs to be decided.
    case notNeeded
    case decided(DateOrder, example: String)
    /// Every number that could tell is 12 or less.
    case undecided(example: String)
  }

  enum NumberFinding: Equatable {
    case notNeeded
    case decided(mark: UInt8, example: String)
    /// A comma before three digits may be a decimal mark or group them.
    case undecided(example: String)
  }

  private(set) var dates = DateFinding.notNeeded
  private(set) var numbers = NumberFinding.notNeeded

  var isDecided: Bool {
    if case .undecided = dates { return false }
    if case .undecided = numbers { return false }
    return true
  }

  init(_ records: some Sequence<RecordList.Record>, meanings: [ColumnMeaning?]) {
    let dateColumn = meanings.firstIndex(of: .date)
    let numberColumns = meanings.indices.filter {
      switch meanings[$0] {
      case .quantity, .unitPrice, .discount, .total: true
      default: false
      }
    }
    for record in records where record.fields.count == meanings.count && record.problem == nil {
      if let dateColumn { lookAtDate(record.fields[dateColumn]) }
      for column in numberColumns { lookAtNumber(record.fields[column]) }
    }
  }

  private mutating func lookAtDate(_ text: String) {
    if case .decided = dates { return }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "-" }
    guard parts.count == 3, parts[2].utf8.count == 4, parts[0].utf8.count <= 2,
      let first = Int(parts[0]), let second = Int(parts[1])
    else { return }
    if first > 12, first <= 31, second <= 12 {
      dates = .decided(.dayMonthYear, example: text)
    } else if second > 12, second <= 31, first <= 12 {
      dates = .decided(.monthDayYear, example: text)
    } else if dates == .notNeeded {
      dates = .undecided(example: text)
    }
  }

  private mutating func lookAtNumber(_ text: String) {
    if case .decided = numbers { return }
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    let marks = unsigned.utf8.filter { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
    guard marks.count == 1, let mark = marks.first,
      unsigned.utf8.allSatisfy({ ($0 >= 48 && $0 <= 57) || $0 == mark })
    else { return }
    let parts = unsigned.split(
      separator: Character(Unicode.Scalar(mark)), omittingEmptySubsequences: false)
    let mayGroup = parts[1].count == 3 && parts[0].first != "0" && !parts[0].isEmpty
    if mark == UInt8(ascii: ".") || !mayGroup {
      numbers = .decided(mark: mark, example: text)
    } else if numbers == .notNeeded {
      numbers = .undecided(example: text)
    }
  }
}

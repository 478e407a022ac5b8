import PricebookModel

/// The rows of a JSON file as a table: where the rows are, and which fields become columns.
///
/// A field belongs to a level: level 0 is the object at the root, every array on the way to the
/// rows begins the next level, and the last level is that of the rows.
struct JSONRowTable: Sendable {
  /// What is read at a time; an element is one of the first array on the way to the rows.
  enum Unit: Sendable { case line, element, document }

  /// A column by the way to its values.
  struct Column: Sendable {
    var name: String
    var level: Int
    /// From the object of the level; `[]` in it means that all values count.
    var steps: JSONSteps
  }

  /// Rows that are discounts of other rows, and the columns that connect them.
  struct DiscountRows: Sendable {
    var rows: [RowPattern]
    var amount: Int
    /// The column that names the other row, and the one that has the name there.
    var reference: (names: Int, key: Int)?
    /// The column of the rows that receives the discounts; the last.
    var target: Int
  }

  var unit = Unit.line
  var records: JSONSteps = []
  var columns: [Column] = []
  var discounts: DiscountRows?
  /// The money of the object around the rows.
  var money: JSONReceiptMoney?
  /// Whether every row is an array with a value for each column.
  var hasArraysAsRows = false
  var dialect = Dialect.rows
  /// The decimal mark of each column; empty as long as it is not decided.
  var marks: [UInt8] = []
  /// The fields of level 0 before the first array, where it is read by elements.
  var rootFields: [Int: String] = [:]
  var path = ""
  /// The column in which the discounts of other rows are collected.
  static let discountColumn = "discount of other rows"
  /// The beginning of the names of columns with the total of the receipt.
  static let ofReceipt = "receipt: "
  var names: [String] { columns.map(\.name) }
  var rowLevel: Int { records.count { $0 == .elements } }
  var firstLevel: Int { unit == .document ? 0 : 1 }
}

extension ByteView {
  /// The lines that are not blank, from their first visible byte; a file may begin with a byte
  /// order mark.
  func lines(beginningFile: Bool) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = beginningFile ? bytes(from: 0, to: min(3, count)).lengthOfMark : 0
    while start < count {
      let end = firstIndex(of: 0x0A, from: start, to: count) ?? count
      var first = start
      while first < end, self[first] <= 0x20 { first += 1 }
      if first < end { lines.append(first..<end) }
      start = end + 1
    }
    return lines
  }
}

/// The rows of a JSON file as a table: where the rows are, and which fields become columns.
///
/// A field belongs to a level: level 0 is the object at the root, every array on the way to the
/// rows begins the next level, and the last level is that of the rows.
struct JSONRowTable: Hashable, Sendable {
  /// What is read at a time; a receipt and its rows are never torn apart.
  enum Unit: Hashable, Sendable {
    /// A line of JSON Lines.
    case line
    /// An element of the first array on the way to the rows.
    case element
    /// The whole document.
    case document
  }

  /// A field that becomes a column.
  struct Column: Hashable, Sendable {
    /// Its name in the header of the rows.
    var name: String
    /// Its path, as a mapping writes it.
    var path: String
    var level: Int
    /// From the object of the level; `[]` in it means that all values count.
    var steps: [JSONPath.Step]
  }

  /// The rows that are the discount of another row.
  struct Discounts: Hashable, Sendable {
    /// Which rows they are; if empty, those with an amount.
    var rows: [RowPattern]
    var amount: Int
    /// The column that names the other row, and the one that has the name there.
    var reference: (names: Int, key: Int)? {
      get { names >= 0 ? (names, key) : nil }
      set { (names, key) = newValue ?? (-1, -1) }
    }
    private var names = -1
    private var key = -1
    /// The column of the rows that receives the discounts; the last.
    var target: Int

    init(rows: [RowPattern], amount: Int, target: Int) {
      self.rows = rows
      self.amount = amount
      self.target = target
    }
  }

  var unit: Unit
  /// From the root of the document to the rows.
  var records: [JSONPath.Step]
  var columns: [Column]
  var discounts: Discounts?
  /// The total of the object around the rows, which their sum is compared with, and what may be on
  /// top of the rows: a tax.
  var totals: [Column] = []
  /// How many decimals of the currency the totals are written without; 0 if they have a point.
  var totalDigits = 0
  /// Whether every row is an array with a value for each column.
  var hasArraysAsRows = false
  /// Where the data begins, and the encoding.
  var dialect: Dialect
  /// The decimal mark of each column; empty as long as it is not decided.
  var marks: [UInt8] = []
  /// The fields of level 0 before the first array, where it is read by elements.
  var rootFields: [Int: String] = [:]
  /// The path of the rows as a mapping writes it.
  var path: String

  /// The column in which the discounts of other rows are collected.
  static let discountColumn = "discount of other rows"

  /// The columns and the totals.
  var fields: [Column] { columns + totals }
  /// The header of the rows.
  var names: [String] { columns.map(\.name) }
  /// The level of the rows.
  var rowLevel: Int { records.count { $0 == .elements } }
  /// The level of the first object of a unit.
  var firstLevel: Int { unit == .document ? 0 : 1 }
}

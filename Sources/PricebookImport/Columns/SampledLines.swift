import PricebookModel

/// The numbers of a sample of records, by which is decided what the columns of amounts are.
///
/// The numbers are evidence and never amounts, so that floating point is good enough.
struct SampledLines {
  /// The columns that are looked at.
  struct Columns {
    var receiptID: Int?
    var date: Int?
    var time: Int?
    var store: Int?
    var item: Int?
    /// Columns of numbers.
    var numbers: [Int] = []
  }

  struct Line {
    /// Equal for lines of one receipt.
    var receipt: Int
    /// Equal for lines of one item at one store.
    var product: Int
    var itemText: String
    /// One for each of ``Columns/numbers``; `nil` for an empty cell, or one that is no number.
    var numbers: [Double?]
    /// The same as written.
    var texts: [String]
  }

  private(set) var lines: [Line] = []
  private let columns: Columns
  private let marks: [UInt8]
  private var receipts: [String: Int] = [:]
  private var products: [String: Int] = [:]
  private var receipt = 0

  /// How many lines are kept; more would not say more.
  static let limit = 20_000

  /// - Parameter marks: The decimal mark of every column.
  init(_ columns: Columns, marks: [UInt8]) {
    self.columns = columns
    self.marks = marks
  }

  /// Whether lines of one piece are kept once there are many of them.
  var keepsAll = true

  var isFull: Bool { lines.count >= Self.limit }

  /// Adds the records that are as wide as the header.
  mutating func add(_ cursor: RecordCursor, width: Int) {
    var records = cursor
    var buffer = ByteBuffer(capacity: records.bytes.count)
    buffer.append(records.bytes)
    var unquoted = ByteBuffer(capacity: 0)
    while !isFull, records.next() {
      guard records.fields.count == width, records.problem == nil else { continue }
      add(records, buffer, &unquoted)
    }
  }

  private mutating func add(
    _ record: RecordCursor, _ buffer: borrowing ByteBuffer, _ unquoted: inout ByteBuffer
  ) {
    func text(_ column: Int?, _ unquoted: inout ByteBuffer) -> String {
      guard let column else { return "" }
      return FieldText(record, column, in: buffer, &unquoted).text
    }
    let item = text(columns.item, &unquoted)
    guard !item.isEmpty, FooterWords.kind(of: item) == nil else { return }
    let store = text(columns.store, &unquoted)
    let day = text(columns.date, &unquoted)
    let id = text(columns.receiptID, &unquoted)
    // A line that names no receipt belongs to the one above.
    if !day.isEmpty || !id.isEmpty || lines.isEmpty {
      let key = "\(id)\u{0}\(day)\u{0}\(text(columns.time, &unquoted))\u{0}\(store)"
      receipt = receipts[key, default: receipts.count]
      receipts[key] = receipt
    }
    let name = "\(item.lowercased())\u{0}\(store)"
    let product = products[name, default: products.count]
    products[name] = product
    var texts: [String] = []
    let numbers = columns.numbers.map { column -> Double? in
      let value = FieldText(record, column, in: buffer, &unquoted)
      texts.append(value.text)
      return NumberText.written(
        value.bytes, from: value.start, to: value.end, mark: marks[column],
        allowing: [.currency, .percent]
      ).map { $0.value.approximateValue }
    }
    // Lines of other quantities, which say more, may come late.
    if !keepsAll, lines.count >= Self.limit / 2, numbers.first == 1 || numbers.first == nil {
      return
    }
    lines.append(
      Line(
        receipt: receipt, product: product, itemText: item, numbers: numbers, texts: texts))
  }
}

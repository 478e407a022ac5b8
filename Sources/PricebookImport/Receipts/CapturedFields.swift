/// The texts of columns that are needed beside what they mean, and where they are.
struct CapturedFields: ~Copyable {
  /// The text of a column in the current record.
  struct Span: BitwiseCopyable {
    var start = 0
    var end = 0
    /// Where the field is in the part.
    var place = 0
    /// Whether the text is in ``copies`` and not in the part.
    var isCopied = false
  }

  /// By slot.
  let spans: ColumnBuffer<Span>
  private(set) var copies = ByteBuffer(capacity: 256)
  /// The texts of the last row that named its receipt, for rows below it that name none.
  var firstRow: [String]?
  /// The store that a row above names for the rows below it.
  var store = ""
  /// The money of the current row's receipt, and the receipts whose money was appended.
  var money: [ReceiptMoney.Named] = []
  var receiptsWithMoney: Set<String> = []

  init(slotCount: Int) { spans = ColumnBuffer(Array(repeating: Span(), count: slotCount)) }

  /// Fields may be those of the record above, so that copies are kept to the end of the part.
  mutating func beginPart() { copies.removeAll() }

  mutating func keep(
    _ view: ByteView, from start: Int, to end: Int, isCopied: Bool, at place: Int, slot: Int
  ) {
    var span = Span(start: start, end: end, place: place, isCopied: isCopied)
    if isCopied {
      span.start = copies.count
      copies.append(view, from: start, to: end)
      span.end = copies.count
    }
    spans[slot] = span
  }
}

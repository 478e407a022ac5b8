import PricebookModel

/// A column as the loop over fields needs it, and where the record above has its field in the part; an
/// element of ``FieldPlan``.
struct PlannedColumn: BitwiseCopyable {
  /// `nil` for a column that is no field by itself.
  var field: Field?
  /// The same where a cell of the usual form needs no other look; else `nil`.
  var plainField: Field?
  /// Where the text is kept beside what it means; −1 where it is not needed.
  var slot = -1
  /// Whether patterns of rows look at the text.
  var isTested = false
  var mark: UInt8
  /// The same outside of quotes: 0 where the mark is also the delimiter.
  var plainMark: UInt8
  var mayRepeat: Bool
  var previousStart = 0
  /// Including the delimiter or record end; 0 where the field above cannot be reused.
  var previousLength = 0

  init(field: Field?, mark: UInt8, delimiter: UInt8) {
    self.field = field
    self.mark = mark
    plainMark = mark == delimiter ? 0 : mark
    mayRepeat = field.map { $0 == .unit || Field.ofReceipt.contains($0) } ?? false
  }

  /// Whether a field is a text that rows refer to by id, items excepted.
  @inline(__always)
  var isInterned: Bool {
    switch plainField {
    case .receiptID, .store, .category, .unit, .currency, .location, .person, .beneficiaries: true
    default: false
    }
  }
}

/// The value of a column in one row, whatever type the column was declared with.
enum SQLiteValue: Hashable, Sendable {
  /// Blobs up to this many bytes are read, which is enough for a UUID.
  static let longestBlob = 16
  case null
  case integer(Int64)
  case real(Double)
  /// Repaired if its bytes are not valid text.
  case text(String, isRepaired: Bool)
  /// Without its bytes if there are more than ``longestBlob``.
  case blob(byteCount: Int, bytes: [UInt8])

  var integer: Int64? { if case .integer(let value) = self { value } else { nil } }

  var text: String? { if case .text(let text, _) = self { text } else { nil } }
}

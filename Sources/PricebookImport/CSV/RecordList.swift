/// All records of a small table as text: budgets, aliases, baskets, and headers.
///
/// The obvious byte-by-byte reader; receipts, which are large, go through ``ReceiptReader``.
struct RecordList: Sendable {
  struct Record: Sendable {
    /// The physical line where the record begins, from 1.
    var line: Int
    /// Trimmed.
    var fields: [String]
    /// The byte column of every field, from 1.
    var columns: [Int]
    /// Why the record cannot be used: `stray-quote`, `unclosed-quote`, `invalid-utf8`.
    var problem: String?
    /// The record as written, without its end, cut to 4 096 bytes.
    var text: String
  }

  /// Blank lines left out.
  var records: [Record] = []

  /// Reads the bytes of a whole file, byte order mark included.
  init(_ bytes: some Collection<UInt8>, dialect: Dialect) {
  }
}

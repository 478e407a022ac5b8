/// How records and fields are separated in a file, and where its data begins.
///
/// ``TextDecoder`` converts other encodings, mixed record ends, blanks around quotes and quotes escaped
/// by a backslash while reading; offsets and columns count bytes of the converted text.
struct Dialect: Hashable, Sendable {
  /// `,`, `;`, `|` or tab: one ASCII byte.
  var delimiter = UInt8(ascii: ",")
  /// Written twice inside a quoted field to mean itself; ``noQuote`` if quotes are text.
  var quote = UInt8(ascii: "\"")
  /// What ends a record: a line feed, maybe with a carriage return before it, or that alone.
  var recordEnd = UInt8(ascii: "\n")
  /// The byte offset of the first record with data, after byte order mark and header.
  var dataOffset = 0
  /// The physical line of the first record with data, from 1.
  var dataLine = 1
  var encoding = TextEncoding.utf8
  /// Whether both line feeds and lone carriage returns end records.
  var hasMixedRecordEnds = false
  /// Whether a backslash before a quote makes it text.
  var isEscapedByBackslash = false
  /// Whether blanks between a delimiter and a quote are left out.
  var hasPaddedQuotes = false
  /// A byte that no text has.
  static let noQuote: UInt8 = 0xFF
}

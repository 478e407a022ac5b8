/// How records and fields are told apart in one file.
struct Dialect: Hashable, Sendable {
  /// `,`, `;` or tab: one ASCII byte.
  var delimiter = UInt8(ascii: ",")
  /// Written twice inside a quoted field to stand for itself.
  var quote = UInt8(ascii: "\"")
  /// The byte that ends a record: line feed, with an optional carriage return before it; or
  /// carriage return alone.
  var recordEnd = UInt8(ascii: "\n")
  /// The length of the byte order mark that the file begins with, 0 or 3.
  var byteOrderMarkLength = 0
  /// Records to pass over before the first one with data: the header.
  var headerRecordCount = 1
}

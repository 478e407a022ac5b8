/// How records and fields are told apart in one file, and where its data begins.
struct Dialect: Hashable, Sendable {
  /// `,`, `;` or tab: one ASCII byte.
  var delimiter = UInt8(ascii: ",")
  /// Written twice inside a quoted field to stand for itself.
  var quote = UInt8(ascii: "\"")
  /// The byte that ends a record: line feed, with an optional carriage return before it; or
  /// carriage return alone.
  var recordEnd = UInt8(ascii: "\n")
  /// The byte offset of the first record with data, after byte order mark and header.
  var dataOffset = 0
  /// The physical line of the first record with data, from 1.
  var dataLine = 1
}

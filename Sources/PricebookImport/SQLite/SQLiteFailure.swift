/// Why SQLite could not go on.
struct SQLiteFailure: Error, Hashable, Sendable {
  static let ok: Int32 = 0
  static let noMemory: Int32 = 7
  static let row: Int32 = 100
  static let done: Int32 = 101
  /// A result code of SQLite (sqlite.org, "Result and Error Codes").
  var status: Int32
  var message: String

  /// Reading took more steps than a file of this size can need.
  static let tooMuch = SQLiteFailure(
    status: 9, message: "reading takes more steps than an undamaged file of this size can need")
}

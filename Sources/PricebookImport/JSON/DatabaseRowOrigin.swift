/// Where a value of a store comes from, for messages.
final class DatabaseRowOrigin: Equatable, Sendable, CustomStringConvertible {
  private let table: String
  private let key: Int64

  init(table: String, key: Int64) {
    self.table = table
    self.key = key
  }

  /// What the store calls the row: `ZCARTITEM row 12`.
  var description: String { "\(table) row \(key)" }

  static func == (left: DatabaseRowOrigin, right: DatabaseRowOrigin) -> Bool {
    left.table == right.table && left.key == right.key
  }
}

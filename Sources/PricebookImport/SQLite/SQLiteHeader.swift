/// The first bytes of an SQLite database (sqlite.org, "Database File Format", 1.3).
enum SQLiteHeader {
  private static let byteCount = 100
  /// From this size on, a file must have the size that its header says.
  private static let largeFile = 64 << 20

  /// What is wrong with a file that begins like a database; `nil` if nothing is.
  static func problem(of path: String) throws(ReadFailure) -> String? {
    guard case .file(_, let byteCount) = FileStatus(path) else { return nil }
    return problem(try FileBytes.read(path, limit: Self.byteCount), byteCount: byteCount)
  }

  static func problem(_ head: [UInt8], byteCount: Int) -> String? {
    guard head.count == Self.byteCount else { return "it ends within its header" }
    let stored = Int(head[16]) << 8 | Int(head[17])
    let pageSize = stored == 1 ? 65_536 : stored
    guard pageSize >= 512, pageSize & (pageSize - 1) == 0
    else { return "its pages would have \(pageSize) bytes" }
    // The payload fractions are constants.
    guard Array(head[21...23]) == [64, 32, 32] else { return "its header is not valid" }
    guard byteCount >= largeFile else { return nil }
    let pageCount = number(head, at: 28)
    // Old versions of SQLite do not keep the number of pages.
    guard pageCount > 0, number(head, at: 24) == number(head, at: 92) else { return nil }
    // Files may be extended in large steps.
    guard byteCount / 2 > pageCount * pageSize + largeFile else { return nil }
    let said = pageCount * pageSize
    return "it has \(grouped(byteCount)) bytes where its header says \(grouped(said))"
  }

  private static func number(_ head: [UInt8], at place: Int) -> Int {
    head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

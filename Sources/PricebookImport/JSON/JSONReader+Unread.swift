/// Objects that were left unread.
extension JSONReader {
  /// Objects of about this many bytes together are read at once, which bounds the memory they take.
  private static let batchSize = 524_288

  /// The same values, with the objects read that were left unread.
  ///
  /// - Parameter document: What they were left unread in.
  static func read(_ values: some Sequence<JSONValue>, of document: [UInt8]) -> [JSONValue] {
    var reader = JSONReader(bytes: document, leavesUnread: false)
    return values.map { $0.unreadDocument == nil ? $0 : reader.reread($0) }
  }

  /// The same for the first values of a list, as many as are worth reading at once.
  static func readFirst(of values: ArraySlice<JSONValue>, of document: [UInt8]) -> [JSONValue] {
    var size = 0
    return read(
      values.prefix { value in
        defer { size += value.end - value.offset }
        return size < batchSize
      }, of: document)
  }
}

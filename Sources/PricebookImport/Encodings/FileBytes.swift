/// Reads whole small files, and the beginnings of others.
enum FileBytes {
  /// How many bytes are looked at, at most, to recognise a file.
  static let headByteCount = 256 << 10

  static func read(_ path: String, limit: Int? = nil) throws(ReadFailure) -> [UInt8] {
    let reader: BlockReader
    do throws(ReadFailure) {
      reader = try BlockReader(
        .file(path: path), displayPath: path, limit: limit == nil ? .whole : .streamed)
    } catch {
      guard error.kind == .cannotOpen else { throw error }
      throw ReadFailure(kind: .cannotOpen, displayPath: path, message: Message.fileNotOpened)
    }
    return try read(reader, limit: limit)
  }

  /// The text of a small table as UTF-8, in which a byte order mark of UTF-8 stays.
  ///
  /// - Parameter asked: The encoding of the file; `nil` to find it by its bytes.
  static func decoded(_ bytes: [UInt8], asked: TextEncoding?) -> [UInt8] {
    var dialect = Dialect()
    dialect.encoding = EncodingEvidence(bytes, asked: asked).encoding
    return TextDecoder.decoded(bytes, as: dialect, isWhole: true)
  }

  /// The beginning of standard input; what follows stays there.
  static func readStandardInputHead() throws(ReadFailure) -> [UInt8] {
    let reader = try BlockReader(
      .standardInput(firstBytes: []), displayPath: FileInput.standardInputPath)
    return try read(reader, limit: headByteCount)
  }

  private static func read(
    _ reader: consuming BlockReader, limit: Int?
  ) throws(ReadFailure) -> [UInt8] {
    // Asking for one byte more than the file has shows that it ends there.
    let stored = reader.storedSize.map { $0 + 1 } ?? headByteCount
    let length = min(limit ?? .max, stored)
    var bytes: [UInt8] = []
    // A file may grow or have holes, and a pipe may return less than a header at once.
    while bytes.count < limit ?? .max {
      let wanted = min(
        (limit ?? .max) - bytes.count, bytes.isEmpty ? length : max(headByteCount, bytes.count))
      let next = reader.bytes(wanted)
      if bytes.isEmpty { bytes = next } else { bytes += next }
      if next.count < wanted { break }
    }
    if let failure = reader.failure { throw failure }
    return bytes
  }
}

extension Message {
  fileprivate static let fileNotOpened = "cannot be opened; check that it exists and may be read"
}

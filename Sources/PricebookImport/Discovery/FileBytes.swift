internal import Foundation

/// Reads small files whole, and the beginnings of others.
enum FileBytes {
  /// The most that is looked at to tell what a file is.
  static let headByteCount = 256 << 10

  /// - Parameter limit: The most bytes to read; `nil` for all.
  static func read(_ path: String, limit: Int? = nil) throws(ReadFailure) -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw ReadFailure(
        kind: .cannotOpen, displayPath: path,
        message: "cannot be opened; check that it exists and may be read")
    }
    defer { try? handle.close() }
    return try read(handle, path: path, limit: limit)
  }

  /// The text of a small table as UTF-8, a byte order mark of UTF-8 included.
  ///
  /// - Parameter asked: What `--encoding` says.
  static func decoded(_ bytes: [UInt8], asked: TextEncoding?) -> [UInt8] {
    var dialect = Dialect()
    dialect.encoding = EncodingEvidence(bytes, asked: asked).encoding
    return TextDecoder.decoded(bytes, as: dialect, isWhole: true)
  }

  /// The beginning of standard input; what follows stays there.
  static func readStandardInputHead() throws(ReadFailure) -> [UInt8] {
    try read(FileHandle.standardInput, path: ImportOptions.standardInput, limit: headByteCount)
  }

  private static func read(
    _ handle: FileHandle, path: String, limit: Int?
  ) throws(ReadFailure) -> [UInt8] {
    do {
      guard let limit else { return Array(try handle.readToEnd() ?? Data()) }
      var bytes: [UInt8] = []
      // A pipe gives what has arrived, which may be less than a header.
      while bytes.count < limit,
        let part = try handle.read(upToCount: limit - bytes.count), !part.isEmpty
      {
        bytes += part
      }
      return bytes
    } catch {
      throw ReadFailure(
        kind: .cannotRead, displayPath: path,
        message: "cannot be read: \(error.localizedDescription)")
    }
  }
}

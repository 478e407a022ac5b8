/// A file that gets its name only when it is complete.
///
/// It is written to a temporary name beside it and renamed, so that a reader sees either the
/// old file or the new one.
///
/// Sharing between threads is safe because only one thread writes it, and it is put in place or
/// discarded after that.
final class WholeFile: ByteOutput, @unchecked Sendable {
  private let folder: FileDescriptor
  private let name: String
  private let path: String
  private let temporaryName: String
  private let file: FileDescriptor
  private(set) var byteCount = 0

  private init(named name: String, in folder: FileDescriptor, path: String) throws(OutputFailure) {
    self.folder = folder
    self.name = name
    self.path = path
    do {
      (temporaryName, file) = try Self.makeTemporaryFile(beside: name, in: folder)
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  /// Writes a file; nothing is left of it if this fails.
  ///
  /// - Parameters:
  ///   - path: The path in messages.
  ///   - write: Writes the contents, in pieces of any size.
  /// - Returns: The number of bytes written.
  @discardableResult
  static func write(
    named name: String, in folder: FileDescriptor, path: String,
    _ write: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> Int {
    try StagedFiles.write { staged throws(OutputFailure) in
      try staged.add(named: name, in: folder, path: path, write)
    }
  }

  /// Writes a file only under its temporary name; nothing is left of it if this fails.
  static func staged(
    named name: String, in folder: FileDescriptor, path: String,
    _ write: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> WholeFile {
    let file = try WholeFile(named: name, in: folder, path: path)
    do {
      let buffer = BufferedOutput(file)
      try write(buffer)
      try buffer.flush()
      try file.close()
      return file
    } catch {
      file.discard()
      throw error
    }
  }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    if Interruption.isPending { throw .cannotWrite(path: path, reason: "Interrupted") }
    do {
      try file.write(bytes)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    byteCount += bytes.count
  }

  /// Renames the written file to its name.
  func putInPlace() throws(OutputFailure) {
    do {
      try folder.rename(temporaryName, to: name)
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  /// Removes the temporary file; a file already in place is kept.
  func discard() {
    folder.removeFile(named: temporaryName)
  }

  private func close() throws(OutputFailure) {
    do {
      try file.close()
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  private static func makeTemporaryFile(
    beside name: String, in folder: FileDescriptor
  ) throws(SystemError) -> (String, FileDescriptor) {
    var failure = SystemError(number: 0)
    for _ in 0..<10 {
      let suffix = String(UInt64.random(in: 0...(.max)), radix: 36)
      let temporaryName = ".\(name).\(suffix).part"
      do {
        return (temporaryName, try folder.makeFile(named: temporaryName))
      } catch {
        failure = error
      }
    }
    throw failure
  }
}

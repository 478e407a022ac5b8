import PricebookImport

/// A file that did not exist before, while it is written.
///
/// Sharing between threads is safe because only one thread writes it.
final class NewFile: ByteOutput, @unchecked Sendable {
  let path: String
  let descriptor: FileDescriptor
  private var hash = ContentHash()

  /// - Parameters:
  ///   - descriptor: An empty file.
  ///   - path: The path in messages.
  init(_ descriptor: FileDescriptor, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    if Interruption.isPending { throw .cannotWrite(path: path, reason: "Interrupted") }
    do {
      try descriptor.write(bytes)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    hash.combine(bytes)
  }

  /// Writes all contents.
  ///
  /// - Parameters:
  ///   - synchronizes: Whether the contents are on the disk afterwards and the file stays open, and
  ///     so locked; otherwise it is closed.
  ///   - contents: Writes the contents, in pieces of any size.
  func write(
    synchronizes: Bool, _ contents: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> FileMark {
    let buffer = BufferedOutput(self)
    try contents(buffer)
    try buffer.flush()
    do {
      if synchronizes { try descriptor.synchronize() } else { try descriptor.close() }
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    return hash.mark
  }
}

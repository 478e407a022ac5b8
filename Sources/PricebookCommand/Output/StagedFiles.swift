import Synchronization

/// Files that are written under temporary names and put in place together.
///
/// A full disk or an interruption leaves the files of before. Files may be added from several
/// threads at once.
final class StagedFiles: Sendable {
  /// The folders that were made for the files.
  let made = MadeFolders()
  private let state = Mutex<[WholeFile]>([])

  private init() {}

  /// Puts all files that `write` stages in place, or none if it fails.
  ///
  /// - Returns: The number of bytes written.
  @discardableResult
  static func write(
    _ write: (StagedFiles) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> Int {
    Interruption.hold()
    defer { Interruption.release() }
    let staged = StagedFiles()
    do {
      try write(staged)
      for file in staged.files { try file.putInPlace() }
    } catch {
      for file in staged.files { file.discard() }
      staged.made.remove()
      throw error
    }
    return staged.files.reduce(0) { $0 + $1.byteCount }
  }

  private var files: [WholeFile] { state.withLock { $0 } }

  func add(
    named name: String, in folder: FileDescriptor, path: String,
    _ write: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) {
    let file = try WholeFile.staged(named: name, in: folder, path: path, write)
    state.withLock { $0.append(file) }
  }
}

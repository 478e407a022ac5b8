import Synchronization

/// Files that are written under temporary names and put in place together.
///
/// A full disk or an interruption leaves the previous report unchanged instead of a mixture of
/// two. Files may be added from several threads at once.
final class StagedFiles: Sendable {
  private struct State {
    var files: [WholeFile] = []
    var removals: [@Sendable () -> Void] = []
    var undoings: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

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
      for undo in staged.state.withLock({ $0.undoings }).reversed() { undo() }
      throw error
    }
    for remove in staged.state.withLock({ $0.removals }) { remove() }
    return staged.files.reduce(0) { $0 + $1.byteCount }
  }

  private var files: [WholeFile] { state.withLock { $0.files } }

  func add(
    named name: String, in folder: FileDescriptor, path: String,
    _ write: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) {
    let file = try WholeFile.staged(named: name, in: folder, path: path, write)
    state.withLock { $0.files.append(file) }
  }

  /// Adds a removal of an earlier run's file, done when all files are in place.
  func afterwards(_ removal: @escaping @Sendable () -> Void) {
    state.withLock { $0.removals.append(removal) }
  }

  /// Adds a step that undoes something if writing fails; the last step added is done first.
  func onFailure(_ undoing: @escaping @Sendable () -> Void) {
    state.withLock { $0.undoings.append(undoing) }
  }

  var count: Int { files.count }
}

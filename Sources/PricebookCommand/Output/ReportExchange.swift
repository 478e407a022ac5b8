import PricebookImport
import PricebookParallel
import Synchronization

/// The new files of a report, written beside the old ones and put in place together.
///
/// A full disk, an interruption or a file of somebody else leaves the previous report as it was
/// instead of a mixture of two. Files may be added from several threads at once.
final class ReportExchange: Sendable {
  private struct State {
    var count = 0
    var moves: [FileMove] = []
    /// What the list says of the files of this run.
    var marks: [String: FileMark] = [:]
    /// Files in the way, by their paths.
    var obstacles: [String: OutputFailure] = [:]
    /// Files that could not be brought to the disk, by their paths.
    var unsynchronized: [String: OutputFailure] = [:]
  }

  private let folder: ReportFolder
  private let staging: OutputFolder
  private let state = Mutex(State())
  /// Brings files to the disk while others are made.
  private let synchronization = WaitingWork()

  private init(_ folder: ReportFolder, staging: OutputFolder) {
    self.folder = folder
    self.staging = staging
  }

  /// Puts all files that `write` adds in place, or none if anything fails.
  ///
  /// - Parameters:
  ///   - existing: The folder, if it was there before the run.
  ///   - isObsolete: Whether a file of an earlier run, which this run does not write, goes.
  static func write(
    into path: String, existing: ReportFolder?, removing isObsolete: (String) -> Bool,
    _ write: (ReportExchange) throws(OutputFailure) -> Void
  ) throws(OutputFailure) {
    Interruption.hold()
    defer { Interruption.release() }
    let made = MadeFolders()
    do throws(OutputFailure) {
      let folder: ReportFolder
      if let existing { folder = existing } else { folder = try make(at: path, made) }
      let staging = try StagingFolder.make(in: folder.root)
      let exchange = ReportExchange(folder, staging: staging)
      do throws(OutputFailure) {
        try write(exchange)
        try exchange.putInPlace(removing: isObsolete)
      } catch {
        exchange.synchronization.wait()
        StagingFolder.removeUnlessRecorded(staging, of: folder.root, numbers: exchange.numbers)
        throw error
      }
    } catch {
      made.remove()
      throw error
    }
  }

  private static func make(
    at path: String, _ made: MadeFolders
  ) throws(OutputFailure) -> ReportFolder {
    let folder = try ReportFolder(OutputFolder(makingAt: path, made))
    // Another run may have written there since this one looked for earlier reports.
    guard folder.list.marks.isEmpty else { throw .busy(path: path) }
    return folder
  }

  /// Adds a file.
  ///
  /// - Returns: Whether it is other than what was there.
  func add(
    _ path: String, _ contents: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> Bool {
    try add(path) { name throws(OutputFailure) in
      try staging.make(name, path: folder.root.path(of: path), contents)
    }
  }

  /// Adds a file whose contents are in memory; it is written only if it is other than what is
  /// there.
  func add(_ path: String, bytes: [UInt8]) throws(OutputFailure) -> Bool {
    let mark = FileMark(of: bytes)
    switch folder.target(path) {
    case .own(mark, _), .foreign(mark, _):
      state.withLock { $0.marks[path] = mark }
      return false
    default:
      return try add(path) { output throws(OutputFailure) in try output.write(bytes.span) }
    }
  }

  private func add(
    _ path: String, make: (String) throws(OutputFailure) -> FileMark
  ) throws(OutputFailure) -> Bool {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    var move = FileMove(number: number, path: path)
    let target = folder.target(path)
    if case .blocked(let reason) = target {
      state.withLock {
        $0.obstacles[path] = .cannotCreate(path: folder.root.path(of: path), reason: reason)
      }
      return false
    }
    let mark = try make(move.newName)
    switch target {
    case .own(mark, _), .foreign(mark, _):
      staging.remove(move.newName)
      state.withLock { $0.marks[path] = mark }
      return false
    case .foreign:
      staging.remove(move.newName)
      state.withLock {
        $0.obstacles[path] = .notOwn(path: folder.root.path(of: path), others: 0)
      }
      return false
    case .own(let old, let permissions):
      move.old = old
      try staging.setPermissions(permissions, of: move.newName)
    case .missing, .blocked: break
    }
    move.new = mark
    state.withLock { [move] in
      $0.moves.append(move)
      $0.marks[path] = mark
    }
    synchronization.start { [self, move] in
      do throws(OutputFailure) {
        try staging.synchronize(move.newName)
      } catch {
        state.withLock { $0.unsynchronized[path] = error }
      }
    }
    return true
  }

  /// Those that name files in the folder of new files.
  private var numbers: Range<Int> { 1..<state.withLock { $0.count } + 1 }

  private func putInPlace(removing isObsolete: (String) -> Bool) throws(OutputFailure) {
    var list = folder.list
    let (marks, obstacles) = state.withLock { ($0.marks, $0.obstacles) }
    if let first = obstacles.min(by: { $0.key < $1.key })?.value {
      throw first.with(others: obstacles.count - 1)
    }
    for (path, _) in list.marks where marks[path] == nil && isObsolete(path) {
      list[path] = nil
      // A file that was changed is no longer Pricebook's.
      guard case .own(let mark, _) = folder.target(path) else { continue }
      state.withLock { state in
        state.count += 1
        state.moves.append(FileMove(number: state.count, path: path, old: mark))
      }
    }
    for (path, mark) in marks { list[path] = mark }
    _ = try add(WrittenFiles.fileName, bytes: Array(list.text.utf8))
    if let obstacle = state.withLock({ $0.obstacles.first?.value }) { throw obstacle }
    let moves = state.withLock { $0.moves }.sorted { $0.path < $1.path }
    guard !moves.isEmpty else {
      return StagingFolder.remove(staging, of: folder.root, numbers: numbers)
    }
    // The list is put in place last.
    let ordered =
      moves.filter { $0.path != WrittenFiles.fileName }
      + moves.filter { $0.path == WrittenFiles.fileName }
    try awaitSynchronization()
    try FileMoves(root: folder.root, staging: staging, moves: ordered).perform()
  }

  /// Waits until all new files are on the disk.
  private func awaitSynchronization() throws(OutputFailure) {
    synchronization.wait()
    let failures = state.withLock { $0.unsynchronized }
    if let first = failures.min(by: { $0.key < $1.key })?.value { throw first }
  }
}

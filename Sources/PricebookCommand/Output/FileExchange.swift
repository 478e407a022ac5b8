import PricebookImport
import PricebookParallel
import Synchronization

/// The new files of a folder, written beside the old ones and put in place together.
///
/// A full disk, an interruption or a file of somebody else leaves the files of before instead of a
/// mixture of two. Files may be added from several threads at once.
final class FileExchange: Sendable {
  private struct State {
    var count = 0
    var moves: [FileMove] = []
    var marks: [String: FileMark] = [:]
    /// Files in the way, by their paths.
    var obstacles: [String: OutputFailure] = [:]
    /// Files that could not be brought to the disk, by their paths.
    var unsynchronized: [String: OutputFailure] = [:]
  }

  private let folder: OutputFolder
  /// The files that may be replaced while they are so.
  private let own: [String: FileMark]
  private let staging: FileDescriptor
  private let state = Mutex(State())
  /// Brings files to the disk while others are made.
  private let synchronization = WaitingWork()

  private init(_ folder: OutputFolder, own: [String: FileMark]) throws(OutputFailure) {
    self.folder = folder
    self.own = own
    do throws(OutputFailure) {
      staging = try folder.root.folder(below: OutputFolder.stagingName, makes: true)
    } catch {
      folder.root.removeIfEmpty(OutputFolder.stagingName)
      throw error
    }
  }

  /// Puts all files that `write` adds in place, or none if anything fails.
  ///
  /// - Parameters:
  ///   - open: Opens the folder.
  ///   - own: The files that may be replaced in a folder without a list; others are in the way.
  ///   - isObsolete: Whether a listed file that this run does not write goes. The list is brought up
  ///     to date; `nil` for a folder that has none.
  static func write(
    into open: @autoclosure () throws(OutputFailure) -> OutputFolder,
    replacing own: [String: FileMark] = [:], listing isObsolete: ((String) -> Bool)? = nil,
    _ write: (FileExchange) throws(OutputFailure) -> Void
  ) throws(OutputFailure) {
    Interruption.hold()
    defer { Interruption.release() }
    let folder = try open()
    let own = isObsolete == nil ? own : folder.ownMarks
    do throws(OutputFailure) {
      let exchange = try FileExchange(folder, own: own)
      do throws(OutputFailure) {
        try write(exchange)
        try exchange.putInPlace(listing: isObsolete)
      } catch {
        exchange.synchronization.wait()
        if !FileMoves.hasRecord(exchange.staging) { exchange.clear() }
        throw error
      }
    } catch {
      folder.removeMade()
      throw error
    }
  }

  @discardableResult func add(
    _ path: String, _ contents: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> Bool {
    var move = FileMove(number: nextNumber(), path: path, old: own[path])
    let target = folder.target(path, own: move.old)
    let fullPath = OutputFolder.path(of: path, in: folder.root.path)
    let obstacle: OutputFailure? =
      switch target {
      case .blocked(let reason): .cannotCreate(path: fullPath, reason: reason)
      case .unreadable(.tooManyFiles): .tooManyFiles(path: fullPath)
      case .unreadable(let failure): .cannotCreate(path: fullPath, reason: failure.reason)
      default: nil
      }
    if let obstacle {
      state.withLock { $0.obstacles[path] = obstacle }
      return false
    }
    let mark = try make(move.newName, path: fullPath, contents)
    move.new = mark
    state.withLock { $0.marks[path] = mark }
    switch target {
    case .file(mark, _):
      staging.remove(move.newName)
      return false
    case .file(let old, let permissions) where old == move.old:
      try staging.file(move.newName).setPermissions(permissions)
    case .missing: move.old = nil
    default:
      staging.remove(move.newName)
      state.withLock { $0.obstacles[path] = .notOwn(path: fullPath, others: 0) }
      return false
    }
    state.withLock { [move] in $0.moves.append(move) }
    synchronization.start { [self, move] in
      do throws(OutputFailure) {
        try staging.file(move.newName).synchronize()
      } catch { state.withLock { $0.unsynchronized[path] = error } }
    }
    return true
  }

  /// Adds a file whose contents are in memory; it is written only if they differ.
  @discardableResult func add(_ path: String, bytes: [UInt8]) throws(OutputFailure) -> Bool {
    if case .file(let mark, _) = folder.target(path, own: own[path]), mark == FileMark(of: bytes) {
      state.withLock { $0.marks[path] = mark }
      return false
    }
    return try add(path) { output throws(OutputFailure) in try output.write(bytes.span) }
  }

  /// Makes a file among the new ones; nothing is left of it if this fails.
  private func make(
    _ name: String, path: String, _ contents: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> FileMark {
    let file = NewFile(try staging.makeFile(name, path: path))
    do throws(OutputFailure) {
      let buffer = BufferedOutput(file)
      try contents(buffer)
      try buffer.flush()
      try file.descriptor.close()
      return file.hash.mark
    } catch {
      staging.remove(name)
      throw error
    }
  }

  private func nextNumber() -> Int {
    state.withLock { state in
      state.count += 1
      return state.count
    }
  }

  private func clear() {
    FileMoves.clear(staging, of: folder.root, numbers: 1...state.withLock { $0.count + 1 })
  }

  private func putInPlace(listing isObsolete: ((String) -> Bool)?) throws(OutputFailure) {
    try refuseObstacles()
    if let isObsolete { try addList(removing: isObsolete) }
    try refuseObstacles()
    synchronization.wait()
    if let first = Self.first(state.withLock { $0.unsynchronized }) { throw first }
    let moves = state.withLock { $0.moves }.sorted { $0.path < $1.path }
    guard !moves.isEmpty else { return clear() }
    // The list is put in place last.
    let ordered =
      moves.filter { $0.path != WrittenFiles.fileName }
      + moves.filter { $0.path == WrittenFiles.fileName }
    try FileMoves(root: folder.root, staging: staging, moves: ordered).perform()
  }

  /// Removes files that are no longer written, and adds the list of those that are.
  private func addList(removing isObsolete: (String) -> Bool) throws(OutputFailure) {
    var list = folder.list
    let marks = state.withLock { $0.marks }
    for (path, mark) in list.marks where marks[path] == nil && isObsolete(path) {
      list[path] = nil
      // A file that was changed is no longer Pricebook's.
      guard case .file(mark, _) = folder.target(path, own: mark) else { continue }
      let number = nextNumber()
      state.withLock { $0.moves.append(FileMove(number: number, path: path, old: mark)) }
    }
    for (path, mark) in marks { list[path] = mark }
    try add(WrittenFiles.fileName, bytes: Array(list.text.utf8))
  }

  private func refuseObstacles() throws(OutputFailure) {
    let obstacles = state.withLock { $0.obstacles }
    if let first = Self.first(obstacles) { throw first.with(others: obstacles.count - 1) }
  }

  private static func first(_ failures: [String: OutputFailure]) -> OutputFailure? {
    failures.min { $0.key < $1.key }?.value
  }
}

/// A file that did not exist before, while one thread writes it.
private final class NewFile: ByteOutput {
  let descriptor: FileDescriptor
  var hash = ContentHash()

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    if Interruption.isPending { throw .cannotWrite(path: descriptor.path, reason: "Interrupted") }
    try descriptor.write(bytes)
    hash.combine(bytes)
  }
}

import PricebookImport
import PricebookParallel

/// Puts new files in the place of old ones: all of them, or none.
///
/// Each file gets its new contents by one rename, and its old contents stay beside the new files
/// until all is done. So every step can be undone, and repeated after the process was killed.
struct FileMoves {
  /// The folder of the reports.
  let root: OutputFolder
  /// The folder of new files in it.
  let staging: OutputFolder
  let moves: [FileMove]

  /// Writes the record, puts all files in place and removes what became empty.
  ///
  /// - Throws: If a step fails; then everything is as before.
  func perform() throws(OutputFailure) {
    do throws(OutputFailure) {
      try writeRecord()
      try forward(isRepeated: false)
    } catch {
      undo()
      throw error
    }
    finish()
  }

  /// Finishes moves that an earlier process began, or undoes them if that is not possible.
  func repeatOrUndo() {
    do throws(OutputFailure) {
      try forward(isRepeated: true)
      finish()
    } catch {
      undo()
    }
  }

  /// The folder of new files is on the disk before the first file is replaced.
  private func writeRecord() throws(OutputFailure) {
    try staging.write(MoveRecord.fileName, text: MoveRecord.text(of: moves))
    try staging.synchronize()
  }

  private func forward(isRepeated: Bool) throws(OutputFailure) {
    for move in moves {
      if move.new == nil {
        try remove(move, isRepeated: isRepeated)
      } else {
        try replace(move, isRepeated: isRepeated)
      }
    }
    let folders = Set(moves.map(\.folder)).sorted()
    try SharedWork.perform(folders.count) { number throws(OutputFailure) in
      if let folder = root.existing(below: folders[number]) { try folder.synchronize() }
    }
  }

  private func replace(_ move: FileMove, isRepeated: Bool) throws(OutputFailure) {
    // It may be in place since the run before.
    guard try staging.entry(move.newName) != .missing else { return }
    let folder = try root.folder(below: move.folder)
    if try folder.entry(move.name) != .missing, try staging.entry(move.oldName) == .missing {
      if isRepeated { try expect(move.old, of: move, in: folder) }
      try folder.keep(move.name, in: staging, as: move.oldName)
    }
    try staging.move(move.newName, to: folder, as: move.name)
  }

  private func remove(_ move: FileMove, isRepeated: Bool) throws(OutputFailure) {
    guard let folder = root.existing(below: move.folder), try folder.entry(move.name) != .missing,
      try staging.entry(move.oldName) == .missing
    else { return }
    if isRepeated { try expect(move.old, of: move, in: folder) }
    try folder.move(move.name, to: staging, as: move.oldName)
  }

  /// Refuses a file that somebody changed since the moves began.
  private func expect(
    _ mark: FileMark?, of move: FileMove, in folder: OutputFolder
  ) throws(OutputFailure) {
    guard try folder.mark(of: move.name) == mark else {
      throw .notOwn(path: folder.path(of: move.name), others: 0)
    }
  }

  /// Brings back all old files, as far as that is possible, and gives up the new ones.
  private func undo() {
    var isUndone = true
    for move in moves.reversed() {
      do throws(OutputFailure) {
        try undo(move)
      } catch {
        isUndone = false
      }
    }
    // The next run tries again with what is left.
    if isUndone { finish() }
  }

  private func undo(_ move: FileMove) throws(OutputFailure) {
    guard let folder = root.existing(below: move.folder) else { return }
    let isMoved = try staging.entry(move.newName) == .missing
    if try staging.entry(move.oldName) != .missing {
      let current: FileMark? =
        try folder.entry(move.name) == .missing ? nil : try folder.mark(of: move.name)
      // A file that somebody made meanwhile stays.
      guard current == nil || current == move.new || current == move.old else { return }
      try staging.move(move.oldName, to: folder, as: move.name)
    } else if move.old == nil, move.new != nil, isMoved,
      try folder.entry(move.name) != .missing, try folder.mark(of: move.name) == move.new
    {
      folder.remove(move.name)
    }
  }

  /// Removes the record, the old files, and folders that became empty.
  private func finish() {
    staging.remove(MoveRecord.fileName)
    StagingFolder.remove(staging, of: root, numbers: moves.map(\.number))
    for folder in Set(moves.filter { $0.new == nil || $0.old == nil }.map(\.folder))
      .sorted(by: { $0.utf8.count > $1.utf8.count }) where !folder.isEmpty
    {
      root.removeIfEmpty(folder)
      if let parent = folder.lastIndex(of: "/") { root.removeIfEmpty(String(folder[..<parent])) }
    }
  }
}

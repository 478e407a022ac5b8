import PricebookImport
import PricebookParallel

/// Puts new files in the place of old ones: all of them, or none.
///
/// Each file gets its new contents by one rename, and its old contents stay beside the new files
/// until all is done. So every step can be undone, by its exact opposite, and every step of either
/// direction can be repeated after the process was killed.
struct FileMoves {
  let root: FileDescriptor
  /// The folder of new files in it.
  let staging: FileDescriptor
  let moves: [FileMove]

  /// - Throws: If a step fails; then everything is as before.
  func perform() throws(OutputFailure) {
    do throws(OutputFailure) {
      // One rename needs nothing to come back to.
      if moves.count > 1 || moves.contains(where: { $0.new == nil }) { try writeRecord() }
      try forward(isRepeated: false)
    } catch {
      undo()
      throw error
    }
    finish()
  }

  /// Finishes, else undoes, the moves that a killed process has begun, and removes what it left.
  ///
  /// The caller holds the lock of `root`. Where there is no whole record, nothing has to come back:
  /// several moves begin only once it is on the disk.
  static func recover(in root: FileDescriptor) {
    guard let staging = try? root.folder(below: OutputFolder.stagingName) else { return }
    guard let text = staging.contents(of: recordName, limit: WrittenFiles.sizeLimit),
      let moves = moves(in: String(decoding: text, as: UTF8.self))
    else { return clear(staging, of: root) }
    let begun = FileMoves(root: root, staging: staging, moves: moves)
    do throws(OutputFailure) {
      try begun.forward(isRepeated: true)
      begun.finish()
    } catch { begun.undo() }
  }

  /// Removes what Pricebook made in the folder of new files, and the folder if it is empty then.
  ///
  /// - Parameter numbers: Of moves whose files are removed even if the folder cannot be listed.
  static func clear(
    _ staging: FileDescriptor, of root: FileDescriptor, numbers: some Sequence<Int> = []
  ) {
    for number in numbers {
      staging.remove("\(number).new")
      staging.remove("\(number).old")
    }
    for name in staging.names where name == recordName || isStagedName(name) {
      staging.remove(name)
    }
    root.removeIfEmpty(OutputFolder.stagingName)
  }

  /// Whether the folder of new files has a record of moves, which must not be lost.
  static func hasRecord(_ staging: FileDescriptor) -> Bool {
    (try? staging.entry(recordName)) != .missing
  }

  private static func isStagedName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && ["new", "old"].contains(parts[1]) && !parts[0].isEmpty
      && parts[0].utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func forward(isRepeated: Bool) throws(OutputFailure) {
    for move in moves {
      if move.new == nil {
        try remove(move, isRepeated: isRepeated)
      } else {
        try place(move, isRepeated: isRepeated)
      }
    }
    let folders = Set(moves.map(\.folder)).sorted()
    try SharedWork.perform(folders.count) { number throws(OutputFailure) in
      if let folder = try? root.folder(below: folders[number]) { try folder.synchronize() }
    }
  }

  private func place(_ move: FileMove, isRepeated: Bool) throws(OutputFailure) {
    // It is in place since the run before.
    guard try staging.entry(move.newName) != .missing else { return }
    let folder = try root.folder(below: move.folder, makes: true)
    if let current = try current(of: move, in: folder, isRepeated: isRepeated),
      current != move.new, moves.count > 1, try staging.entry(move.oldName) == .missing
    {
      try folder.keep(move.name, in: staging, as: move.oldName)
    }
    try staging.move(move.newName, to: folder, as: move.name)
  }

  private func remove(_ move: FileMove, isRepeated: Bool) throws(OutputFailure) {
    guard let folder = try? root.folder(below: move.folder),
      try folder.entry(move.name) != .missing,
      // What is there after the old file went is somebody else's.
      try staging.entry(move.oldName) == .missing
    else { return }
    _ = try current(of: move, in: folder, isRepeated: isRepeated)
    try folder.move(move.name, to: staging, as: move.oldName)
  }

  /// The mark of the file that a move replaces or removes; `nil` for nothing.
  ///
  /// - Parameter isRepeated: Whether somebody may have changed the file since it was compared.
  /// - Throws: For what somebody made or changed since the moves began.
  private func current(
    of move: FileMove, in folder: FileDescriptor, isRepeated: Bool
  ) throws(OutputFailure) -> FileMark? {
    if !isRepeated, let old = move.old, case .file = try folder.entry(move.name) { return old }
    let mark = try mark(of: move, in: folder)
    guard mark == nil || mark == move.old || mark == move.new else {
      throw .notOwn(path: OutputFolder.path(of: move.name, in: folder.path), others: 0)
    }
    return mark
  }

  /// The mark of the file that a move is about; `nil` for nothing, an error for what is no file.
  private func mark(of move: FileMove, in folder: FileDescriptor) throws(OutputFailure) -> FileMark?
  {
    switch try folder.entry(move.name) {
    case .missing: nil
    case .file: try folder.mark(of: move.name)
    default: throw .notOwn(path: OutputFolder.path(of: move.name, in: folder.path), others: 0)
    }
  }

  /// Brings back all old files, as far as that is possible, and gives up the new ones.
  private func undo() {
    var isUndone = true
    for move in moves.reversed() {
      do throws(OutputFailure) { try undo(move) } catch .notOwn {
        // What somebody made there meanwhile stays.
      } catch { isUndone = false }
    }
    // Otherwise the next run tries again with what is left.
    if isUndone { finish() }
  }

  private func undo(_ move: FileMove) throws(OutputFailure) {
    guard let folder = try? root.folder(below: move.folder) else { return }
    var current = try mark(of: move, in: folder)
    if let new = move.new, current == new, try staging.entry(move.newName) == .missing {
      if move.old == nil {
        try folder.move(move.name, to: staging, as: move.newName)
      } else {
        // The name is never without a file.
        try folder.keep(move.name, in: staging, as: move.newName)
      }
      current = nil
    }
    guard current == nil, move.old != nil, try staging.entry(move.oldName) != .missing else {
      return
    }
    try staging.move(move.oldName, to: folder, as: move.name)
  }

  /// Removes the record, the old files, and folders that became empty.
  private func finish() {
    staging.remove(Self.recordName)
    Self.clear(staging, of: root, numbers: moves.map(\.number))
    for path in Set(moves.filter { $0.new == nil || $0.old == nil }.map(\.folder))
      .sorted(by: { $0.utf8.count > $1.utf8.count })
    {
      var folder = path
      while !folder.isEmpty {
        root.removeIfEmpty(folder)
        folder = OutputFolder.folder(of: folder, else: "")
      }
    }
  }
}

/// The record of moves that have begun, from which the next run can finish or undo them.
extension FileMoves {
  static let recordName = "moves"
  private static let title =
    "Pricebook is putting these files in place; its next run finishes that."

  static func text(of moves: [FileMove]) -> String {
    let lines = moves.map { move in
      "\(move.number) \(move.old?.text ?? "-") \(move.new?.text ?? "-") \(move.path)\n"
    }
    return "\(title)\n\(lines.joined())end \(moves.count)\n"
  }

  /// - Returns: `nil` for a record that is not complete, or has a path that Pricebook never writes.
  static func moves(in text: String) -> [FileMove]? {
    var lines = text.split(separator: "\n")
    guard lines.count >= 2, lines.removeFirst() == title, lines.removeLast() == "end \(lines.count)"
    else { return nil }
    var moves: [FileMove] = []
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 3)
      guard parts.count == 4, let number = Int(parts[0]), number >= 0 else { return nil }
      var move = FileMove(number: number, path: String(parts[3]))
      guard isSafe(move.path) else { return nil }
      for (place, text) in [(\FileMove.old, parts[1]), (\FileMove.new, parts[2])]
      where text != "-" {
        guard let mark = FileMark(text: text) else { return nil }
        move[keyPath: place] = mark
      }
      moves.append(move)
    }
    return moves
  }

  /// Whether a path is below the folder and not hidden: a made-up record can name no other file.
  private static func isSafe(_ path: String) -> Bool {
    path == WrittenFiles.fileName
      || path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && !$0.hasPrefix(".")
      }
  }

  /// All that the record speaks of is on the disk before the first file is replaced.
  private func writeRecord() throws(OutputFailure) {
    let record = try staging.makeFile(Self.recordName)
    try record.write(Self.text(of: moves))
    try record.synchronize()
    try record.close()
    try staging.synchronize()
    try root.synchronize()
  }
}

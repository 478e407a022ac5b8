import PricebookImport

/// The folder in that of the reports in which new files wait until all of them are written.
enum StagingFolder {
  static let name = ".pricebook-new"

  /// Makes the folder.
  static func make(in root: OutputFolder) throws(OutputFailure) -> OutputFolder {
    do throws(OutputFailure) {
      return try root.folder(named: name)
    } catch {
      root.removeIfEmpty(name)
      throw error
    }
  }

  /// Finishes or removes what a process that was killed has left.
  ///
  /// The caller holds the lock of `root`, so that no living process uses the folder.
  static func recover(in root: OutputFolder) {
    guard let staging = root.existing(name) else { return }
    if let text = staging.contents(of: MoveRecord.fileName),
      let moves = MoveRecord.moves(in: String(decoding: text, as: UTF8.self))
    {
      FileMoves(root: root, staging: staging, moves: moves).repeatOrUndo()
    } else {
      remove(staging, of: root, numbers: [])
    }
  }

  /// Removes the folder, unless it has the record of moves that could not be undone.
  static func removeUnlessRecorded(
    _ staging: OutputFolder, of root: OutputFolder, numbers: some Sequence<Int>
  ) {
    if !staging.has(MoveRecord.fileName) { remove(staging, of: root, numbers: numbers) }
  }

  /// Removes the folder with the files that Pricebook made in it; those of others stay.
  ///
  /// - Parameter numbers: Those of files that are known, which go even if the folder cannot be
  ///   listed.
  static func remove(
    _ staging: OutputFolder, of root: OutputFolder, numbers: some Sequence<Int>
  ) {
    for number in numbers {
      let move = FileMove(number: number, path: "")
      staging.remove(move.newName)
      staging.remove(move.oldName)
    }
    for file in (try? staging.names()) ?? []
    where FileMove.isName(file) || file == MoveRecord.fileName || WholeFile.isTemporary(file) {
      staging.remove(file)
    }
    root.removeIfEmpty(name)
  }
}

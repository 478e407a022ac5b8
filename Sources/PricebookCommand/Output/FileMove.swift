import PricebookImport

/// What happens to one file when new files are put in place.
struct FileMove: Hashable, Sendable {
  /// Names the new and the old file in the folder of new files.
  var number: Int
  var path: String
  /// What is there before; `nil` for nothing.
  var old: FileMark?
  /// What is there after; `nil` for nothing.
  var new: FileMark?

  /// The new file until it is put in place.
  var newName: String { "\(number).new" }
  /// The old file, so that it can come back.
  var oldName: String { "\(number).old" }
  var folder: String { OutputFolder.folder(of: path, else: "") }
  var name: String { OutputFolder.name(of: path) }
}

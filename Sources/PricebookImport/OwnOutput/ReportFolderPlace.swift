import PricebookModel

/// Where a folder lies in one that Pricebook wrote reports into.
struct ReportFolderPlace {
  var root: String
  var list: WrittenFiles
  /// What leads from there to the folder, with a slash at its end; empty for the root itself.
  var prefix = ""

  /// - Returns: `nil` for a folder that has no list.
  init?(at folder: String, _ names: [String]) {
    guard names.contains(WrittenFiles.fileName), let list = WrittenFiles(in: folder)
    else { return nil }
    root = folder
    self.list = list
  }

  /// The place of a folder that is searched from itself on, by the list of the folder above it.
  init?(around folder: String) {
    let parts = folder.split(separator: "/")
    guard let name = parts.last, name != ".", name != ".." else { return nil }
    let above = parts.dropLast().joined(separator: "/")
    if folder.hasPrefix("/") {
      root = "/" + above
    } else {
      root = above.isEmpty ? "." : above
    }
    guard let list = WrittenFiles(in: root) else { return nil }
    self.list = list
    prefix = name + "/"
  }

  /// Whether a file of the folder is on the list and as it was written.
  func isUnchanged(_ name: String, at path: String, byteCount: Int) -> Bool {
    guard let mark = list.marks[prefix + name], mark.byteCount == byteCount else { return false }
    return FileMark(ofFile: path) == mark
  }

  func below(_ name: String) -> ReportFolderPlace {
    var place = self
    place.prefix += name + "/"
    return place
  }
}

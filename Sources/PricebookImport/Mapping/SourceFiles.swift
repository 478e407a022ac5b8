import PricebookModel

/// Which files a glob of the settings names.
enum SourceFiles {
  static func fits(_ glob: String, path: String) -> Bool {
    let folders = path.split(separator: "/", omittingEmptySubsequences: true)
    let depth = glob.split(separator: "/", omittingEmptySubsequences: true).count
    let end = folders.suffix(max(1, depth)).joined(separator: "/")
    return Glob(glob).matches(Array(end.utf8))
  }
}

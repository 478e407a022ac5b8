import PricebookParallel

/// Where links lead.
enum LinkTarget {
  /// The place that a link leads to, without other links; `nil` for what is no link.
  ///
  /// Safe because the one unsafe call only fills a local value.
  static func target(of path: String) -> String? {
    var status = stat()
    guard unsafe lstat(PathText.systemPath(path), &status) == 0,
      status.st_mode & S_IFMT == S_IFLNK
    else { return nil }
    return place(of: path)
  }

  /// A path without links; `nil` where there is nothing.
  ///
  /// Safe because what the system allocates is copied and freed here.
  static func place(of path: String) -> String? {
    guard let found = unsafe realpath(PathText.systemPath(path), nil) else { return nil }
    defer { unsafe free(found) }
    let bytes = unsafe UnsafeRawBufferPointer(start: found, count: Int(strlen(found)))
    return PathText.text(of: unsafe Array(bytes))
  }
}

import PricebookParallel

/// Paths without symbolic links, by which two paths to one place are known for one.
enum ResolvedPath {
  /// Where a link leads to in the end; `nil` for what is no link.
  ///
  /// Safe because the one unsafe call only fills a local value.
  static func ofLink(_ path: String) -> String? {
    var status = stat()
    guard unsafe lstat(PathText.systemPath(path), &status) == 0,
      status.st_mode & S_IFMT == S_IFLNK
    else { return nil }
    return of(path)
  }

  /// A path without links; `nil` where there is nothing.
  ///
  /// Safe because what the system allocates is copied and freed here.
  static func of(_ path: String) -> String? {
    guard let found = unsafe realpath(PathText.systemPath(path), nil) else { return nil }
    defer { unsafe free(found) }
    let bytes = unsafe UnsafeRawBufferPointer(start: found, count: Int(strlen(found)))
    return PathText.text(of: unsafe Array(bytes))
  }
}

import PricebookParallel

/// What a path leads to, following links.
///
/// Asks the system directly: Foundation would also look up the names of the owner and the group,
/// which takes reading two files. Safe because the one unsafe call only fills a local value.
enum FileStatus {
  /// The identity of a file or folder, whatever path leads to it.
  struct Identity: Hashable, Sendable {
    fileprivate var volume: UInt64
    fileprivate(set) var number: UInt64
  }

  case file(Identity, byteCount: Int)
  case folder(Identity)
  /// A device, a pipe, a socket.
  case other
  /// There is nothing, or a link to nothing.
  case missing
  /// There may be something, but the system does not say what, for the reason of the number.
  case unreachable(Int32)

  init(_ path: String) {
    var status = stat()
    // Slashes at its end mean nothing after a file.
    var path = Substring(path)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
    guard unsafe stat(PathText.systemPath(String(path)), &status) == 0 else {
      self = [ENOENT, ENOTDIR, ELOOP].contains(errno) ? .missing : .unreachable(errno)
      return
    }
    let identity = Identity(
      volume: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(identity, byteCount: Int(clamping: status.st_size))
    case S_IFDIR: self = .folder(identity)
    default: self = .other
    }
  }
}

/// The names in a folder, without `.` and `..`; `nil` if it cannot be listed.
///
/// Foundation repairs names that are not UTF-8, so that they lead nowhere. Safe because the entries
/// are read between `opendir` and `closedir`, each before the next one is asked for.
package func folderNames(_ path: String) -> [String]? {
  let descriptor = unsafe open(PathText.systemPath(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  return folderNames(descriptor: descriptor)
}

/// The names in an open folder, which is closed afterwards.
package func folderNames(descriptor: Int32) -> [String]? {
  guard descriptor >= 0 else { return nil }
  guard let stream = unsafe fdopendir(descriptor) else {
    let reason = errno
    close(descriptor)
    errno = reason
    return nil
  }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while true {
    errno = 0
    guard let entry = unsafe readdir(stream) else { break }
    // The name is read in place: an entry may be shorter than the type that describes it.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
    let start = unsafe UnsafeRawPointer(entry).advanced(by: offset)
    let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    let name = PathText.text(of: unsafe Array(bytes))
    if name != ".", name != ".." { names.append(name) }
  }
  // A folder that cannot be read to its end is not listed in part.
  return errno == 0 ? names : nil
}

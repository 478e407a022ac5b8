import PricebookParallel

#if canImport(FoundationEssentials)
  internal import struct FoundationEssentials.UUID
#else
  internal import struct Foundation.UUID
#endif

/// A folder among the temporary files that only this user can enter, removed with its files.
///
/// It is locked while the process lives. A later run removes the folders that no process has
/// locked, because the processes that made them were killed.
///
/// Safe because paths are read, and status values filled, during single calls of the system.
struct PrivateFolder: ~Copyable {
  /// The files that a store and SQLite make in it.
  private static let fileNames = ["store", "store-wal", "store-journal", "store-shm"]
  private static let prefix = "pricebook-"
  let path: String
  private let descriptor: Int32

  /// Another run that begins at the same moment may sweep a new folder away, which then is made anew.
  static func make(in temporary: String) -> PrivateFolder? {
    for _ in 0..<3 { if let folder = makeOnce(in: temporary) { return folder } }
    return nil
  }

  private static func makeOnce(in temporary: String) -> PrivateFolder? {
    let path = "\(temporary)/\(prefix)\(UUID().uuidString)"
    let bytes = PathText.systemPath(path)
    // Readable by this user alone from the first moment on.
    guard unsafe mkdir(bytes, 0o700) == 0 else { return nil }
    let descriptor = unsafe open(bytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      _ = unsafe rmdir(bytes)
      return nil
    }
    guard lock(descriptor) else {
      close(descriptor)
      return nil
    }
    let folder = PrivateFolder(path: path, descriptor: descriptor)
    // Another run may have swept it before it was locked.
    var (own, named) = (stat(), stat())
    guard unsafe fstat(descriptor, &own) == 0, unsafe stat(bytes, &named) == 0,
      own.st_ino == named.st_ino
    else { return nil }
    return folder
  }

  /// Locks an open folder; `false` where another run has locked it, whose sweep removes it then.
  ///
  /// A file system without locks leaves it unlocked.
  static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  deinit {
    Self.remove(path, descriptor)
    close(descriptor)
  }

  static func sweep(_ temporary: String) {
    for name in folderNames(temporary) ?? [] where isName(name) {
      let path = temporary + "/" + name
      let descriptor = unsafe open(
        PathText.systemPath(path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
        status.st_mode & 0o077 == 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      remove(path, descriptor)
    }
  }

  private static func remove(_ path: String, _ descriptor: Int32) {
    for name in fileNames { _ = unsafe unlinkat(descriptor, PathText.systemPath(name), 0) }
    _ = unsafe rmdir(PathText.systemPath(path))
  }

  /// Whether a name is one of these folders.
  private static func isName(_ name: String) -> Bool {
    let id = String(name.dropFirst(prefix.count))
    return name.hasPrefix(prefix) && UUID(uuidString: id)?.uuidString == id
  }
}

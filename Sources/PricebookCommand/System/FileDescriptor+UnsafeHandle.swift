import PricebookImport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file or folder of the operating system, closed when it is released.
///
/// The unsafe calls are safe because each lends a Swift array or string to one system call, which
/// neither keeps the pointer nor writes to it. Sharing between threads is safe because the number never changes, several threads
/// may use a folder at once, and only the thread that made a file writes and closes it.
final class FileDescriptor: @unchecked Sendable {
  fileprivate let number: Int32
  private var isOpen = true
  private let closesAtEnd: Bool

  private init(_ number: Int32, closesAtEnd: Bool) {
    self.number = number
    self.closesAtEnd = closesAtEnd
  }

  deinit {
    if isOpen, closesAtEnd { _ = closeFile(number) }
  }

  static func standardOutput() -> FileDescriptor { FileDescriptor(1, closesAtEnd: false) }
  static func standardError() -> FileDescriptor { FileDescriptor(2, closesAtEnd: false) }

  /// Whether this is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Opens a folder; follows symbolic links.
  static func folder(at path: String) throws(SystemError) -> FileDescriptor {
    let number = unsafe open(PathText.systemPath(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError.last }
    return FileDescriptor(number, closesAtEnd: true)
  }

  /// Opens a folder in this one; refuses a symbolic link.
  func folder(named name: String) throws(SystemError) -> FileDescriptor {
    let child = unsafe openat(
      number, PathText.systemPath(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard child >= 0 else { throw SystemError.last }
    return FileDescriptor(child, closesAtEnd: true)
  }

  /// Creates a folder if it does not exist.
  ///
  /// - Returns: Whether it was created.
  static func makeFolder(at path: String) throws(SystemError) -> Bool {
    if unsafe mkdir(PathText.systemPath(path), 0o777) == 0 { return true }
    if errno != EEXIST { throw SystemError.last }
    return false
  }

  /// Creates a folder in this one if it does not exist.
  ///
  /// - Returns: Whether it was created.
  func makeFolder(named name: String) throws(SystemError) -> Bool {
    if unsafe mkdirat(number, PathText.systemPath(name), 0o777) == 0 { return true }
    if errno != EEXIST { throw SystemError.last }
    return false
  }

  /// Whether a path exists; follows symbolic links.
  static func exists(_ path: String) -> Bool { unsafe access(PathText.systemPath(path), F_OK) == 0 }

  /// The names in a folder, sorted, without `.` and `..`.
  static func names(inFolderAt path: String) throws(SystemError) -> [String] {
    guard let names = folderNames(path) else { throw SystemError.last }
    return names.sorted()
  }

  /// Creates a file in this folder; an existing one is an error.
  func makeFile(named name: String) throws(SystemError) -> FileDescriptor {
    let child = unsafe openat(
      number, PathText.systemPath(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666
    )
    guard child >= 0 else { throw SystemError.last }
    return FileDescriptor(child, closesAtEnd: true)
  }

  /// Renames a file of this folder and replaces any file of the new name.
  func rename(_ old: String, to new: String) throws(SystemError) {
    if unsafe renameat(
      number, PathText.systemPath(old), number, PathText.systemPath(new)) != 0
    {
      throw SystemError.last
    }
  }

  /// Removes a file, if it exists.
  func removeFile(named name: String) {
    _ = unsafe unlinkat(number, PathText.systemPath(name), 0)
  }

  /// Removes a folder, if it exists and is empty.
  static func removeEmptyFolder(at path: String) {
    _ = unsafe rmdir(PathText.systemPath(path))
  }

  /// Removes a folder of this one, if it exists and is empty.
  func removeEmptyFolder(named name: String) {
    _ = unsafe unlinkat(number, PathText.systemPath(name), AT_REMOVEDIR)
  }

  /// Whether a file of this name can be opened here for reading.
  func hasFile(named name: String) -> Bool {
    unsafe faccessat(number, PathText.systemPath(name), R_OK, 0) == 0
  }

  /// The bytes of a file of this folder; `nil` where it cannot be read to its end, or has more than
  /// `limit` bytes.
  func contents(ofFile name: String, limit: Int) -> [UInt8]? {
    guard case .file(_, let byteCount)? = try? entry(name), byteCount <= limit else { return nil }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      try read(name) { block in
        for place in block.indices { bytes.append(block[place]) }
      }
    } catch {
      return nil
    }
    return bytes
  }

  /// Writes all of the bytes.
  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let rest = bytes.extracting(droppingFirst: start)
      let written = unsafe rest.withUnsafeBytes { unsafe writeBytes(number, $0) }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Closes the file; the last chance to learn that something could not be written.
  func close() throws(SystemError) {
    guard isOpen else { return }
    isOpen = false
    if closeFile(number) != 0, errno != EINTR { throw SystemError.last }
  }
}

extension FileDescriptor {
  /// What is at a name.
  enum Entry: Hashable {
    case missing
    /// A regular file, with its permissions.
    case file(permissions: UInt32, byteCount: Int)
    case folder
    /// A symbolic link, a device, a pipe, a socket.
    case other
  }

  /// What is at a name of this folder; links are not followed.
  func entry(_ name: String) throws(SystemError) -> Entry {
    var status = stat()
    guard
      unsafe fstatat(number, PathText.systemPath(name), &status, AT_SYMLINK_NOFOLLOW) == 0
    else {
      if errno == ENOENT { return .missing }
      throw SystemError.last
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      return .file(
        permissions: UInt32(status.st_mode & 0o7777), byteCount: Int(clamping: status.st_size))
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The mark of a file of this folder.
  func mark(ofFile name: String) throws(SystemError) -> FileMark {
    var hash = ContentHash()
    try read(name) { hash.combine($0) }
    return hash.mark
  }

  /// Reads a file of this folder to its end, a block at a time.
  private func read(
    _ name: String, _ take: (Span<UInt8>) -> Void
  ) throws(SystemError) {
    let child = unsafe openat(
      number, PathText.systemPath(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard child >= 0 else { throw SystemError.last }
    defer { _ = closeFile(child) }
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { unsafe readBytes(child, $0) }
      if count == 0 { return }
      if count > 0 {
        take(block.span.extracting(first: count))
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Moves a file of this folder to another folder and replaces any file of the new name.
  func move(_ name: String, to folder: FileDescriptor, as other: String) throws(SystemError) {
    if unsafe renameat(
      number, PathText.systemPath(name), folder.number, PathText.systemPath(other)) != 0
    {
      throw SystemError.last
    }
  }

  /// Gives a file of this folder a second name in another folder.
  ///
  /// - Returns: Whether it has one now; many file systems have no second names.
  func link(_ name: String, to folder: FileDescriptor, as other: String) -> Bool {
    unsafe linkat(
      number, PathText.systemPath(name), folder.number, PathText.systemPath(other), 0) == 0
  }

  /// Waits until the contents of this file or folder are on the disk.
  ///
  /// Some file systems cannot do so for folders, and say that the call is not valid.
  func synchronize() throws(SystemError) {
    while fsync(number) != 0 {
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw SystemError.last }
    }
  }

  func setPermissions(_ permissions: UInt32) throws(SystemError) {
    if fchmod(number, mode_t(permissions)) != 0 { throw SystemError.last }
  }

  /// Locks a file or folder until it is closed or the process ends.
  ///
  /// - Returns: Whether no other process holds it. A file system without locks has none that do.
  func lock() -> Bool {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { return true }
    }
    return true
  }

  /// Whether this is still the file that a name of a folder leads to.
  func isNamed(_ name: String, in folder: FileDescriptor) -> Bool {
    var (own, named) = (stat(), stat())
    guard unsafe fstat(number, &own) == 0 else { return false }
    let status = unsafe fstatat(
      folder.number, PathText.systemPath(name), &named, AT_SYMLINK_NOFOLLOW)
    return status == 0 && own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }

  /// The names in this folder; none where it cannot be listed.
  func names() -> [String] {
    let copy = unsafe openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return folderNames(descriptor: copy) ?? []
  }

  /// Opens a file of this folder for reading; refuses a symbolic link.
  func file(named name: String) throws(SystemError) -> FileDescriptor {
    let child = unsafe openat(
      number, PathText.systemPath(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard child >= 0 else { throw SystemError.last }
    return FileDescriptor(child, closesAtEnd: true)
  }

  /// Sleeps for a twentieth of a second.
  static func pause() { _ = usleep(50_000) }
}

/// An error number of the operating system.
struct SystemError: Error, Hashable {
  var number: Int32

  static var last: SystemError { SystemError(number: errno) }

  var isBrokenPipe: Bool { number == EPIPE }
  var isMissing: Bool { number == ENOENT }

  /// In words: `No space left on device`.
  var reason: String { unsafe String(cString: strerror(number)) }
}

private func closeFile(_ number: Int32) -> Int32 { close(number) }

private func writeBytes(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, bytes.baseAddress, bytes.count)
}

private func readBytes(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(number, bytes.baseAddress, bytes.count)
}

import PricebookImport
import PricebookParallel

/// An open file or folder of the operating system, closed when it is released.
///
/// The unsafe calls are safe because each lends a Swift array or string to one system call, which
/// neither keeps the pointer nor writes beyond it. Sharing between threads is safe because the
/// number never changes, and only the thread that made a file writes and closes it.
final class FileDescriptor: ByteOutput, @unchecked Sendable {
  let path: String
  private let number: Int32
  private var isOpen = true

  private init(_ number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  deinit {
    // Standard input, output and error stay open.
    if isOpen, number > 2 { _ = closeFile(number) }
  }

  static func standardInput() -> FileDescriptor { FileDescriptor(0, path: "standard input") }
  static func standardOutput() -> FileDescriptor { FileDescriptor(1, path: "standard output") }
  static func standardError() -> FileDescriptor { FileDescriptor(2, path: "standard error") }
  var isTerminal: Bool { isatty(number) == 1 }

  /// Keeps the numbers of standard input, output and error from files that are opened later.
  ///
  /// A program may be started without some of them, and messages would then be written into a file
  /// that got the number 2. Using one stays an error, because it is opened the wrong way round.
  static func reserveStandardNumbers() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      _ = unsafe openat(AT_FDCWD, "/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// The columns of the terminal, if it says; the size is written during the call alone.
  var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func open(
    _ name: String, in folder: Int32 = AT_FDCWD, path: String, _ flags: Int32
  ) throws(OutputFailure) -> FileDescriptor {
    let number = unsafe openat(folder, PathText.systemPath(name), flags | O_CLOEXEC, 0o666)
    guard number >= 0 else {
      throw errno == EMFILE || errno == ENFILE
        ? .tooManyFiles(path: path) : .cannotCreate(path: path, reason: lastReason())
    }
    return FileDescriptor(number, path: path)
  }

  private func path(_ name: String) -> String { OutputFolder.path(of: name, in: path) }

  /// Opens a folder; follows symbolic links.
  static func folder(at path: String) throws(OutputFailure) -> FileDescriptor {
    try open(path, path: path, O_RDONLY | O_DIRECTORY)
  }

  /// - Parameter made: Gets the paths of the folders that were made, the outermost first.
  static func makeFolder(
    at path: String, _ made: inout [String]
  ) throws(OutputFailure) -> FileDescriptor {
    var ancestor = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      ancestor += name
      if unsafe mkdir(PathText.systemPath(ancestor), 0o777) == 0 {
        made.append(ancestor)
      } else if errno != EEXIST {
        throw .cannotCreate(path: path, reason: lastReason())
      }
      ancestor += "/"
    }
    return try folder(at: path)
  }

  /// Opens the folder that a path below this one leads to; refuses symbolic links.
  func folder(below path: String, makes: Bool = false) throws(OutputFailure) -> FileDescriptor {
    var folder = self
    for part in path.split(separator: "/") {
      let name = String(part)
      if makes, unsafe mkdirat(folder.number, PathText.systemPath(name), 0o777) != 0,
        errno != EEXIST
      {
        throw .cannotCreate(path: folder.path(name), reason: lastReason())
      }
      folder = try Self.open(
        name, in: folder.number, path: folder.path(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    }
    return folder
  }

  /// Creates a file, with the path for messages; an existing one is an error.
  func makeFile(_ name: String, path: String? = nil) throws(OutputFailure) -> FileDescriptor {
    try Self.open(
      name, in: number, path: path ?? self.path(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
  }

  /// Opens a file of this folder for reading; refuses a symbolic link, and waits for no pipe.
  func file(_ name: String) throws(OutputFailure) -> FileDescriptor {
    do throws(OutputFailure) {
      return try Self.open(name, in: number, path: path(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    } catch { throw error.whileWriting }
  }

  func remove(_ name: String) { _ = unsafe unlinkat(number, PathText.systemPath(name), 0) }

  /// Removes a folder of this one, if it exists and is empty.
  func removeIfEmpty(_ path: String) {
    _ = unsafe unlinkat(number, PathText.systemPath(path), AT_REMOVEDIR)
  }

  static func removeIfEmpty(at path: String) { _ = unsafe rmdir(PathText.systemPath(path)) }

  /// The names in this folder, sorted, without `.` and `..`; none where it cannot be listed.
  var names: [String] {
    let copy = unsafe openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return (folderNames(descriptor: copy) ?? []).sorted()
  }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    var start = 0
    while start < bytes.count {
      let rest = bytes.extracting(droppingFirst: start)
      let written = unsafe rest.withUnsafeBytes { unsafe writeBytes(number, $0) }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        throw errno == EPIPE ? .closedPipe : .cannotWrite(path: path, reason: lastReasonAndRemedy())
      }
    }
  }

  /// Closes the file; the last chance to learn that something could not be written.
  func close() throws(OutputFailure) {
    guard isOpen else { return }
    isOpen = false
    if closeFile(number) != 0, errno != EINTR {
      throw .cannotWrite(path: path, reason: lastReasonAndRemedy())
    }
  }

  enum Entry: Hashable {
    case missing
    /// A regular file, with its permissions.
    case file(permissions: UInt32, byteCount: Int)
    case folder, link
    /// A device, a pipe, a socket.
    case other

    fileprivate init(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        self = .file(
          permissions: UInt32(status.st_mode & 0o7777), byteCount: Int(clamping: status.st_size))
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      default: self = .other
      }
    }
  }

  func entry(_ name: String) throws(OutputFailure) -> Entry {
    var status = stat()
    guard unsafe fstatat(number, PathText.systemPath(name), &status, AT_SYMLINK_NOFOLLOW) == 0
    else {
      if errno == ENOENT { return .missing }
      throw .cannotWrite(path: path(name), reason: lastReasonAndRemedy())
    }
    return Entry(status)
  }

  /// What is at a path; what cannot be reached is missing.
  static func entry(at path: String, followsLinks: Bool = true) -> Entry {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    return unsafe fstatat(AT_FDCWD, PathText.systemPath(path), &status, flags) == 0
      ? Entry(status) : .missing
  }

  func mark(of name: String) throws(OutputFailure) -> FileMark {
    var hash = ContentHash()
    try file(name).read { hash.combine($0) }
    return hash.mark
  }

  /// The bytes of a file of this folder; `nil` if it cannot be read or has more than `limit` bytes.
  func contents(of name: String, limit: Int) -> [UInt8]? {
    guard case .file(_, let byteCount)? = try? entry(name), byteCount <= limit else { return nil }
    var bytes: [UInt8] = []
    do throws(OutputFailure) {
      try file(name).read { block in for place in block.indices { bytes.append(block[place]) } }
    } catch { return nil }
    return bytes
  }

  private func read(_ take: (Span<UInt8>) -> Void) throws(OutputFailure) {
    // Small beside most files, for all of it is cleared first.
    var block = [UInt8](repeating: 0, count: 1 << 15)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { unsafe readBytes(number, $0) }
      if count == 0 { return }
      if count > 0 {
        take(block.span.extracting(first: count))
      } else if errno != EINTR {
        throw .cannotWrite(path: path, reason: lastReasonAndRemedy())
      }
    }
  }

  /// Moves a file of this folder to another folder and replaces any file of the new name.
  func move(_ name: String, to folder: FileDescriptor, as other: String) throws(OutputFailure) {
    guard
      unsafe renameat(
        number, PathText.systemPath(name), folder.number, PathText.systemPath(other)) == 0
    else { throw .cannotCreate(path: folder.path(other), reason: lastReason()) }
    // The two names of one file stay as they are when one is renamed to the other.
    remove(name)
  }

  /// Keeps a file under a second name; a file system without such names has none for a moment.
  func keep(_ name: String, in folder: FileDescriptor, as other: String) throws(OutputFailure) {
    if unsafe linkat(
      number, PathText.systemPath(name), folder.number, PathText.systemPath(other), 0) != 0
    {
      try move(name, to: folder, as: other)
    }
  }

  /// Waits for the disk; some file systems say that this is not valid for folders.
  func synchronize() throws(OutputFailure) {
    while fsync(number) != 0 {
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw .cannotWrite(path: path, reason: lastReasonAndRemedy()) }
    }
  }

  func setPermissions(_ permissions: UInt32) throws(OutputFailure) {
    if fchmod(number, mode_t(permissions)) != 0 {
      throw .cannotWrite(path: path, reason: lastReasonAndRemedy())
    }
  }

  /// Locks it until it is closed; whether no other process holds it, or there are no locks.
  func lock() -> Bool {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { return true }
    }
    return true
  }

  /// Sleeps for a twentieth of a second.
  static func pause() { _ = usleep(50_000) }
}

/// The reason of the system's last failure, in words: `No space left on device`.
private func lastReason() -> String { unsafe String(cString: strerror(errno)) }

/// The same, with what to do about it.
private func lastReasonAndRemedy() -> String {
  let remedy: String? =
    switch errno {
    case ENOSPC, EDQUOT: "make room on the disk, and run again"
    case EFBIG: "a file may not be larger here; run \"ulimit -f unlimited\" first"
    case EIO: "check the disk"
    case EBADF: "it is closed; give it a file, such as \"> FILE\""
    default: nil
    }
  return lastReason() + (remedy.map { "; \($0)" } ?? "")
}

private func closeFile(_ number: Int32) -> Int32 { close(number) }

private func writeBytes(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, bytes.baseAddress, bytes.count)
}

private func readBytes(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(number, bytes.baseAddress, bytes.count)
}

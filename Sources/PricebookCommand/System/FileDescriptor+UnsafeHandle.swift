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
  private let number: Int32
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

  /// The bytes of a file of this folder; `nil` where it cannot be read to its end.
  func contents(ofFile name: String) -> [UInt8]? {
    let child = unsafe openat(
      number, PathText.systemPath(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard child >= 0 else { return nil }
    defer { _ = closeFile(child) }
    let block = 1 << 18
    var bytes: [UInt8] = []
    while true {
      let count = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: block))
      let read = unsafe bytes.withUnsafeMutableBytes {
        unsafe readBytes(child, UnsafeMutableRawBufferPointer(rebasing: $0[count...]))
      }
      bytes.removeLast(block - max(0, read))
      if read == 0 { return bytes }
      if read < 0, errno != EINTR { return nil }
    }
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

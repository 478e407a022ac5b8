import PricebookParallel

/// The identity of a file or folder, whatever path leads to it.
struct FileIdentity: Hashable, Sendable {
  fileprivate var volume: UInt64
  fileprivate(set) var number: UInt64
}

/// What a path leads to, following links.
///
/// Asks the system directly: Foundation would also look up the names of the owner and the group,
/// which takes reading two files. Safe because the one unsafe call only fills a local value.
enum FileStatus {
  case file(FileIdentity, byteCount: Int)
  case folder(FileIdentity)
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
    let identity = FileIdentity(
      volume: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(identity, byteCount: Int(clamping: status.st_size))
    case S_IFDIR: self = .folder(identity)
    default: self = .other
    }
  }
}

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

/// The names in a folder, without `.` and `..`; `nil` if it cannot be listed.
///
/// Foundation repairs names that are not UTF-8, so that they lead nowhere. Safe because the entries
/// are read between `opendir` and `closedir`, each before the next one is asked for.
package func folderNames(_ path: String) -> [String]? {
  let descriptor = unsafe open(PathText.systemPath(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  return folderNames(descriptor: descriptor)
}

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

/// Paths as texts that keep every byte.
///
/// The names of files are bytes, and old ones are often not UTF-8. A byte that is not part of UTF-8
/// is written as a character from a private plane, and becomes the byte again when the system is
/// asked. Names that have such characters themselves have each of their bytes kept so.
package enum PathText {
  package static func text(of bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !hasKeptBytes(text) { return text }
    var text = ""
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
      if let scalar = String(validating: rest.prefix(length), as: UTF8.self), !hasKeptBytes(scalar)
      {
        text += scalar
        rest = rest.dropFirst(length)
      } else {
        text.unicodeScalars.append(kept(first))
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The bytes of a path for the system, with the zero byte that ends it.
  package static func systemPath(_ text: String) -> [CChar] {
    guard hasKeptBytes(text) else { return text.utf8.map { CChar(bitPattern: $0) } + [0] }
    let bytes = text.unicodeScalars.flatMap { scalar in
      keptByte(scalar).map { [$0] } ?? Array(String(scalar).utf8)
    }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// The path for people: bytes that are not UTF-8 are written `\xE9`.
  package static func display(_ text: String) -> String {
    guard hasKeptBytes(text) else { return text }
    return text.unicodeScalars.map { scalar in
      guard let byte = keptByte(scalar) else { return String(scalar) }
      return "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  package static func hasKeptBytes(_ text: String) -> Bool {
    // All of these characters begin with one byte in UTF-8.
    text.utf8.contains(0xF4) && text.unicodeScalars.contains { keptByte($0) != nil }
  }

  private static let first: UInt32 = 0x10_FE00

  private static func kept(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(first + UInt32(byte)) ?? "?"
  }

  private static func keptByte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= first ? UInt8(exactly: scalar.value - first) : nil
  }
}

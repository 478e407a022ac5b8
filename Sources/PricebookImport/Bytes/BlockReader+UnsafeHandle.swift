import PricebookModel
import PricebookParallel

/// Reads a file or standard input from its beginning to its end, a block at a time.
///
/// Not memory-mapped: a file that shrinks while it is read is an error here, not a crash.
///
/// Safe because every pointer is lent by its owner for one call, and a call of the system never
/// writes more than the length of the memory it is given.
struct BlockReader: ~Copyable {
  private let descriptor: Int32
  private let isOwned: Bool
  /// The size that a regular file had when it was opened; `nil` for anything else.
  let expectedSize: Int?
  /// How much of that the disk really has, by which memory may be reserved: a file can claim any
  /// size and contain almost nothing.
  let storedSize: Int?
  private let limit: InputLimit
  private let displayPath: String
  private(set) var byteCount = 0
  private var pushedBack: ArraySlice<UInt8>
  private(set) var failure: ReadFailure?

  init(_ input: FileInput, displayPath: String, limit: InputLimit = .streamed) throws(ReadFailure) {
    self.displayPath = displayPath
    self.limit = limit
    switch input {
    case .bytes(let bytes):
      (descriptor, isOwned, pushedBack) = (-1, false, bytes[...])
      (expectedSize, storedSize) = (bytes.count, bytes.count)
    case .standardInput(let firstBytes):
      (descriptor, isOwned, pushedBack) = (0, false, firstBytes[...])
      (expectedSize, storedSize) = (nil, nil)
    case .file(let path):
      pushedBack = []
      let opened = unsafe open(PathText.systemPath(path), O_RDONLY | O_CLOEXEC)
      guard opened >= 0 else { throw .opening(displayPath, errno) }
      var status = stat()
      let isUnknown = unsafe fstat(opened, &status) != 0
      guard !isUnknown, status.st_mode & S_IFMT != S_IFDIR else {
        let reason = isUnknown ? errno : EISDIR
        close(opened)
        throw .opening(displayPath, reason)
      }
      let size = status.st_mode & S_IFMT == S_IFREG ? Int(clamping: status.st_size) : nil
      if let size, size > limit.byteCount {
        close(opened)
        throw .reading(displayPath, Message.tooLarge(size: size, limit: limit.byteCount))
      }
      descriptor = opened
      isOwned = true
      expectedSize = size
      let blocks = Int(clamping: status.st_blocks)
      storedSize = size.map { min($0, blocks > .max >> 9 ? .max : blocks << 9) }
    }
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Appends the next bytes, fewer than `length` only at the end or at a ``failure``.
  mutating func append(to buffer: inout ByteBuffer, length: Int) -> Int {
    unsafe buffer.append(length: length) { memory in unsafe fill(memory) }
  }

  /// The next bytes, fewer than `length` only at the end of the input or at a ``failure``.
  mutating func bytes(_ length: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: length) { memory, count in
      count = unsafe fill(UnsafeMutableRawBufferPointer(memory))
    }
  }

  private mutating func fill(_ memory: UnsafeMutableRawBufferPointer) -> Int {
    var filled = 0
    defer { byteCount += filled }
    if !pushedBack.isEmpty {
      filled = min(pushedBack.count, memory.count)
      let target = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[..<filled])
      unsafe target.copyBytes(from: pushedBack.prefix(filled))
      pushedBack = pushedBack.dropFirst(filled)
    }
    while filled < memory.count, descriptor >= 0 {
      guard byteCount + filled < limit.byteCount(of: expectedSize) else {
        failure = .reading(displayPath, Message.endless(bytes: byteCount + filled))
        return filled
      }
      let free = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
      let got = unsafe read(descriptor, free.baseAddress, free.count)
      if got > 0 {
        filled += got
      } else if got == 0 {
        let found = byteCount + filled
        if let expectedSize, found < expectedSize {
          failure = .reading(displayPath, Message.shrank(expected: expectedSize, found: found))
        }
        return filled
      } else if errno != EINTR {
        let reason = ReadFailure.describe(errno)
        failure = .reading(
          displayPath, Message.cannotReadBeyond(bytes: byteCount + filled, reason: reason))
        return filled
      }
    }
    return filled
  }
}

extension ReadFailure {
  static func opening(_ path: String, _ reason: Int32) -> ReadFailure {
    let remedy =
      switch reason {
      case EISDIR: "it is a folder; name it as one, or name a file in it"
      case ENOENT: "there is no such file; check the name"
      case EACCES, EPERM: "it may not be read; change its permissions"
      case ENAMETOOLONG:
        "its path is longer than the system allows; move its folder up, or name a folder nearer to it"
      default: describe(reason)
      }
    return ReadFailure(kind: .cannotOpen, displayPath: path, message: "cannot open: \(remedy)")
  }

  static func reading(_ path: String, _ message: String) -> ReadFailure {
    ReadFailure(kind: .cannotRead, displayPath: path, message: message)
  }

  fileprivate static func describe(_ reason: Int32) -> String {
    unsafe String(cString: strerror(reason))
  }
}

enum FileInput: Sendable {
  case file(path: String)
  /// Standard input, whose first bytes were already read to look at the header.
  case standardInput(firstBytes: [UInt8])
  case bytes([UInt8])
  static let standardInputPath = "-"
}

/// Why a file could not be opened, or could not be read to its end.
struct ReadFailure: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The file does not exist, may not be read, or is a folder (exit status 66).
    case cannotOpen
    /// Reading failed, or the file shrank or disappeared during it (exit status 74).
    case cannotRead
  }

  var kind: Kind
  var displayPath: String
  var message: String
  /// Of the diagnostic, where the run goes on without the file.
  var code = Diagnostic.Code.cannotOpen
}

extension ImportError {
  init(_ failure: ReadFailure, of path: String, diagnostics: [Diagnostic] = []) {
    self.init(
      failure.kind == .cannotOpen ? .cannotOpen : .cannotRead, "\(path): \(failure.message)",
      diagnostics: diagnostics)
  }
}

/// How many bytes are read of an input, so that no file fills the memory or keeps a run busy forever.
enum InputLimit: Sendable {
  /// A table or a document that is read a block at a time.
  case streamed
  /// A file that is in memory whole while it is read.
  case whole

  var byteCount: Int {
    switch self {
    case .streamed: 32 << 30
    case .whole: 1 << 30
    }
  }

  /// The most bytes that are read of a file of a size; a pipe has none, and may have no end.
  func byteCount(of expectedSize: Int?) -> Int {
    expectedSize == nil ? min(byteCount, Self.pipe) : byteCount
  }

  private static let pipe = 4 << 30
}

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

  /// - Throws: If the file cannot be opened, or is larger than the limit.
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

  /// Fills the memory, less only at the end of the input or at a ``failure``; returns how much.
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
        failure = .reading(
          displayPath, Message.cannotReadBeyond(bytes: byteCount + filled, reason: errno))
        return filled
      }
    }
    return filled
  }
}

extension Message {
  fileprivate static func cannotReadBeyond(bytes: Int, reason: Int32) -> String {
    switch reason {
    case EBADF: "is closed, so there is nothing to read; name a file in place of -"
    case EISDIR: "is a folder; name it in place of -"
    default:
      "cannot be read beyond byte \(grouped(bytes)): \(ReadFailure.describe(reason)); check the disk"
    }
  }

  fileprivate static func tooLarge(size: Int, limit: Int) -> String {
    """
    was not read: it has \(grouped(size)) bytes, and at most \(grouped(limit)) are read of a file of \
    this kind; split it, or remove it
    """
  }

  fileprivate static func endless(bytes: Int) -> String {
    """
    was read up to byte \(grouped(bytes)) only: an input without a size may have no end; save it as a file \
    and name that
    """
  }

  fileprivate static func shrank(expected: Int, found: Int) -> String {
    """
    shrank from \(grouped(expected)) to \(grouped(found)) bytes while it was read; read it again when \
    it is complete
    """
  }
}

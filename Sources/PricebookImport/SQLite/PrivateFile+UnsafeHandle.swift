import PricebookParallel

/// A file that only this user can read; safe because calls of the system read its bytes at once.
struct PrivateFile: ~Copyable {
  private let descriptor: Int32

  init(_ path: String) throws(SystemFailure) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    descriptor = unsafe open(PathText.systemPath(path), flags, 0o600)
    guard descriptor >= 0 else { throw SystemFailure(number: errno) }
  }

  deinit { close(descriptor) }

  borrowing func append(_ bytes: [UInt8]) throws(SystemFailure) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[start...])
        return unsafe write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        throw SystemFailure(number: errno)
      }
    }
  }
}

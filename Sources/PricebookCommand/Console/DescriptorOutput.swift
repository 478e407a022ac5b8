/// Standard output or standard error.
final class DescriptorOutput: ByteOutput {
  private let descriptor: FileDescriptor
  private let name: String

  init(_ descriptor: FileDescriptor, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    do {
      try descriptor.write(bytes)
    } catch {
      throw error.isBrokenPipe ? .closedPipe : .cannotWrite(path: name, reason: error.reason)
    }
  }
}

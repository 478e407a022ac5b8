/// A destination of bytes: standard output, standard error, a file, or memory.
public protocol ByteOutput: AnyObject {
  /// Writes all of the bytes or throws.
  func write(_ bytes: Span<UInt8>) throws(OutputFailure)
}

extension ByteOutput {
  func write(_ text: String) throws(OutputFailure) {
    try write(Array(text.utf8).span)
  }
}

/// An output that failed.
public enum OutputFailure: Error, Hashable, Sendable {
  /// A file or folder cannot be created: exit status 73.
  case cannotCreate(path: String, reason: String)
  /// Writing failed on the way: exit status 74.
  case cannotWrite(path: String, reason: String)
  /// The reader has closed the pipe; the run ends quietly.
  case closedPipe

  var runStatus: RunStatus {
    switch self {
    case .cannotCreate: .cannotCreate
    case .cannotWrite: .inputOutput
    case .closedPipe: .done
    }
  }
}

extension OutputFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason):
      "\(visible(path)): cannot be created: \(reason); choose another folder with --output"
    case .cannotWrite(let path, let reason):
      "\(visible(path)): cannot be written: \(reason)"
    case .closedPipe: "the output was closed"
    }
  }
}

/// An output that keeps its bytes in memory.
public final class MemoryOutput: ByteOutput {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public func write(_ bytes: Span<UInt8>) {
    for place in bytes.indices { self.bytes.append(bytes[place]) }
  }

  /// The written bytes as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

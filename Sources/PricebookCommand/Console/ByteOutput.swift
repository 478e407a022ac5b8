import PricebookImport

/// A destination of bytes: standard output, standard error, a file, or memory.
public protocol ByteOutput: AnyObject {
  /// Writes all of the bytes or throws.
  func write(_ bytes: Span<UInt8>) throws(OutputFailure)
}

extension ByteOutput {
  func write(_ text: String) throws(OutputFailure) { try write(Array(text.utf8).span) }
}

/// An output that failed.
public enum OutputFailure: Error, Hashable, Sendable {
  /// A file or folder cannot be created: exit status 73.
  case cannotCreate(path: String, reason: String)
  /// A file is in the way that Pricebook did not write, or that was changed since, and so are
  /// others: exit status 73.
  case notOwn(path: String, others: Int)
  /// The way to the output leads through a symbolic link of the book: exit status 73.
  case link(path: String)
  /// Another run writes to the folder: exit status 73.
  case busy(path: String)
  /// Writing failed on the way: exit status 74.
  case cannotWrite(path: String, reason: String)
  /// The reader has closed the pipe; the run ends quietly.
  case closedPipe

  var runStatus: RunStatus {
    switch self {
    case .cannotCreate, .notOwn, .link, .busy: .cannotCreate
    case .cannotWrite: .inputOutput
    case .closedPipe: .done
    }
  }

  var reason: String {
    switch self {
    case .cannotCreate(_, let reason), .cannotWrite(_, let reason): reason
    default: description
    }
  }

  /// The failure to open a file that was there.
  var whileWriting: OutputFailure {
    guard case .cannotCreate(let path, let reason) = self else { return self }
    return .cannotWrite(path: path, reason: reason)
  }

  /// The failure with the number of other files that are in the way too.
  func with(others: Int) -> OutputFailure {
    guard case .notOwn(let path, _) = self else { return self }
    return .notOwn(path: path, others: others)
  }
}

extension OutputFailure: CustomStringConvertible {
  /// The message that a run ends with: the path, the reason and the remedy.
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason):
      "\(visible(path)): cannot be created: \(reason); choose another folder with --output"
    case .notOwn(let path, let others):
      "\(visible(path)): is in the way\(others > 0 ? " (and \(counted(others, "other file")))" : ""): "
        + "Pricebook did not write it, or somebody has changed it since; nothing was written; move it "
        + "away, or choose another folder with --output"
    case .link(let path):
      "\(visible(path)): is a link, which may lead out of the book, and the book may be somebody "
        + "else's; if you trust it, name the folder with --output"
    case .busy(let path):
      "\(visible(path)): another run of Pricebook writes to this folder; run again when it has ended"
    case .cannotWrite(let path, let reason): "\(visible(path)): cannot be written: \(reason)"
    case .closedPipe: "the output was closed"
    }
  }
}

/// Gathers small pieces into large writes; large pieces are written as they are.
final class BufferedOutput: ByteOutput {
  private let destination: any ByteOutput
  private var buffer: [UInt8] = []
  private let capacity = 256 << 10
  /// Copying a piece of this size costs more than a write of its own.
  private let pieceLimit = 16 << 10

  init(_ destination: any ByteOutput) { self.destination = destination }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    guard bytes.count < pieceLimit else {
      try flush()
      return try destination.write(bytes)
    }
    Self.append(bytes, to: &buffer)
    if buffer.count >= capacity - pieceLimit { try flush() }
  }

  func flush() throws(OutputFailure) {
    guard !buffer.isEmpty else { return }
    var full: [UInt8] = []
    swap(&full, &buffer)
    try destination.write(full.span)
    full.removeAll(keepingCapacity: true)
    swap(&full, &buffer)
  }

  /// A function of its own, so that exclusive access to the buffer is checked once per piece.
  private static func append(_ bytes: Span<UInt8>, to buffer: inout [UInt8]) {
    for place in bytes.indices { buffer.append(bytes[place]) }
  }
}

/// A text or path for a message with visible control and format characters.
func visible(_ text: String) -> String { withVisibleControls(PathText.display(text)) }

extension String { var trimmed: String { String(self[...].trimmed) } }

/// An output whose lines are written with visible control and format characters.
final class VisibleOutput: ByteOutput {
  private let destination: any ByteOutput
  /// The beginning of a line, or of a character.
  private var rest: [UInt8] = []

  init(_ destination: any ByteOutput) { self.destination = destination }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    for place in bytes.indices { rest.append(bytes[place]) }
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let lines = String(decoding: rest[..<end], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    rest.removeFirst(end + 1)
    try destination.write(lines.map { withVisibleControls($0) + "\n" }.joined())
  }
}

import PricebookImport

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

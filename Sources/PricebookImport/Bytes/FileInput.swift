/// Where the bytes of an input come from.
enum FileInput: Sendable {
  case file(path: String)
  /// Standard input, whose first bytes were already read to look at the header.
  case standardInput(firstBytes: [UInt8])
  /// Bytes that are already in memory.
  case bytes([UInt8])

  /// The path that means standard input.
  static let standardInputPath = "-"
}

/// Where the bytes of a file come from: a path, standard input, or memory.
enum FileInput: Sendable {
  case file(path: String)
  /// Standard input, whose first bytes were already read to look at the header.
  case standardInput(firstBytes: [UInt8])
  case bytes([UInt8])
  static let standardInputPath = "-"
}

/// The contents of a file that are already in memory.
public struct NamedBytes: Hashable, Sendable {
  /// The file's name, such as `receipts.csv`; it helps to recognise the file, and messages show it.
  public var name: String
  /// The whole contents.
  public var bytes: [UInt8]

  /// - Parameters:
  ///   - name: The file's name, such as `receipts.csv`.
  ///   - bytes: The whole contents.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

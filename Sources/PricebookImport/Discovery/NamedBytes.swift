/// The contents of a file that are already in memory.
package struct NamedBytes: Hashable, Sendable {
  /// The file's name, such as `receipts.csv`; it helps to recognise the file, and messages show it.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

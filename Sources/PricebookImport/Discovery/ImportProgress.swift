/// How much was read so far.
package struct ImportProgress: Hashable, Sendable {
  package var bytesRead: Int
  /// 0 if it is not known, as for standard input.
  package var totalBytes: Int

  package init(bytesRead: Int, totalBytes: Int) {
    self.bytesRead = bytesRead
    self.totalBytes = totalBytes
  }
}

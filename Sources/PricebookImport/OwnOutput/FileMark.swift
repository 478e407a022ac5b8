import PricebookModel

/// The size and the hash of a file's contents, by which a changed file is known.
package struct FileMark: Hashable, Sendable {
  package var byteCount: Int
  package var hash: UInt64

  init(byteCount: Int, hash: UInt64) {
    self.byteCount = byteCount
    self.hash = hash
  }

  package init(of bytes: [UInt8]) {
    var hash = ContentHash()
    hash.combine(bytes.span)
    self = hash.mark
  }

  /// The mark of a file; `nil` where it cannot be read to its end.
  init?(ofFile path: String) {
    guard var reader = try? BlockReader(.file(path: path), displayPath: path) else { return nil }
    var hash = ContentHash()
    while case let block = reader.bytes(1 << 18), !block.isEmpty { hash.combine(block.span) }
    if reader.failure != nil { return nil }
    self = hash.mark
  }

  /// As `0123456789abcdef-37082`: the hash in 16 hexadecimal digits and the size.
  package var text: String { "\(hash.hexadecimal(digits: 16))-\(byteCount)" }

  package init?(text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 16, let hash = UInt64(parts[0], radix: 16),
      let byteCount = Int(parts[1]), byteCount >= 0
    else { return nil }
    self.init(byteCount: byteCount, hash: hash)
  }
}

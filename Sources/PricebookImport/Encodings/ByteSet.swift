/// A set of bytes that answers with one look at a table.
struct ByteSet: Sendable {
  private var isMember = [Bool](repeating: false, count: 256)

  init(_ bytes: some Sequence<UInt8>) { for byte in bytes { isMember[Int(byte)] = true } }
  func contains(_ byte: UInt8) -> Bool { isMember[Int(byte)] }
  var members: [UInt8] { (0...255).filter(contains) }
}

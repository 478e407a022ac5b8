/// The checksum of a ZIP archive: CRC-32 with the polynomial of IEEE 802.3.
struct CRC32 {
  private var state: UInt32 = .max
  var value: UInt32 { ~state }

  mutating func add(_ bytes: Span<UInt8>) {
    let table = Self.table.span
    for place in bytes.indices {
      state = state &>> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ bytes[place])]
    }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
  }
}

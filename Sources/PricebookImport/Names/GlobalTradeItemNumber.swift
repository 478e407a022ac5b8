/// The number of a barcode that means the same product everywhere.
///
/// Check digit and restricted prefixes after GS1, "General Specifications", sections 7.9 and
/// 2.1.11: numbers that stores assign themselves (02, 04, 2…) mean another product in every
/// store, and do not identify one.
struct GlobalTradeItemNumber: Hashable, Sendable {
  /// Fourteen digits, filled up with zeros on the left.
  let digits: String

  /// - Returns: `nil` for any other text.
  init?(_ written: String) {
    let bytes = Array(written.utf8)
    guard [8, 12, 13, 14].contains(bytes.count),
      bytes.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    else { return nil }
    let padded = Array(repeating: UInt8(ascii: "0"), count: 14 - bytes.count) + bytes
    var sum = 0
    for (index, byte) in padded.enumerated() {
      sum += Int(byte - UInt8(ascii: "0")) * (index % 2 == 0 ? 3 : 1)
    }
    guard sum > 0, sum % 10 == 0 else { return nil }
    let isRestricted: Bool
    if bytes.count == 8 {
      isRestricted = bytes[0] == UInt8(ascii: "0") || bytes[0] == UInt8(ascii: "2")
    } else {
      let prefix = String(decoding: padded[1...2], as: UTF8.self)
      isRestricted = prefix == "02" || prefix == "04" || prefix.hasPrefix("2")
    }
    guard !isRestricted else { return nil }
    digits = String(decoding: padded, as: UTF8.self)
  }
}

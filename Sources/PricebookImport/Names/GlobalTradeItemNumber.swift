import PricebookModel

extension GlobalTradeItemNumber {
  /// The digits on packages: without the padding zeros.
  var written: String {
    let significant = digits.drop { $0 == "0" }
    return significant.count <= 8 ? String(digits.suffix(8)) : String(digits.suffix(13))
  }
}

/// The number of a barcode that means the same product everywhere, which those that stores assign
/// themselves (02, 04, 2…) do not (GS1, "General Specifications", sections 7.9 and 2.1.11).
struct GlobalTradeItemNumber: Hashable, Sendable {
  let digits: String

  init?(_ written: String) {
    let bytes = Array(written.utf8)
    guard [8, 12, 13, 14].contains(bytes.count), bytes.allSatisfy(\.isDigit) else { return nil }
    let padded = Array(repeating: UInt8(ascii: "0"), count: 14 - bytes.count) + bytes
    let sum = padded.enumerated().reduce(0) { sum, digit in
      sum + Int(digit.element - UInt8(ascii: "0")) * (digit.offset % 2 == 0 ? 3 : 1)
    }
    guard sum > 0, sum % 10 == 0 else { return nil }
    let prefix = String(decoding: bytes.count == 8 ? bytes[0..<1] : padded[1...2], as: UTF8.self)
    guard ![bytes.count == 8 ? "0" : "02", "04"].contains(prefix), !prefix.hasPrefix("2")
    else { return nil }
    digits = String(decoding: padded, as: UTF8.self)
  }
}

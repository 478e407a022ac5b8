extension UInt8 {
  /// Whether the byte is one of `0` to `9`.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte may be part of a number of JSON or of one of its words.
  var isInJSONWord: Bool {
    isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
      || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }

  /// Whether the byte is one of `0` to `9`, `a` to `f`, or `A` to `F`.
  var isHexadecimalDigit: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
  }
}

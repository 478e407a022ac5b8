extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}

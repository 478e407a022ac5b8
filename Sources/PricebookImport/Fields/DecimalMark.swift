/// The mark before the decimals of a number; the raw value is what `--decimal` accepts.
package enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  /// `1.99`; commas group thousands.
  case point
  /// `1,99`; points group thousands.
  case comma
  var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
}

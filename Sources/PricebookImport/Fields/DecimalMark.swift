/// The mark before the decimals of a number; the raw value is what `--decimal` accepts.
package enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  /// `1.99`; commas group thousands.
  case point
  /// `1,99`; points group thousands.
  case comma

  init?(byte: UInt8) {
    switch byte {
    case UInt8(ascii: "."): self = .point
    case UInt8(ascii: ","): self = .comma
    default: return nil
    }
  }

  var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
}

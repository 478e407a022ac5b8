/// How numbers are written in one file or column.
struct NumberFormat: Hashable, Sendable {
  var decimalMark = UInt8(ascii: ".")
}

/// The mark between the whole units of a number and its decimals; the raw value is what `--decimal`
/// accepts.
public enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  /// `1.99`; commas group thousands.
  case point
  /// `1,99`; points group thousands.
  case comma

  var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
}

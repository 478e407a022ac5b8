extension Unicode.Scalar {
  /// Whether the scalar forms a character of its own next to any other such scalar.
  ///
  /// True of printable ASCII, Latin letters, dashes, quotation marks, currency signs and shapes:
  /// nothing that joins, combines or turns direction (Unicode Standard Annex 29, table 2). Text
  /// made of them alone is measured without finding the bounds of its characters.
  @inline(__always)
  package var standsAlone: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010...0x2027, 0x2030...0x205E,
      0x20A0...0x20BF, 0x2190...0x22FF, 0x2580...0x25FF:
      true
    default: false
    }
  }
}

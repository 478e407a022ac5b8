#if canImport(FoundationEssentials)
  // Foundation's own normal forms use this where it is open source. Without it the
  // whole of Foundation would be loaded at every start for these two properties alone.
  @_spi(_Unicode) import Swift
#else
  internal import Foundation
#endif

extension String {
  /// The text in Unicode normalization form C (Unicode Standard Annex 15): accents composed.
  package var composed: String {
    if unicodeScalars.allSatisfy(\.isAlwaysComposed) { return self }
    #if canImport(FoundationEssentials)
      return String(String.UnicodeScalarView(_nfc))
    #else
      return precomposedStringWithCanonicalMapping
    #endif
  }

  /// The text in Unicode normalization form D (Unicode Standard Annex 15): accents apart.
  package var decomposed: String {
    #if canImport(FoundationEssentials)
      String(String.UnicodeScalarView(_nfd))
    #else
      decomposedStringWithCanonicalMapping
    #endif
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is the same in form C whatever its neighbours are: Latin, Cyrillic, kana
  /// without sound marks, and the common ideographs.
  ///
  /// Derived from `NFC_Quick_Check` of Unicode Standard Annex 15. Other scalars may be, too.
  fileprivate var isAlwaysComposed: Bool {
    switch value {
    case 0..<0x0300, 0x0400...0x0482, 0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FF,
      0x4E00...0x9FFF:
      true
    default: false
    }
  }
}

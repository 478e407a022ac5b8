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
    #if canImport(FoundationEssentials)
      String(String.UnicodeScalarView(_nfc))
    #else
      precomposedStringWithCanonicalMapping
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

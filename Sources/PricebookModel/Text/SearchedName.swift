/// A name as searches compare it: ``foldedName(_:)`` without accents and strokes, so that `maslo` finds
/// `MASŁO`, and `kase` finds `Käse`.
package func searchedName(_ name: some StringProtocol) -> String {
  let folded = foldedName(name)
  if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded }
  return String(
    String.UnicodeScalarView(lettersApart(folded).lazy.filter { !accents.contains($0.value) }))
}

/// Latin, Greek and Cyrillic accents: other combining marks make other letters.
private let accents: ClosedRange<UInt32> = 0x0300...0x036F

/// A folded name with accents behind their letters, also those strokes that Unicode does not take off.
func lettersApart(_ folded: String) -> [Unicode.Scalar] {
  folded.decomposed.unicodeScalars.flatMap { strokes[$0].map { Array($0.unicodeScalars) } ?? [$0] }
}

private let strokes: [Unicode.Scalar: String] = [
  "ł": "l\u{0335}", "ø": "o\u{0335}", "đ": "d\u{0335}", "ħ": "h\u{0335}", "ŧ": "t\u{0335}",
  "ı": "i\u{0335}", "æ": "a\u{0335}e", "œ": "o\u{0335}e", "ð": "d\u{0335}", "’": "'",
]

extension String {
  /// The text with no more than thirty combining marks in a row: after each thirty, a combining
  /// grapheme joiner is put in, which nobody sees.
  ///
  /// Normal forms sort the marks of a run, and comparing texts does so too, in a time that grows with
  /// the square of the run. No language has runs of more than thirty.
  ///
  /// Unicode Standard Annex 15, "Unicode Normalization Forms", section 13, Stream-Safe Text Process.
  ///
  /// - Complexity: O(bytes)
  package var streamSafe: String {
    // Thirty marks have sixty bytes; marks begin at U+0300, whose first byte is 0xCC.
    guard utf8.count > 2 * Self.markLimit, utf8.contains(where: { $0 >= 0xCC }), hasLongRun else {
      return self
    }
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      count = scalar.isCombiningMark ? count + 1 : 0
      if count > Self.markLimit {
        result.unicodeScalars.append("\u{034F}")
        count = 1
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// How many combining marks a stream-safe text may have in a row.
  private static var markLimit: Int { 30 }

  private var hasLongRun: Bool {
    var count = 0
    for scalar in unicodeScalars {
      count = scalar.isCombiningMark ? count + 1 : 0
      if count > Self.markLimit { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether normal forms may move the scalar among its neighbours.
  fileprivate var isCombiningMark: Bool {
    value >= 0x0300 && properties.canonicalCombiningClass != .notReordered
  }
}

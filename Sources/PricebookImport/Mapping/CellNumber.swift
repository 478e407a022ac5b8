import PricebookModel

/// A number as people write it in a cell: with a currency, with grouped thousands, with its minus
/// before, behind or as brackets.
struct CellNumber {
  var value: ExactDecimal
  /// The currency sign or code beside the digits, empty where there is none.
  var currency: String

  /// Reads a trimmed cell.
  ///
  /// - Parameter mark: The decimal mark of the column, comma or point.
  /// - Returns: `nil` for anything that is not a number as a whole.
  init?(_ text: String, mark: UInt8) {
    guard text.utf8.count <= 64 else { return nil }
    var scalars = Array(text.unicodeScalars)
    var isNegative = false
    if scalars.first == "(", scalars.last == ")" {
      isNegative = true
      scalars = Array(scalars.dropFirst().dropLast())
    }
    guard let first = scalars.firstIndex(where: Self.isDigitOrMark),
      let last = scalars.lastIndex(where: { ("0"..."9").contains($0) || $0 == "." || $0 == "," }),
      let prefix = Affix(scalars[..<first]), let suffix = Affix(scalars[(last + 1)...]),
      prefix.minusCount + suffix.minusCount + (isNegative ? 1 : 0) <= 1,
      prefix.text.isEmpty || suffix.text.isEmpty
    else { return nil }
    if prefix.minusCount + suffix.minusCount > 0 { isNegative = true }
    guard let digits = Self.plainDigits(scalars[first...last], mark: Unicode.Scalar(mark)),
      let value = ExactDecimal(parsing: (isNegative ? "-" : "") + digits)
    else { return nil }
    self.value = value
    currency = prefix.text.isEmpty ? suffix.text : prefix.text
  }

  private static func isDigitOrMark(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "." || scalar == ","
  }

  /// What stands beside the digits: a minus, a plus, a currency.
  private struct Affix {
    var text = ""
    var minusCount = 0

    /// - Returns: `nil` for what is neither sign nor currency.
    init?(_ scalars: ArraySlice<Unicode.Scalar>) {
      for scalar in scalars {
        switch scalar {
        case "-", "\u{2212}": minusCount += 1
        case "+", " ", "\u{A0}", "\u{202F}", "\u{2009}": break
        default: text.unicodeScalars.append(scalar)
        }
      }
      let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
      let others = text.unicodeScalars.filter {
        !$0.properties.isAlphabetic && $0.properties.generalCategory != .currencySymbol
          && $0 != "."
      }
      guard letters <= 3, others.isEmpty, text.unicodeScalars.count <= 4 else { return nil }
    }
  }

  /// The digits with a point as decimal mark; `nil` where grouping is not by threes.
  private static func plainDigits(
    _ scalars: ArraySlice<Unicode.Scalar>, mark: Unicode.Scalar
  ) -> String? {
    let parts = scalars.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    var fraction = ""
    for scalar in parts.count == 2 ? parts[1] : [] {
      guard ("0"..."9").contains(scalar) else { return nil }
      fraction.unicodeScalars.append(scalar)
    }
    guard let separator = whole.first(where: { !("0"..."9").contains($0) }) else {
      let digits = String(String.UnicodeScalarView(whole))
      guard !digits.isEmpty || !fraction.isEmpty else { return nil }
      return (digits.isEmpty ? "0" : digits) + (fraction.isEmpty ? "" : "." + fraction)
    }
    let separators: Set<Unicode.Scalar> = [
      ".", ",", "'", "\u{2019}", " ", "\u{A0}", "\u{202F}", "\u{2009}",
    ]
    guard separators.contains(separator), separator != mark else { return nil }
    let groups = whole.split(separator: separator, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count),
      groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.joined().allSatisfy({ ("0"..."9").contains($0) })
    else { return nil }
    return String(String.UnicodeScalarView(groups.joined()))
      + (fraction.isEmpty ? "" : "." + fraction)
  }
}

/// Writes the digits of a number with grouping and decimal marks.
package enum WrittenDigits {
  /// A count of 10⁻ᵈⁱᵍⁱᵗˢ without its sign, grouped and with all its decimals.
  ///
  /// - Parameter decimals: 0 to 18.
  package static func text(_ count: UInt64, decimals: Int, marks: LocaleFormats.Marks) -> String {
    var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "0"))
    var length = 0
    var rest = count
    repeat {
      digits[length] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      length += 1
    } while rest > 0
    length = max(length, decimals + 1)
    let whole = length - decimals
    let isGrouped = whole >= marks.leastGroupedDigits
    var text = ""
    for place in 0..<length {
      if place == whole {
        text += marks.decimal
      } else if isGrouped, place > 0, place < whole, (whole - place) % 3 == 0 {
        text += marks.grouping
      }
      text.unicodeScalars.append(Unicode.Scalar(digits[length - 1 - place]))
    }
    return text
  }
}

/// Writes the digits of a number with grouping and decimal marks.
package enum WrittenDigits {
  /// A count of 10⁻ᵈⁱᵍⁱᵗˢ without its sign, grouped; 0 to 18 decimals, all of them written.
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
    var text = InlineArray<64, UInt8>(repeating: 0)
    var end = 0
    for place in 0..<length {
      if place == whole {
        append(marks.decimal, to: &text, at: &end)
      } else if isGrouped, place > 0, place < whole, (whole - place) % 3 == 0 {
        append(marks.grouping, to: &text, at: &end)
      }
      text[end] = digits[length - 1 - place]
      end += 1
    }
    // Digits and marks are valid, so there always is a text.
    guard let written = try? UTF8Span(validating: text.span.extracting(0..<end)) else { return "" }
    return String(copying: written)
  }

  /// - Parameter mark: At most 6 bytes, so that 20 digits with their marks fit.
  private static func append(
    _ mark: String, to text: inout InlineArray<64, UInt8>, at end: inout Int
  ) {
    for byte in mark.utf8 {
      text[end] = byte
      end += 1
    }
  }
}

import PricebookDocument
import PricebookModel

extension [UInt8] {
  /// Appends a count of 10⁻ᵈⁱᵍⁱᵗˢ with all its decimals.
  mutating func append(_ count: Int64, digits: Int) {
    if count < 0 { append(UInt8(ascii: "-")) }
    var reversed = InlineArray<40, UInt8>(repeating: UInt8(ascii: "0"))
    var length = 0
    var rest = count.magnitude
    repeat {
      reversed[length] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      length += 1
    } while rest > 0
    let decimals = Swift.min(18, Swift.max(0, digits))
    length = Swift.max(length, decimals + 1)
    for place in stride(from: length - 1, through: 0, by: -1) {
      append(reversed[place])
      if place == decimals, decimals > 0 { append(UInt8(ascii: ".")) }
    }
  }
}

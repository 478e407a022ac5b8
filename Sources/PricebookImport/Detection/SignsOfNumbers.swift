/// The currency signs beside numbers, found once for all numbers that differ in their digits alone.
struct SignsOfNumbers {
  private var known: [String: String?] = [:]

  mutating func sign(in value: String) -> String? {
    guard value.utf8.contains(where: { $0 >= 0x41 || $0 == UInt8(ascii: "$") }) else { return nil }
    guard let form = Self.form(of: value) else { return NumberVotes.currencySign(in: value) }
    if let sign = known[form] { return sign }
    let sign = NumberVotes.currencySign(in: value)
    known[form] = sign
    return sign
  }

  /// A number with a zero for all its digits and its mark; `nil` where these may be grouped.
  private static func form(of value: String) -> String? {
    let bytes = value.utf8Span.span
    guard bytes.count <= 24, let digits = bytes.digits else { return nil }
    var marks = 0
    for place in digits where !bytes[place].isDigit {
      // Three digits behind it may be a group.
      guard DecimalMark(byte: bytes[place]) != nil, digits.upperBound - place != 3
      else { return nil }
      marks += 1
    }
    guard marks <= 1 else { return nil }
    var form: [UInt8] = []
    for place in bytes.indices where !digits.contains(place) { form.append(bytes[place]) }
    form.insert(UInt8(ascii: "0"), at: digits.lowerBound)
    return String(decoding: form, as: UTF8.self)
  }
}

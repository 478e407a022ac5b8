/// A name with the number of an entity: `Z10CARTS`, `Z_3LOCATIONS`.
struct NumberedName {
  let text: String
  var number: Int64
  /// In upper case: `CARTS`.
  var name: String

  /// - Parameter prefix: The text before the number, `Z` or `Z_`.
  init?(_ text: String, prefix: String) {
    let upper = text.uppercased()
    guard upper.hasPrefix(prefix) else { return nil }
    let rest = upper.dropFirst(prefix.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int64(digits), rest.count > digits.count else { return nil }
    self.text = text
    self.number = number
    name = String(rest.dropFirst(digits.count))
  }
}

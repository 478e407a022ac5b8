extension UnsignedInteger {
  /// The number in hexadecimal digits and small letters, with zeros before it up to so many digits.
  package func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}

import PricebookModel

extension ExactDecimal {
  /// Plain notation with a fixed number of decimals, which must be enough for every digit.
  func plainText(digits: Int) -> String {
    guard let count = rounded(toDigits: digits) else { return description }
    let text = String(count.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    let sign = count < 0 ? "-" : ""
    return digits == 0
      ? sign + padded : sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}

import PricebookModel

/// A price that several pieces have together: `3 for £2.00`, `2 x 1.50`, `2/$5`.
struct PriceOfSeveral {
  let count: Int
  /// What all pieces cost.
  var price: WrittenNumber
  /// How many of the pieces are paid for, where the text names no price: 2 of `3 for 2`.
  let paidCount: Int?

  /// What is between the number of pieces and their price.
  enum Link {
    /// `for`, in many languages.
    case word
    case slash
    /// The price behind it is that of one piece.
    case times
  }

  /// A price, as written, behind the number of pieces.
  struct Text {
    var count: Int
    var price: String
    var link: Link
  }

  /// Reads a whole trimmed text.
  ///
  /// A price behind `x` or a slash has decimals or a currency: `6 x 4` are packages, `1/2` is a half.
  /// Behind a word it may be whole; fewer than the pieces, and without a currency, it is the number
  /// of them that are paid for.
  init?(_ text: String, mark: UInt8) {
    guard let written = Self.text(in: text), let number = WrittenNumber(written.price, mark: mark),
      !number.value.isNegative
    else { return nil }
    let isWhole = number.value.scale == 0 && number.currency.isEmpty
    let isWord = written.link == .word
    guard isWord || !number.currency.isEmpty || number.value.scale == 2 else { return nil }
    count = written.count
    price = number
    if written.link == .times {
      let pieces = ExactDecimal(significand: Int128(written.count), scale: 0)
      guard let all = number.value.multiplied(by: pieces) else { return nil }
      price.value = all
    }
    let paid = isWord && isWhole ? Int(exactly: number.value.significand) : nil
    paidCount = paid.flatMap { (1..<written.count).contains($0) ? $0 : nil }
  }

  var pieces: ExactDecimal { ExactDecimal(significand: Int128(count), scale: 0) }

  /// What all pieces cost.
  ///
  /// - Parameter price: What one costs without the offer, which those cost that are paid for.
  /// - Returns: `nil` without a price, or where it is too large.
  func cost(ofOne price: ExactDecimal?) -> ExactDecimal? {
    guard let paidCount else { return self.price.value }
    return price?.multiplied(by: ExactDecimal(significand: Int128(paidCount), scale: 0))
  }

  /// Whether pieces are cheaper together; of `2 for 3` beside a price of 1.09 nobody knows what is 3.
  func isCheaper(than price: ExactDecimal?) -> Bool {
    guard let all = cost(ofOne: price) else { return false }
    guard let price else { return true }
    return price.multiplied(by: pieces).map { all < $0 } ?? false
  }

  /// The number of pieces and the price in a text that has both; `nil` for any other text.
  static func text(in text: String) -> Text? {
    // Nearly all numbers are digits alone.
    guard let first = text.utf8.first, first.isDigit, !text.utf8.allSatisfy(\.isDigit)
    else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), (2...99).contains(count) else { return nil }
    let rest = text[digits.endIndex...].trimmed
    let letters = rest.prefix(while: \.isLetter)
    let sign = letters.isEmpty ? rest.prefix(1) : letters
    let link: Link
    switch sign {
    case "x", "X", "×", "*": link = .times
    case "/": link = .slash
    default:
      guard ValueWords.isForSeveral(String(sign)) else { return nil }
      link = .word
    }
    let price = rest[sign.endIndex...].trimmed
    return price.isEmpty ? nil : Text(count: count, price: String(price), link: link)
  }
}

import PricebookModel

/// Reads the quantities of a basket: `2`, `1,5`, `500 g`, `2 x 500 g`, `½`.
struct BasketQuantity {
  private let numbers: TableNumbers

  /// - Parameters:
  ///   - texts: All quantities of the basket, which show the decimal mark together.
  ///   - decimalMark: What `--decimal` gives.
  init(_ texts: [String], decimalMark: DecimalMark?) {
    let parts = texts.flatMap { Self.factors($0).map { String($0.number) } }
    numbers = TableNumbers(parts, asked: decimalMark)
  }

  /// The quantity, and its unit if the text names one; one piece where the text is empty.
  func read(_ text: String) -> (quantity: Quantity, unit: UnitOfMeasure?)? {
    if text.isEmpty { return (.one, nil) }
    if let halves = Self.fractions[text] { return (Quantity(millionths: halves), nil) }
    let factors = Self.factors(text)
    guard (1...2).contains(factors.count) else { return nil }
    var product = Int128(1_000_000)
    var unit: UnitOfMeasure?
    for factor in factors {
      guard case .number(let number) = numbers.read(String(factor.number)),
        number.currency.isEmpty, let quantity = number.value.exactQuantity, quantity > .zero
      else { return nil }
      let (next, overflow) = product.multipliedReportingOverflow(by: Int128(quantity.millionths))
      guard !overflow else { return nil }
      product = next / 1_000_000
      let word = factor.unit
      guard !word.isEmpty else { continue }
      let found = UnitOfMeasure(written: word)
      // Bottles and packs only count: in `2 packs x 500 g` the second unit is what is wanted.
      if case .other = found.dimension { continue }
      unit = found
    }
    return Int64(exactly: product).map { (Quantity(millionths: $0), unit) }
  }

  /// The factors of a product, each a number and the word after it.
  private static func factors(_ text: String) -> [(number: Substring, unit: Substring)] {
    var parts: [Substring] = []
    var rest = text[...]
    while let place = timesSign(in: rest) {
      parts.append(rest[..<place])
      rest = rest[rest.index(after: place)...]
    }
    parts.append(rest)
    return parts.map { part in
      let part = trimmed(part)
      let number = part.prefix { !$0.isLetter }
      return (trimmed(number), trimmed(part.dropFirst(number.count)))
    }
  }

  /// The place of a sign that multiplies: `x`, `×` or `*` after a number and before one.
  private static func timesSign(in text: Substring) -> Substring.Index? {
    text.indices.first { place in
      guard "xX×*".contains(text[place]), place > text.startIndex else { return false }
      let after = trimmed(text[text.index(after: place)...])
      let before = trimmed(text[..<place])
      return after.first?.isNumber == true && before.contains(where: \.isNumber)
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static let fractions: [String: Int64] = [
    "½": 500_000, "¼": 250_000, "¾": 750_000, "1/2": 500_000, "1/4": 250_000, "3/4": 750_000,
    "1½": 1_500_000,
  ]
}

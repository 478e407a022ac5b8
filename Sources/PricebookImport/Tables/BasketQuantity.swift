import PricebookModel

/// Reads the quantities of a basket: `2`, `1,5`, `500 g`, `2 x 500 g`, `½`.
struct BasketQuantity {
  private let numbers: TableNumbers

  init(_ texts: [String], decimalMark: DecimalMark?, delimiter: UInt8) {
    let parts = texts.flatMap { Self.factors($0).map { String($0.number) } }
    numbers = TableNumbers(parts, asked: decimalMark, delimiter: delimiter)
  }

  /// What a quantity may be where nothing says which mark is the decimal mark; else `nil`.
  func readings(of text: String) -> String? {
    Self.factors(text).lazy.compactMap { factor in
      if case .ambiguous(let readings) = numbers.read(String(factor.number)) {
        readings
      } else {
        nil
      }
    }.first
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
    var parts = [text[...]]
    while let rest = parts.last, let place = timesSign(in: rest) {
      parts[parts.count - 1] = rest[..<place]
      parts.append(rest[rest.index(after: place)...])
    }
    return parts.map { part in
      let number = part.trimmed.prefix { !$0.isLetter }
      return (number.trimmed, part.trimmed.dropFirst(number.count).trimmed)
    }
  }

  /// The place of a sign that multiplies: `x`, `×` or `*` after a number and before one.
  private static func timesSign(in text: Substring) -> Substring.Index? {
    text.indices.first { place in
      guard "xX×*".contains(text[place]), place > text.startIndex else { return false }
      let after = text[text.index(after: place)...].trimmed
      return after.first?.isNumber == true && text[..<place].contains(where: \.isNumber)
    }
  }

  private static let fractions: [String: Int64] = [
    "½": 500_000, "¼": 250_000, "¾": 750_000, "1/2": 500_000, "1/4": 250_000, "3/4": 750_000,
    "1½": 1_500_000,
  ]
}

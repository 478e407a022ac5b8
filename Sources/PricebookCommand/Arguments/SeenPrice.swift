import PricebookModel

/// A price as somebody reads it off a shelf: `1.09`, `1,09`, `€1.10`, `1.10 EUR`.
struct SeenPrice: Hashable, Sendable {
  var amount: Amount
  /// `nil` where none is written beside the number.
  var currency: CurrencyCode?

  /// - Returns: `nil` if it is not above zero, has over four decimals or a currency that is not known.
  init?(_ word: String) {
    let text = word.trimmed
    let isPart = { (character: Character) in
      ("0"..."9").contains(character) || character == "." || character == ","
    }
    guard let start = text.firstIndex(where: isPart), let end = text.lastIndex(where: isPart)
    else { return nil }
    let signs = [text[..<start], text[text.index(after: end)...]].map { String($0).trimmed }
      .filter { !$0.isEmpty }
    guard signs.count <= 1, signs.allSatisfy({ CurrencyCode.isKnown($0) }),
      let price = ExactDecimal(parsing: text[start...end].replacing(",", with: ".")),
      price.scale <= 4, let significand = Int64(exactly: price.significand), significand > 0
    else { return nil }
    let factor = (0..<4 - Int(price.scale)).reduce(Int64(1)) { factor, _ in factor * 10 }
    let (count, overflow) = significand.multipliedReportingOverflow(by: factor)
    guard !overflow else { return nil }
    amount = Amount(tenThousandths: count)
    currency = signs.first.map { CurrencyCode(written: $0) }
  }
}

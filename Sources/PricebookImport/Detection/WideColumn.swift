import PricebookModel

/// A column of a wide table that no word of a header explains.
struct WideColumn {
  let name: String
  private let values: [String]

  init(_ name: String, _ values: [String]) {
    self.name = name
    self.values = values.filter { !$0.isEmpty && !["-", "–", "n/a", "N/A", "NA"].contains($0) }
  }

  var isMonth: Bool { MonthText.plain(name) != nil }
  var isDay: Bool { CalendarDate(iso: name) != nil }
  var isMonthWithoutYear: Bool { ValueWords.month(HeaderName.folded(name)) != nil }

  var isNumeric: Bool {
    let count = values.count { value in
      let digits = value.unicodeScalars.count { ("0"..."9").contains($0) }
      let letters = value.unicodeScalars.count { $0.properties.isAlphabetic }
      return digits > 0 && letters <= 3
    }
    return count > 0 && count * 2 >= values.count
  }

  /// Whether the name is no field's word and without currency or day, and the values are no codes.
  var mayBePrices: Bool {
    let folded = HeaderName.folded(name)
    if case .currency? = HeaderName.measure(of: name)?.measure { return false }
    return HeaderWords.meaning(of: folded) == nil && HeaderWords.priceListWords[folded] == nil
      && !HeaderWords.isOfNoUse(name) && FileNamePattern.day(in: name) == nil
      && values.contains { $0.utf8.count < 7 || $0.utf8.contains { !$0.isDigit } }
  }

  /// Whether most values have two decimals or a currency sign.
  var hasPrices: Bool { values.count(where: Self.isPrice) * 2 > values.count }
  var hasAnyPrice: Bool { values.contains(where: Self.isPrice) }
  var isMeasure: Bool { HeaderWords.isMeasure(name) }

  private static func isPrice(_ value: String) -> Bool {
    if value.unicodeScalars.contains(where: { $0.properties.generalCategory == .currencySymbol }) {
      return true
    }
    let number = value.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.count > 1 && parts[parts.count - 1].count == 2
  }
}

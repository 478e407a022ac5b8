import PricebookModel

/// The words of lines that sum up a table.
enum FooterWords {
  /// What such a line adds up.
  enum Kind: Hashable, Sendable {
    /// The sum of all lines, with or without tax.
    case total
    /// The sum of lines before tax.
    case subtotal
    case tax
    /// Anything that is not a sum of lines: how many there are, how they were paid.
    case other
  }

  /// What a text names: the whole text, or the part before a colon.
  static func kind(of text: String) -> Kind? {
    let name = text.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(text[..<$0]) } ?? text
    return table[HeaderName.folded(name)]
  }

  /// What the item of a receipt line names, if it is no item but a sum, a tax or a payment, as till
  /// receipts have them among the items: `SUMME EUR`, `TVA 5,5 %`.
  ///
  /// A currency, and the rate of a tax or the number of a card, may stand behind the word.
  static func kind(ofItem name: String) -> Kind? {
    if let kind = itemKind(name) { return kind }
    var words = name.split(whereSeparator: \.isWhitespace)
    while words.count > 1, let last = words.last, last.allSatisfy({ !$0.isLetter }) {
      words.removeLast()
    }
    // Taxes have a rate and cards a number, but `Total 0 %` is a yoghurt.
    switch itemKind(words.joined(separator: " ")) {
    case .tax, .other: break
    case .total, .subtotal, nil: words = name.split(whereSeparator: \.isWhitespace)
    }
    while words.count > 1, let last = words.last, CurrencyCode.isCodeOrSign(String(last)) {
      words.removeLast()
    }
    return itemKind(words.joined(separator: " "))
  }

  /// Whether an item may be called like a sum, by the first letters of its name; most are not.
  static func mayBeSum(_ name: some Sequence<UInt8>) -> Bool {
    var beginning: UInt32 = 0
    for byte in name.prefix(3) {
      let letter = byte | 0x20
      // Other letters and signs are left to ``kind(ofItem:)``.
      guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else { return true }
      beginning = beginning << 8 | UInt32(letter)
    }
    return sumBeginnings.contains(beginning)
  }

  private static let sumBeginnings = Set(
    table.lazy.filter { $0.value == .total || $0.value == .subtotal }.map { word, _ in
      word.utf8.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    })

  private static func itemKind(_ name: String) -> Kind? {
    let folded = HeaderName.folded(name)
    return table[folded] ?? (payments.contains(folded) ? .other : nil)
  }

  private static let table: [String: Kind] = {
    var table: [String: Kind] = [:]
    for (list, kind) in [
      ("total", Kind.total), ("subtotal", .subtotal), ("tax", .tax), ("other", .other),
    ] { for word in ValueWords.folded(list) { table[word] = kind } }
    return table
  }()

  /// Ways to pay, and the change, as tills print them below a sum.
  private static let payments = ValueWords.folded("payment")
}

import PricebookModel

/// The names of columns of payments alone: statements of accounts and cards, shared expenses.
struct PaymentWords {
  private let words: Set<String>
  private var ending: String?
  static let debit = PaymentWords("debit")
  static let credit = PaymentWords("credit")
  static let payer = PaymentWords("payer")
  static let account = PaymentWords("account", ending: "iban")
  static let bookingDay = PaymentWords("booking_day")
  /// What describes a payment as well as an item.
  static let description = PaymentWords("description")

  private init(_ list: String, ending: String? = nil) {
    words = HeaderWords.folded(list)
    self.ending = ending
  }

  func contains(_ name: String) -> Bool {
    let folded = HeaderName.folded(name)
    // Some banks write # before every name.
    let plain = folded.hasPrefix("no") && name.hasPrefix("#") ? String(folded.dropFirst(2)) : folded
    return words.contains(plain) || ending.map(plain.hasSuffix) == true
  }

  private static let programs = ValueWords.lists.lists.filter { $0.name == "program" }.map { list in
    let words = list.words
    let columns = Array(words.dropFirst())
    return (name: words[0], columns: columns, folded: columns.map { HeaderName.folded($0) })
  }

  static func program(_ names: Set<String>) -> (name: String, columns: [String])? {
    programs.first { $0.folded.allSatisfy(names.contains) }.map { ($0.name, $0.columns) }
  }

  static func isBalance(_ name: String) -> Bool {
    let folded = HeaderName.folded(name)
    let bare = folded.hasPrefix("no") ? String(folded.dropFirst(2)) : folded
    guard !pointWords.contains(where: { bare.contains($0) }) else { return false }
    return balances.contains(bare)
      || balanceStems.contains { bare.hasPrefix($0) || bare.hasSuffix($0) }
  }

  private static let balances = HeaderWords.folded("balance")
  private static let balanceStems = HeaderWords.lists.words("balance_stem")
  /// Points and gift cards have a balance too.
  private static let pointWords = HeaderWords.lists.words("points")
}

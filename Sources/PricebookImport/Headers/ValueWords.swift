import PricebookModel

/// The words in the rows of tables and in the names of files, of `Words/values.txt`.
enum ValueWords {
  static let lists = WordLists(EmbeddedWords.values_txt)

  /// Whether a row takes a purchase back: `Return`, `Refund`.
  static func isReturn(_ value: String) -> Bool { returned.contains(HeaderName.folded(value)) }

  /// Whether what a row has was not bought after all: `Cancelled`, `Refunded`.
  static func isCancelled(_ value: String) -> Bool { cancelled.contains(HeaderName.folded(value)) }

  static func isMoneyOut(_ value: String) -> Bool { moneyOut.contains(HeaderName.folded(value)) }
  static func isMoneyIn(_ value: String) -> Bool { moneyIn.contains(HeaderName.folded(value)) }

  /// Whether a cell says that a price is an offer: anything but an empty cell, a zero and a no.
  static func isOffer(_ text: String) -> Bool {
    let small = text.trimmingPrefix { $0.isWhitespace }.lowercased()
    return !small.isEmpty && !noOffer.contains(Substring(small))
  }

  /// Whether a name is that of a store chain, alone or before a place: `Migros`, `Lidl Bern`.
  static func isChain(_ name: String) -> Bool {
    let words = name.split { $0 == " " || $0 == "-" || $0 == "_" }.map { HeaderName.folded($0) }
    return words.indices.contains { chains.contains(words[...$0].joined()) }
  }

  /// The month that a word names, 1 to 12.
  ///
  /// - Parameter word: Folded by ``HeaderName``: small letters, without accents and points.
  static func month(_ word: String) -> Int? { months[word] }

  /// Whether the name of a file says that it has budgets.
  static func isBudgetName(_ fileName: String) -> Bool {
    let folded = HeaderName.folded(fileName)
    return budgetFiles.contains { folded.contains($0) }
  }

  /// The words of a file's name with which it says that it is a price list, and the rest of it.
  ///
  /// - Parameter name: Without folder and extension.
  static func priceListBeginning(of name: String) -> (words: String, rest: Substring)? {
    for word in priceListFiles {
      var rest = name[...]
      var wanted = word[...]
      while let next = rest.first {
        let letters = HeaderName.folded(String(next))
        let isSeparator = " -_.".contains(next)
        if wanted.isEmpty {
          if next.isLetter { break }
          return (String(name[..<rest.startIndex]), rest)
        }
        if !isSeparator {
          guard !letters.isEmpty, wanted.hasPrefix(letters) else { break }
          wanted = wanted.dropFirst(letters.count)
        }
        rest = rest.dropFirst()
      }
      if wanted.isEmpty, rest.isEmpty { return (name, rest) }
    }
    return nil
  }

  static func folded(_ list: String) -> Set<String> {
    Set(lists.words(list).map { HeaderName.folded($0) })
  }

  private static let returned = folded("returned")
  private static let cancelled = folded("cancelled")
  private static let moneyOut = folded("money_out")
  private static let moneyIn = folded("money_in")
  private static let noOffer = Set(lists.words("no_offer"))
  private static let chains = folded("chain")
  private static let budgetFiles = folded("budget_file")
  /// The longest first.
  private static let priceListFiles = folded("price_list_file")
    .sorted { ($1.count, $0) < ($0.count, $1) }

  private static let months: [String: Int] = {
    var table: [String: Int] = [:]
    for list in lists.lists where list.name == "months" {
      for (index, names) in list.words.enumerated() {
        for name in names.split(separator: " ") {
          let folded = HeaderName.folded(name)
          if table[folded] == nil { table[folded] = index + 1 }
        }
      }
    }
    return table
  }()
}

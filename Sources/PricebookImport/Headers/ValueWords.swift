import PricebookModel

/// The words in the rows of tables and in the names of files, of `Words/values.txt`.
enum ValueWords {
  /// Words and signs of a column of yes and no.
  struct FlagWords: Sendable {
    /// In small letters.
    let words: Set<String>
    init(_ lists: String...) {
      words = Set(lists.flatMap { ValueWords.lists.words($0) }.map { $0.lowercased() })
    }
    func callAsFunction(_ text: String) -> Bool { words.contains(text.lowercased()) }
  }

  /// The names in a cell that says for whom a line is; none for all.
  static func beneficiaries(in text: some StringProtocol) -> [String] {
    let names = text.split { ",;/&+|".contains($0) }.map { collapsedName(String($0)) }
      .filter { !$0.isEmpty }
    return names.contains { isEverybody($0) } ? [] : names
  }

  static let lists = WordLists(EmbeddedWords.values_txt)
  /// Whether a row takes a purchase back: `Return`, `Refund`.
  static let isReturn = FoldedWords(folded("returned"))
  /// Whether what a row has was not bought after all: `Cancelled`, `Refunded`.
  static let isCancelled = FoldedWords(folded("cancelled"))
  /// Whether a text says yes, or no, where nothing else can be meant: `TRUE`, `x`, `ja`.
  static let isYes = FlagWords("yes", "flag_yes")
  static let isNo = FlagWords("no", "flag_no")
  /// Whether a row of shared expenses is somebody who pays another back.
  static let isPayback = FoldedWords(folded("payback"))
  /// Whether something is for all who divide what was spent.
  static let isEverybody = FoldedWords(folded("everybody").union(folded("both")))
  static let isMoneyOut = FoldedWords(folded("money_out"))
  static let isMoneyIn = FoldedWords(folded("money_in"))

  /// Whether a cell says that a price is no offer: `no`, `kein Angebot`, or nothing.
  static func isNoOffer(_ text: String) -> Bool {
    let words = words(of: text)
    return noOffer.contains(HeaderName.folded(text))
      || words.first.map(noOfferWords.contains) ?? !text.contains { $0.isNumber }
  }

  /// Whether a cell says that a price is an offer: `yes`, `Angebot`, `2 for 3`, `-20 %`.
  static func isOffer(_ text: String) -> Bool {
    if offer.contains(HeaderName.folded(text)) { return true }
    if words(of: text).contains(where: { offerNames.contains($0) }) { return true }
    // One more or less for a number of them: `1+1`, `2/3`, `25 %`.
    return text.contains { $0.isNumber } && text.contains { "%+/×".contains($0) }
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter }.map { HeaderName.folded($0) }
  }

  /// Whether a name is that of a store chain, alone or before a place: `Migros`, `Lidl Bern`.
  static func isChain(_ name: String) -> Bool { chain(atStartOf: name) != nil }

  /// The name of a store chain with which a text begins, as it is written there.
  static func chain(atStartOf text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "-" || $0 == "_" }
    let folded = words.map { HeaderName.folded($0) }
    return words.indices.first { chains.contains(folded[...$0].joined()) }
      .map { String(text[..<words[$0].endIndex]) }
  }

  static let isForSeveral = FoldedWords(folded("for_several"))
  /// Whether a word, folded by ``HeaderName``, is a day of the week.
  static func isWeekday(_ word: String) -> Bool { weekdays.contains(word) }
  private static let weekdays = folded("weekdays")

  /// The month that a word names, 1 to 12; it is folded by ``HeaderName``.
  static func month(_ word: String) -> Int? { months[word] }

  static func isBudgetName(_ fileName: String) -> Bool {
    let folded = HeaderName.folded(fileName)
    return budgetFiles.contains { folded.contains($0) }
  }

  /// The words of a file's name with which it says that it is a price list, and the rest of it.
  static func priceListBeginning(of name: String) -> (words: String, rest: Substring)? {
    let letters = name.map { " -_.".contains($0) ? nil : HeaderName.folded(String($0)) }
    for word in priceListFiles {
      var wanted = word[...]
      // Separators may stand anywhere among the letters.
      let end = letters.firstIndex { letters in
        guard let letters else { return wanted.isEmpty }
        guard !letters.isEmpty, wanted.hasPrefix(letters) else { return true }
        wanted = wanted.dropFirst(letters.count)
        return false
      }
      guard wanted.isEmpty else { continue }
      let rest = name.dropFirst(end ?? letters.count)
      if rest.first?.isLetter != true { return (String(name[..<rest.startIndex]), rest) }
    }
    return nil
  }

  static func folded(_ list: String) -> Set<String> { lists.folded(list) }
  private static let noOffer = folded("no_offer")
  private static let noOfferWords = folded("no_offer_word")
  private static let offer = folded("offer").union(offerNames)
  private static let offerNames = folded("offer_name")
    .union(HeaderWords.folded("offer")).union(HeaderWords.folded("sale"))
  private static let chains = folded("chain")
  private static let budgetFiles = folded("budget_file")
  /// The longest first.
  private static let priceListFiles = folded("price_list_file")
    .sorted { ($1.count, $0) < ($0.count, $1) }

  private static let months: [String: Int] = {
    let words = lists.lists.filter { $0.name == "months" }.flatMap { $0.words.enumerated() }
      .flatMap { index, names in
        names.split(separator: " ").map { (HeaderName.folded($0), index + 1) }
      }
    return Dictionary(words) { first, _ in first }
  }()
}

/// The names of currencies as people write them, of `Words/currencies.txt`.
enum CurrencyNames {
  /// The code or the sign that a name in any case means; `nil` for other texts.
  static func meaning(of text: some StringProtocol) -> String? { meanings[text.lowercased()] }

  /// The codes that are recognised in any case, by their small letters.
  static func code(_ text: some StringProtocol) -> String? {
    codes.contains(text.lowercased()) ? text.uppercased() : nil
  }

  private static let lists = WordLists(EmbeddedWords.currencies_txt)

  private static let meanings = lists.lists.filter { $0.name != "codes" }.reduce(
    into: [String: String]()
  ) { table, list in
    for name in list.words { table[name] = list.name }
  }

  private static let codes = Set(lists.words("codes"))
}

import PricebookModel

/// The words that name columns, by language, from `Words/headers.txt`, which says how to add one.
enum HeaderWords {
  /// What a word means, and how good a name it is: 0 is the best.
  typealias Word = (meaning: Field, rank: Int)

  /// What a word of price lists means, and whether receipts use it as well.
  typealias PriceListWord = (field: Field, isShared: Bool)
  static let lists = WordLists(EmbeddedWords.headers_txt)

  /// The meanings of every folded word by language, in the order of languages.
  private static let known: [String: [(language: Int, word: Word)]] = {
    var known: [String: [(language: Int, word: Word)]] = [:]
    known.reserveCapacity(4_096)
    var languages: [String] = []
    for list in lists.lists where list.language != "*" {
      guard let meaning = Field(ofReceipt: list.name) else { continue }
      if languages.last != list.language { languages.append(list.language) }
      let language = languages.count - 1
      for (rank, word) in list.words.enumerated() {
        known[HeaderName.folded(word), default: []].append((language, (meaning, rank)))
      }
    }
    return known
  }()

  /// What a folded word means in the first language that knows it, with its best rank in any.
  static func meaning(of word: String) -> Word? {
    guard let known = known[word], let first = known.first?.word else { return nil }
    let rank = known.lazy.map(\.word).filter { $0.meaning == first.meaning }.map(\.rank).min()
    return (first.meaning, rank ?? first.rank)
  }

  /// What folded names mean, each in the language that knows most of them and knows the name.
  ///
  /// `Nombre` is a number in French and a name in Spanish; the other columns decide. Words of up to
  /// three letters mean too many things: apart from the English ones, which all the world uses, they
  /// count only where no language knows more names of the header, and theirs knows a second one.
  static func meanings(of names: [String]) -> [Word?] {
    let found = names.map { known[$0] ?? [] }
    let counts = Dictionary(found.joined().map { ($0.language, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    func count(_ language: Int) -> Int { counts[language] ?? 0 }
    return zip(names, found).map { name, meanings in
      let isShort = name.utf8.count <= 3 && name.utf8.allSatisfy { $0 < 0x80 }
      return meanings.filter {
        !isShort || $0.language == 0 || (count($0.language) == most && most >= 2)
      }.min { (-count($0.language), $0.language) < (-count($1.language), $1.language) }?.word
    }
  }

  static func words(for meaning: Field) -> [String] {
    lists.words(meaning.rawValue).map { HeaderName.folded($0) }
  }

  /// Folded names of branches and suppliers, the best first: the store where no column names it.
  static let storeSubstitutes = Dictionary(
    lists.words("store_substitute").enumerated().map { (HeaderName.folded($1), $0) }
  ) { first, _ in first }

  /// What a folded name means in a price list.
  static let priceListWords: [String: PriceListWord] = {
    var table: [String: PriceListWord] = [:]
    let shared: [(list: String, field: Field)] = [("sale_price", .offerPrice), ("sale", .offer)]
    let own: [Field] = [.regularPrice, .offerPrice, .offer, .validUntil, .package]
    for (list, field) in shared { for word in folded(list) { table[word] = (field, true) } }
    for field in own { for word in folded(field.rawValue) { table[word] = (field, false) } }
    return table
  }()

  /// What the prices of one item or package are called, folded: not those of a kilogram.
  static let packagePrices = folded("package_price")

  /// What the day of a price is called, folded, where it is not called the date.
  static let priceDates = folded("price_date")

  static let tableColumns: [String: Set<String>] = [
    "month": folded("month"), "amount": folded("budget"), "rollover": folded("rollover"),
    "from": folded("from"),
    "position": folded("position"), "category": folded("category"),
    "currency": folded("currency"), "item": folded("item"), "quantity": folded("quantity"),
    "unit": folded("unit"), "store": folded("store").union(storeSubstitutes.keys),
  ]

  /// Whether a name says "price" and not of what: of one piece, as one of a kilogram is, or of all.
  static func isOpenPrice(_ name: String) -> Bool {
    openPrices(name) && HeaderName.priceUnit(of: name) == nil
  }

  /// Whether a name says "cost" or "value": usually what was paid for all.
  static let isUsuallyTotal = ColumnWords("usual_total")
  /// Whether a name says how much was paid as well as how many pieces were bought.
  static let mayCountPieces = ColumnWords("amount")
  static let isPackageSize = ColumnWords("package_size")
  /// Whether a day is that on which a price was looked at.
  static let isDayOfSight = FoldedWords(folded("seen_on"))
  /// Whether a column of numbers has no prices by its name: ratings, distances, counts.
  static let isMeasure = FoldedWords(folded("measure"))

  /// Whether a column has the tax of its line; the rate may follow, as in `Tax 5%`.
  static func isTax(_ name: String) -> Bool {
    let bare = name.filter { !$0.isNumber && $0 != "%" && $0 != "." && $0 != "," }
    return taxes(bare)
  }

  /// Whether a yes in a column says that its row does not count, and whether a no says so.
  static let leavesOutByYes = FoldedWords(folded("flag_out"))
  static let leavesOutByNo = FoldedWords(folded("flag_in"))

  /// Whether a column may tell which rows are no purchases: JSON has these beside the lines, too.
  static func mayTellPurchases(_ name: String) -> Bool {
    leavesOutByNo(name) || leavesOutByYes(name)
      || ["status", "state"].contains(MoneyName.parts(name).last ?? "")
  }

  /// Whether many files have such a column and nobody needs it or has to be told.
  static func isOfNoUse(_ name: String) -> Bool {
    let folded = HeaderName.folded(name)
    return folded.isEmpty || uselessNames.contains(folded)
      || uselessStems.contains { folded.hasPrefix($0) || folded.hasSuffix($0) }
  }

  /// Whether a header has a column of links, which receipts lack.
  static func namesLink(in header: String) -> Bool {
    header.split { ",;\t|\"".contains($0) }.contains { links(String($0)) }
  }

  static func folded(_ list: String) -> Set<String> { lists.folded(list) }
  private static let openPrices = ColumnWords("open_price")
  private static let taxes = ColumnWords("tax")
  private static let links = FoldedWords(folded("link"))
  private static let uselessNames = folded("no_use")
  private static let uselessStems = folded("no_use_stem")
}

extension WordLists {
  /// The words of a list as ``HeaderName`` compares them.
  func folded(_ list: String) -> Set<String> { Set(words(list).map { HeaderName.folded($0) }) }
}

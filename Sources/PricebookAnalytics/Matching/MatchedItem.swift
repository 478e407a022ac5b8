import PricebookModel

/// An item as matching sees it: its names, taken apart.
struct MatchedItem: Sendable {
  var item: Int
  /// The name that people see.
  var name: String
  /// Its names as written that no alias covers, folded spellings once, ascending.
  var writings: [String]
  var barcodes: Set<String>
  /// Whether the alias table gives it its name.
  var isAlias: Bool
  var words: NameWords
  var receiptCount: Int
  /// How many of its words are everyday ones; a mistyped word is none.
  var everydayWords: Int

  /// How well a person can read it: names with small letters before capitals, then long ones.
  var readability: Double { Double(words.letterCount) * (words.hasSmallLetters ? 1.5 : 1) }

  /// Whether a name is a better name for its group than another.
  ///
  /// Of an abbreviation and a full name that is the full one. Two names about as long were both
  /// written out; the one that is bought more often is right.
  static func isBetterName(_ left: MatchedItem, _ right: MatchedItem) -> Bool {
    if left.isAlias != right.isAlias { return left.isAlias }
    let (few, many) = (
      min(left.words.letterCount, right.words.letterCount),
      max(left.words.letterCount, right.words.letterCount)
    )
    let areAlike =
      left.words.hasSmallLetters == right.words.hasSmallLetters && many - few <= 1 + many / 8
    if !areAlike, left.readability != right.readability {
      return left.readability > right.readability
    }
    if left.receiptCount != right.receiptCount { return left.receiptCount > right.receiptCount }
    if left.everydayWords != right.everydayWords { return left.everydayWords > right.everydayWords }
    if left.readability != right.readability { return left.readability > right.readability }
    return left.name < right.name
  }

  /// The items of a book in order of name, with the words of all of them.
  ///
  /// Adjustments are left out. So are names that two items share, which only barcodes tell
  /// apart: an alias would make them one.
  static func all(
    of book: Book, writings all: [ItemWriting], evidence: ItemEvidence
  ) -> (items: [MatchedItem], words: WordTable) {
    var itemsOfName: [String: Set<ItemID>] = [:]
    var writings = IDTable<ItemID, [ItemWriting]>(repeating: [], count: book.names.items.count)
    for writing in all {
      if !writing.isAlias { itemsOfName[writing.folded, default: []].insert(writing.item) }
      writings[writing.item].append(writing)
    }
    var words = WordTable()
    var result: [MatchedItem] = []
    // Items that only a basket names are looked up by themselves.
    let unknown = Set(book.baskets.flatMap { $0.lines.filter { $0.nearest != nil }.map(\.item) })
    for (index, item) in book.names.items.enumerated()
    where !item.isAdjustment && !unknown.contains(ItemID(index)) {
      // The name of a group is that of no thing, unless something is called so.
      guard book.names.groups[ItemID(index)] == nil || evidence.receiptCount(index) > 0
      else { continue }
      let own = writings[ItemID(index)]
      let isAlias = own.contains(where: \.isAlias)
      guard !own.isEmpty, isAlias || own.contains(where: { $0.name == item.name }),
        own.allSatisfy({ $0.isAlias || itemsOfName[$0.folded]?.count == 1 })
      else { continue }
      var spellings: [String: String] = [:]
      for writing in own where !writing.isAlias {
        let known = spellings[writing.folded] ?? writing.name
        spellings[writing.folded] = min(known, writing.name)
      }
      let name = NameWords(item.name, words: &words)
      guard name.letterCount > 0 else { continue }
      result.append(
        MatchedItem(
          item: index, name: item.name, writings: spellings.values.sorted(),
          barcodes: Set(own.compactMap(\.barcode)), isAlias: isAlias, words: name,
          receiptCount: evidence.receiptCount(index),
          everydayWords: name.words.count { words.entries[Int($0.id)].isEveryday }))
    }
    result.sort { ($0.name, $0.item) < ($1.name, $1.item) }
    return (result, words)
  }
}

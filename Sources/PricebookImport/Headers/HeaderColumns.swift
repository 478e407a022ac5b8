import PricebookModel

/// The meanings of the columns of a header, by the words of their names.
struct HeaderColumns {
  /// Two columns whose names have one meaning, of which the winner gets it.
  struct Rivals: Hashable {
    var loser, winner: Int
    var meaning: Field
  }

  private(set) var meanings: [Field?]
  private(set) var rivals: [Rivals] = []
  /// The unit that the header of the quantity names.
  private(set) var defaultUnit: UnitOfMeasure?
  /// The currency that the headers of amounts name, if they agree.
  private(set) var defaultCurrency: CurrencyCode?

  /// Gives every column its meaning; of two that claim one, the better name has it.
  init(_ names: [String]) {
    if let own = Self.canonicalMeanings(names) {
      self.init(meanings: own)
    } else {
      self.init(words: names)
    }
  }

  private init(meanings: [Field]) { self.meanings = meanings }

  /// The meanings of a header of canonical names alone, each once, as the words would give them.
  private static func canonicalMeanings(_ names: [String]) -> [Field]? {
    var meanings: [Field] = []
    for name in names {
      guard let meaning = Field(ofReceipt: name), !meanings.contains(meaning) else { return nil }
      meanings.append(meaning)
    }
    // A location without a store is the store, as the words say.
    if meanings.contains(.location), !meanings.contains(.store) { return nil }
    return meanings
  }

  init(words names: [String]) {
    let names = Self.withoutSharedPrefix(names)
    meanings = Array(repeating: nil, count: names.count)
    let measures = names.map { HeaderName.measure(of: $0) }
    let folded = names.map { HeaderName.folded($0) }
    var found = HeaderWords.meanings(of: folded)
    let bareNames = measures.map { HeaderName.folded($0?.bare ?? "") }
    let bare = HeaderWords.meanings(of: bareNames)
    for column in names.indices where found[column] == nil {
      let isPrice = bare[column]?.meaning == .unitPrice
      if isPrice || !HeaderName.isPerUnit(names[column]) { found[column] = bare[column] }
    }
    for column in names.indices
    where found[column]?.meaning == .unitPrice && HeaderName.isPriceOfSeveral(names[column]) {
      found[column] = nil
    }
    if !found.contains(where: { $0?.meaning == .store }) {
      let ranks = zip(folded, bareNames).map { name, bare in
        HeaderWords.storeSubstitutes[name] ?? HeaderWords.storeSubstitutes[bare] ?? .max
      }
      let best = ranks.indices.min { ranks[$0] < ranks[$1] }
      if let best, ranks[best] < .max { found[best] = (.store, 0) }
    }

    var holders: [Field: (column: Int, rank: Int)] = [:]
    for column in names.indices {
      guard let (meaning, rank) = found[column] else { continue }
      if holders[meaning].map({ rank < $0.rank }) ?? true { holders[meaning] = (column, rank) }
    }
    for column in names.indices {
      guard let (meaning, _) = found[column], let winner = holders[meaning]?.column
      else { continue }
      if winner == column {
        meanings[column] = meaning
      } else {
        rivals.append(Rivals(loser: column, winner: winner, meaning: meaning))
      }
    }
    readPriceBesideUnitPrice(names)
    var currencies: Set<CurrencyCode> = []
    for (column, meaning) in meanings.enumerated() {
      switch (meaning, measures[column]?.measure) {
      case (.quantity, .unit(let unit)): defaultUnit = unit
      case (.unitPrice, .currency(let currency)), (.discount, .currency(let currency)),
        (.total, .currency(let currency)):
        currencies.insert(currency)
      default: break
      }
    }
    defaultCurrency = currencies.count == 1 ? currencies.first : nil
  }

  /// The names without what all of them begin with, up to a point: the `HB.` of `HB.name`.
  private static func withoutSharedPrefix(_ names: [String]) -> [String] {
    guard names.count > 2, let end = names[0].firstIndex(of: ".") else { return names }
    let prefix = names[0][...end]
    return names.allSatisfy { $0.hasPrefix(prefix) }
      ? names.map { String($0.dropFirst(prefix.count)) } : names
  }

  /// Of a price and a unit price in one header, the price is what was paid.
  private mutating func readPriceBesideUnitPrice(_ names: [String]) {
    guard !meanings.contains(.total),
      let index = rivals.firstIndex(where: {
        $0.meaning == .unitPrice && HeaderWords.isOpenPrice(names[$0.loser])
          && !HeaderWords.isOpenPrice(names[$0.winner])
      })
    else { return }
    meanings[rivals[index].loser] = .total
    rivals.remove(at: index)
  }

  /// How many different meanings the names of a header have.
  static func knownCount(_ names: [String]) -> Int {
    HeaderColumns(names).meanings.count { $0 != nil }
  }
}

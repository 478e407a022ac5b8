import PricebookModel

/// The stores of a book by the words of their names.
struct PayeeStores: Sendable {
  private let words: IDTable<StoreID, [String]>

  init(_ names: IDTable<StoreID, String>) {
    words = names.mapValues { name in
      // A location behind the name need not be what the bank writes.
      let own = PayeeWords.words(in: String(name.prefix { $0 != "," }))
      let telling = own.filter { $0.count > 2 && !Self.common.contains($0) }
      return telling.isEmpty ? own : telling
    }
  }

  func fits(_ payee: PayeeWords, _ store: StoreID) -> Bool {
    let own = words[store]
    return !own.isEmpty
      && own.allSatisfy { word in
        payee.words.contains(word)
          || word.count > 4 && payee.words.contains { $0.hasPrefix(word) }
      }
  }

  /// The store whose name has most words that the payee has.
  func store(of payee: PayeeWords) -> StoreID? {
    words.indices.filter { fits(payee, $0) }.max { left, right in
      let (one, other) = (words[left], words[right])
      return (one.count, one.joined().count, right) < (other.count, other.joined().count, left)
    }
  }

  func areOne(_ left: StoreID, _ right: StoreID) -> Bool { words[left] == words[right] }

  /// Words of the names of stores that tell none from another.
  private static let common = ValueWords.folded("store_word")
}

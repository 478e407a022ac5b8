package import PricebookModel

/// What a person probably means by a name that no receipt and no price has.
///
/// Names are compared by their words as ``NameMatching`` does, but nothing forbids an answer:
/// somebody who wants apples may well mean red ones.
package struct NearestItems: Sendable {
  package struct Guess: Hashable, Sendable {
    package var item: ItemID
    /// From ``NameMatching/minimumScore`` up, and never sure.
    package var score: Int
  }

  private struct Candidate {
    var item: ItemID
    var words: [NameWords.Word]
    var lineCount: Int
  }

  package static let answerLimit = 3

  /// For how many unknown items of baskets names are looked for, in the order of the baskets: each
  /// search compares the words of all items.
  static let searchLimit = 100

  private var candidates: [Candidate] = []
  private var words = WordTable()
  private let known: IDTable<ItemID, Bool>

  /// Takes the names of all items apart that have a receipt line or a price, adjustments aside.
  package init(of book: Book) {
    let names = book.names
    var lineCounts = IDTable<ItemID, Int>(repeating: 0, count: names.items.count)
    for row in book.lines.uses.indices where !book.lines.uses[row].isEmpty {
      lineCounts[book.lines.articles.item[Int(book.lines.article[row])]] += 1
    }
    for option in book.vault.priceOptions { lineCounts[option.item] += 1 }
    for row in book.prices.uses.indices where book.prices.uses[row].contains(.price) {
      lineCounts[book.prices.articles.item[Int(book.prices.article[row])]] += 1
    }
    known = lineCounts.mapValues { $0 > 0 }
    for item in names.items.indices where lineCounts[item] > 0 && !names.items[item].isAdjustment {
      candidates.append(
        Candidate(
          item: item, words: Self.words(of: names.items[item].name, &words),
          lineCount: lineCounts[item]))
    }
  }

  package func knows(_ item: ItemID) -> Bool { known.indices.contains(item) && known[item] }

  /// The items that are most like a name, the best first; empty where none is like it.
  package func answers(to name: String) -> [Guess] {
    var words = words
    let wanted = Self.words(of: name, &words)
    guard !wanted.isEmpty else { return [] }
    var found: [(answer: Guess, likeness: Double, lineCount: Int)] = []
    for candidate in candidates {
      let number = Self.likeness(wanted, candidate.words, words)
      guard number >= Self.leastLikeness else { continue }
      let score = NameMatching.minimumScore + Int((number - Self.leastLikeness) * 40)
      found.append(
        (
          Guess(item: candidate.item, score: min(score, NameMatching.sureScore - 5)), number,
          candidate.lineCount
        ))
    }
    found.sort { left, right in
      (right.likeness, right.lineCount, left.answer.item)
        < (left.likeness, left.lineCount, right.answer.item)
    }
    return found.prefix(Self.answerLimit).map(\.answer)
  }

  /// Half of what is wanted must be there.
  private static let leastLikeness = 0.5

  /// The words that say what an item is; all of them where none does.
  private static func words(of name: String, _ table: inout WordTable) -> [NameWords.Word] {
    let words = NameWords(name, words: &table).words
    let telling = words.filter { !$0.isFiller }
    return telling.isEmpty ? words : telling
  }

  /// The share of the wanted words that a name has, a little less for every word besides them.
  private static func likeness(
    _ wanted: [NameWords.Word], _ words: [NameWords.Word], _ table: WordTable
  ) -> Double {
    var sum = 0.0
    var met = 0
    for want in wanted {
      let best = words.reduce(0) { max($0, Self.likeness(want, $1, table)) }
      guard best >= WordTable.minimumLikeness else { continue }
      sum += best
      met += 1
    }
    let others = Double(max(0, words.count - met))
    return sum / Double(wanted.count) - 0.02 * min(others, 10)
  }

  /// How likely two words are one: also sure with a grammatical ending, and nearly so with one slip.
  private static func likeness(
    _ left: NameWords.Word, _ right: NameWords.Word, _ table: WordTable
  ) -> Double {
    let (short, long) =
      left.letters.count <= right.letters.count
      ? (left.letters, right.letters) : (right.letters, left.letters)
    if short.count >= 3, long.starts(with: short),
      KnownWords.endings.contains(String(decoding: long.dropFirst(short.count), as: UTF8.self))
    {
      return 1
    }
    if short.count >= 5, WordTable.isOneSlip(short, long) { return 0.9 }
    return table.likeness(left, right)
  }
}

extension Book {
  /// Notes lines of baskets without receipt or price, with the items most like them, and warns.
  package mutating func noteUnknownBasketItems() {
    guard baskets.contains(where: { !$0.lines.isEmpty }) else { return }
    let nearest = NearestItems(of: self)
    var searchesLeft = NearestItems.searchLimit
    for basket in baskets.indices {
      for line in baskets[basket].lines.indices {
        let item = baskets[basket].lines[line].item
        let members = baskets[basket].lines[line].isGroup ? names.groups[item] ?? [] : []
        guard !nearest.knows(item), !members.contains(where: { nearest.knows($0.item) }),
          !names.items[item].isAdjustment
        else { continue }
        let answers =
          searchesLeft > 0 ? nearest.answers(to: names.items[item].name).map(\.item) : []
        searchesLeft -= 1
        baskets[basket].lines[line].nearest = answers
        guard let place = baskets[basket].lines[line].place else { continue }
        diagnostics.append(
          Diagnostic(
            .warning, .basketItemUnknown,
            file: sources.indices.contains(place.source) ? sources[place.source].path : "",
            line: place.line, message: message(of: item, answers)))
      }
    }
    if searchesLeft < 0 {
      diagnostics.append(
        Diagnostic(
          .warning, .limitReached, file: "",
          message: "no receipt and no price has "
            + "\(NearestItems.searchLimit - searchesLeft) lines of "
            + "baskets; names like theirs were looked for of the first "
            + "\(NearestItems.searchLimit)"))
    }
    diagnostics.sort(by: Diagnostic.precedes)
  }

  private func message(of item: ItemID, _ answers: [ItemID]) -> String {
    let known = answers.map { quoted(names.items[$0].name) }
    let what =
      "no receipt and no price has \(quoted(names.items[item].name)), so it is priced nowhere; "
    guard let first = known.first else {
      return what + "write the item as the reports show it, or check the spelling"
    }
    let others = known.dropFirst()
    return what
      + "did you mean \(first)\(others.isEmpty ? "" : " (or \(others.joined(separator: ", ")))")? "
      + "write that name, or take the alias that match proposes"
  }

  private func quoted(_ name: String) -> String {
    "“" + String(name.prefix(60)) + (name.count > 60 ? "…" : "") + "”"
  }
}

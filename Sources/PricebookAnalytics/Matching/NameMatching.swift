package import PricebookModel
import PricebookParallel

/// Which names of a book likely mean one item: proposals for its alias table.
///
/// Names are compared by their words, with what tills do to words in mind; sizes, numbers and
/// qualifiers such as *organic* forbid a match, and so do two barcodes and a receipt that has
/// both names. Prices per base unit only move the score. Pairs are joined into groups from the
/// surest on, and every member is compared with the name of its group.
package struct NameMatching: Sendable {
  /// The score from which a match is sure enough for `--apply-above`.
  ///
  /// The page *Names and categories* of the command's documentation says what was measured.
  package static let sureScore = 85
  /// Below this nothing is proposed.
  package static let minimumScore = 60

  /// Names of receipts, most spending first, then those of baskets, then categories, most spending
  /// first; nothing that somebody said is different.
  package let proposals: [AliasProposal]
  /// Bought items without alias or proposal, most spending first.
  package let unmatched: [ItemID]
  /// Of these the ones bought three times or more that may be an item that an alias names.
  package let standAlone: [ItemID]
  package let limitsReached: [Diagnostic]

  /// - Returns: `nil` for a book that was read without its names as written; the importer keeps
  ///   them where it is asked to.
  package init?(of book: Book, proposesCategories: Bool = true) {
    guard let writings = book.names.itemWritings else { return nil }
    let evidence = ItemEvidence(of: book)
    let (items, words) = MatchedItem.all(of: book, writings: writings, evidence: evidence)
    let comparison = ItemComparison(items, words, evidence, different: book.names.different)
    let candidates = MatchCandidates(items.map(\.words))
    let scored = Self.score(candidates.pairs(), comparison)
    var groups = MatchedGroups(comparison)
    for pair in scored { groups.join(pair.left, pair.right) }
    var names = groups.proposals(scored, evidence)
    names += Self.basketProposals(of: book, besides: names)
    let named = Set(
      names.filter { $0.category != nil }.flatMap { [$0.name] + $0.rows.map(\.written) })
    proposals =
      names
      + (proposesCategories ? AliasProposal.categories(of: book, evidence, besides: named) : [])
    let joined = Set(names.flatMap { [$0.item] + $0.rows.map(\.item) })
    let alone = items.indices.filter { place in
      items[place].receiptCount > 0 && !items[place].isAlias
        && !joined.contains(ItemID(items[place].item))
    }
    func mostSpending(_ places: [Int]) -> [ItemID] {
      places.map { ItemID(items[$0].item) }.sorted { left, right in
        (evidence.spending[right.index], left) < (evidence.spending[left.index], right)
      }
    }
    unmatched = mostSpending(alone)
    standAlone = mostSpending(comparison.maybeNamed(alone))
    limitsReached = Self.limits(
      crowdedNames: candidates.crowdedCount,
      longNames: items.count { $0.words.words.count > WordTable.nameLimit }, evidence)
  }

  private static func limits(
    crowdedNames: Int, longNames: Int, _ evidence: ItemEvidence
  ) -> [Diagnostic] {
    var messages: [String] = []
    if longNames > 0 {
      messages.append(
        "names of more than \(WordTable.nameLimit) words were compared by their first "
          + "\(WordTable.nameLimit) words: \(longNames)")
    }
    if crowdedNames > 0 {
      messages.append(
        "\(crowdedNames) names were compared with no other, because each of their words is like "
          + "those of more than \(MatchCandidates.longestList) names")
    }
    let known = evidence.categories.count { $0.count == 1 }
    if known > CategoryGuesses.itemLimit {
      messages.append(
        "categories are proposed by the words of \(CategoryGuesses.itemLimit) items, the first of "
          + "\(known) that have one")
    }
    return messages.map { Diagnostic(.warning, .limitReached, file: "", message: $0) }
  }

  /// What basket items that no receipt and no price has likely mean; where others rename that, its
  /// new name, because an alias is not applied to what another one makes.
  private static func basketProposals(
    of book: Book, besides others: [AliasProposal]
  ) -> [AliasProposal] {
    let unknown = Set(
      book.baskets.flatMap { $0.lines.filter { $0.nearest?.isEmpty == false }.map(\.item) })
    guard !unknown.isEmpty else { return [] }
    let nearest = NearestItems(of: book)
    let renamed = Dictionary(
      others.flatMap { other in other.rows.map { ($0.item, other.item) } },
      uniquingKeysWith: { first, _ in first })
    return unknown.sorted().compactMap { item in
      let written = book.names.items[item].name
      return nearest.answers(to: written).lazy.map { answer in
        let meant = renamed[answer.item] ?? answer.item
        return AliasProposal(
          name: book.names.items[meant].name, item: meant, category: nil,
          rows: [AliasProposal.Row(written: written, item: item, score: answer.score)],
          spendingShare: 0)
      }.first { !book.names.different.contains(NamePair(written, $0.name)) }
    }
  }

  private static func score(
    _ candidates: [(Int, Int)], _ comparison: ItemComparison
  ) -> [ScoredPair] {
    let found = concurrentMap(of: candidates.count, parts: 16) { range in
      candidates[range].compactMap { pair in
        comparison.score(pair.0, pair.1).flatMap { score in
          score >= minimumScore ? ScoredPair(left: pair.0, right: pair.1, score: score) : nil
        }
      }
    }
    return found.flatMap(\.self).sorted {
      ($1.score, $0.left, $0.right) < ($0.score, $1.left, $1.right)
    }
  }
}

/// Two items, by their places in order of name, and how sure it is that they are one.
struct ScoredPair: Sendable {
  var left: Int
  var right: Int
  var score: Int
}

struct ItemComparison: Sendable {
  let items: [MatchedItem]
  let words: WordTable
  let evidence: ItemEvidence
  /// Pairs that somebody said are two items: the smaller place, then the other.
  private var different: Set<UInt64> = []

  /// - Parameter different: Pairs of names.
  init(
    _ items: [MatchedItem], _ words: WordTable, _ evidence: ItemEvidence,
    different: Set<NamePair> = []
  ) {
    self.items = items
    self.evidence = evidence
    self.words = words
    guard !different.isEmpty else { return }
    var places: [String: Set<Int>] = [:]
    for (place, item) in items.enumerated() {
      for name in item.writings + [item.name] {
        places[foldedName(name), default: []].insert(place)
      }
    }
    for pair in different {
      for one in places[pair.first] ?? [] {
        for other in places[pair.second] ?? [] { self.different.insert(Self.key(one, other)) }
      }
    }
  }

  private static func key(_ left: Int, _ right: Int) -> UInt64 {
    UInt64(min(left, right)) << 32 | UInt64(max(left, right))
  }

  /// - Returns: 0 to 100; `nil` where the two cannot be one item.
  func score(_ left: Int, _ right: Int) -> Int? {
    guard mayBeOne(left, right),
      let names = words.likeness(items[left].words, items[right].words)
    else { return nil }
    var score = Int((names * 100).rounded())
    guard score >= NameMatching.minimumScore - 10 else { return nil }
    if let ratio = evidence.priceRatio(items[left].item, items[right].item) {
      switch ratio {
      case ...1.25: score += 3
      case ...1.8: break
      case ...3: score -= 10
      default: score -= 25
      }
    }
    return evidence.standTogether(items[left].item, items[right].item) ? nil : min(score, 100)
  }

  /// Whether nothing but the words speaks against it.
  func mayBeOne(_ left: Int, _ right: Int) -> Bool {
    // Part by part: whole items would be copied for each of millions of pairs.
    if items[left].isAlias, items[right].isAlias { return false }
    if !different.isEmpty, different.contains(Self.key(left, right)) { return false }
    let (one, other) = (items[left].barcodes, items[right].barcodes)
    if !one.isEmpty, !other.isEmpty, !one.isSubset(of: other), !other.isSubset(of: one) {
      return false
    }
    return !items[left].words.contradicts(items[right].words)
  }
}

extension ItemComparison {
  private static let oftenReceipts = 3
  /// A word of more names than these says nothing of any.
  private static let tellingNames = 3
  private static let tellingLetters = 4
  private static let highestPriceRatio = 1.5

  /// Of some items the ones bought often whose names have all words of an item that an alias names,
  /// and perhaps more, about at its price, and that are never on a receipt with it.
  fileprivate func maybeNamed(_ places: [Int]) -> [Int] {
    var named: [UInt32: [(place: Int, words: Set<UInt32>)]] = [:]
    var counts: [UInt32: Int] = [:]
    for (place, item) in items.enumerated() {
      let words = tellingWords(of: item)
      for word in words {
        counts[word, default: 0] += 1
        if item.isAlias { named[word, default: []].append((place, words)) }
      }
    }
    return places.filter { place in
      guard items[place].receiptCount >= Self.oftenReceipts else { return false }
      let words = tellingWords(of: items[place])
      return words.contains { word in
        counts[word, default: 0] <= Self.tellingNames
          && named[word, default: []].contains {
            words.isSuperset(of: $0.words) && mayBeNamed(place, $0.place)
          }
      }
    }
  }

  private func tellingWords(of item: MatchedItem) -> Set<UInt32> {
    Set(
      item.words.words.lazy.filter {
        !$0.isFiller && $0.letters.count >= Self.tellingLetters
          && words.entries[Int($0.id)].qualifier == nil
      }.map(\.id))
  }

  private func mayBeNamed(_ place: Int, _ named: Int) -> Bool {
    let (item, other) = (items[place].item, items[named].item)
    guard mayBeOne(place, named), !evidence.standTogether(item, other) else { return false }
    return evidence.priceRatio(item, other).map { $0 <= Self.highestPriceRatio } ?? true
  }
}

/// Names that likely mean one item and what to call it, or the category that an item likely has.
package struct AliasProposal: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// As a source writes it; not a pattern.
    package var written: String
    package var item: ItemID
    package var score: Int
  }

  package enum Kind: String, Sendable {
    case item
    case category
  }

  package var kind = Kind.item
  /// The most readable name of the group, or the one that the alias table already gives it; the
  /// name of the item where only a category is proposed.
  package var name: String
  package var item: ItemID
  /// The category with most of the money of all lines that are to be called so; `nil` where there is
  /// none, and where one of the names has several.
  package var category: String?
  /// The other categories of these lines, which lose them.
  package var otherCategories: [String] = []
  /// The surest first, then by name; never empty.
  package var rows: [Row]
  /// Share of the book's spending that the group has: the shares of each currency added up.
  package var spendingShare: Double
}

/// Items joined into groups that mean one thing each.
struct MatchedGroups {
  private let comparison: ItemComparison
  private var groupOfItem: [Int]
  private var members: [[Int]]
  /// The member that represents the group.
  private var target: [Int]

  /// A group of more names than this is a misunderstanding.
  private static let largestGroup = 40

  init(_ comparison: ItemComparison) {
    self.comparison = comparison
    let places = Array(comparison.items.indices)
    groupOfItem = places
    members = places.map { [$0] }
    target = places
  }

  /// Joins the groups of two items, unless two members cannot be one or names differ too much.
  mutating func join(_ left: Int, _ right: Int) {
    let (one, other) = (groupOfItem[left], groupOfItem[right])
    guard one != other, members[one].count + members[other].count <= Self.largestGroup else {
      return
    }
    let score = comparison.score(target[one], target[other])
    guard let score, score >= NameMatching.minimumScore else { return }
    let items = comparison.items
    let isOtherBetter = MatchedItem.isBetterName(items[target[other]], items[target[one]])
    // An unsure name must not name a sure group.
    let loser = isOtherBetter ? one : other
    if members[loser].count > 1, score < NameMatching.sureScore { return }
    let areOne = members[one].allSatisfy { first in
      members[other].allSatisfy { second in
        comparison.mayBeOne(first, second)
          && !comparison.evidence.standTogether(items[first].item, items[second].item)
      }
    }
    guard areOne else { return }
    if isOtherBetter { target[one] = target[other] }
    for member in members[other] { groupOfItem[member] = one }
    members[one] += members[other]
    members[other] = []
  }

  /// What to write into the alias table; a member about as like an item of another group is not sure.
  func proposals(_ pairs: [ScoredPair], _ evidence: ItemEvidence) -> [AliasProposal] {
    var rival = [Int](repeating: 0, count: groupOfItem.count)
    for pair in pairs where groupOfItem[pair.left] != groupOfItem[pair.right] {
      rival[pair.left] = max(rival[pair.left], pair.score)
      rival[pair.right] = max(rival[pair.right], pair.score)
    }
    let items = comparison.items
    var result: [AliasProposal] = []
    for (group, members) in members.enumerated() where members.count > 1 {
      var rows: [AliasProposal.Row] = []
      var others: [Int] = []
      var spending = evidence.spending[items[target[group]].item]
      for member in members where member != target[group] {
        guard var score = comparison.score(member, target[group]) else { continue }
        if rival[member] > score - 10 { score = min(score, NameMatching.sureScore - 5) }
        guard score >= NameMatching.minimumScore else { continue }
        spending += evidence.spending[items[member].item]
        others.append(items[member].item)
        let item = ItemID(items[member].item)
        rows += items[member].writings.map {
          AliasProposal.Row(written: $0, item: item, score: score)
        }
      }
      guard !rows.isEmpty else { continue }
      rows.sort { ($1.score, $0.written) < ($0.score, $1.written) }
      let categories = evidence.categories(of: [items[target[group]].item] + others)
      result.append(
        AliasProposal(
          name: items[target[group]].name, item: ItemID(items[target[group]].item),
          category: categories.first, otherCategories: Array(categories.dropFirst()), rows: rows,
          spendingShare: spending))
    }
    return result.sorted { ($1.spendingShare, $0.name) < ($0.spendingShare, $1.name) }
  }
}

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
  /// How many of its words are everyday ones, which is how they are spelled.
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

extension Book {
  /// A book with more items is matched where that is asked for, and not in every report.
  private static let matchedItemLimit = 2_000

  /// Notes items that are one under two names as surely as `pricebook match` can say, those with most
  /// spending first, and names that may be items that aliases name; nothing in a book of too many
  /// items, or without its names as written.
  package mutating func noteLookAlikes() {
    guard names.items.count <= Self.matchedItemLimit,
      let matching = NameMatching(of: self, proposesCategories: false)
    else { return }
    names.itemWritings = nil
    names.standAlone = matching.standAlone
    var known: Set<LookAlike> = []
    names.lookAlikes = matching.proposals.lazy.filter { $0.kind == .item }.flatMap { proposal in
      proposal.rows.lazy.filter { $0.score >= NameMatching.sureScore }
        .map { LookAlike($0.item, proposal.item) }
    }.filter { known.insert($0).inserted }
  }
}

import PricebookModel

/// Compares items with each other: by their names, and by where, when and for how much they were bought.
struct ItemComparison: Sendable {
  let items: [MatchedItem]
  let words: WordTable
  let evidence: ItemEvidence
  /// Where and when items were bought; `nil` where only words and prices are to propose anything.
  let stays: ItemStays?
  /// Words of several names that one store alone writes and that mean nothing else: its brands.
  private let brands: Set<UInt32>
  /// Pairs that somebody said are two items: the smaller place, then the other.
  private var different: Set<UInt64> = []

  /// - Parameter different: Pairs of names.
  init(
    _ items: [MatchedItem], _ words: WordTable, _ evidence: ItemEvidence,
    stays: ItemStays? = nil, different: Set<NamePair> = []
  ) {
    self.items = items
    self.evidence = evidence
    self.words = words
    self.stays = stays
    brands = stays.map { Self.brands(items, words, $0) } ?? []
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

  private static func brands(
    _ items: [MatchedItem], _ words: WordTable, _ stays: ItemStays
  ) -> Set<UInt32> {
    var stores: [UInt32: (store: StoreID?, count: Int)] = [:]
    for item in items {
      let store = stays.onlyStore(item.item)
      for word in Set(item.words.words.map(\.id)) {
        let known = stores[word]
        stores[word] = (
          known.map { $0.store == store ? store : nil } ?? store, (known?.count ?? 0) + 1
        )
      }
    }
    return Set(
      stores.filter { word, found in
        found.store != nil && found.count > 1 && !words.entries[Int(word)].isKnown
      }.keys)
  }

  /// How sure it is that two items are one, and by what.
  ///
  /// - Returns: A score of 0 to 100; `nil` where the two cannot be one item.
  func likeness(_ left: Int, _ right: Int) -> (score: Int, reason: AliasProposal.Evidence?)? {
    guard mayBeOne(left, right) else { return nil }
    if let score = scoreOfNames(left, right), score >= NameMatching.minimumScore {
      return (score, nil)
    }
    return likenessByPurchases(left, right)
  }

  func score(_ left: Int, _ right: Int) -> Int? { likeness(left, right)?.score }

  private static let nearPrice = 1.35

  /// Whether names that share much and have words of their own are one by what was bought: no other
  /// size, about the same price, and no store that writes both at a time.
  private func likenessByPurchases(
    _ left: Int, _ right: Int
  ) -> (score: Int, reason: AliasProposal.Evidence?)? {
    let (one, other) = (items[left], items[right])
    guard let stays, let ratio = evidence.priceRatio(one.item, other.item),
      ratio <= Self.nearPrice, !stays.areSideBySide(one.item, other.item),
      let shared = words.sharedWords(one.words, other.words, besides: brands)
    else { return nil }
    let hasSize = !one.words.size.isEmpty && !other.words.size.isEmpty
    let isSizeOpen = one.words.size.isEmpty != other.words.size.isEmpty
    let least = shared.isOneWithin && !isSizeOpen ? 0.5 : 0.6
    guard shared.share >= least else { return nil }
    let follows = stays.follow(one.item, other.item)
    let score =
      NameMatching.minimumScore + Int(20 * (shared.share - 0.5)) + (ratio <= 1.1 ? 3 : 0)
      + (follows ? 3 : 0) + (hasSize ? 3 : 0)
    return (
      min(score, NameMatching.sureScore - 6),
      AliasProposal.Evidence(priceRatio: ratio, hasSize: hasSize, follows: follows)
    )
  }

  /// How sure the names and the prices make it that two items are one.
  ///
  /// - Returns: At most 100; `nil` where the names contradict each other or are too unlike, and where
  ///   one receipt has both.
  private func scoreOfNames(_ left: Int, _ right: Int) -> Int? {
    guard let names = words.likeness(items[left].words, items[right].words) else { return nil }
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

  /// Whether two items may be one, however unlike their words are: no alias, no barcode, nobody, and
  /// nothing that their names say, such as a size, tells them apart.
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

  /// Of some items the ones bought often that may be an item that an alias names.
  ///
  /// Their names have all its telling words, one of them in few names, and perhaps more; they cost
  /// about as much, and no receipt has both.
  func maybeNamed(_ places: [Int]) -> [Int] {
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

/// How much of two names is the same where each may have words that the other does not have.
struct SharedWords: Sendable {
  /// Of the letters of both names that tell what they are: 0 to 1.
  var share: Double
  /// Whether only one of the names has words of its own.
  var isOneWithin: Bool
}

extension WordTable {
  /// What two names share; `nil` where nothing says the same thing, and where each has words of its own of
  /// which one is known: cheese and onion here, ready salted there.
  ///
  /// - Parameter brands: Words that one store alone writes, which say nothing of the item.
  func sharedWords(
    _ left: NameWords, _ right: NameWords, besides brands: Set<UInt32>
  ) -> SharedWords? {
    var matched = 0.0
    var isTelling = false
    var open = (left: Set(left.words.indices), right: Set(right.words.indices))
    for pair in pairing(left, right) {
      open.left.subtract(pair.left)
      open.right.subtract(pair.right)
      let own = left.words[pair.left].allSatisfy { $0.isFiller || brands.contains($0.id) }
      matched += own ? 0 : pair.weight * pair.likeness
      isTelling = isTelling || !own && pair.likeness >= 0.75 && pair.weight >= 3
    }
    func isOwn(_ word: NameWords.Word) -> Bool { word.isFiller || brands.contains(word.id) }
    open.left = open.left.filter { !isOwn(left.words[$0]) }
    open.right = open.right.filter { !isOwn(right.words[$0]) }
    // Other words for the same thing: *Karotten* and *Möhren*, *Orange* and *Orangensaft*.
    for one in open.left.sorted() {
      let kinds = entry(left.words[one]).kinds
      let same = open.right.sorted().first {
        let others = entry(right.words[$0]).kinds
        return !others.isEmpty && (kinds.isSubset(of: others) || others.isSubset(of: kinds))
      }
      guard !kinds.isEmpty, let same else { continue }
      open.left.remove(one)
      open.right.remove(same)
      matched += 0.9 * Self.weight(of: left.words[one])
      isTelling = true
    }
    guard isTelling else { return nil }
    let isKnown =
      open.left.contains { entry(left.words[$0]).isKnown }
      || open.right.contains { entry(right.words[$0]).isKnown }
    if isKnown, !open.left.isEmpty, !open.right.isEmpty { return nil }
    let rest =
      open.left.reduce(0) { $0 + Self.weight(of: left.words[$1]) }
      + open.right.reduce(0) { $0 + Self.weight(of: right.words[$1]) }
    return SharedWords(
      share: 2 * matched / max(1, 2 * matched + rest),
      isOneWithin: open.left.isEmpty || open.right.isEmpty)
  }

  private func entry(_ word: NameWords.Word) -> Entry { entries[Int(word.id)] }
}

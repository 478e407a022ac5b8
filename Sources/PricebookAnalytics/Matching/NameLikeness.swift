/// How likely two names mean one item, by their words, sizes and numbers alone.
struct NameLikeness: Sendable {
  /// Names of more words are sentences, which their first words tell apart.
  static let wordLimit = 12

  var words: WordLikeness

  /// - Returns: 0 to 1; `nil` where the names contradict each other: another package size or
  ///   number, organic or smoked on one side alone, another color, and on both sides a word that
  ///   the other does not have.
  func likeness(_ left: NameWords, _ right: NameWords) -> Double? {
    if Self.contradict(left, right) { return nil }
    let pairs = pairing(left, right)
    var matched = 0.0
    var total = 0.0
    var weakest = 1.0
    var isLeftMatched = [Bool](repeating: false, count: left.words.count)
    var isRightMatched = [Bool](repeating: false, count: right.words.count)
    var hasRealMatch = false
    for pair in pairs {
      for index in pair.left { isLeftMatched[index] = true }
      for index in pair.right { isRightMatched[index] = true }
      let weight = 2 * pair.weight
      matched += weight * pair.likeness
      total += weight
      if pair.weight > 1 {
        weakest = min(weakest, pair.likeness)
        hasRealMatch = true
      }
    }
    guard hasRealMatch else { return nil }
    let leftRest = Self.weight(of: left.words, without: isLeftMatched)
    let rightRest = Self.weight(of: right.words, without: isRightMatched)
    // A word too many on both sides: strawberry here and raspberry there.
    if leftRest.words > 0, rightRest.words > 0 { return nil }
    total += leftRest.weight + rightRest.weight
    var result = matched / max(total, 1)
    if leftRest.words + rightRest.words > 0 { result *= 0.85 }
    if weakest < 0.7 { result = min(result, 0.8) }
    // A few letters are the abbreviation of many words.
    if weakest < 1 {
      switch min(left.letterCount, right.letterCount) {
      case ...3: result *= 0.8
      case 4: result *= 0.92
      default: break
      }
    }
    // Where one name does not say its size, nobody is sure that it is the same.
    if left.size.isEmpty != right.size.isEmpty { result = min(result * 0.96, 0.8) }
    if left.numbers != right.numbers { result *= 0.85 }
    if left.percentages != right.percentages { result *= 0.9 }
    if left.codes != right.codes { result *= 0.96 }
    if left.qualifiers != right.qualifiers { result *= 0.9 }
    return result
  }

  /// Whether the names say what cannot be true of one item.
  static func contradict(_ left: NameWords, _ right: NameWords) -> Bool {
    if left.size.contradicts(right.size) { return true }
    return differ(left.numbers, right.numbers) || differ(left.percentages, right.percentages)
      || differ(left.codes, right.codes) || left.qualifiers.contradicts(right.qualifiers)
  }

  /// Whether both have some, and not the same.
  private static func differ<Values: Collection & Equatable>(
    _ left: Values, _ right: Values
  ) -> Bool {
    !left.isEmpty && !right.isEmpty && left != right
  }

  /// Words of one name and the words of the other that they are.
  struct Pair {
    var left: Range<Int>
    var right: Range<Int>
    var likeness: Double
    var weight: Double
  }

  /// The best pairs first, each word in one at most.
  private func pairing(_ left: NameWords, _ right: NameWords) -> [Pair] {
    var candidates: [Pair] = []
    let leftWords = left.words.prefix(Self.wordLimit)
    let rightWords = right.words.prefix(Self.wordLimit)
    for (first, one) in leftWords.enumerated() {
      for (second, other) in rightWords.enumerated() {
        let likeness = words.likeness(one, other)
        if likeness >= WordLikeness.minimum {
          candidates.append(
            Pair(
              left: first..<first + 1, right: second..<second + 1, likeness: likeness,
              weight: max(Self.weight(of: one), Self.weight(of: other))))
        }
      }
    }
    candidates += joinedPairs(leftWords, rightWords)
    candidates += joinedPairs(rightWords, leftWords).map { pair in
      Pair(left: pair.right, right: pair.left, likeness: pair.likeness, weight: pair.weight)
    }
    candidates.sort { first, second in
      let (one, other) = (first.likeness * first.weight, second.likeness * second.weight)
      if one != other { return one > other }
      return (first.left.lowerBound, first.right.lowerBound)
        < (second.left.lowerBound, second.right.lowerBound)
    }
    var usedLeft: UInt32 = 0
    var usedRight: UInt32 = 0
    return candidates.filter { pair in
      let leftBits = Self.bits(pair.left)
      let rightBits = Self.bits(pair.right)
      guard usedLeft & leftBits == 0, usedRight & rightBits == 0 else { return false }
      usedLeft |= leftBits
      usedRight |= rightBits
      return true
    }
  }

  /// One word against two or three neighbours: `SCHOKOMUESLI` and `Schoko-Müsli`.
  private func joinedPairs(
    _ single: ArraySlice<NameWords.Word>, _ several: ArraySlice<NameWords.Word>
  ) -> [Pair] {
    guard several.count >= 2 else { return [] }
    var result: [Pair] = []
    for (index, word) in single.enumerated() {
      for start in 0..<several.count - 1 {
        // Written as one in the other order: `NATURJOGHURT`, `Joghurt natur`.
        if word.letters.count == several[start].letters.count + several[start + 1].letters.count,
          word.letters.starts(with: several[start + 1].letters),
          word.letters.dropFirst(several[start + 1].letters.count)
            .elementsEqual(several[start].letters)
        {
          result.append(
            Pair(
              left: index..<index + 1, right: start..<start + 2, likeness: 0.95,
              weight: several[start...start + 1].reduce(0) { $0 + Self.weight(of: $1) }))
        }
        guard several[start].letters.first == word.letters.first else { continue }
        for end in start + 2...start + 3 where end <= several.count {
          let likeness = words.likeness(word, joined: Array(several[start..<end]))
          guard likeness >= WordLikeness.minimum else { continue }
          result.append(
            Pair(
              left: index..<index + 1, right: start..<end, likeness: likeness,
              weight: several[start..<end].reduce(0) { $0 + Self.weight(of: $1) }))
          // *Sourdough* is *sour dough* and no beginning of *sour dough bread*.
          if likeness == 1 { break }
        }
      }
    }
    return result
  }

  private static func bits(_ range: Range<Int>) -> UInt32 {
    range.reduce(0) { $0 | 1 << UInt32($1) }
  }

  private static func weight(of word: NameWords.Word) -> Double {
    word.isFiller ? 0.5 : Double(min(max(word.letters.count, 3), 8))
  }

  private static func weight(
    of words: [NameWords.Word], without isMatched: [Bool]
  ) -> (weight: Double, words: Int) {
    var weight = 0.0
    var count = 0
    for (word, isMatched) in zip(words, isMatched) where !isMatched {
      weight += self.weight(of: word)
      if !word.isFiller { count += 1 }
    }
    return (weight, count)
  }
}

extension WordTable {
  /// Names of more words are sentences, which their first words tell apart.
  static let nameLimit = 12

  /// How likely two names mean one item, by their words, sizes and numbers alone.
  ///
  /// The factors have no theory behind them. They were chosen on names of tills; the page *Names and
  /// categories* of the command's documentation says what was measured with them.
  ///
  /// - Returns: 0 to 1; `nil` where no word but fillers is shared, and where the names contradict each
  ///   other: another package size or number, organic or smoked on one side alone, another color, and
  ///   on both sides a word that the other does not have.
  func likeness(_ left: NameWords, _ right: NameWords) -> Double? {
    if left.contradicts(right) { return nil }
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
    let countsAgree = left.hasCount(of: right) || right.hasCount(of: left)
    // Where one name does not say its size, nobody is sure that it is the same.
    if left.size.isEmpty != right.size.isEmpty, !countsAgree { result = min(result * 0.96, 0.8) }
    if left.numbers != right.numbers, !countsAgree { result *= 0.85 }
    if left.percentages != right.percentages { result *= 0.9 }
    if left.codes != right.codes { result *= 0.96 }
    if left.qualifiers != right.qualifiers { result *= 0.9 }
    return result
  }

  struct Pair {
    var left: Range<Int>
    var right: Range<Int>
    var likeness: Double
    var weight: Double
  }

  /// The best pairs first, each word in one at most.
  func pairing(_ left: NameWords, _ right: NameWords) -> [Pair] {
    var candidates: [Pair] = []
    let leftWords = left.words.prefix(Self.nameLimit)
    let rightWords = right.words.prefix(Self.nameLimit)
    for (first, one) in leftWords.enumerated() {
      for (second, other) in rightWords.enumerated() {
        let likeness = likeness(one, other)
        if likeness >= Self.minimumLikeness {
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
      func add(_ range: Range<Int>, _ likeness: Double) {
        result.append(
          Pair(
            left: index..<index + 1, right: range, likeness: likeness,
            weight: several[range].reduce(0) { $0 + Self.weight(of: $1) }))
      }
      for start in 0..<several.count - 1 {
        // Written as one in the other order: `NATURJOGHURT`, `Joghurt natur`.
        if word.letters.count == several[start].letters.count + several[start + 1].letters.count,
          word.letters.starts(with: several[start + 1].letters),
          word.letters.dropFirst(several[start + 1].letters.count)
            .elementsEqual(several[start].letters)
        {
          add(start..<start + 2, 0.95)
        }
        guard several[start].letters.first == word.letters.first else { continue }
        for end in start + 2...start + 3 where end <= several.count {
          let likeness = likeness(word, joined: Array(several[start..<end]))
          guard likeness >= Self.minimumLikeness else { continue }
          add(start..<end, likeness)
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

  static func weight(of word: NameWords.Word) -> Double {
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

extension NameWords {
  /// Whether a number of this name is the number of pieces in the other: `12RLX` and `x12`.
  func hasCount(of other: NameWords) -> Bool {
    size.count == nil
      && other.size.count.map { count in numbers.contains { Double($0) == count } } == true
  }

  /// Whether the names say what cannot be true of one item.
  func contradicts(_ other: NameWords) -> Bool {
    /// Whether both have some, and not the same.
    func differ(_ values: KeyPath<NameWords, [String]>) -> Bool {
      let (one, another) = (self[keyPath: values], other[keyPath: values])
      return !one.isEmpty && !another.isEmpty && one != another
    }
    return size.contradicts(other.size) || differ(\.numbers) || differ(\.percentages)
      || differ(\.codes) || qualifiers.contradicts(other.qualifiers)
  }
}

extension WordTable {
  /// Below this two words are two words.
  static let minimumLikeness = 0.6

  /// How likely two words of item names are one word, one of them abbreviated perhaps: 0 to 1.
  ///
  /// Tills cut words at the end (`ERDB`) and drop vowels (`BNNAS`), so an abbreviation keeps the
  /// first letter and the order of the letters, and nearly all consonants of what it keeps.
  func likeness(_ left: NameWords.Word, _ right: NameWords.Word) -> Double {
    if left.id == right.id { return 1 }
    let (one, other) = left.letters.count <= right.letters.count ? (left, right) : (right, left)
    let (short, long) = (entries[Int(one.id)], entries[Int(other.id)])
    let isShortWhole = isWhole[Int(one.id)] && !one.isMarked
    if let first = short.qualifier, let second = long.qualifier, first.subject == second.subject {
      return first.value == second.value ? 1 : 0
    }
    guard let initial = short.letters.first, initial == long.letters.first, short.isASCII,
      long.isASCII
    else { return 0 }
    // Words of different kinds are different words. But a slip that swaps letters may leave an end
    // that says another kind.
    if !short.kinds.isEmpty, !long.kinds.isEmpty, short.kinds.isDisjoint(with: long.kinds),
      short.letters.sorted() != long.letters.sorted()
    {
      return 0
    }
    if !short.meanings.isEmpty,
      short.meanings.contains(String(decoding: long.letters, as: UTF8.self))
    {
      return 0.95
    }
    let common = zip(short.letters, long.letters).prefix { $0 == $1 }.count
    if common >= 3, common + 2 >= short.letters.count,
      KnownWords.endings.contains(text(short.letters[common...])),
      KnownWords.endings.contains(text(long.letters[common...])), long.letters.count >= 4
    {
      return 0.97
    }
    let areWhole = isShortWhole && isWhole[Int(other.id)]
    let slip = one.isMarked ? 0 : mistyped(short, long, areWhole: areWhole)
    if common == short.letters.count {
      return max(slip, cut(short, long, isWhole: isShortWhole, isMarked: one.isMarked))
    }
    if Self.isSubsequence(short.letters, of: long.letters) {
      return isShortWhole ? slip : max(slip, squeezed(short, long))
    }
    return slip
  }

  /// Whether a word is several words of the other name written as one, the end of it cut perhaps.
  func likeness(_ word: NameWords.Word, joined: [NameWords.Word]) -> Double {
    let entry = entries[Int(word.id)]
    guard entry.isASCII, let first = joined.first?.letters.first, entry.letters.first == first
    else { return 0 }
    // Initials: `PB`, `PDT`.
    if entry.letters.count == joined.count,
      entry.letters.elementsEqual(joined.compactMap(\.letters.first))
    {
      return 0.75
    }
    let letters = joined.flatMap(\.letters)
    guard let head = joined.first?.letters.count, entry.letters.count > head,
      letters.allSatisfy({ $0 < 0x80 })
    else { return 0 }
    if entry.letters == letters { return 1 }
    let missing = letters.count - entry.letters.count
    if missing > 0, letters.starts(with: entry.letters) {
      if missing <= 2, entry.letters.count >= 6 { return 0.96 }
      return entry.letters.count >= head + 3 ? 0.85 : 0
    }
    let parts = joined.flatMap { FoldedLetters.skeleton($0.letters) }
    return entry.letters.count >= 5 && head >= 2 && entry.letters.prefix(2) == letters.prefix(2)
      && entry.skeleton == Self.withoutRepeats(parts) ? 0.85 : 0
  }

  private static func withoutRepeats(_ letters: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for letter in letters where result.last != letter { result.append(letter) }
    return result
  }

  /// How likely two words are one, mistyped: with one slip in five letters or more.
  ///
  /// Two everyday words are never slips of each other (*Mais*, *Reis*). Where one of the two is an
  /// everyday word, it may also have four letters, unless the slip is another letter, or two slips in
  /// nine letters or more. Of two others that people have written out, another letter is a slip in
  /// long words only.
  private func mistyped(_ left: Entry, _ right: Entry, areWhole: Bool) -> Double {
    guard left.isEveryday != right.isEveryday || !left.isEveryday else { return 0 }
    let letters = min(left.letters.count, right.letters.count)
    let isKnown = left.isEveryday || right.isEveryday
    guard letters >= (isKnown ? 4 : 5) else { return 0 }
    let (one, other) = (left.letters, right.letters)
    // The plural of one is no slip: `Bananna`, `Bananas`.
    if Self.isOneSlip(one, other)
      || (letters >= 5 && Self.isOneSlip(Self.stem(one), Self.stem(other)))
    {
      let isOtherLetter = one.count == other.count && one.sorted() != other.sorted()
      if isKnown { return letters > 4 || !isOtherLetter ? 0.93 : 0 }
      guard areWhole else { return 0.8 }
      return isOtherLetter && letters < 7 ? 0 : 0.86
    }
    return letters >= 9 && isKnown && Self.slips(one, other) == 2 ? 0.82 : 0
  }

  private static func stem(_ word: [UInt8]) -> [UInt8] {
    word.last.map { "snea".utf8.contains($0) } ?? false ? Array(word.dropLast()) : word
  }

  /// How likely a word is another one without its end.
  private func cut(
    _ short: Entry, _ long: Entry, isWhole: Bool, isMarked: Bool
  ) -> Double {
    let count = short.letters.count
    if long.letters.count - count <= 2, count >= 6 { return 0.96 }
    if isWhole { return 0 }
    switch count {
    case 1: return isMarked ? 0.65 : 0
    case 2: return isMarked ? 0.8 : 0.65
    default: return 0.86 + 0.1 * Double(count) / Double(long.letters.count)
    }
  }

  /// How likely a word is another one without some of its vowels, or consonants too.
  private func squeezed(_ short: Entry, _ long: Entry) -> Double {
    let count = short.skeleton.count
    if short.skeleton == long.skeleton { return count >= 3 ? 0.95 : 0.8 }
    if long.skeleton.starts(with: short.skeleton) { return count >= 3 ? 0.88 : 0.65 }
    let share = Double(count) / Double(max(1, long.skeleton.count))
    return count >= 3 && share >= 0.6 ? 0.78 + 0.12 * share : 0
  }

  private func text(_ letters: ArraySlice<UInt8>) -> String {
    String(decoding: letters, as: UTF8.self)
  }

  static func isSubsequence(_ short: [UInt8], of long: [UInt8]) -> Bool {
    var place = 0
    for letter in long where place < short.count && letter == short[place] { place += 1 }
    return place == short.count
  }

  /// Whether one letter is missing, another one, or changed places with its neighbour.
  static func isOneSlip(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    guard long.count - short.count <= 1 else { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    let end = zip(short.reversed(), long.reversed()).prefix { $0 == $1 }.count
    if long.count > short.count { return start + end >= short.count }
    if start + end >= short.count - 1 { return true }
    return start + end == short.count - 2 && short[start] == long[start + 1]
      && short[start + 1] == long[start]
  }

  /// How many letters are missing, too many, others, or changed places with their neighbour.
  ///
  /// The restricted distance of F. J. Damerau, "A technique for computer detection and correction of
  /// spelling errors", Communications of the ACM 7 (1964).
  ///
  /// - Returns: 3 for more than two.
  ///
  /// Of the table only the diagonals that two slips reach are computed.
  static func slips(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let most = 3
    guard abs(left.count - right.count) < most else { return most }
    let width = right.count + 1
    var rows = [[Int]](repeating: [Int](repeating: most, count: width), count: 3)
    for column in 0..<min(most, width) { rows[0][column] = column }
    for row in 1...max(1, left.count) where row <= left.count {
      let (now, last, before) = (row % 3, (row + 2) % 3, (row + 1) % 3)
      for column in 0..<width { rows[now][column] = most }
      if row < most { rows[now][0] = row }
      var isWithin = rows[now][0] < most
      for column in max(1, row - 2)..<max(1, min(width, row + most)) {
        let isSame = left[row - 1] == right[column - 1]
        var slips = rows[last][column - 1] + (isSame ? 0 : 1)
        slips = min(slips, rows[last][column] + 1, rows[now][column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          slips = min(slips, rows[before][column - 2] + 1)
        }
        rows[now][column] = min(slips, most)
        if slips < most { isWithin = true }
      }
      guard isWithin else { return most }
    }
    return rows[left.count % 3][right.count]
  }
}

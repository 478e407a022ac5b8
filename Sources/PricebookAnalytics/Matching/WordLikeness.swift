/// How likely two words of item names are one word, one of them abbreviated perhaps: 0 to 1.
///
/// Tills cut words at the end (`ERDB`) and drop vowels (`BNNAS`), so an abbreviation keeps the
/// first letter and the order of the letters, and nearly all consonants of what it keeps.
struct WordLikeness: Sendable {
  var table: WordTable

  /// Below this two words are two words.
  static let minimum = 0.6

  func likeness(_ left: NameWords.Word, _ right: NameWords.Word) -> Double {
    if left.id == right.id { return 1 }
    let (short, long) = left.letters.count <= right.letters.count ? (left, right) : (right, left)
    return likeness(
      table.entries[Int(short.id)], table.entries[Int(long.id)],
      isMarked: short.isMarked, isShortWhole: table.isWhole[Int(short.id)] && !short.isMarked,
      isLongWhole: table.isWhole[Int(long.id)])
  }

  /// Whether a word is several words of the other name written as one, the end of it cut perhaps.
  func likeness(_ word: NameWords.Word, joined: [NameWords.Word]) -> Double {
    let entry = table.entries[Int(word.id)]
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
      let isNearlyWhole = missing <= 2 && entry.letters.count >= 6
      return isNearlyWhole ? 0.96 : entry.letters.count >= head + 3 ? 0.85 : 0
    }
    let parts = joined.flatMap { FoldedLetters.skeleton($0.letters) }
    return entry.letters.count >= 5 && head >= 2
      && entry.letters.prefix(2) == letters.prefix(2)
      && entry.skeleton == Self.withoutRepeats(parts)
      ? 0.85 : 0
  }

  private static func withoutRepeats(_ letters: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for letter in letters where result.last != letter { result.append(letter) }
    return result
  }

  private func likeness(
    _ short: WordTable.Entry, _ long: WordTable.Entry, isMarked: Bool, isShortWhole: Bool,
    isLongWhole: Bool
  ) -> Double {
    if let first = short.qualifier, let second = long.qualifier, first.subject == second.subject {
      return first.value == second.value ? 1 : 0
    }
    guard let initial = short.letters.first, initial == long.letters.first, short.isASCII,
      long.isASCII
    else { return 0 }
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
    let slip = isMarked ? 0 : mistyped(short, long, areWhole: isShortWhole && isLongWhole)
    if common == short.letters.count {
      return max(slip, cut(short, long, isWhole: isShortWhole, isMarked: isMarked))
    }
    if Self.isSubsequence(short.letters, of: long.letters) {
      return isShortWhole ? slip : max(slip, squeezed(short, long))
    }
    return slip
  }

  /// One word, mistyped: one slip in a word of four letters or more, two in one of nine or more.
  ///
  /// Two everyday words are never slips of each other (*Mais*, *Reis*). A slip of an everyday word is
  /// sure; of two others that people have written out, another letter is a slip in long words only.
  private func mistyped(
    _ left: WordTable.Entry, _ right: WordTable.Entry, areWhole: Bool
  ) -> Double {
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
      return isOtherLetter && areWhole && letters < 7 ? 0 : areWhole ? 0.86 : 0.8
    }
    return letters >= 9 && isKnown && Self.slips(one, other) == 2 ? 0.82 : 0
  }

  private static func stem(_ word: [UInt8]) -> [UInt8] {
    word.last.map { "snea".utf8.contains($0) } ?? false ? Array(word.dropLast()) : word
  }

  /// The beginning of a word.
  private func cut(
    _ short: WordTable.Entry, _ long: WordTable.Entry, isWhole: Bool, isMarked: Bool
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

  /// A word without some of its vowels, or consonants too.
  private func squeezed(_ short: WordTable.Entry, _ long: WordTable.Entry) -> Double {
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
  /// - Complexity: O(letters): of the table only the diagonals that two slips reach are made.
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

import PricebookModel

/// The phrases of `Words/adjustments.txt`: a name is an adjustment if it is one, or one beside what
/// tills print with it, or a deposit with what it is for, or has one for stored value in it.
enum AdjustmentPhrases {
  static func contains(_ name: String) -> Bool {
    guard mayContain(name) else { return false }
    let folded = Self.folded(name)
    let key = key(of: folded)
    if phrases.contains(key) { return true }
    let words = key.split(separator: " ")
    if storedValue.isIn(words) { return true }
    let bare = withoutNumbers(folded)
    let rest = beside.removed(from: programmes.removed(from: bare))
    let isMeasured = folded.utf8.contains(where: \.isDigit) && !hasSize(folded)
    if isDeposit(rest, isMeasured: isMeasured) { return true }
    guard rest.count < words.count else { return false }
    return [bare, beside.removed(from: bare), rest].contains {
      phrases.contains($0.joined(separator: " "))
    }
  }

  /// Whether words say a deposit, what it is for, and nothing else: `kaucja butelka 0,5l`.
  ///
  /// - Parameter isMeasured: Whether numbers stood among the words, some of which may be units.
  private static func isDeposit(_ words: [Substring], isMeasured: Bool) -> Bool {
    var saysDeposit = false
    for word in words where !word.contains(where: \.isNumber) {
      let letters = word.filter(\.isLetter)
      if letters.isEmpty || (isMeasured && volumes.contains(letters)) { continue }
      let isDeposit = deposits.contains(letters)
      guard isDeposit || depositReasons.contains(letters) else { return false }
      saysDeposit = saysDeposit || isDeposit
    }
    return saysDeposit
  }

  /// Whether a name is one word and a size that no bottle has: `Pant 32 L` is a pair of trousers.
  private static func hasSize(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.count == 3 && words[2] == "l" && (Int(words[1]) ?? 0) > largestBottle
  }

  /// In litres.
  private static let largestBottle = 25

  /// Whether any word of a name may begin a phrase, which most names have none of.
  private static func mayContain(_ name: String) -> Bool {
    var hash = ByteHash(seed: 0)
    var isFound = false
    for byte in name.utf8 {
      // Other letters have several forms.
      guard byte < 0x80 else { return true }
      if byte <= UInt8(ascii: " ") || isLoose(byte) {
        isFound = isFound || starts.contains(hash.state)
        hash = ByteHash(seed: 0)
      } else {
        hash.combine(UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte))
      }
    }
    return isFound || starts.contains(hash.state)
  }

  /// Reads the phrases, which otherwise the first name does that may be one.
  static func prepare() { _ = (starts, phrases) }

  /// The hashes of the words that phrases begin with.
  private static let starts = {
    var starts: Set<UInt64> = []
    for phrase in ["phrase", "stored_value", "deposit"].flatMap({ lists.words($0) }) {
      let word = phrase.utf8.prefix { $0 != UInt8(ascii: " ") && !isLoose($0) }
      // Folding all phrases would take longer than looking through the names of a small book.
      let isPlain = !word.isEmpty && word.allSatisfy { $0 < 0x80 }
      var hash = ByteHash(seed: 0)
      for byte in isPlain ? word : key(of: folded(phrase))[...].utf8 {
        if byte == UInt8(ascii: " ") { break }
        hash.combine(UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte))
      }
      starts.insert(hash.state)
    }
    return starts
  }()

  /// Whether the name of an adjustment has a word for money off: discounts, coupons, points.
  static func takesMoneyOff(_ name: String) -> Bool {
    let folded = foldedName(name)
    return discounts.contains { folded.contains($0) }
  }

  /// A folded name in which the Turkish İ is an i, as in its lower case there.
  private static func folded(_ name: some StringProtocol) -> String {
    let folded = foldedName(name)
    guard folded.utf8.contains(0xCC), folded.unicodeScalars.contains("\u{307}") else {
      return folded
    }
    return String(folded.unicodeScalars.filter { $0 != "\u{307}" }.map(Character.init))
  }

  /// A folded name without hyphens, points, colons and slashes, which tills print or leave out.
  private static func key(of name: String) -> String {
    guard name.utf8.contains(where: isLoose) else { return collapsedName(name) }
    return collapsedName(
      String(decoding: name.utf8.map { isLoose($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self))
  }

  private static func isLoose(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"): true
    default: false
    }
  }

  /// The words of a folded name without amounts, counts, percentages and currencies: `6x0,08`, `10 %`,
  /// `0,25 eur`.
  private static func withoutNumbers(_ name: String) -> [Substring] {
    let isMeasured = name.utf8.contains(where: \.isDigit)
    let words = name.split(separator: " ").filter { word in
      let letters = word.filter { $0.isLetter }
      if letters.isEmpty || letters == "x" { return false }
      let isAmount = word.contains(where: \.isNumber) && CurrencyCode.isKnown(letters)
      return !isAmount && !(isMeasured && CurrencyCode.isKnown(String(word)))
    }
    return key(of: words.joined(separator: " ")).split(separator: " ")
  }

  /// The phrases of one list, to be found among the words of a name.
  private struct Phrases {
    private let words: Set<[Substring]>
    let firstWords: Set<Substring>
    private let longest: Int

    init(_ list: String) {
      words = Set(lists.words(list).map { key(of: folded($0)).split(separator: " ") })
      firstWords = Set(words.compactMap(\.first))
      longest = words.map(\.count).max() ?? 0
    }

    func isIn(_ name: [Substring]) -> Bool {
      name.indices.contains { length(at: $0, in: name) > 0 }
    }

    /// A name without the phrases, wherever they are.
    func removed(from name: [Substring]) -> [Substring] {
      var rest: [Substring] = []
      var place = 0
      while place < name.count {
        let length = length(at: place, in: name)
        if length == 0 { rest.append(name[place]) }
        place += max(length, 1)
      }
      return rest
    }

    private func length(at place: Int, in name: [Substring]) -> Int {
      guard firstWords.contains(name[place]) else { return 0 }
      let most = min(longest, name.count - place)
      return most > 0
        ? (1...most).reversed().first { words.contains(Array(name[place..<place + $0])) } ?? 0 : 0
    }
  }

  private static let lists = WordLists(EmbeddedWords.adjustments_txt)
  private static let phrases = Set(lists.words("phrase").map { key(of: folded($0)) })
  private static let deposits = Set(lists.words("deposit").map { folded($0) })
  private static let depositReasons = Set(lists.words("deposit_for").map { folded($0) })
  private static let volumes = Set(lists.words("volume").map { folded($0) })
  private static let storedValue = Phrases("stored_value")
  private static let programmes = Phrases("programme")
  private static let beside = Phrases("beside")
  private static let discounts = lists.words("discount").map { foldedName($0) }
}

import PricebookModel

/// All that the words of a name say of an item in this way.
struct QualifierSet: Hashable, Sendable {
  /// Sixteen bits for each subject, one for every value.
  private var bits = SIMD16<UInt16>(repeating: 0)

  // The first subject of those that only must not differ.
  private static let firstLoose = Int(Qualifier.Subject.milkFat.rawValue)
  private static let semiSkimmed: UInt16 = 1 << 2

  mutating func insert(_ qualifier: Qualifier) {
    let subject = Int(qualifier.subject.rawValue)
    bits[subject] |= 1 << UInt16(qualifier.value)
    // Half of the skimmed is not skimmed.
    if subject == Self.firstLoose, bits[subject] & Self.semiSkimmed != 0 {
      bits[subject] = Self.semiSkimmed
    }
  }

  /// Whether two names say what cannot be true of one item.
  func contradicts(_ other: QualifierSet) -> Bool {
    if bits == other.bits { return false }
    for subject in bits.indices where bits[subject] != other.bits[subject] {
      if subject < Self.firstLoose || (bits[subject] != 0 && other.bits[subject] != 0) {
        return true
      }
    }
    return false
  }
}

/// What a word says of an item that makes it another one, whatever else the names share.
struct Qualifier: Hashable, Sendable {
  enum Subject: UInt8, CaseIterable, Hashable, Sendable {
    // Both names must say it, or neither.
    case organic
    case sugar
    case caffeine
    case lactose
    case gluten
    case alcohol
    case salt
    case animal
    case smoke
    case grain
    case negation
    // Two names that say it must say the same.
    case milkFat
    case color
    case bigness
    case sparkle

  }

  var subject: Subject
  /// Which of the things that can be said of the subject.
  var value: UInt8

  /// The qualifier that a folded word is; `nil` for any other word.
  static func of(_ word: String) -> Qualifier? {
    if let known = words[word] { return known }
    guard word.utf8.count >= 6 else { return nil }
    return beginnings.first { word.hasPrefix($0.word) }?.qualifier
  }

  /// The words between two commas mean the same; in English, German, French, Spanish, Italian and
  /// Dutch, with the abbreviations of tills, folded as in ``FoldedLetters``.
  private static let words: [String: Qualifier] = {
    var result: [String: Qualifier] = [:]
    for subject in Subject.allCases {
      for (number, words) in KnownWords.lists.words("\(subject)").enumerated() {
        for written in words.split(separator: " ") {
          let word = FoldedLetters.canonical(String(written))
          if result[word] == nil {
            result[word] = Qualifier(subject: subject, value: UInt8(number + 1))
          }
        }
      }
    }
    return result
  }()

  /// Beginnings of longer words, for the compounds of German and Dutch and for cut words.
  private static let beginnings = KnownWords.lists.words("beginning").compactMap {
    entry -> (word: String, qualifier: Qualifier)? in
    let parts = entry.split(separator: " ").map { String($0) }
    return words[parts[1]].map { (parts[0], $0) }
  }
}

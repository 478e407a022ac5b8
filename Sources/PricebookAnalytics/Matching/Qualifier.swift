import PricebookModel

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

/// Every word of the names of a book once, with what a comparison asks of it.
struct WordTable: Sendable {
  final class Entry: Sendable {
    let letters: [UInt8]
    let skeleton: [UInt8]
    let qualifier: Qualifier?
    let isFiller: Bool
    let meanings: Set<String>
    let isASCII: Bool
    let isEveryday: Bool
    /// What kind of thing or variety it says.
    let kinds: Set<String>
    /// Whether its meaning is known, so that another known word says another thing.
    var isKnown: Bool { isEveryday || qualifier != nil || !kinds.isEmpty }

    init(_ letters: [UInt8]) {
      let text = String(decoding: letters, as: UTF8.self)
      self.letters = letters
      skeleton = FoldedLetters.skeleton(letters)
      qualifier = Qualifier.of(text)
      isFiller = KnownWords.fillers.contains(text) || SizeInName.measure(text) != nil
      meanings = KnownWords.abbreviations[text] ?? []
      isASCII = letters.allSatisfy { $0 < 0x80 }
      isEveryday = KnownWords.isEveryday(text)
      kinds = KnownKinds.kinds(ofWord: text)
    }
  }

  private(set) var entries: [Entry] = []
  /// Whether a word is complete: a longer one that begins with it is another word.
  private(set) var isWhole: [Bool] = []
  private var ids: [[UInt8]: UInt32] = [:]

  mutating func id(of letters: [UInt8]) -> UInt32 {
    if let known = ids[letters] { return known }
    let id = UInt32(clamping: entries.count)
    ids[letters] = id
    entries.append(Entry(letters))
    isWhole.append(KnownWords.wholeWords.contains(String(decoding: letters, as: UTF8.self)))
    return id
  }

  /// A word in small letters is complete, unless its vowels are missing.
  mutating func noteWholeWord(_ id: UInt32) {
    let entry = entries[Int(id)]
    guard entry.letters.count >= 4, entry.meanings.isEmpty else { return }
    let vowels = entry.letters.count(where: FoldedLetters.isVowel)
    if vowels * 4 >= entry.letters.count { isWhole[Int(id)] = true }
  }
}

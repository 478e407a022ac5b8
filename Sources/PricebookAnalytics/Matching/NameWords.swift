import PricebookModel

/// An item's name taken apart: its words, package size, numbers and qualifiers.
///
/// A class, so that comparing millions of pairs counts references to one thing each.
final class NameWords: Sendable {
  struct Word: Sendable {
    var id: UInt32
    var letters: [UInt8]
    /// Whether a point behind it marks an abbreviation.
    var isMarked: Bool
    /// Whether it does not identify an item.
    var isFiller: Bool
  }

  let words: [Word]
  let size: SizeInName
  /// Numbers that are neither a size nor a percentage, ascending.
  let numbers: [String]
  /// Numbers of four digits and more, which may be an article's code.
  let codes: [String]
  let percentages: [String]
  let qualifiers: QualifierSet
  /// What kinds of things its words say, ascending.
  let kinds: [String]
  /// Letters of words that are no fillers.
  let letterCount: Int
  /// Whether it is written as people write: with small letters.
  let hasSmallLetters: Bool

  init(_ name: String, words table: inout WordTable) {
    let hasSmallLetters = name.contains(where: \.isLowercase)
    var reader = NameReader(FoldedLetters.bytes(of: name))
    reader.read()
    var qualifiers = QualifierSet()
    var kinds: Set<String> = []
    var letterCount = 0
    var words: [Word] = []
    for (letters, isMarked) in reader.words {
      let id = table.id(of: letters)
      let entry = table.entries[Int(id)]
      if let qualifier = entry.qualifier { qualifiers.insert(qualifier) }
      kinds.formUnion(entry.kinds)
      if hasSmallLetters, !isMarked { table.noteWholeWord(id) }
      if !entry.isFiller { letterCount += letters.count }
      words.append(Word(id: id, letters: letters, isMarked: isMarked, isFiller: entry.isFiller))
    }
    self.words = words
    self.qualifiers = qualifiers
    self.kinds = kinds.sorted()
    self.letterCount = letterCount
    self.hasSmallLetters = hasSmallLetters
    size = reader.size
    numbers = reader.numbers.sorted()
    codes = reader.codes.sorted()
    percentages = reader.percentages.sorted()
  }
}

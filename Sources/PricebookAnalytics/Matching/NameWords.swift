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
  /// Letters of words that are no fillers.
  let letterCount: Int
  /// Whether it is written as people write: with small letters.
  let hasSmallLetters: Bool

  init(_ name: String, words table: inout WordTable) {
    let hasSmallLetters = name.contains(where: \.isLowercase)
    var reader = NameReader(FoldedLetters.bytes(of: name))
    reader.read()
    var qualifiers = QualifierSet()
    var letterCount = 0
    var words: [Word] = []
    for (letters, isMarked) in reader.words {
      let id = table.id(of: letters)
      let entry = table.entries[Int(id)]
      if let qualifier = entry.qualifier { qualifiers.insert(qualifier) }
      if hasSmallLetters, !isMarked { table.noteWholeWord(id) }
      if !entry.isFiller { letterCount += letters.count }
      words.append(Word(id: id, letters: letters, isMarked: isMarked, isFiller: entry.isFiller))
    }
    self.words = words
    self.qualifiers = qualifiers
    self.letterCount = letterCount
    self.hasSmallLetters = hasSmallLetters
    size = reader.size
    numbers = reader.numbers.sorted()
    codes = reader.codes.sorted()
    percentages = reader.percentages.sorted()
  }
}

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

    init(_ letters: [UInt8]) {
      let text = String(decoding: letters, as: UTF8.self)
      self.letters = letters
      skeleton = FoldedLetters.skeleton(letters)
      qualifier = Qualifier.of(text)
      isFiller = KnownWords.fillers.contains(text) || SizeInName.measure(text) != nil
      meanings = KnownWords.abbreviations[text] ?? []
      isASCII = letters.allSatisfy { $0 < 0x80 }
      isEveryday = KnownWords.isEveryday(text)
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

private struct NameReader {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var words: [(letters: [UInt8], isMarked: Bool)] = []
  private(set) var size = SizeInName()
  private(set) var numbers: [String] = []
  private(set) var codes: [String] = []
  private(set) var percentages: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    while place < bytes.count {
      if isDigit(place) { readNumber() } else if isLetter(place) { readWord() } else { place += 1 }
    }
  }

  private mutating func readWord() {
    let start = place
    let letters = FoldedLetters.canonical(letterRun()[...])
    // `x4` and `x 4` are four pieces.
    if letters == [UInt8(ascii: "x")] {
      let next = skippingSpaces(place)
      if isDigit(next), start == 0 || !isLetter(start - 1) {
        place = next
        let digits = digitRun()
        if size.count == nil { size.count = Double(digits) }
        return
      }
    }
    if letters == Array("no".utf8) || letters == Array("nr".utf8) {
      let next = skippingSpaces(place < bytes.count && bytes[place] == dot ? place + 1 : place)
      if isDigit(next) {
        place = next
        return
      }
    }
    if case .pieces(let pieces)? = SizeInName.measure(String(decoding: letters, as: UTF8.self)),
      pieces > 1, size.count == nil
    {
      size.count = pieces
    }
    // The British `S/SKIMMED` is half of the skimmed.
    let isSemi = letters == [UInt8(ascii: "s")] && bytes[place...].starts(with: "/sk".utf8)
    words.append(
      (isSemi ? Array("semi".utf8) : letters, place < bytes.count && bytes[place] == dot))
  }

  /// Letters from here on, with apostrophes left out.
  private mutating func letterRun() -> [UInt8] {
    var letters: [UInt8] = []
    while place < bytes.count {
      if isLetter(place) {
        letters.append(bytes[place])
      } else if bytes[place] != UInt8(ascii: "'") || !isLetter(place + 1) {
        break
      }
      place += 1
    }
    return letters
  }

  /// Digits with a decimal mark between them.
  private mutating func digitRun() -> String {
    var text = ""
    while place < bytes.count {
      if isDigit(place) {
        text.append(Character(Unicode.Scalar(bytes[place])))
      } else if bytes[place] == dot || bytes[place] == UInt8(ascii: ","), isDigit(place + 1),
        !text.contains(".")
      {
        text.append(".")
      } else {
        break
      }
      place += 1
    }
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text
  }

  private mutating func readNumber() {
    let text = digitRun()
    var value = Double(text) ?? 0
    if value > 0, text.count == 1, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/"),
      isDigit(place + 1), !isDigit(place + 2)
    {
      place += 1
      value /= max(1, Double(digitRun()) ?? 1)
    }
    let next = skippingSpaces(place)
    if next < bytes.count, bytes[next] == UInt8(ascii: "%") {
      place = next + 1
      percentages.append(text)
      return
    }
    if isLetter(next) {
      let isBehind = place
      place = next
      let unit = FoldedLetters.canonical(letterRun()[...])
      if unit == [UInt8(ascii: "x")], isDigit(skippingSpaces(place)) {
        size.count = value
        return
      }
      var word = String(decoding: unit, as: UTF8.self)
      if word == "fl" {
        let start = place
        while place < bytes.count, bytes[place] == dot || bytes[place] == UInt8(ascii: " ") {
          place += 1
        }
        if letterRun() == Array("oz".utf8) { word = "floz" } else { place = start }
      }
      if value > 0, let measure = SizeInName.measure(word) {
        note(value, measure)
        return
      }
      place = isBehind
    }
    if text.count >= 4, !text.contains(".") { codes.append(text) } else { numbers.append(text) }
  }

  private mutating func note(_ value: Double, _ measure: SizeInName.Measure) {
    switch measure {
    case .mass(let grams):
      size.amount = value * grams
      size.dimension = .mass
    case .volume(let milliliters):
      size.amount = value * milliliters
      size.dimension = .volume
    case .pieces(let pieces): size.count = value * pieces
    }
  }

  private let dot = UInt8(ascii: ".")

  private func skippingSpaces(_ index: Int) -> Int {
    var index = index
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
  }

  private func isLetter(_ index: Int) -> Bool {
    guard index >= 0, index < bytes.count else { return false }
    let byte = bytes[index]
    return byte >= 0x80 || (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
  }
}

/// The package size in an item's name: `500 g`, `6 x 330 ml`, `10er`.
struct SizeInName: Hashable, Sendable {
  enum Dimension: Hashable, Sendable {
    case mass
    case volume
  }

  /// Of one piece, in grams or millilitres; `nil` where the name has none.
  var amount: Double?
  var dimension = Dimension.mass
  /// Pieces in the package; `nil` where the name does not say.
  var count: Double?
  var isEmpty: Bool { amount == nil && count == nil }

  /// Whether two names cannot mean one package: another amount, or another number of pieces.
  ///
  /// Amounts within 1 % are one, for names round ounces and pounds.
  func contradicts(_ other: SizeInName) -> Bool {
    if let amount, let otherAmount = other.amount {
      if dimension != other.dimension { return true }
      if abs(amount - otherAmount) > 0.01 * max(amount, otherAmount) { return true }
      return (count ?? 1) != (other.count ?? 1)
    }
    if let count, let otherCount = other.count { return count != otherCount }
    return false
  }

  static func measure(_ word: String) -> Measure? { measures[word] }

  enum Measure: Sendable {
    /// Grams in one.
    case mass(Double)
    /// Millilitres in one.
    case volume(Double)
    /// Pieces in one.
    case pieces(Double)
  }

  private static let measures: [String: Measure] = {
    var result: [String: Measure] = [:]
    for (list, measure) in [
      ("mass", Measure.mass), ("volume", Measure.volume), ("pieces", Measure.pieces),
    ] {
      for entry in KnownWords.lists.words(list) {
        let parts = entry.split(separator: " ")
        guard let size = parts.first.flatMap({ Double($0) }) else { continue }
        for word in parts.dropFirst() {
          result[FoldedLetters.canonical(String(word))] = measure(size)
        }
      }
    }
    return result
  }()
}

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

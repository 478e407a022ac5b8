import PricebookModel

/// Takes the folded bytes of a name apart into words, sizes, numbers and codes.
struct NameReader {
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
        if size.count == nil {
          size.count = Double(digits)
          size.isCountApart = true
        }
        return
      }
    }
    // `No. 5` is the number 5, without a word.
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
    // `T/PASTE` and `T&L` have initials.
    let isInitial =
      letters.count == 1 && place < bytes.count
      && (bytes[place] == UInt8(ascii: "/") || bytes[place] == UInt8(ascii: "&"))
      || letters.count == 1 && start > 0 && bytes[start - 1] == UInt8(ascii: "&")
    let isCut = place < bytes.count && bytes[place] == dot
    words.append((isSemi ? Array("semi".utf8) : letters, isCut || isInitial))
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
    // `1/2 l`.
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
      let end = place
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
      place = end
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

extension PackageSizeReader {
  func isNumber(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), case .number = tokens[index].kind else { return false }
    return true
  }

  /// The mark at an index, as ``PackageTokens/Kind/mark(_:)`` has it.
  func mark(_ index: Int) -> UInt8? {
    guard tokens.indices.contains(index), case .mark(let mark) = tokens[index].kind
    else { return nil }
    return mark
  }

  /// What a token means as a word; looked up only around numbers, because most names have no size.
  func word(_ index: Int) -> PackageWord? {
    guard tokens.indices.contains(index), case .word = tokens[index].kind,
      PackageWord.mayBe(text.bytes[tokens[index].start..<tokens[index].end])
    else { return nil }
    return PackageWord.named(text.lowercased(tokens[index]))
  }

  func isTimes(_ index: Int) -> Bool {
    if mark(index) == UInt8(ascii: "*") { return true }
    if case .times? = word(index) { return true }
    return false
  }

  /// Whether a number belongs to the word or sign before it: `B12`, `E150`, `#4`.
  func isLabel(_ index: Int) -> Bool {
    guard index > 0, tokens[index].isGlued else { return false }
    switch tokens[index - 1].kind {
    case .number: return true
    case .word: return !isTimes(index - 1) || (index > 1 && tokens[index - 1].isGlued)
    case .mark(let mark): return Self.isLabelMark(mark)
    }
  }

  private static func isLabelMark(_ mark: UInt8) -> Bool {
    switch mark {
    case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "_"),
      UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "^"):
      true
    default: false
    }
  }

  /// Whether a mark before a size adds, estimates, limits or divides.
  private static func isUnclearMark(_ mark: UInt8) -> Bool {
    switch mark {
    case UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The place after a hyphen that ties a number to a word: `500-g`, `6-pack`.
  func afterHyphen(_ index: Int) -> Int {
    let isTied =
      mark(index) == UInt8(ascii: "-") && tokens[index].isGlued && index + 1 < tokens.count
      && tokens[index + 1].isGlued
    return isTied ? index + 1 : index
  }

  /// The place after a container that may follow a count: `10er-Pack`.
  func afterContainer(_ index: Int) -> Int {
    let place = afterHyphen(index)
    if case .container? = word(place) { return place + 1 }
    return index
  }

  /// The unit that follows a number, and the token after it.
  ///
  /// Milligrams are a dose, never the size of a package.
  func unit(at index: Int) -> (UnitOfMeasure, Int)? {
    let place = afterHyphen(index)
    guard place < tokens.count, case .word = tokens[place].kind,
      PackageUnits.mayBegin(text.bytes[tokens[place].start..<tokens[place].end])
    else { return nil }
    let first = text.lowercased(tokens[place])
    var next = place + 1
    var unit: UnitOfMeasure?
    if first == "fl" || first == "fluid" {
      let second = mark(next) == UInt8(ascii: ".") ? next + 1 : next
      guard second < tokens.count, case .word = tokens[second].kind else { return nil }
      unit = UnitOfMeasure.unitsBySpelling["\(first) \(text.lowercased(tokens[second]))"]
      next = second + 1
    } else if PackageWord.isUnit(first) {
      unit = UnitOfMeasure.unitsBySpelling[first]
    }
    guard let unit, unit.symbol != "mg" else { return nil }
    if isNumber(next), tokens[next].isGlued { return nil }
    return (unit, next)
  }

  /// Whether the tokens before a size allow no other reading of its number.
  ///
  /// - Parameters:
  ///   - start: The number's first token.
  ///   - numberEnd: The token after the number.
  func isCertainLeft(of start: Int, numberEnd: Int) -> Bool {
    guard start > 0 else { return true }
    switch tokens[start - 1].kind {
    case .number:
      // `1 500 g` may be grouped, `2 1/2 l` may be two and a half.
      return numberEnd == start + 1 && !mayGroup(start - 1, with: start)
    case .word:
      if case .estimate? = word(start - 1) { return false }
      return true
    case .mark(UInt8(ascii: ".")):
      guard start > 1, case .word = tokens[start - 2].kind, tokens[start - 1].isGlued
      else { return false }
      if case .estimate? = word(start - 2) { return false }
      return true
    case .mark(UInt8(ascii: "-")):
      return !isNumber(start - 2)
    case .mark(let mark):
      return !Self.isUnclearMark(mark)
    }
  }

  /// Whether a size is that of the package, judging by the tokens after it.
  func isCertainRight(of index: Int) -> Bool {
    guard index < tokens.count else { return true }
    switch tokens[index].kind {
    case .number:
      return true
    case .word:
      if case .partOfContent? = word(index) { return false }
      return true
    case .mark(UInt8(ascii: "-")):
      return !isNumber(index + 1)
    case .mark(let mark):
      return mark != UInt8(ascii: "/") && mark != UInt8(ascii: "+")
    }
  }

  /// Whether two numbers with a space between may be one number of thousands.
  ///
  /// No label has twenty kilograms or more in grams.
  private func mayGroup(_ first: Int, with second: Int) -> Bool {
    let (left, right) = (tokens[first], tokens[second])
    let isAlone = first == 0 || !left.isGlued
    guard isAlone, !(second + 1 < tokens.count && tokens[second + 1].isGlued),
      left.end - left.start <= 2, let value = number(at: first).millionths,
      value >= Self.one, value < 20 * Self.one, value % Self.one == 0
    else { return false }
    let digits = text.bytes[right.start..<right.end].prefix { $0 >= 0x30 && $0 <= 0x39 }
    return digits.count == 3
  }
}

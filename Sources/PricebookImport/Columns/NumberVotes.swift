import PricebookModel

/// How many numbers of a column show which decimal mark they have.
struct NumberVotes {
  private var points = 0
  private var commas = 0
  private var pointExample = ""
  private var commaExample = ""
  /// A number that may be read either way, and its mark.
  private var open: (mark: DecimalMark, text: String)?

  var hasNoMark: Bool { points == 0 && commas == 0 }

  mutating func preferPoint() {
    guard let open, open.mark == .point else { return }
    points = 1
    pointExample = open.text
  }

  mutating func add(_ other: NumberVotes) {
    if points == 0 { pointExample = other.pointExample }
    if commas == 0 { commaExample = other.commaExample }
    points += other.points
    commas += other.commas
    if open == nil { open = other.open }
  }

  /// - Parameter currency: That of amounts that name none.
  mutating func look(at value: FieldText, currency: CurrencyCode?) {
    guard let core = NumberCore(value) else { return }
    switch (core.points.count, core.commas.count) {
    case (0, 0): return
    case (0, 1): lookAtOne(.comma, core, at: core.commas.last, value, currency)
    case (1, 0): lookAtOne(.point, core, at: core.points.last, value, currency)
    case (0, _): if core.commas.areThreesApart(to: core.end) { vote(.point, value) }
    case (_, 0): if core.points.areThreesApart(to: core.end) { vote(.comma, value) }
    case (1, _) where core.points.last > core.commas.last: vote(.point, value)
    case (_, 1) where core.commas.last > core.points.last: vote(.comma, value)
    default: return
    }
  }

  private mutating func lookAtOne(
    _ mark: DecimalMark, _ core: NumberCore, at place: Int, _ value: FieldText,
    _ currency: CurrencyCode?
  ) {
    func areDigits(_ start: Int, _ end: Int) -> Bool {
      (start..<end).allSatisfy { value.bytes[$0].isDigit }
    }
    let mayGroup =
      core.end - place == 4 && (1...3).contains(place - core.start)
      && value.bytes[core.start] != UInt8(ascii: "0") && areDigits(core.start, place)
      && areDigits(place + 1, core.end)
    if mayGroup, (core.currency(of: value) ?? currency)?.hasWholeAmounts == true {
      // A currency without a minor unit has no decimals: the mark groups thousands.
      vote(mark == .comma ? .point : .comma, value)
    } else if mayGroup {
      if open == nil { open = (mark, value.text) }
    } else if areDigits(place + 1, core.end) {
      vote(mark, value)
    }
  }

  private mutating func vote(_ mark: DecimalMark, _ value: FieldText) {
    switch mark {
    case .point:
      if points == 0 { pointExample = value.text }
      points += 1
    case .comma:
      if commas == 0 { commaExample = value.text }
      commas += 1
    }
  }

  /// The mark that most numbers show; a number that shows the other is rejected by itself.
  private var own: ColumnEvidence.NumberFinding? {
    if points > commas { return .decided(.point, example: pointExample) }
    if commas > points { return .decided(.comma, example: commaExample) }
    return points > 0 ? .undecided(example: commaExample) : nil
  }

  func finding(inCompany together: NumberVotes) -> ColumnEvidence.NumberFinding {
    if let own { return own }
    let isMixed = together.points > 0 && together.commas > 0
    if !isMixed, let theirs = together.own { return theirs }
    return open.map { .undecided(example: $0.text) } ?? .notNeeded
  }
}

/// The digits of a number with the characters between them and a mark right before them.
private struct NumberCore {
  /// Where a mark occurs.
  struct Places {
    private(set) var count = 0
    private(set) var last = 0
    private var areApart = true

    mutating func append(_ place: Int) {
      if count > 0, place - last != 4 { areApart = false }
      count += 1
      last = place
    }

    /// Whether three bytes follow each, before the next or the end.
    func areThreesApart(to end: Int) -> Bool { areApart && end - last == 4 }
  }

  let start: Int
  let end: Int
  private(set) var points = Places()
  private(set) var commas = Places()

  /// - Returns: `nil` if there is no digit, or a letter between digits.
  init?(_ value: FieldText) {
    var first = value.start
    var end = value.end
    while first < end, !value.bytes[first].isDigit { first += 1 }
    while end > first, !value.bytes[end - 1].isDigit { end -= 1 }
    guard first < end else { return nil }
    if first > value.start, Self.isMark(value.bytes[first - 1]) {
      let isFirst = first - 1 == value.start
      if isFirst || value.bytes[first - 2] == UInt8(ascii: "-") || value.bytes[first - 2] == 0x20 {
        first -= 1
      }
    }
    start = first
    self.end = end
    for place in first..<end {
      let byte = value.bytes[place]
      guard byte < 0x41 || byte >= 0x80 else { return nil }
      if byte == UInt8(ascii: ".") { points.append(place) }
      if byte == UInt8(ascii: ",") { commas.append(place) }
    }
  }

  /// The currency beside the digits.
  func currency(of value: FieldText) -> CurrencyCode? {
    guard start > value.start || end < value.end else { return nil }
    for mark in [DecimalMark.point, .comma] {
      if let found = NumberText.written(
        value.bytes, from: value.start, to: value.end, mark: mark.byte, allowing: .currency),
        !found.currency.isEmpty
      {
        return CurrencyCode(
          written: value.bytes.text(from: found.currency.lowerBound, to: found.currency.upperBound))
      }
    }
    return nil
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }
}

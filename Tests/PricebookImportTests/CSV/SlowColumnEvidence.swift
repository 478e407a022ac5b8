import PricebookModel

@testable import PricebookImport

/// What columns say of how they are written, decided on texts.
struct SlowColumnEvidence {
  typealias DateFinding = ColumnEvidence.DateFinding
  typealias NumberFinding = ColumnEvidence.NumberFinding

  private(set) var dates = DateFinding.notNeeded
  /// The first date, as an example of how they are written.
  private(set) var firstDate: String?
  /// How numbers are written, by column.
  private(set) var numbers: [Int: NumberFinding] = [:]
  /// What stands beside amounts, and in how many of the values looked at.
  private(set) var currencySigns: [String: Int] = [:]
  private(set) var recordCount = 0

  init(
    _ records: some Sequence<SlowRecordList.Record>, meanings: [Field?], delimiter: UInt8
  ) {
    let dateColumn = meanings.firstIndex(of: .date)
    let numberColumns = meanings.indices.filter { meanings[$0]?.isNumber == true }
    var dateVotes = DateVotes()
    var votes = [NumberVotes](repeating: NumberVotes(), count: meanings.count)
    for record in records where record.fields.count == meanings.count && record.problem == nil {
      recordCount += 1
      if let dateColumn {
        if firstDate == nil, !record.fields[dateColumn].isEmpty {
          firstDate = record.fields[dateColumn]
        }
        dateVotes.look(at: record.fields[dateColumn])
      }
      for column in numberColumns {
        let text = record.fields[column]
        votes[column].look(at: text)
        if meanings[column] != .quantity, let sign = Self.currencySign(in: text) {
          currencySigns[sign, default: 0] += 1
        }
      }
    }
    dates = dateVotes.finding
    // A file is written by one program: a column that does not tell follows those that do.
    var together = NumberVotes()
    for column in numberColumns { together.add(votes[column]) }
    if together.hasNoMark, delimiter == UInt8(ascii: ",") {
      // Where the comma is taken, a point before three digits has always been a decimal mark.
      together.preferPoint()
    }
    for column in numberColumns {
      numbers[column] = votes[column].finding(inCompany: together)
    }
  }

  private static func currencySign(in text: String) -> String? {
    guard text.utf8.contains(where: { $0 >= 0x41 || $0 == UInt8(ascii: "$") }) else { return nil }
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    for mark in [DecimalMark.point, .comma] {
      if let found = NumberText.written(
        buffer.view, from: 0, to: buffer.count, mark: mark.byte, allowing: .currency),
        !found.currency.isEmpty
      {
        return buffer.view.text(from: found.currency.lowerBound, to: found.currency.upperBound)
      }
    }
    return nil
  }
}

/// How many dates of a column can be read in one order alone.
private struct DateVotes {
  private var counts: [DateOrder: Int] = [:]
  private var examples: [DateOrder: String] = [:]
  private var open: String?
  private var isOpenTwin = false
  private var dayFirst: [(text: String, numbers: DateText.Numbers)] = []

  mutating func look(at text: String) {
    guard let first = text.utf8.first, first >= 48, first <= 57 else { return }
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    guard let numbers = DateText.numbers(buffer.view, from: 0, to: buffer.count),
      !numbers.hasPoints
    else { return }
    let orders: [DateOrder] = [.dayMonthYear, .monthDayYear].filter { order in
      DateScanner.day(numbers, order: order) != nil
    }
    if orders.count == 2 {
      // The same number twice is the same day either way, and a poor example.
      let isTwin = numbers.first == numbers.second
      if open == nil || (isOpenTwin && !isTwin) {
        open = text
        isOpenTwin = isTwin
      }
    } else if let only = orders.first {
      if only == .dayMonthYear { dayFirst.append((text, numbers)) }
      vote(only, text)
    } else if numbers.hasShortYear, DateScanner.day(numbers, order: .yearMonthDay) != nil {
      vote(.yearMonthDay, text)
    }
  }

  private mutating func vote(_ order: DateOrder, _ text: String) {
    counts[order, default: 0] += 1
    if examples[order] == nil { examples[order] = text }
  }

  /// The order that most dates need: one that needs another is refused by itself.
  var finding: ColumnEvidence.DateFinding {
    let ranked = counts.sorted { ($0.value, $0.key.rawValue) > ($1.value, $1.key.rawValue) }
    guard let best = ranked.first else {
      return open.map { .undecided(examples: [$0], orders: [.dayMonthYear, .monthDayYear]) }
        ?? .notNeeded
    }
    if ranked.count > 1, ranked[1].value == best.value {
      let rivals = [ranked[0].key, ranked[1].key].sorted { $0.rawValue < $1.rawValue }
      return .undecided(examples: rivals.compactMap { examples[$0] }, orders: rivals)
    }
    let example = examples[best.key] ?? ""
    return counts.count == 1 && mayHaveYearFirst
      ? .undecided(examples: [example], orders: [.dayMonthYear, .yearMonthDay])
      : .decided(best.key, example: example)
  }

  private var mayHaveYearFirst: Bool {
    guard !dayFirst.isEmpty,
      dayFirst.allSatisfy({ $0.numbers.hasShortYear && (1...31).contains($0.numbers.year) })
    else { return false }
    let (firsts, lasts) = (Set(dayFirst.map(\.numbers.first)), Set(dayFirst.map(\.numbers.year)))
    let isISO = dayFirst.allSatisfy { $0.text.contains("-") }
    let isLong = (firsts.min() ?? 0) - (lasts.max() ?? 0) > 10
    return firsts.count < lasts.count || (firsts.count == lasts.count && isISO && isLong)
  }
}

/// How many numbers of a column show their decimal mark.
private struct NumberVotes {
  private var points = 0
  private var commas = 0
  private var pointExample = ""
  private var commaExample = ""
  /// A number that may be read either way, with the mark that it has.
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

  mutating func look(at text: String) {
    // The digits with what stands between them.
    let bytes = Array(text.utf8)
    guard var first = bytes.firstIndex(where: { $0 >= 48 && $0 <= 57 }),
      let last = bytes.lastIndex(where: { $0 >= 48 && $0 <= 57 })
    else { return }
    if first > 0, bytes[first - 1] == UInt8(ascii: ".") || bytes[first - 1] == UInt8(ascii: ","),
      first == 1 || bytes[first - 2] == UInt8(ascii: "-") || bytes[first - 2] == 0x20
    {
      first -= 1
    }
    let core = bytes[first...last]
    let pointPlaces = core.indices.filter { core[$0] == UInt8(ascii: ".") }
    let commaPlaces = core.indices.filter { core[$0] == UInt8(ascii: ",") }
    guard core.allSatisfy({ $0 < 0x41 || $0 >= 0x80 }) else { return }
    switch (pointPlaces.count, commaPlaces.count) {
    case (0, 0): return
    case (0, 1): lookAtOne(.comma, core, at: commaPlaces[0], text)
    case (1, 0): lookAtOne(.point, core, at: pointPlaces[0], text)
    case (0, _): if areThrees(core, commaPlaces) { vote(.point, text) }
    case (_, 0): if areThrees(core, pointPlaces) { vote(.comma, text) }
    case (1, _) where pointPlaces[0] > commaPlaces[commaPlaces.count - 1]: vote(.point, text)
    case (_, 1) where commaPlaces[0] > pointPlaces[pointPlaces.count - 1]: vote(.comma, text)
    default: return
    }
  }

  private func areThrees(_ core: ArraySlice<UInt8>, _ places: [Int]) -> Bool {
    zip(places, places.dropFirst() + [core.endIndex]).allSatisfy { $1 - $0 == 4 }
  }

  private mutating func lookAtOne(
    _ mark: DecimalMark, _ core: ArraySlice<UInt8>, at place: Int, _ text: String
  ) {
    let before = core[..<place]
    let after = core[(place + 1)...]
    let mayGroup =
      after.count == 3 && (1...3).contains(before.count) && before.first != UInt8(ascii: "0")
      && (before + after).allSatisfy { $0 >= 48 && $0 <= 57 }
    if mayGroup {
      if open == nil { open = (mark, text) }
    } else if after.allSatisfy({ $0 >= 48 && $0 <= 57 }) {
      vote(mark, text)
    }
  }

  private mutating func vote(_ mark: DecimalMark, _ text: String) {
    switch mark {
    case .point:
      if points == 0 { pointExample = text }
      points += 1
    case .comma:
      if commas == 0 { commaExample = text }
      commas += 1
    }
  }

  /// The mark that most numbers show: one that shows another is refused by itself.
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

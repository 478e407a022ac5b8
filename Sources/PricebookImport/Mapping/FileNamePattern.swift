import PricebookModel

/// The values in the name of a file: a pattern with `{date}`, `{month}`, `{store}`, `*` and `?`.
struct FileNamePattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case literal(Character)
    case one
    case any
    case date
    case month
    case store
  }

  /// The values found in a name.
  struct Found: Hashable, Sendable {
    var date: CalendarDate?
    var store: String?
  }

  /// The pattern as written.
  let text: String
  private let parts: [Part]

  /// - Returns: `nil` if the pattern has neither a date, a month nor a store.
  init?(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = text.lowercased()[...]
    while let first = rest.first {
      if rest.hasPrefix("{date}") {
        parts.append(.date)
        rest = rest.dropFirst(6)
        continue
      }
      if rest.hasPrefix("{month}") {
        parts.append(.month)
        rest = rest.dropFirst(7)
        continue
      }
      if rest.hasPrefix("{store}") {
        parts.append(.store)
        rest = rest.dropFirst(7)
        continue
      }
      parts.append(first == "*" ? .any : first == "?" ? .one : .literal(first))
      rest = rest.dropFirst()
    }
    guard parts.contains(where: { [.date, .month, .store].contains($0) }) else { return nil }
    self.parts = parts
  }

  /// Whether the pattern has a date or a month.
  var hasDate: Bool { parts.contains(.date) || parts.contains(.month) }

  /// The values in a name; `nil` if it does not fit.
  ///
  /// - Parameter name: Without folder and extension.
  func match(_ name: String) -> Found? {
    let characters = Array(name)
    guard characters.count <= 255 else { return nil }
    var found = Found()
    // Each part is tried once per place, so the time is bounded for any number of stars.
    var failed: Set<Int> = []
    return fits(characters, 0, parts[...], &found, &failed) ? found : nil
  }

  private func fits(
    _ name: [Character], _ place: Int, _ parts: ArraySlice<Part>, _ found: inout Found,
    _ failed: inout Set<Int>
  ) -> Bool {
    guard let part = parts.first else { return place == name.count }
    let state = place * (self.parts.count + 1) + parts.startIndex
    if failed.contains(state) { return false }
    let rest = parts.dropFirst()
    switch part {
    case .literal(let character):
      if place < name.count, name[place].lowercased() == String(character),
        fits(name, place + 1, rest, &found, &failed)
      {
        return true
      }
    case .one:
      if place < name.count, fits(name, place + 1, rest, &found, &failed) { return true }
    case .any, .store:
      for end in place...name.count where part == .any || end > place {
        if fits(name, end, rest, &found, &failed) {
          if part == .store {
            found.store = collapsedName(String(name[place..<end]).replacing("_", with: " "))
          }
          return true
        }
      }
    case .date:
      for length in [10, 8] where place + length <= name.count {
        guard let day = Self.day(name[place..<place + length]) else { continue }
        if fits(name, place + length, rest, &found, &failed) {
          found.date = day
          return true
        }
      }
    case .month:
      for length in [7, 6] where place + length <= name.count {
        guard let day = Self.month(name[place..<place + length]) else { continue }
        if fits(name, place + length, rest, &found, &failed) {
          found.date = day
          return true
        }
      }
    }
    failed.insert(state)
    return false
  }

  /// The first day in a text, and where it is.
  static func day(in text: String) -> (day: CalendarDate, range: Range<String.Index>)? {
    for start in text.indices {
      for length in [10, 8] {
        guard let end = text.index(start, offsetBy: length, limitedBy: text.endIndex),
          let day = day(Array(text[start..<end])[...]),
          text[..<start].last?.isNumber != true, text[end...].first?.isNumber != true
        else { continue }
        return (day, start..<end)
      }
    }
    return nil
  }

  /// Reads `2026-10`, `2026_10` and `202610` as the first day of the month.
  private static func month(_ characters: ArraySlice<Character>) -> CalendarDate? {
    let digits = characters.filter { $0.isASCII && $0.isNumber }
    guard digits.count == 6 else { return nil }
    let mark = characters.dropFirst(4).first ?? " "
    if characters.count == 7, !["-", "_", "."].contains(mark) { return nil }
    let text = String(digits)
    guard let year = Int(text.prefix(4)), let month = Int(text.suffix(2)) else { return nil }
    return CalendarDate(year: year, month: month, day: 1)
  }

  /// Reads `2026-10-03`, `2026_10_03` and `20261003`.
  private static func day(_ characters: ArraySlice<Character>) -> CalendarDate? {
    let digits = characters.filter { $0.isASCII && $0.isNumber }
    guard digits.count == 8 else { return nil }
    if characters.count == 10 {
      let marks = characters.filter { !($0.isASCII && $0.isNumber) }
      guard marks.count == 2, Set(marks).isSubset(of: ["-", "_", "."]) else { return nil }
    }
    let text = String(digits)
    guard let year = Int(text.prefix(4)), let month = Int(text.dropFirst(4).prefix(2)),
      let day = Int(text.suffix(2))
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }
}

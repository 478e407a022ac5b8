import PricebookModel

/// The values in the name of a file: a pattern with `{date}`, `{month}`, `{store}`, `*` and `?`.
struct FileNamePattern: Hashable, Sendable {
  /// A piece of the pattern: one character of the name, or a wildcard.
  private enum Part: Hashable, Sendable {
    case literal(Character)
    case one, any, date, month, store
  }

  /// What the name of a file says of its lines.
  struct Found: Hashable, Sendable {
    var date: CalendarDate?
    var store: String?
  }

  let text: String
  private let parts: [Part]

  /// - Returns: `nil` if the pattern has neither a date, a month nor a store.
  init?(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = text.lowercased()[...]
    let words: [(text: String, part: Part)] = [
      ("{date}", .date), ("{month}", .month), ("{store}", .store),
    ]
    while let first = rest.first {
      let word = words.first { rest.hasPrefix($0.text) }
      rest = rest.dropFirst(word?.text.count ?? 1)
      // Several stars in a row are one.
      if first == "*", parts.last == .any { continue }
      let sign: Part =
        switch first {
        case "*": .any
        case "?": .one
        default: .literal(first)
        }
      parts.append(word?.part ?? sign)
    }
    guard parts.contains(where: { [.date, .month, .store].contains($0) }) else { return nil }
    self.parts = parts
  }

  var hasDate: Bool { parts.contains(.date) || parts.contains(.month) }

  /// The values in a name of at most 255 characters without folder and extension.
  ///
  /// Of several ways, that with the shortest text for the first star or store is taken.
  func match(_ name: String) -> Found? {
    let characters = Array(name)
    guard characters.count <= 255 else { return nil }
    var failed: Set<[Int]> = []
    return match(parts[...], characters, from: 0, &failed)
  }

  /// What the parts find in the rest of a name; from where they do not fit they are not tried again.
  private func match(
    _ parts: ArraySlice<Part>, _ name: [Character], from place: Int, _ failed: inout Set<[Int]>
  ) -> Found? {
    guard let part = parts.first else { return place == name.count ? Found() : nil }
    let start = [parts.startIndex, place]
    guard !failed.contains(start) else { return nil }
    for end in ends(of: part, name, place) {
      guard var found = match(parts.dropFirst(), name, from: end, &failed) else { continue }
      let text = name[place..<end]
      switch part {
      case .date: found.date = Self.day(text)
      case .month: found.date = Self.month(text)
      case .store: found.store = collapsedName(String(text).replacing("_", with: " "))
      case .literal, .one, .any: break
      }
      return found
    }
    failed.insert(start)
    return nil
  }

  /// Where a part that begins at a place of a name may end.
  private func ends(of part: Part, _ name: [Character], _ place: Int) -> [Int] {
    func fitting(_ lengths: [Int], _ fits: (ArraySlice<Character>) -> Bool) -> [Int] {
      lengths.map { place + $0 }.filter { $0 <= name.count && fits(name[place..<$0]) }
    }
    return switch part {
    case .any: Array(place...name.count)
    case .store: Array((place...name.count).dropFirst())
    case .one: fitting([1]) { _ in true }
    case .literal(let character): fitting([1]) { $0.first?.lowercased() == String(character) }
    case .date: fitting([10, 8]) { Self.day($0) != nil }
    case .month: fitting([7, 6]) { Self.month($0) != nil }
    }
  }

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
    day(characters + (characters.count == 7 ? [characters[characters.startIndex + 4]] : []) + "01")
  }

  /// Reads `2026-10-03`, `2026_10_03` and `20261003`.
  private static func day(_ characters: ArraySlice<Character>) -> CalendarDate? {
    let digits = characters.filter { $0.isASCII && $0.isNumber }
    let marks = characters.filter { !($0.isASCII && $0.isNumber) }
    let text = String(digits)
    guard digits.count == 8, marks.isEmpty || marks.count == 2,
      Set(marks).isSubset(of: ["-", "_", "."]), let year = Int(text.prefix(4)),
      let month = Int(text.dropFirst(4).prefix(2)), let day = Int(text.suffix(2))
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }
}

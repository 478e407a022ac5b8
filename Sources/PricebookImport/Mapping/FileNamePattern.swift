import PricebookModel

/// The values in the name of a file: a pattern with `{date}`, `{month}`, `{store}`, `*` and `?`.
struct FileNamePattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case literal(Character)
    case one, any, date, month, store

    /// Whether the part fits texts of any length.
    var takesAnyLength: Bool { self == .any || self == .store }
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
    let words: [(text: String, part: Part)] = [
      ("{date}", .date), ("{month}", .month), ("{store}", .store),
    ]
    while let first = rest.first {
      let word = words.first { rest.hasPrefix($0.text) }
      rest = rest.dropFirst(word?.text.count ?? 1)
      // Several stars in a row are one.
      if first == "*", parts.last == .any { continue }
      parts.append(word?.part ?? (first == "*" ? .any : first == "?" ? .one : .literal(first)))
    }
    guard parts.contains(where: { [.date, .month, .store].contains($0) }) else { return nil }
    self.parts = parts
  }

  var hasDate: Bool { parts.contains(.date) || parts.contains(.month) }

  /// The values in a name without folder and extension, of at most 255 characters; `nil` if it does
  /// not fit.
  ///
  /// Of several ways, that with the shortest text for the first star or store is taken.
  func match(_ name: String) -> Found? {
    let characters = Array(name)
    guard characters.count <= 255 else { return nil }
    // From behind: for each part the places from which it and all parts after it fit the rest.
    var fitting = [[Bool]](repeating: [], count: parts.count)
    fitting.append((0...characters.count).map { $0 == characters.count })
    for part in parts.indices.reversed() {
      var places = [Bool](repeating: false, count: characters.count + 1)
      for place in places.indices.reversed() {
        let takesOneMore =
          parts[part].takesAnyLength && place < characters.count && places[place + 1]
        places[place] =
          takesOneMore
          || ends(of: parts[part], characters, place).contains { fitting[part + 1][$0] }
      }
      fitting[part] = places
    }
    guard fitting[0][0] else { return nil }
    return found(in: characters, fitting)
  }

  private func ends(of part: Part, _ name: [Character], _ place: Int) -> [Int] {
    switch part {
    case .any: return [place]
    case .one, .store: return place < name.count ? [place + 1] : []
    case .literal(let character):
      guard place < name.count, name[place].lowercased() == String(character) else { return [] }
      return [place + 1]
    case .date:
      return [10, 8].map { place + $0 }.filter {
        $0 <= name.count && Self.day(name[place..<$0]) != nil
      }
    case .month:
      return [7, 6].map { place + $0 }.filter {
        $0 <= name.count && Self.month(name[place..<$0]) != nil
      }
    }
  }

  /// The values of the first way in which a name fits.
  private func found(in name: [Character], _ fitting: [[Bool]]) -> Found {
    var found = Found()
    var place = 0
    for (number, part) in parts.enumerated() {
      var end = ends(of: part, name, place).first { fitting[number + 1][$0] }
      if end == nil, part.takesAnyLength {
        end = (place...name.count).first { $0 > place && fitting[number + 1][$0] }
      }
      guard let end else { return found }
      switch part {
      case .date: found.date = found.date ?? Self.day(name[place..<end])
      case .month: found.date = found.date ?? Self.month(name[place..<end])
      case .store:
        found.store =
          found.store ?? collapsedName(String(name[place..<end]).replacing("_", with: " "))
      case .literal, .one, .any: break
      }
      place = end
    }
    return found
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

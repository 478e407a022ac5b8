package import PricebookModel

/// One setting: a key of `pricebook.json` and perhaps an option of the command line; reading,
/// merging, inspection, options and their help come from ``all``.
package struct Setting: Sendable {
  /// What values the setting has, which decides how they are read and how its help names them.
  package enum Form: Sendable {
    case name, currency, timeZone, language, day
    /// A whole number, with the words for it.
    case number(BookSettings.Number, of: String)
    case words([String])
    case delimiter, truth, folder, formats
    case patterns
    /// Names with numbers from 0 on, or with such numbers from months on.
    case weights
  }

  /// Where in `pricebook.json` the setting may stand.
  enum Scope {
    case book
    /// For all files, or in `files` for some.
    case reading
    /// In `files` alone.
    case files
  }

  package let key: String
  package let form: Form
  let scope: Scope
  /// The name of the option that sets the same, without hyphens, and its line of help.
  package let option: (name: String, help: String)?

  private init(
    _ key: String, _ form: Form, _ scope: Scope = .book, option: (String, String)? = nil
  ) {
    self.key = key
    self.form = form
    self.scope = scope
    self.option = option
  }

  private init(
    _ number: BookSettings.Number, option: (name: String, help: String)? = nil,
    of unit: String = "a whole number"
  ) {
    self.init(
      number.rawValue, .number(number, of: unit),
      option: option.map { ($0.name, "\($0.help) (default: \(number.usual))") })
  }

  static let sources = "sources"
  static let files = "files"

  /// Whether the system knows a time zone by its name, such as `Europe/Zurich`.
  package static func isTimeZone(_ name: String) -> Bool { isKnownTimeZone(name) }

  /// The time zone that a name probably means.
  package static func nearestTimeZone(to name: String) -> String? {
    PricebookImport.nearestTimeZone(to: name)
  }

  /// Every setting but ``sources`` and ``files``, in the order of the documentation.
  package static let all: [Setting] = [
    Setting("title", .name),
    Setting(
      "currency", .currency, .reading,
      option: ("currency", "for lines without one, and for $, ¥ and kr")),
    Setting(
      "timeZone", .timeZone,
      option: ("time-zone", "zone that times become days in (default: UTC)")),
    Setting(
      "locale", .language, option: ("locale", "language of reports, or with a region: de-CH")),
    Setting(.availabilityPercent, option: ("availability", "basket items a store must price")),
    Setting(.maximumPriceAgeDays, option: ("max-price-age", "oldest price to compare"), of: days),
    Setting(.changeMonths, of: months), Setting(.levelMonths, of: months),
    Setting("usualStore", .name), Setting("personWeights", .weights), Setting(.alertPercent),
    Setting(.savingsDays, of: days), Setting(.recommendations),
    Setting(.secondStoreFrom),
    Setting(.monthStartDay, of: "a day that every month has"),
    Setting(.yearStartMonth, of: "a month, 1 for January"), Setting("withoutStore", .patterns),
    Setting("withoutItem", .patterns), Setting("withoutCategory", .patterns),
    Setting("withoutCurrency", .patterns), Setting("asOf", .day),
    Setting(
      "dateFormat", .words(DateOrder.allCases.map(\.rawValue)), .reading,
      option: ("date-format", "ymd, dmy or mdy, for dates with slashes")),
    Setting(
      "decimal", .words(DecimalMark.allCases.map(\.rawValue)), .reading,
      option: ("decimal", "decimal mark (default: detected)")),
    Setting(
      "priceOf", .words(PriceMeaning.allCases.map(\.rawValue)), .reading,
      option: ("price-of", "whether a price is for one piece or for all")),
    Setting(
      "delimiter", .delimiter, .reading,
      option: ("delimiter", ", ; | or comma, semicolon, pipe, tab")),
    Setting(
      "encoding", .words(TextEncoding.allCases.map(\.rawValue)), .reading,
      option: ("encoding", "such as utf-8, utf-16le, windows-1250, shift-jis")),
    Setting("officialIndex", .name),
    Setting("payments", .words(["match", "fill"]), .reading), Setting("person", .name, .files),
    Setting("store", .name, .files), Setting("prices", .truth, .files), Setting("output", .folder),
    Setting("formats", .formats),
  ]

  private static let days = "a whole number of days"
  private static let months = "a whole number of months"

  /// The words for delimiters, by these and by the characters themselves.
  package static let delimiters = [
    ",": "comma", "comma": "comma", ";": "semicolon", "semicolon": "semicolon", "|": "pipe",
    "pipe": "pipe", "\t": "tab", "\\t": "tab", "tab": "tab",
  ]

  /// What settings keep of a value; `nil` if it is not allowed.
  func kept(_ value: JSONValue, in place: SettingsReader.Place) -> String? {
    func text(_ kept: (String) -> String?) -> String? { value.text.flatMap(kept) }
    switch form {
    case .name: return text { collapsedName($0).isEmpty ? nil : collapsedName($0) }
    case .currency: return text { CurrencyCode(setting: $0)?.label }
    case .timeZone: return text { isKnownTimeZone($0) ? $0 : nil }
    case .language: return text { isLanguageTag($0) ? $0 : nil }
    case .day: return text { CalendarDate(iso: $0)?.description }
    case .words(let words): return text { words.contains($0) ? $0 : nil }
    case .delimiter: return text { Self.delimiters[$0] }
    case .folder: return text(place.output)
    case .truth: return value.content == .boolean(true) ? "true" : nil
    case .formats: return place.formats(value)
    case .weights: return Self.weights(value)
    case .number(let number, _):
      guard case .number(let text) = value.content, let exact = ExactDecimal(parsing: text),
        exact.scale == 0, let whole = Int(exactly: exact.significand), number.range.contains(whole)
      else { return nil }
      return String(whole)
    case .patterns:
      let texts = value.array.map { $0.map(\.text) } ?? [value.text]
      let names = texts.compactMap { $0.map { collapsedName($0) } }.filter { !$0.isEmpty }
      return names.isEmpty || names.count < texts.count ? nil : names.joined(separator: "\n")
    }
  }

  func expected(in place: SettingsReader.Place) -> String {
    switch form {
    case .name: "a text"
    case .currency: "a currency code such as \"EUR\""
    case .timeZone: "a name of the time zone database such as \"Europe/Zurich\""
    case .language: "a language tag such as \"en\" or \"de-CH\""
    case .day: "a day such as \"2026-10-27\""
    case .number(let number, let unit):
      "\(unit), \(number.range.lowerBound) to \(grouped(number.range.upperBound))"
    case .words(let words): "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .delimiter: "one of \"comma\", \"semicolon\", \"pipe\", \"tab\""
    case .truth: "true"
    case .folder: place.expectedOutput
    case .formats: place.expectedFormats
    case .patterns: "a name or a list of names; * and ? are wildcards"
    case .weights:
      "an object that gives at most \(Self.mostWeights) names of persons numbers from 0 to "
        + "\(grouped(Self.largestWeight)), such as {\"Ana\": 2, \"Ben\": 1}, or "
        + "from a month on: {\"Ben\": {\"2026-10..\": 0}}"
    }
  }

  private static let largestWeight = 1_000
  private static let mostWeights = 100

  /// The weights of a person with the months that they hold from, `*` for always; `nil` for what is no
  /// such month.
  private static func starts(of value: JSONValue) -> [(start: String?, value: JSONValue)] {
    guard let fields = value.object else { return [("*", value)] }
    let weights = fields.sorted { $0.value.offset < $1.value.offset }.map { key, value in
      let month = key.hasSuffix("..") ? Month(iso: String(key.dropLast(2))) : nil
      return (start: month?.description, value: value)
    }
    return weights.isEmpty ? [(nil, value)] : weights
  }

  /// Each name and its number in millionths on a line, behind the month that it holds from; `nil` if one
  /// is not allowed or there twice.
  private static func weights(_ value: JSONValue) -> String? {
    guard let fields = value.object, !fields.isEmpty else { return nil }
    var names: Set<String> = []
    var lines: [String] = []
    for (name, value) in fields.sorted(by: { $0.value.offset < $1.value.offset }) {
      let name = collapsedName(name)
      guard !name.isEmpty, names.insert(foldedName(name)).inserted else { return nil }
      for (start, value) in starts(of: value) {
        guard let start, case .number(let text) = value.content,
          let exact = ExactDecimal(parsing: text), let weight = exact.rounded(toDigits: 6),
          weight > 0 || exact.isZero, weight <= largestWeight * 1_000_000
        else { return nil }
        lines.append("\(start) \(weight) \(name)")
      }
    }
    return lines.count > mostWeights ? nil : lines.joined(separator: "\n")
  }
}

extension CurrencyCode {
  fileprivate init?(setting text: String) {
    self.init(written: text)
    if collapsedName(text).isEmpty || !isWellFormed { return nil }
  }
}

private func isLanguageTag(_ tag: String) -> Bool {
  let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  guard let language = parts.first, (2...3).contains(language.utf8.count) else { return false }
  return parts.allSatisfy { part in
    (1...8).contains(part.utf8.count)
      && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

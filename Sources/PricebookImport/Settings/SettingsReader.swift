import PricebookModel

/// Reads `pricebook.json`, the settings of a book.
struct SettingsReader {
  static let fileName = "pricebook.json"

  enum Key: String, CaseIterable {
    case title
    case currency
    case timeZone
    case locale
    case availabilityPercent
    case maximumPriceAgeDays
    case storeLevelDays
    case alertPercent
    case savingsDays
    case recommendations
    case monthStartDay
    case asOf
    case dateFormat
    case output
    case formats
    case sources
  }

  /// Where settings are, which decides what some of them may be.
  struct Place {
    /// The folder that paths in the settings are relative to; `nil` in the user's own settings, whose
    /// paths are relative to wherever a run is.
    var folder: String?
    /// What `formats` may name; empty for anything.
    var formatNames: [String]

    init(folder: String? = ".", formatNames: [String] = []) {
      self.folder = folder
      self.formatNames = formatNames
    }
  }

  private let document: JSONDocument
  private let place: Place
  private let sources: [MappingReader.Reading]
  private var settings = BookSettings()

  /// Reads the settings of one file; problems and counts (one record per key) go to the log.
  ///
  /// - Parameters:
  ///   - sources: The result of ``sources(of:)`` for the document.
  ///   - place: Where the settings are.
  static func read(
    _ document: JSONDocument, sources: [MappingReader.Reading], place: Place = Place(),
    log: inout SourceLog
  ) -> BookSettings {
    guard let root = document.root, let fields = root.object else {
      let found = document.root?.summary ?? "nothing"
      log.report(
        .error, .settingsShape, line: 1,
        "expected an object of settings, found \(found); "
          + "write for example {\"currency\": \"EUR\", \"timeZone\": \"Europe/Vienna\"}")
      log.isIncomplete = true
      return BookSettings()
    }
    var reader = SettingsReader(document: document, place: place, sources: sources)
    let ordered = fields.sorted { $0.value.offset < $1.value.offset }
    for (name, value) in ordered { reader.read(name, value, log: &log) }
    return reader.settings
  }

  private mutating func read(_ name: String, _ value: JSONValue, log: inout SourceLog) {
    log.countRead()
    guard let key = Key(rawValue: name) else {
      let known = Key.allCases.map(\.rawValue)
      let remedy =
        nearestName(to: name, among: known).map { "did you mean \(quoted($0))?" }
        ?? "known are \(known.joined(separator: ", "))"
      let place = document.place(of: value.offset)
      log.report(
        .warning, .unknownSetting, line: place.line, column: place.column,
        "the setting \(quoted(name)) is not known and is not used; \(remedy)")
      log.countAccepted()
      return
    }
    guard !value.isNull else {
      log.countAccepted()
      return
    }
    if key == .sources { return readSources(value, log: &log) }
    if let expected = set(key, value) {
      let place = document.place(of: value.offset)
      log.reject(
        .settingValue, line: place.line, column: place.column,
        "the setting \(quoted(name)) is \(value.summary); it must be \(expected)",
        text: "\"\(name)\": \(document.text(of: value))")
    } else {
      log.countAccepted()
    }
  }

  /// The mappings of the setting `sources`, with their problems.
  ///
  /// They decide what the tables of the book are, so they are needed before the other settings.
  static func sources(of document: JSONDocument) -> [MappingReader.Reading] {
    let list = document.root?.object?[Key.sources.rawValue]?.array ?? []
    return list.map { MappingReader.read($0) }
  }

  /// Reports the problems of the mappings of `sources`.
  private func readSources(_ value: JSONValue, log: inout SourceLog) {
    guard value.array != nil else {
      let place = document.place(of: value.offset)
      log.reject(
        .settingValue, line: place.line, column: place.column,
        "the setting \"sources\" is \(value.summary); it must be a list of mappings",
        text: document.text(of: value))
      return
    }
    let problems = sources.flatMap(\.problems)
    for problem in problems {
      let place = document.place(of: problem.offset)
      log.report(.error, problem.code, line: place.line, column: place.column, problem.message)
    }
    if problems.isEmpty {
      log.countAccepted()
    } else {
      let place = document.place(of: value.offset)
      log.reject(
        .mappingShape, line: place.line, column: place.column,
        "a mapping in \"sources\" cannot be used; correct the problems above",
        text: document.text(of: value))
    }
  }

  /// Sets one setting.
  ///
  /// - Returns: What the value must be; `nil` if it is allowed.
  private mutating func set(_ key: Key, _ value: JSONValue) -> String? {
    switch key {
    case .title:
      guard let title = value.text, !collapsedName(title).isEmpty else { return "a text" }
      settings.title = collapsedName(title)
    case .currency:
      guard let text = value.text, !collapsedName(text).isEmpty,
        CurrencyCode(written: text).isWellFormed
      else {
        return "a currency code such as \"EUR\""
      }
      settings.currency = CurrencyCode(written: text)
    case .timeZone:
      guard let name = value.text, isKnownTimeZone(name) else {
        return "a name of the time zone database such as \"Europe/Zurich\""
      }
      settings.timeZone = name
    case .locale:
      guard let tag = value.text, isLanguageTag(tag) else {
        return "a language tag such as \"en\" or \"de-CH\""
      }
      settings.locale = tag
    case .availabilityPercent, .maximumPriceAgeDays, .storeLevelDays, .alertPercent, .savingsDays,
      .recommendations, .monthStartDay:
      return setNumber(key, value)
    case .sources: return nil
    case .asOf:
      guard let day = value.text.flatMap({ CalendarDate(iso: $0) }) else {
        return "a day such as \"2026-10-27\""
      }
      settings.asOf = day
    case .dateFormat:
      guard let order = value.text.flatMap({ DateOrder(rawValue: $0) }) else {
        return "one of " + DateOrder.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      }
      settings.dateOrder = order
    case .output:
      guard let path = value.text.flatMap(outputPath) else { return expectedOutput }
      settings.output = path
    case .formats:
      guard let names = formats(value) else { return expectedFormats }
      settings.formats = names
    }
    return nil
  }

  /// Sets a setting that is a whole number.
  ///
  /// - Returns: What the value must be; `nil` if it is allowed.
  private mutating func setNumber(_ key: Key, _ value: JSONValue) -> String? {
    guard let (setting, range, kind) = Self.number(key) else { return nil }
    guard let number = wholeNumber(value, range) else {
      return "\(kind), \(range.lowerBound) to \(Self.grouped(range.upperBound))"
    }
    settings[keyPath: setting] = number
    return nil
  }

  private static func number(
    _ key: Key
  ) -> (setting: WritableKeyPath<BookSettings, Int?>, range: ClosedRange<Int>, kind: String)? {
    let number = "a whole number"
    let days = "a whole number of days"
    return switch key {
    case .availabilityPercent:
      (\.availabilityPercent, BookSettings.availabilityPercents, number)
    case .maximumPriceAgeDays: (\.maximumPriceAgeDays, BookSettings.priceAges, days)
    case .storeLevelDays: (\.storeLevelDays, BookSettings.priceAges, days)
    case .alertPercent: (\.alertPercent, BookSettings.alertPercents, number)
    case .savingsDays: (\.savingsDays, BookSettings.savingsAges, days)
    case .recommendations: (\.recommendations, BookSettings.recommendationCounts, number)
    case .monthStartDay:
      (\.monthStartDay, MonthCalendar.startDays, "a day that every month has")
    default: nil
    }
  }

  /// With a blank before the last three of more than three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.count > 3 ? "\(digits.dropLast(3)) \(digits.suffix(3))" : digits
  }

  /// The formats that a list names; `nil` if one of them is not known, or there are none.
  private func formats(_ value: JSONValue) -> [String]? {
    let names = value.array?.map(\.text) ?? []
    let isKnown = names.allSatisfy { name in
      name.map { place.formatNames.isEmpty ? !$0.isEmpty : place.formatNames.contains($0) }
        ?? false
    }
    return names.isEmpty || !isKnown ? nil : names.compactMap(\.self)
  }

  private var expectedFormats: String {
    let known = place.formatNames.joined(separator: ", ")
    return "a list of formats" + (known.isEmpty ? "" : ", of \(known)")
      + ", such as [\"html\", \"csv\"]"
  }

  private var expectedOutput: String {
    place.folder == nil
      ? "the path of a folder"
      : "a folder in that of the settings, such as \"reports\"; another one can be named with "
        + "--output, or in your own settings"
  }

  /// The output folder that a text names; `nil` if it may not be it.
  ///
  /// A book may come from somebody else, so it cannot name a folder outside its own.
  private func outputPath(_ text: String) -> String? {
    guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
    guard let folder = place.folder else { return text }
    let parts = text.split(separator: "/")
    guard !text.hasPrefix("/"), !text.hasPrefix("~"), !parts.isEmpty, !parts.contains("..") else {
      return nil
    }
    return BookFiles.join(folder, text)
  }

  private func wholeNumber(_ value: JSONValue, _ range: ClosedRange<Int>) -> Int? {
    guard case .number(let text) = value.content, let number = ExactDecimal(parsing: text),
      number.scale == 0, let whole = Int(exactly: number.significand), range.contains(whole)
    else { return nil }
    return whole
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

extension BookSettings {
  /// Adds the settings of another file that this one does not have.
  ///
  /// - Returns: The names of the settings that both have with different values.
  mutating func fill(from other: BookSettings) -> [String] {
    var conflicts: [String] = []
    func fill<Value: Equatable>(
      _ key: SettingsReader.Key, _ path: WritableKeyPath<BookSettings, Value?>,
      _ settings: inout BookSettings
    ) {
      guard let value = other[keyPath: path] else { return }
      if let own = settings[keyPath: path] {
        if own != value { conflicts.append(key.rawValue) }
      } else {
        settings[keyPath: path] = value
      }
    }
    fill(.title, \.title, &self)
    fill(.currency, \.currency, &self)
    fill(.timeZone, \.timeZone, &self)
    fill(.locale, \.locale, &self)
    fill(.availabilityPercent, \.availabilityPercent, &self)
    fill(.maximumPriceAgeDays, \.maximumPriceAgeDays, &self)
    fill(.storeLevelDays, \.storeLevelDays, &self)
    fill(.alertPercent, \.alertPercent, &self)
    fill(.savingsDays, \.savingsDays, &self)
    fill(.recommendations, \.recommendations, &self)
    fill(.monthStartDay, \.monthStartDay, &self)
    fill(.asOf, \.asOf, &self)
    fill(.dateFormat, \.dateOrder, &self)
    fill(.output, \.output, &self)
    fill(.formats, \.formats, &self)
    return conflicts
  }
}

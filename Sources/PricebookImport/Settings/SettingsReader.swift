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
    case alertPercent
    case recommendations
    case monthStartDay
    case asOf
    case sources
  }

  private let document: JSONDocument
  private let sources: [MappingReader.Reading]
  private var settings = BookSettings()

  /// Reads the settings of one file; problems and counts (one record per key) go to the log.
  ///
  /// - Parameter sources: The result of ``sources(of:)`` for the document.
  static func read(
    _ document: JSONDocument, sources: [MappingReader.Reading], log: inout SourceLog
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
    var reader = SettingsReader(document: document, sources: sources)
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
      guard let text = value.text, !collapsedName(text).isEmpty, text.count <= 10 else {
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
    case .availabilityPercent:
      guard let number = wholeNumber(value, 1...100) else { return "a whole number, 1 to 100" }
      settings.availabilityPercent = number
    case .maximumPriceAgeDays:
      guard let number = wholeNumber(value, 1...36_500) else {
        return "a whole number of days, 1 to 36 500"
      }
      settings.maximumPriceAgeDays = number
    case .alertPercent:
      guard let number = wholeNumber(value, 1...1_000) else {
        return "a whole number, 1 to 1 000"
      }
      settings.alertPercent = number
    case .sources: return nil
    case .recommendations:
      guard let number = wholeNumber(value, 1...100) else { return "a whole number, 1 to 100" }
      settings.recommendations = number
    case .monthStartDay:
      guard let number = wholeNumber(value, MonthCalendar.startDays) else {
        return "a day that every month has, 1 to 28"
      }
      settings.monthStartDay = number
    case .asOf:
      guard let day = value.text.flatMap({ CalendarDate(iso: $0) }) else {
        return "a day such as \"2026-10-27\""
      }
      settings.asOf = day
    }
    return nil
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
    fill(.alertPercent, \.alertPercent, &self)
    fill(.recommendations, \.recommendations, &self)
    fill(.monthStartDay, \.monthStartDay, &self)
    fill(.asOf, \.asOf, &self)
    return conflicts
  }
}

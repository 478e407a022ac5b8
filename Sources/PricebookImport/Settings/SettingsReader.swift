import PricebookModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
  // Brings the time zone database with it.
  internal import FoundationInternationalization
#else
  internal import Foundation
#endif

/// Reads `pricebook.json`: what a household sets for its book.
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
    case sources
  }

  private let document: JSONDocument
  private var settings = BookSettings()

  /// Reads the settings of one file; problems and counts (one record per key) go to the log.
  static func read(_ document: JSONDocument, log: inout SourceLog) -> BookSettings {
    guard let root = document.root, let fields = root.object else {
      let found = document.root?.summary ?? "nothing"
      log.report(
        .error, .settingsShape, line: 1,
        "expected an object of settings, found \(found); "
          + "write for example {\"currency\": \"EUR\", \"timeZone\": \"Europe/Vienna\"}")
      log.isIncomplete = true
      return BookSettings()
    }
    var reader = SettingsReader(document: document)
    let ordered = fields.sorted { $0.value.offset < $1.value.offset }
    for (name, value) in ordered { reader.read(name, value, log: &log) }
    return reader.settings
  }

  private init(document: JSONDocument) {
    self.document = document
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
        "the setting \(quoted(name)) is not known and is passed over; \(remedy)")
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

  /// The mappings of `sources` that can be used; problems are told when the settings are read.
  static func sources(_ document: JSONDocument) -> [SourceMapping] {
    let list = document.root?.object?[Key.sources.rawValue]?.array ?? []
    return list.compactMap { MappingReader.read($0).mapping }
  }

  /// Tells what is wrong with the mappings of `sources`.
  private func readSources(_ value: JSONValue, log: inout SourceLog) {
    guard let list = value.array else {
      let place = document.place(of: value.offset)
      log.reject(
        .settingValue, line: place.line, column: place.column,
        "the setting \"sources\" is \(value.summary); it must be a list of mappings",
        text: document.text(of: value))
      return
    }
    var isUsable = true
    for mapping in list {
      for problem in MappingReader.read(mapping).problems {
        isUsable = false
        let place = document.place(of: problem.offset)
        log.report(
          .error, problem.code, line: place.line, column: place.column, problem.message)
      }
    }
    if isUsable {
      log.countAccepted()
    } else {
      let place = document.place(of: value.offset)
      log.reject(
        .mappingShape, line: place.line, column: place.column,
        "a source of \"sources\" cannot be used; correct what is said above",
        text: document.text(of: value))
    }
  }

  /// Sets one setting.
  ///
  /// - Returns: What the value must be, where it is not.
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

/// Whether the time zone database knows the name.
func isKnownTimeZone(_ name: String) -> Bool {
  TimeZone(identifier: name) != nil
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
  /// Takes over what another file sets and this one leaves open.
  ///
  /// - Returns: The names of the settings that both set, differently; the earlier ones stand.
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
    return conflicts
  }
}

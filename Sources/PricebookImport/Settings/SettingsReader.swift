import PricebookModel

/// Reads `pricebook.json`, the settings of a book.
struct SettingsReader {
  static let fileName = "pricebook.json"

  /// Where settings are, which decides what some of them may be.
  struct Place {
    /// What paths in the settings are relative to; `nil` in the user's own, as the run is.
    var folder: String? = "."
    /// What `formats` may name; empty for anything.
    var formatNames: [String] = []
  }

  let document: JSONDocument
  let place: Place
  let sources: [MappingReader.Reading]

  static func keys(ofFiles: Bool) -> [String] {
    let own = Setting.all.filter { $0.scope != (ofFiles ? .book : .files) }.map(\.key)
    return ofFiles ? own : own + [Setting.files, Setting.sources]
  }

  /// Settings that earlier versions had, with those to use instead.
  static let retired = ["storeLevelDays": BookSettings.Number.levelMonths.rawValue]

  static func isKey(_ name: String) -> Bool {
    keys(ofFiles: false).contains(name) || retired[name] != nil
  }

  /// Reads the settings of one file; problems and counts (one record per key) go to the log.
  static func read(
    _ document: JSONDocument, sources: [MappingReader.Reading], place: Place = Place(),
    log: inout SourceLog
  ) -> Settings {
    var settings = Settings()
    if let fields = document.root?.object {
      SettingsReader(document: document, place: place, sources: sources)
        .read(fields, ofFiles: false, into: &settings, log: &log)
    } else {
      log.report(.noSettings(found: document.root?.summary ?? "nothing"), line: 1)
      log.isIncomplete = true
    }
    return settings
  }

  /// Reads the keys of an object in the order of the file; unknown ones are reported with the
  /// nearest.
  private func read(
    _ fields: JSONObject, ofFiles: Bool, into settings: inout Settings, log: inout SourceLog
  ) {
    let known = Self.keys(ofFiles: ofFiles)
    for (name, value) in fields.sorted(by: { $0.value.offset < $1.value.offset }) {
      log.countRead()
      if !known.contains(name) {
        let remedy =
          Self.retired[name].map { "it is gone; use \(quoted($0))" }
          ?? nearestName(to: name, among: known).map(Message.didYouMean)
          ?? "known are \(known.joined(separator: ", "))"
        log.report(
          .unknownSetting(name: name, remedy: remedy), at: document.place(of: value.offset))
        log.countAccepted()
      } else if value.isNull {
        log.countAccepted()
      } else if name == Setting.sources {
        readSources(value, log: &log)
      } else if name == Setting.files {
        readFiles(value, into: &settings, log: &log)
      } else if let setting = Setting.all.first(where: { $0.key == name }) {
        if let kept = setting.kept(value, in: place) {
          settings.values[name] = kept
          log.countAccepted()
        } else {
          reject(name, value, expected: setting.expected(in: place), log: &log)
        }
      }
    }
  }

  private func reject(_ name: String, _ value: JSONValue, expected: String, log: inout SourceLog) {
    log.reject(
      .settingValue(name: name, found: value.summary, expected: expected),
      at: document.place(of: value.offset), text: "\"\(name)\": \(document.text(of: value))")
  }

  /// The mappings of the setting `sources`, with their problems.
  ///
  /// They decide what the tables of the book are, so they are needed before the other settings.
  static func sources(of document: JSONDocument) -> [MappingReader.Reading] {
    let list = document.root?.object?[Setting.sources]?.array ?? []
    return list.map { MappingReader.read($0) }
  }

  private func readSources(_ value: JSONValue, log: inout SourceLog) {
    guard value.array != nil
    else { return reject(Setting.sources, value, expected: "a list of mappings", log: &log) }
    let problems = sources.flatMap(\.problems)
    for problem in problems { log.report(problem.message, at: document.place(of: problem.offset)) }
    if problems.isEmpty { return log.countAccepted() }
    log.reject(
      .mappingsUnusable, at: document.place(of: value.offset), text: document.text(of: value))
  }

  /// Reads `{"shop-*.csv": {"decimal": "comma"}}`.
  private func readFiles(_ value: JSONValue, into settings: inout Settings, log: inout SourceLog) {
    let expected =
      "an object that gives names of files settings: {\"shop-*.csv\": {\"decimal\": \"comma\"}}"
    guard let files = value.object
    else { return reject(Setting.files, value, expected: expected, log: &log) }
    log.countAccepted()
    for (glob, value) in files.sorted(by: { $0.value.offset < $1.value.offset }) {
      guard let fields = value.object, glob.utf8.count <= Glob.lengthLimit else {
        log.countRead()
        reject(glob, value, expected: "an object of settings of files", log: &log)
        continue
      }
      var own = Settings()
      read(fields, ofFiles: true, into: &own, log: &log)
      settings.files.append(
        Settings.OfFiles(names: SourceFiles(glob), values: own.values, offset: value.offset))
    }
  }
}

extension SettingsReader.Place {
  /// The output folder of a text: a book, maybe somebody else's, cannot name one outside its own.
  func output(_ text: String) -> String? {
    guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
    guard let folder else { return text }
    let parts = text.split(separator: "/")
    let isOutside = text.hasPrefix("/") || text.hasPrefix("~") || parts.contains("..")
    return isOutside || parts.isEmpty ? nil : FilePath.join(folder, text)
  }

  var expectedOutput: String {
    folder == nil
      ? "the path of a folder"
      : "a folder in that of the settings, such as \"reports\"; another one can be named with "
        + "--output, or in your own settings"
  }

  /// The formats that a list names, with commas; `nil` if one is not known, or there are none.
  func formats(_ value: JSONValue) -> String? {
    let texts = value.array ?? []
    let names = texts.compactMap(\.text).filter {
      formatNames.isEmpty ? !$0.isEmpty : formatNames.contains($0)
    }
    return names.isEmpty || names.count < texts.count ? nil : names.joined(separator: ", ")
  }

  var expectedFormats: String {
    let known = formatNames.joined(separator: ", ")
    return "a list of formats" + (known.isEmpty ? "" : ", of \(known)")
      + ", such as [\"html\", \"csv\"]"
  }
}

extension DiagnosticMessage {
  fileprivate static func noSettings(found: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .settingsShape,
      """
      expected an object of settings, found \(found); write for example {"currency": "EUR", \
      "timeZone": "Europe/Vienna"}
      """)
  }

  fileprivate static func unknownSetting(name: some StringProtocol, remedy: String)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .unknownSetting,
      "the setting \(quoted(name)) is not known and is not used; \(remedy)")
  }

  fileprivate static func settingValue(
    name: some StringProtocol, found: String, expected: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .settingValue,
      "the setting \(quoted(name)) is \(found); it must be \(expected)")
  }

  fileprivate static let mappingsUnusable = DiagnosticMessage(
    .error, .mappingShape,
    "a mapping in \"sources\" cannot be used; correct the problems above")
}

import PricebookModel

/// Reads `pricebook.json`, the settings of a book.
struct SettingsReader {
  static let fileName = "pricebook.json"

  /// Where settings are, which decides what some of them may be.
  struct Place {
    /// The folder that paths in the settings are relative to; `nil` in the user's own settings, whose
    /// paths are relative to wherever a run is.
    var folder: String? = "."
    /// What `formats` may name; empty for anything.
    var formatNames: [String] = []
  }

  let document: JSONDocument
  let place: Place
  let sources: [MappingReader.Reading]

  /// The keys of a book, or those of an entry of `files`.
  static func keys(ofFiles: Bool) -> [String] {
    let own = Setting.all.filter { $0.scope != (ofFiles ? .book : .files) }.map(\.key)
    return ofFiles ? own : own + [Setting.files, Setting.sources]
  }

  /// Settings that earlier versions had, with those to use instead.
  static let retired = ["storeLevelDays": BookSettings.Number.levelMonths.rawValue]

  /// Reads the settings of one file; problems and counts (one record per key) go to the log.
  static func read(
    _ document: JSONDocument, sources: [MappingReader.Reading], place: Place = Place(),
    log: inout SourceLog
  ) -> Settings {
    var settings = Settings()
    guard let root = document.root, let fields = root.object else {
      let found = document.root?.summary ?? "nothing"
      log.report(
        .error, .settingsShape, line: 1,
        "expected an object of settings, found \(found); "
          + "write for example {\"currency\": \"EUR\", \"timeZone\": \"Europe/Vienna\"}")
      log.isIncomplete = true
      return settings
    }
    SettingsReader(document: document, place: place, sources: sources)
      .read(fields, ofFiles: false, into: &settings, log: &log)
    return settings
  }

  private func read(
    _ fields: JSONObject, ofFiles: Bool, into settings: inout Settings, log: inout SourceLog
  ) {
    let known = Self.keys(ofFiles: ofFiles)
    for (name, value) in fields.sorted(by: { $0.value.offset < $1.value.offset }) {
      log.countRead()
      if !known.contains(name) {
        let remedy =
          if let other = Self.retired[name] {
            "it is gone; use \(quoted(other))"
          } else if let near = nearestName(to: name, among: known) {
            "did you mean \(quoted(near))?"
          } else {
            "known are \(known.joined(separator: ", "))"
          }
        let place = document.place(of: value.offset)
        log.report(
          .warning, .unknownSetting, line: place.line, column: place.column,
          "the setting \(quoted(name)) is not known and is not used; \(remedy)")
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

  private func reject(
    _ name: String, _ value: JSONValue, expected: String, log: inout SourceLog
  ) {
    let place = document.place(of: value.offset)
    log.reject(
      .settingValue, line: place.line, column: place.column,
      "the setting \(quoted(name)) is \(value.summary); it must be \(expected)",
      text: "\"\(name)\": \(document.text(of: value))")
  }

  /// The mappings of the setting `sources`, with their problems.
  ///
  /// They decide what the tables of the book are, so they are needed before the other settings.
  static func sources(of document: JSONDocument) -> [MappingReader.Reading] {
    let list = document.root?.object?[Setting.sources]?.array ?? []
    return list.map { MappingReader.read($0) }
  }

  /// Reports the problems of the mappings of `sources`.
  private func readSources(_ value: JSONValue, log: inout SourceLog) {
    guard value.array != nil else {
      return reject(Setting.sources, value, expected: "a list of mappings", log: &log)
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

  /// Reads `{"shop-*.csv": {"decimal": "comma"}}`.
  private func readFiles(
    _ value: JSONValue, into settings: inout Settings, log: inout SourceLog
  ) {
    let expected =
      "an object that gives names of files settings: {\"shop-*.csv\": {\"decimal\": \"comma\"}}"
    guard let files = value.object else {
      return reject(Setting.files, value, expected: expected, log: &log)
    }
    log.countAccepted()
    for (glob, value) in files.sorted(by: { $0.value.offset < $1.value.offset }) {
      guard let fields = value.object, glob.utf8.count <= Glob.lengthLimit else {
        log.countRead()
        reject(glob, value, expected: "an object of settings of files", log: &log)
        continue
      }
      var own = Settings()
      read(fields, ofFiles: true, into: &own, log: &log)
      settings.files.append(Settings.OfFiles(glob: glob, values: own.values))
    }
  }
}

extension SettingsReader.Place {
  /// The output folder that a text names; `nil` if it may not be it.
  ///
  /// A book may come from somebody else, so it cannot name a folder outside its own.
  func output(_ text: String) -> String? {
    guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
    guard let folder else { return text }
    let parts = text.split(separator: "/")
    guard !text.hasPrefix("/"), !text.hasPrefix("~"), !parts.isEmpty, !parts.contains("..") else {
      return nil
    }
    return BookFiles.join(folder, text)
  }

  var expectedOutput: String {
    folder == nil
      ? "the path of a folder"
      : "a folder in that of the settings, such as \"reports\"; another one can be named with "
        + "--output, or in your own settings"
  }

  /// The formats that a list names, with commas; `nil` if one is not known, or there are none.
  func formats(_ value: JSONValue) -> String? {
    let names = value.array?.map(\.text) ?? []
    let isKnown = names.allSatisfy { name in
      name.map { formatNames.isEmpty ? !$0.isEmpty : formatNames.contains($0) } ?? false
    }
    return names.isEmpty || !isKnown ? nil : names.compactMap(\.self).joined(separator: ", ")
  }

  var expectedFormats: String {
    let known = formatNames.joined(separator: ", ")
    return "a list of formats" + (known.isEmpty ? "" : ", of \(known)")
      + ", such as [\"html\", \"csv\"]"
  }
}

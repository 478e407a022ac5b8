import PricebookModel

/// Options and settings that say how a file is read, and change nothing for it.
extension BookReading {
  /// An option or setting that was given, and why it changes nothing.
  private struct Unused: Hashable {
    var answer: String
    var reason: String
  }

  /// Names what was given and not used, because the file itself, or its mapping, says otherwise; once
  /// for all files with one reason.
  mutating func reportUnusedAnswers() {
    var found: [Unused: [(file: RecognisedFile, source: Int, example: String?)]] = [:]
    var needless: [String: [(source: Int, isNeeded: Bool)]] = [:]
    for (file, source, (reading, _)) in sources(\.receipts) + sources(\.prices) {
      for (answer, isNeeded) in Self.needs(file.choices.reading, in: reading) {
        needless[answer, default: []].append((source, isNeeded))
      }
      for (unused, example) in Self.unused(file.choices.reading, in: reading) {
        found[unused, default: []].append((file, source, example))
      }
    }
    // Small tables and payments have days and amounts too.
    let haveOthers = recognised.contains { file in
      switch file.content {
      case .payments, .budgets, .lookup, .table: true
      default: false
      }
    }
    for (answer, files) in needless where !haveOthers && !files.contains(where: \.isNeeded) {
      logs[files[0].source].report(
        .answerNotUsed(
          answer: answer, otherFiles: files.count - 1,
          reason: "nothing of what it is about can be read in two ways"))
    }
    for (unused, alike) in found {
      guard let first = alike.first else { continue }
      logs[first.source].report(
        .answerNotUsed(
          answer: unused.answer, otherFiles: alike.count - 1,
          reason: unused.reason
            + (first.example.map { ", such as \(QuotedValue.describe($0))" } ?? "")))
    }
  }

  /// Whether a table leaves anything open, or decides what is open, that answers are about.
  private static func needs(
    _ asked: ReadingChoices, in reading: TableReading
  ) -> [(answer: String, isNeeded: Bool)] {
    let questions = reading.questions
    let isDated = questions.dates != .notNeeded || reading.source?.dateOrder != nil
    let isMarked =
      questions.numbers.values.contains { $0 != .notNeeded } || reading.source?.mark != nil
    return [
      asked.dateOrder.map { ("date-format \($0.rawValue)", isDated) },
      asked.decimalMark.map { ("decimal \($0.rawValue)", isMarked) },
      asked.priceMeaning.map { ("price-of \($0.rawValue)", questions.priceColumn != nil) },
    ].compactMap(\.self)
  }

  /// What was asked for and does not apply, because a mapping or the values of the file say
  /// otherwise.
  private static func unused(
    _ asked: ReadingChoices, in reading: TableReading
  ) -> [(Unused, example: String?)] {
    var found: [(Unused, example: String?)] = []
    func note(_ key: String, _ answer: String, _ reason: String, _ example: String? = nil) {
      found.append((Unused(answer: "\(key) \(answer)", reason: reason), example))
    }
    let mapped = "its mapping says"
    if let order = asked.dateOrder {
      if let given = reading.source?.dateOrder, given != order {
        note("date-format", order.rawValue, "\(mapped) \(given.rawValue)")
      } else if case .decided(let own, let example) = reading.questions.dates, own != order {
        note("date-format", order.rawValue, "its dates can only be \(own.rawValue)", example)
      }
    }
    if let mark = asked.decimalMark {
      let other = reading.questions.numbers.sorted { $0.key < $1.key }.lazy
        .compactMap { _, finding -> String? in
          if case .decided(let own, let example) = finding, own != mark { example } else { nil }
        }.first
      if let given = reading.source?.mark, given != mark {
        note("decimal", mark.rawValue, "\(mapped) \(given.rawValue)")
      } else if let other {
        note("decimal", mark.rawValue, "its numbers show another mark", other)
      }
    }
    if let meaning = asked.priceMeaning,
      case .decided(let own, let reason) = reading.questions.price, own != meaning
    {
      let said = reason.split(separator: ", so that --price-of").first.map(String.init) ?? reason
      note("price-of", meaning.rawValue, "its prices are those of \(own.rawValue): \(said)")
    }
    if asked.store != nil, reading.source?.constants.store != nil {
      note("store", asked.store ?? "", "its mapping names one")
    }
    // Profiles have keys for the forms of a file that lack a column.
    for (key, reason) in reading.ownMapping?.keysWithoutEffect ?? [] {
      found.append((Unused(answer: "\"\(key)\" in its mapping", reason: reason), nil))
    }
    return found
  }
}

extension BookReading {
  /// Names the patterns of "files" in settings that fit no file.
  mutating func reportUnfitNames(
    of files: [Settings.OfFiles], in document: JSONDocument, _ reach: String?, _ source: Int
  ) {
    let paths = recognised.map(\.file.path).filter { path in
      reach.map { BookFiles.isInside(path, $0) } ?? true
    }.map(SourceFiles.bytes)
    for file in files where !paths.contains(where: { file.names.fits(bytes: $0) }) {
      logs[source].report(
        .answerNotUsed(
          answer: "\(QuotedValue.describe(file.names.text)) in \"files\"", otherFiles: 0,
          reason: "no file of the book has such a name", remedy: "correct it, or leave it out"),
        at: document.place(of: file.offset))
    }
  }

  /// Names what a mapping of the user says of rows that are read or left out, and that no row of any of its
  /// files fits.
  mutating func reportUnusedPatterns(_ files: [ReceiptCollector.FileSummary]) {
    let mapped = Dictionary(grouping: files) { $0.file.reading.ownMapping }
    for (mapping, files) in mapped {
      guard let mapping, let source = files.map(\.file.source).min() else { continue }
      let met = files.reduce(into: Set()) { $0.formUnion($1.notes.metPatterns) }
      for use in [RowUse.only, .skip] {
        for pattern in mapping.rows[use] ?? []
        where !met.contains(UsedPattern(use: use, pattern: pattern)) {
          logs[source].report(
            .answerNotUsed(
              answer: "\"\(use.rawValue)\" of \(pattern.description) in its mapping",
              otherFiles: files.count - 1,
              reason: "no row has that, where capitals and accents count",
              remedy: "correct it, or leave it out"))
        }
      }
    }
  }
}

extension TableReading {
  /// The mapping by which a table is read, if it is none of Pricebook's own.
  fileprivate var ownMapping: SourceMapping? {
    source.flatMap { source in
      SourceProfiles.all.contains { $0.name == source.name } ? nil : source
    }
  }
}

extension RowPattern {
  /// As messages name it: `Status “storniert”`.
  fileprivate var description: String {
    conditions.map { condition in
      let column = condition.column.first ?? ""
      return
        "\(column) \(condition.globs.map { QuotedValue.describe($0, limit: 24) }.joined(separator: ", "))"
    }.joined(separator: " and ")
  }
}

extension SourceMapping {
  /// Keys that other keys leave nothing to do, with the reason.
  var keysWithoutEffect: [(key: String, reason: String)] {
    var found: [(String, String)] = []
    let constants: [(field: Field, isSet: Bool)] = [
      (.date, constants.date != nil), (.store, constants.store != nil),
      (.currency, constants.currency != nil), (.unit, constants.unit != nil),
      (.category, constants.category != nil), (.person, constants.person != nil),
    ]
    for (field, isSet) in constants where isSet && columns[field] != nil {
      found.append(("constants.\(field.rawValue)", "\"columns\" names one for it"))
    }
    func note(_ key: String, _ isWithoutEffect: Bool, _ reason: String) {
      if isWithoutEffect { found.append((key, reason)) }
    }
    let hasTime = columns[.time] != nil || columns[.date] != nil
    note(
      "discountSign", discount != .positive && columns[.discount] == nil && discountRows == nil,
      "no column has a discount")
    note("timeFormat", timeFormat != .clock && !hasTime, "no column has a time")
    note("dayOne", dayOne != nil && dateFormat != .dayNumber, "\"dateFormat\" is not \"dayNumber\"")
    return found
  }
}

extension DiagnosticMessage {
  /// - Parameter otherFiles: In how many more files the answer changes nothing.
  fileprivate static func answerNotUsed(
    answer: String, otherFiles: Int, reason: String,
    remedy: String = "leave it out, or correct the file"
  ) -> DiagnosticMessage {
    let files =
      switch otherFiles {
      case 0: ""
      case 1: ", nor in 1 more file"
      default: ", nor in \(otherFiles) more files"
      }
    return DiagnosticMessage(
      .warning, .answerNotUsed,
      "\(answer) changes nothing here\(files): \(reason); \(remedy)")
  }
}

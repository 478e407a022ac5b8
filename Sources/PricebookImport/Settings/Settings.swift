import PricebookModel

/// What one or several settings files say.
struct Settings: Hashable, Sendable {
  /// What counts for the files whose names match a glob.
  struct OfFiles: Hashable, Sendable {
    var names: SourceFiles
    var values: [String: String]
    /// Where its object begins in the file of the settings.
    var offset = 0
  }

  /// By their keys, as ``Setting/kept(_:in:)`` has them.
  var values: [String: String] = [:]
  /// In the order in which they are written.
  var files: [OfFiles] = []

  /// Adds what these settings do not say; returns the keys that both have with different values.
  mutating func fill(from other: Settings) -> [String] {
    let conflicts = Setting.all.map(\.key).filter { key in
      other.values[key].map { values[key] ?? $0 != $0 } ?? false
    }
    files += other.files
    values.merge(other.values) { own, _ in own }
    return conflicts
  }

  /// How a file is read: as the first glob that fits says, else the next, else as for all files.
  func values(of path: String) -> [String: String] {
    let path = SourceFiles.bytes(of: path)
    return files.reversed().reduce(values) { all, file in
      file.names.fits(bytes: path)
        ? all.merging(file.values) { _, nearer in nearer } : all
    }
  }

  /// What is not about reading files.
  var book: BookSettings {
    var book = BookSettings()
    book.title = values["title"]
    book.currency = values["currency"].map { CurrencyCode(label: $0) }
    book.timeZone = values["timeZone"]
    book.locale = values["locale"]
    book.usualStore = values["usualStore"]
    for line in values["personWeights"]?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let millionths = Int64(parts[1]) else { continue }
      let (person, weight) = (String(parts[2]), Quantity(millionths: millionths))
      if let month = Month(iso: parts[0]) {
        book.laterPersonWeights[person, default: [:]][month] = weight
      } else {
        book.personWeights[person] = weight
      }
    }
    book.asOf = values["asOf"].flatMap { CalendarDate(iso: $0) }
    book.output = values["output"]
    book.formats = values["formats"]?.split(separator: ", ").map(String.init)
    func patterns(_ key: String) -> [String] {
      values[key]?.split(separator: "\n").map(String.init) ?? []
    }
    book.without.stores = patterns("withoutStore")
    book.without.items = patterns("withoutItem")
    book.without.categories = patterns("withoutCategory")
    book.without.currencies = patterns("withoutCurrency")
    for number in BookSettings.Number.allCases {
      book.numbers[number] = values[number.rawValue].flatMap { Int($0) }
    }
    return book
  }
}

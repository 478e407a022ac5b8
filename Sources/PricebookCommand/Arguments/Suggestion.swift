import PricebookImport

/// What was probably meant by a mistyped word.
enum Suggestion {
  /// The known word nearest to a shortened or misspelt one; `nil` if none is near.
  static func word(for written: String, among known: [String]) -> String? {
    let beginning = written.lowercased()
    if beginning.drop(while: { $0 == "-" }).count >= 2 {
      let longer = known.filter { $0.hasPrefix(beginning) }
      if longer.count == 1 { return longer.first }
    }
    return nearestName(to: written, among: known)
  }

  /// The value of an option nearest to a mistyped one or to another name of a value.
  static func value(for written: String, of option: OptionName) -> String? {
    let others = otherWords[option] ?? [:]
    return others[written.lowercased()]
      ?? word(for: written, among: OptionDefinition.named(option)?.words ?? [])
      ?? word(for: written, among: others.keys.sorted()).flatMap { others[$0] }
  }

  /// Other names of values.
  private static let otherWords: [OptionName: [String: String]] = [
    .format: [
      "markdown": "md", "text": "md", "txt": "md", "htm": "html", "page": "html", "tsv": "csv",
      "tables": "csv", "excel": "xlsx", "xls": "xlsx", "workbook": "xlsx", "data": "json",
    ],
    .locale: [
      "english": "en", "german": "de", "deutsch": "de", "spanish": "es", "español": "es",
      "french": "fr", "français": "fr",
    ],
    .state: ["open": "active", "unbought": "active", "ticked": "bought", "checked": "bought"],
    .sort: ["date": "created", "changed": "modified", "alphabet": "name", "title": "name"],
    .dateFormat: [
      "iso": "ymd", "yyyy-mm-dd": "ymd", "dd/mm/yyyy": "dmy", "dd.mm.yyyy": "dmy", "eu": "dmy",
      "mm/dd/yyyy": "mdy", "us": "mdy",
    ],
    .decimal: [".": "point", "dot": "point", "period": "point", ",": "comma"],
    .delimiter: [
      "bar": "pipe", "tabulator": "tab", "tabs": "tab", "tsv": "tab", "csv": "comma",
    ],
    .encoding: [
      "utf8": "utf-8", "unicode": "utf-8", "utf-16": "utf-16le", "utf16": "utf-16le",
      "latin1": "windows-1252", "latin-1": "windows-1252", "iso-8859-1": "windows-1252",
      "cp1250": "windows-1250", "cp1251": "windows-1251", "cp1252": "windows-1252",
      "cp1254": "windows-1254", "iso-8859-9": "windows-1254", "ansi": "windows-1252",
      "sjis": "shift-jis", "shift_jis": "shift-jis", "shiftjis": "shift-jis",
      "cp932": "shift-jis",
    ],
    .color: ["yes": "always", "on": "always", "true": "always", "no": "never", "off": "never"],
  ]
}

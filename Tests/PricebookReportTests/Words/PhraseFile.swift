/// A Swift file with the typed phrases of a section of `en.words`.
struct PhraseFile {
  /// Such as `BudgetPhrases`.
  var name: String
  var text: String

  /// The files of a text of words, one for each section whose phrases Swift code says.
  static func all(of words: String) -> [PhraseFile] {
    var sections: [(name: Substring, entries: [Substring])] = []
    for line in words.split(separator: "\n") {
      if line.hasPrefix("== ") {
        sections.append((line.dropFirst(3), []))
      } else if line.first?.isLowercase == true {
        sections[sections.count - 1].entries.append(line)
      }
    }
    return sections.filter { $0.name.first?.isLowercase == true && $0.name != "grammar" }
      .map { PhraseFile(section: String($0.name), entries: $0.entries) }
  }

  private init(section: String, entries: [Substring]) {
    name = section.prefix(1).uppercased() + section.dropFirst() + "Phrases"
    // Pages are written in another module.
    let access = section == "page" ? "package " : ""
    text = """
      // PhraseFilesTests writes this file from the signatures in en.words.
      // swift-format-ignore-file

      \(section == "page" ? "" : "import PricebookAnalytics\n")\(access)import PricebookModel

      extension ReportWords {
        \(access)var \(section): \(name) { \(name)(book: book) }

        \(access)struct \(name): Sendable {
          let book: WordBook


      """
    for entry in entries {
      text += Self.accessor(entry, section: section, access: access)
    }
    text += "  }\n}\n"
  }

  /// The property or function of a phrase; of a part of one, whose key has a dot, there is none.
  private static func accessor(_ entry: Substring, section: String, access: String) -> String {
    let key = entry.prefix { $0.isLetter || $0.isNumber }
    var rest = entry[key.endIndex...]
    guard rest.first != "." else { return "" }
    var parameters: [Substring] = []
    if rest.first == "(" {
      var depth = 0
      let end = rest.firstIndex { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth == 0
      }
      let inside = rest[..<(end ?? rest.endIndex)].dropFirst()
      parameters = inside.split(separator: ", ")
      rest = rest[(end ?? rest.endIndex)...].dropFirst()
    }
    let isText = rest.hasPrefix(" -> String")
    let arguments = parameters.map { parameter in
      let name = parameter.prefix { $0 != ":" }.split(separator: " ").last ?? ""
      return "\"\(name)\": \(name)"
    }
    let values =
      ["\"\(section).\(key)\""]
      + (arguments.isEmpty ? [] : ["[" + arguments.joined(separator: ", ") + "]"])
    let call = values.joined(separator: ", ")
    let body = isText ? "book.words(\(call))" : "book[\(call)]"
    let type = isText ? "String" : "RichText"
    let head =
      parameters.isEmpty
      ? "    \(access)var \(key): \(type) {"
      : "    \(access)func \(key)(\(parameters.joined(separator: ", "))) -> \(type) {"
    let line = "\(head) \(body) }\n"
    return line.count <= 101 ? line : "\(head)\n      \(body)\n    }\n"
  }
}

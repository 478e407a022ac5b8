import PricebookImport
import PricebookModel

/// What `pricebook explain` prints: the sections of the documentation's page *Diagnostics*.
enum ExplanationText {
  struct Explanation: Hashable, Sendable {
    /// The heading under which the code is listed.
    var part: String
    var code: String
    /// What is wrong, in one short line of a list.
    var summary: String
    /// What happened, and how it changes the figures.
    var meaning: String
    /// A message with this code, word for word.
    var example: String
    var remedy: String

    /// Reads `CODE: SUMMARY`, then paragraphs: the meaning, the example and the remedy.
    init?(_ section: String, part: String) {
      let paragraphs = section.split(separator: "\n\n").map { String($0).trimmed }
      guard paragraphs.count == 4, let colon = paragraphs[0].firstRange(of: ": "),
        paragraphs[3].hasPrefix(Self.remedyMark)
      else { return nil }
      self.part = part
      code = String(paragraphs[0][..<colon.lowerBound])
      summary = String(paragraphs[0][colon.upperBound...])
      meaning = paragraphs[1]
      example = paragraphs[2]
      remedy = String(paragraphs[3].dropFirst(Self.remedyMark.count))
    }

    private static let remedyMark = "**What to do:** "
  }

  /// In the order of the page.
  static let all: [Explanation] = EmbeddedImportPages.Diagnostics_md.split(separator: "\n## ")
    .flatMap { part in
      let sections = part.split(separator: "\n### ").map(String.init)
      return sections.dropFirst().compactMap { Explanation($0, part: sections[0].trimmed) }
    }

  static let list: String = {
    let width = all.map(\.code.count).max() ?? 0
    var lines = ["Messages about data end with a code; \"pricebook explain CODE\" explains it."]
    var part = ""
    for explanation in all {
      if explanation.part != part {
        part = explanation.part
        lines += ["", part]
      }
      lines.append("  " + explanation.code.padded(to: width + 2) + explanation.summary)
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// The explanation of a code, which may have the brackets of a message.
  static func text(of word: String) throws(UsageError) -> String {
    var name = Substring(word.trimmed.lowercased())
    if name.first == "[" { name.removeFirst() }
    if name.last == "]" { name.removeLast() }
    guard let explanation = all.first(where: { $0.code == name }) else {
      throw UsageError(
        "unknown code \(quoted(word))",
        remedy: nearestName(to: String(name), among: Diagnostic.Code.allCases.map(\.rawValue))
          .map { "did you mean \"\($0)\"?" } ?? "\"pricebook explain\" lists all codes")
    }
    var lines = ["\(explanation.code): \(explanation.summary)", ""]
    lines += wrapped(explanation.meaning, width: 80)
    lines += ["", "For example:"]
    lines += wrapped(visible(explanation.example), width: 76).map { "    " + $0 }
    lines += ["", "What to do:"]
    lines += wrapped(explanation.remedy, width: 76).map { "    " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }
}

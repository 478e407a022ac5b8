import PricebookImport

/// What `pricebook explain` prints, made from the catalogue of codes.
enum ExplanationText {
  /// Every code with its summary, one to a line, under the headings of the catalogue.
  static let list: String = {
    let width = DiagnosticCatalogue.codes.map(\.count).max() ?? 0
    var lines = [
      "Every message ends with a code in brackets; \"pricebook explain CODE\" explains it."
    ]
    for part in DiagnosticCatalogue.parts {
      lines += ["", part.title]
      for explanation in part.explanations {
        lines.append("  " + explanation.code.padded(to: width + 2) + explanation.summary)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// The explanation of the code that a word names, with or without the brackets of a message.
  static func text(of word: String) throws(UsageError) -> String {
    var code = Substring(word.trimmed.lowercased())
    if code.first == "[" { code.removeFirst() }
    if code.last == "]" { code.removeLast() }
    guard let explanation = DiagnosticCatalogue.explanation(of: String(code)) else {
      throw .unknownCode(word, near: String(code))
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

extension UsageError {
  fileprivate static func unknownCode(_ word: String, near code: String) -> UsageError {
    UsageError(
      "unknown code \(quoted(word))",
      remedy: nearestName(to: code, among: DiagnosticCatalogue.codes)
        .map { "did you mean \"\($0)\"?" } ?? "\"pricebook explain\" lists all codes")
  }
}

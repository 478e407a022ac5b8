import PricebookImport
import PricebookModel

/// What `pricebook explain` prints, made from the catalogue of codes.
enum ExplanationText {
  /// Every code with its summary, one to a line, under the headings of the catalogue.
  static let list: String = {
    let width = Diagnostic.Code.allCases.map(\.rawValue.count).max() ?? 0
    var lines = [
      "Messages end with a code in brackets; \"pricebook explain CODE\" explains it."
    ]
    for part in DiagnosticExplanation.Part.allCases {
      lines += ["", part.rawValue]
      for code in part.codes {
        lines.append("  " + code.rawValue.padded(to: width + 2) + code.explanation.summary)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// The explanation of a code, which may have the brackets of a message.
  static func text(of word: String) throws(UsageError) -> String {
    var name = Substring(word.trimmed.lowercased())
    if name.first == "[" { name.removeFirst() }
    if name.last == "]" { name.removeLast() }
    guard let code = Diagnostic.Code(rawValue: String(name)) else {
      throw .unknownCode(word, near: String(name))
    }
    let explanation = code.explanation
    var lines = ["\(code.rawValue): \(explanation.summary)", ""]
    lines += wrapped(explanation.meaning, width: 80)
    lines += ["", "For example:"]
    lines += wrapped(visible(explanation.example), width: 76).map { "    " + $0 }
    lines += ["", "What to do:"]
    lines += wrapped(explanation.remedy, width: 76).map { "    " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension UsageError {
  fileprivate static func unknownCode(_ word: String, near name: String) -> UsageError {
    UsageError(
      "unknown code \(quoted(word))",
      remedy: nearestName(to: name, among: Diagnostic.Code.allCases.map(\.rawValue))
        .map { "did you mean \"\($0)\"?" } ?? "\"pricebook explain\" lists all codes")
  }
}

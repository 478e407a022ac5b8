import PricebookModel

@testable import PricebookImport

/// The page *Diagnostics* of the documentation.
enum DiagnosticsPage {
  /// The page in Markdown.
  static var markdown: String {
    var lines = [
      "# Diagnostics", "",
      "Every message about your files, what it means and what to do about it.", "",
      "## Overview", "",
      "A message gives the file, the line and, if known, the column; whether it is an error or a "
        + "warning; what was found and what to do; and a code in brackets. `pricebook explain CODE` "
        + "prints what this page says about a code.", "",
      "After an *error*, the record or the part that the message names is left out, and the rest is "
        + "read. After a *warning* it is read, and the message says how.", "",
      "This page is generated from the texts in `DiagnosticExplanation`. Change them there.",
    ]
    for part in DiagnosticExplanation.Part.allCases {
      lines += ["", "## \(part.rawValue)"]
      for code in part.codes {
        let explanation = code.explanation
        lines += [
          "", "### \(code.rawValue)", "", explanation.meaning, "", "    \(explanation.example)",
          "", "**What to do:** \(explanation.remedy)",
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

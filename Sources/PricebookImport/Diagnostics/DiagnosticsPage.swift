import PricebookModel

/// The page *Diagnostics* of the documentation.
enum DiagnosticsPage {
  /// The page in Markdown.
  static var markdown: String {
    var lines = [
      "# Diagnostics", "",
      "Every message about your files, what it means and what to do about it.", "",
      "## Overview", "",
      "A message names the file, the line and, where it is known, the column; then whether it is an "
        + "error or a warning, what was found and what to do, and at its end a code in brackets. "
        + "`pricebook explain CODE` prints what this page says about a code.", "",
      "After an *error* the record, or what the message names, is left out and the rest is read. "
        + "After a *warning* it is read, and the message says how.", "",
      "This page is made from the texts in `DiagnosticExplanation`: change it there.",
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

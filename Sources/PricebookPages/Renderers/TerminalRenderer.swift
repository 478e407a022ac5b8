import PricebookModel
package import PricebookReport

/// Lays a report out for a terminal, or as plain text of a fixed width.
///
/// Names cannot steer the terminal: controls and marks of direction are written visibly.
package struct TerminalRenderer: Sendable {
  package var width: Int
  /// Whether headings are bold, and amounts over and under have colours (ECMA-48, `SGR`).
  package var isStyled: Bool
  /// The most lines, the hint included; `nil` for all of them.
  package var lineLimit: Int?
  /// What the last line says where there are more: `--full prints all`.
  package var hint: String

  package init(width: Int = 78, isStyled: Bool = false, lineLimit: Int? = nil, hint: String = "…") {
    self.width = max(20, width)
    self.isStyled = isStyled
    self.lineLimit = lineLimit
    self.hint = hint
  }

  package func render(_ report: Report) -> String {
    var writer = TerminalWriter(report, width: width, isStyled: isStyled, isWhole: lineLimit == nil)
    writer.write(report)
    var lines = writer.lines
    if let lineLimit, lines.count > lineLimit {
      lines = Array(lines.prefix(max(0, lineLimit - 1)))
      while lines.last?.isEmpty == true { lines.removeLast() }
      lines.append(hint)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Value {
  /// The size of an amount or number, for a bar.
  var magnitude: Double? {
    if let money { return money.amount.approximateUnits }
    return switch self {
    case .percent(let number, _), .percentDifference(let number, _), .number(let number, _): number
    case .count(let count): Double(count)
    default: nil
    }
  }
}

import PricebookImport
import PricebookModel
import PricebookReport

/// What `pricebook inspect` prints of a file.
struct InspectionText {
  var inspection: FileInspection

  var text: String {
    var lines = ["\(visible(inspection.path)): \(visible(inspection.format))"]
    if !inspection.evidence.isEmpty {
      lines += ["", "Evidence"] + inspection.evidence.map { "  " + visible($0) }
    }
    if !inspection.columns.isEmpty {
      lines += ["", "Columns"]
      lines += Self.table(inspection.columns.map { ["\"\($0.name)\"", $0.meaning ?? "(ignored)"] })
    }
    if !inspection.firstRecords.isEmpty {
      lines += ["", "First records"]
      lines += Self.table([inspection.recordTitles] + inspection.firstRecords)
    }
    if !inspection.facts.isEmpty {
      lines +=
        ["", "In all"] + Self.table(inspection.facts.map { [$0.label, $0.value] }, limit: 1_000)
    }
    if inspection.kind != nil { lines += ["", records] }
    if !inspection.rejectedRecords.isEmpty { lines += ["", "Rejected"] + rejections }
    return lines.joined(separator: "\n") + "\n"
  }

  private var records: String {
    let totals = inspection.totals
    return "\(counted(totals.read, "record")): \(grouped(totals.accepted)) accepted, "
      + "\(grouped(totals.rejected)) rejected, \(counted(totals.duplicates, "duplicate"))"
      + skipped(totals)
  }

  /// For each reason, the number of rejected records and the first one.
  private var rejections: [String] {
    var order: [Diagnostic.Code] = []
    var counts: [Diagnostic.Code: Int] = [:]
    var firsts: [Diagnostic.Code: String] = [:]
    for record in inspection.rejectedRecords {
      counts[record.code, default: 0] += 1
      guard firsts[record.code] == nil else { continue }
      order.append(record.code)
      firsts[record.code] = "line \(record.line): \(record.message)"
    }
    return Self.table(
      order.map { [grouped(counts[$0] ?? 0), $0.rawValue, firsts[$0] ?? ""] }, limit: 200)
  }

  /// Rows as lines with aligned columns; long cells are cut.
  private static func table(_ rows: [[String]], limit: Int = 40) -> [String] {
    let cells = rows.map { row in
      row.map { cell in
        let text = visible(cell)
        return text.count > limit ? text.prefix(limit - 1) + "…" : text
      }
    }
    return aligned(cells)
  }
}

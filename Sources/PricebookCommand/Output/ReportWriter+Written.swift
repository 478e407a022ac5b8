import PricebookModel

extension ReportWriter.Written {
  /// Lines about the periods that were not asked for.
  var otherPeriods: [String] {
    var lines: [String] = []
    if !updated.isEmpty {
      let changes =
        changedCount == 0
        ? "nothing changed"
        : changedCount == updated.count ? "all changed" : "\(changedCount) changed"
      let areMonths = updated.allSatisfy { $0.month != nil }
      let others = counted(updated.count, areMonths ? "other month" : "other period")
      lines.append(
        "Brought \(others) in \(visible(folder)) up to date: \(changes)"
      )
    }
    if updatedYears > 0 {
      let changes = changedYears == 0 ? "nothing changed" : "\(changedYears) changed"
      lines.append(
        "Brought \(counted(updatedYears, "other year")) in \(visible(folder)) up to date: \(changes)"
      )
    }
    if let first = withoutData.first {
      let names = withoutData.prefix(3).map(\.description).joined(separator: ", ")
      let more = withoutData.count > 3 ? " and \(withoutData.count - 3) more" : ""
      lines.append(
        "Left as they are, without data in this run: \(names)\(more) "
          + "(\(visible(OutputFolder.path(of: first.description, in: folder))))")
    }
    return lines
  }
}

extension ReportWriter {
  /// What was asked for: `3 months`, `2026-Q3`.
  var periodsInWords: String {
    if let only = periods.first, periods.count == 1, only.month == nil { return only.description }
    return counted(periods.count, "month")
  }
}

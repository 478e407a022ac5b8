import PricebookModel

extension ReceiptCollector {
  /// Whether the rest of the file belongs to another table, which is read later.
  var awaitsNextTable: Bool { files.last?.notes.nextTable != nil }

  /// Takes the asides of a part whose rows begin at `firstRow`.
  func takeAsides(_ parser: borrowing PartParser, _ part: Part, firstRow: Int) {
    guard !parser.asides.found.isEmpty, let current = files.indices.last else { return }
    hasAsides = true
    let rejectedBefore = files[current].rejectedCount - parser.log.rejectedCount
    for (aside, place) in parser.asides.found {
      switch aside {
      case .blank: break
      case .repeatedHeader: files[current].notes.repeatedHeaders.add(place.line)
      case .footer(let kind, let amount):
        files[current].notes.footers.add(place.line)
        // The collector may have rejected rows that the parser accepted.
        let row = self.row(before: place.line, from: firstRow)
        let refused = firstRow + place.rowCount - row
        check(
          kind, amount, place, upTo: row,
          rejected: rejectedBefore + place.rejectedCount + refused)
      case .otherHeader(let names):
        files[current].notes.skipped = (
          place.line, names, part.firstLine + part.lineCount - place.line
        )
      case .receiptsHeader:
        if let passed = files[current].notes.skipped {
          files[current].notes.skipped?.lineCount = place.line - passed.line
        }
        begin(place)
      }
    }
  }

  /// Looks in the next part for the end of a table that is being skipped.
  ///
  /// - Returns: Whether the rest of the part is skipped too.
  func skipsPart(_ parser: borrowing PartParser, _ part: Part) -> Bool {
    guard let current = files.indices.last else { return false }
    if files[current].notes.nextTable != nil { return true }
    guard files[current].notes.skipped != nil else { return false }
    for (aside, place) in parser.asides.found {
      switch aside {
      case .repeatedHeader, .receiptsHeader:
        files[current].notes.skipped?.lineCount += place.line - part.firstLine
        begin(place)
        return true
      case .blank, .footer, .otherHeader: break
      }
    }
    files[current].notes.skipped?.lineCount += part.lineCount
    return true
  }

  private func begin(_ place: Aside.Place) {
    guard let current = files.indices.last else { return }
    files[current].notes.nextTable = place
    reportSkippedTable()
  }

  /// Compares the totals of receipts with the rows of a part, which still have the numbers that its
  /// parser gave them.
  func check(_ totals: [PartOrigin.Total], _ columns: borrowing PartColumns) {
    guard let current = files.indices.last else { return }
    var row = 0
    for total in totals {
      var sum = Amount.zero
      let first = row
      while row < columns.rowCount, Int(columns.line[row]) < total.rows.upperBound {
        sum += columns.paid[row]
        row += 1
      }
      // A receipt with a rejected line was reported already.
      guard row - first == total.rows.count, row > first else { continue }
      let found = ExactDecimal(sum)
      let amounts = [total.amount, total.tax.isZero ? nil : total.amount.subtracting(total.tax)]
      guard !amounts.contains(where: { $0 == found }) else { continue }
      files[current].notes.totals.add(
        ReceiptTotals.Mismatch(
          line: total.line, total: total.amount, sum: found, lineCount: total.rows.count))
    }
  }

  /// Reports the table that was skipped, once its length is known.
  func reportSkippedTable() {
    guard let current = files.indices.last, let passed = files[current].notes.skipped else {
      return
    }
    files[current].notes.skipped = nil
    let names = passed.names.prefix(12).map { QuotedValue.describe($0, limit: 24) }
    diagnostics.append(
      Diagnostic(
        .warning, .otherTable, file: files[current].file.displayPath, line: passed.line,
        message: "a table with the columns \(names.joined(separator: ", ")) begins here, "
          + "which is not a table of receipts; its \(passed.lineCount) "
          + "\(passed.lineCount == 1 ? "line was" : "lines were") skipped, move it to a file of "
          + "its own"))
  }

  /// The end of the rows before a line, among those from `first` on.
  private func row(before line: Int, from first: Int) -> Int {
    let line = UInt32(clamping: line)
    return (first..<lines.count).partitionPoint { lines.line[$0] >= line }
  }

  /// - Parameter refused: How many records before the line were rejected.
  private func check(
    _ kind: FooterWords.Kind, _ amount: ExactDecimal?, _ place: Aside.Place, upTo row: Int,
    rejected refused: Int
  ) {
    guard let current = files.indices.last, let amount, let count = amount.rounded(toDigits: 4)
    else { return }
    guard
      let (sum, currency) = files[current].notes.sums.check(kind, count, upTo: row, of: lines)
    else { return }
    warningCount += 1
    guard keptFooterWarningCount < options.keptProblemLimit else { return }
    keptFooterWarningCount += 1
    let digits = currencies.values[currency.index].minorUnitDigits
    let cause =
      refused == 0 ? "" : " (\(refused) of them rejected)"
    diagnostics.append(
      Diagnostic(
        .warning, .footerMismatch, file: files[current].file.displayPath, line: place.line,
        message: "the line gives the sum \(amount), but the records before it\(cause) add up to "
          + "\(ExactDecimal(Amount(tenThousandths: sum)).plainText(digits: digits)); "
          + "check whether lines are missing"))
  }
}

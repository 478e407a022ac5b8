import PricebookModel

extension ReceiptCollector {
  /// Whether the rest of the file is left to the table that begins in it.
  var awaitsNextTable: Bool { files.last?.notes.nextTable != nil }

  /// Takes the asides of a part whose rows were appended from `firstRow` on.
  func takeAsides(_ parser: borrowing PartParser, _ part: Part, firstRow: Int) {
    guard !parser.asides.isEmpty, let current = files.indices.last else { return }
    hasAsides = true
    let rejectedBefore = files[current].rejectedCount - parser.rejectedCount
    for (aside, place) in parser.asides {
      switch aside {
      case .blank: break
      case .repeatedHeader: files[current].notes.repeatedHeaders.add(place.line)
      case .footer(let kind, let amount):
        files[current].notes.footers.add(place.line)
        // The parser may have accepted rows that were refused when they were taken.
        let row = self.row(before: place.line, from: firstRow)
        let refused = firstRow + place.rowCount - row
        check(
          kind, amount, place, upTo: row,
          rejected: rejectedBefore + place.rejectedCount + refused)
      case .otherHeader(let names):
        files[current].notes.passedOver = (
          place.line, names, part.firstLine + part.lineCount - place.line
        )
      case .receiptsHeader:
        if let passed = files[current].notes.passedOver {
          files[current].notes.passedOver?.lineCount = place.line - passed.line
        }
        begin(place)
      }
    }
  }

  /// Looks for the end of a table that is passed over in the next part.
  ///
  /// - Returns: Whether nothing else is to be taken from the part.
  func passesOver(_ parser: borrowing PartParser, _ part: Part) -> Bool {
    guard let current = files.indices.last else { return false }
    if files[current].notes.nextTable != nil { return true }
    guard files[current].notes.passedOver != nil else { return false }
    for (aside, place) in parser.asides {
      switch aside {
      case .repeatedHeader, .receiptsHeader:
        files[current].notes.passedOver?.lineCount += place.line - part.firstLine
        begin(place)
        return true
      case .blank, .footer, .otherHeader: break
      }
    }
    files[current].notes.passedOver?.lineCount += part.lineCount
    return true
  }

  private func begin(_ place: Aside.Place) {
    guard let current = files.indices.last else { return }
    files[current].notes.nextTable = place
    tellPassedOver()
  }

  /// Says what of the file was not read, once it is known how much that is.
  func tellPassedOver() {
    guard let current = files.indices.last, let passed = files[current].notes.passedOver else {
      return
    }
    files[current].notes.passedOver = nil
    let names = passed.names.prefix(12).map { QuotedValue.describe($0, limit: 24) }
    diagnostics.append(
      Diagnostic(
        .warning, .otherTable, file: files[current].file.displayPath, line: passed.line,
        message: "another table begins here, with the columns \(names.joined(separator: ", ")), "
          + "and is no table of receipts; its \(passed.lineCount) "
          + "\(passed.lineCount == 1 ? "line was" : "lines were") not read, keep it in a file of "
          + "its own"))
  }

  /// The end of the rows that stand before a line, among those from `first` on.
  private func row(before line: Int, from first: Int) -> Int {
    let line = UInt32(clamping: line)
    var (low, high) = (first, lines.count)
    while low < high {
      let middle = low + (high - low) / 2
      if lines.line[middle] < line { low = middle + 1 } else { high = middle }
    }
    return low
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
    let digits = currencies.values[Int(currency)].minorUnitDigits
    let cause =
      refused == 0 ? "" : ", of which \(refused) \(refused == 1 ? "was" : "were") rejected,"
    diagnostics.append(
      Diagnostic(
        .warning, .footerMismatch, file: files[current].file.displayPath, line: place.line,
        message: "the line sums up \(amount), but the records before it\(cause) come to "
          + "\(ExactDecimal(Amount(tenThousandths: sum)).plainText(digits: digits)); "
          + "see whether some are missing"))
  }
}

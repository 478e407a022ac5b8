import PricebookModel

extension PartParser {
  /// Recognises what a record is that cannot be a receipt line.
  ///
  /// - Returns: Whether it is an aside. An aside is neither counted nor rejected.
  @inline(never)
  mutating func takeAside(
    _ part: borrowing Part, _ bytes: ByteView, from start: Int, to end: Int, line: Int
  ) -> Bool {
    guard let problem, problem.reason.mayBeAside || asides.isSkippingTable else { return false }
    // Rows that were made from records of another shape contain no second table.
    guard !layout.isReshaped else { return false }
    let textEnd = contentEnd(bytes, from: start, to: end)
    // A damaged record is not a header, whatever precedes it: if a part begins after a header, its
    // parser does not know about that header.
    let found =
      !problem.reason.mayBeAside
      ? nil
      : asides.reader.aside(
        bytes, from: start, to: textEnd,
        followsBlankLine: bytes.isLineBlank(
          before: start, layout.dialect, orAtStart: part.followsBlankLine))
    let place = Aside.Place(
      line: line, offset: part.offset + start, rowCount: columns.rowCount,
      rejectedCount: log.rejectedCount)
    switch found {
    case nil:
      guard asides.isSkippingTable else { return false }
    case .blank: break
    case .footer where asides.isSkippingTable: break
    case .footer(let kind, let amount): asides.append(.footer(kind, amount: amount), place)
    case .repeatedHeader where !asides.isSkippingTable: asides.append(.repeatedHeader, place)
    case .receiptsHeader, .repeatedHeader:
      // A table after a table of something else is read by itself, whatever its header.
      asides.append(.receiptsHeader, place)
      asides.hasEnded = true
    case .otherHeader(let names):
      if !asides.isSkippingTable { asides.append(.otherHeader(names: names), place) }
      asides.isSkippingTable = true
    }
    log.readCount -= 1
    self.problem = nil
    return true
  }
}

extension RejectionReason {
  /// Whether a record with this problem may be something else than a receipt line.
  fileprivate var mayBeAside: Bool {
    switch self {
    case .fieldCount, .malformedDate, .malformedTime, .malformedNumber, .missingDate,
      .missingStore, .missingItem, .missingAmount:
      true
    default: false
    }
  }
}

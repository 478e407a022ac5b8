import PricebookModel

extension PartParser {
  /// Takes a record that cannot be a receipt line for what it may be instead.
  ///
  /// - Returns: Whether it is an aside; it is then neither counted nor refused.
  @inline(never)
  mutating func takeAside(
    _ part: borrowing Part, _ bytes: ByteView, from start: Int, to end: Int, line: Int
  ) -> Bool {
    guard let problem, problem.reason.mayBeAside || asides.isSkippingTable else { return false }
    let textEnd = contentEnd(bytes, from: start, to: end)
    // A damaged record is no header, whatever stands before it: where a part begins behind a
    // header, its parser does not know of it.
    let found =
      !problem.reason.mayBeAside
      ? nil
      : asides.reader.aside(
        bytes, from: start, to: textEnd,
        isBehindBlankLine: bytes.isLineBlank(
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
      // Behind a table of something else a table is read by itself, whatever its header.
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
  /// Whether what stands in a record with this problem may be no receipt line at all.
  fileprivate var mayBeAside: Bool {
    switch self {
    case .fieldCount, .malformedDate, .malformedTime, .malformedNumber, .missingDate,
      .missingStore, .missingItem, .missingAmount:
      true
    default: false
    }
  }
}

/// How the lines of a sample end.
struct RecordEnds {
  private(set) var pairs = 0
  private(set) var lineFeeds = 0
  private(set) var loneCarriageReturns = 0

  init(_ sample: ArraySlice<UInt8>) {
    var isBehindCarriageReturn = false
    for byte in sample {
      if byte == 0x0A {
        if isBehindCarriageReturn { pairs += 1 } else { lineFeeds += 1 }
      } else if isBehindCarriageReturn {
        loneCarriageReturns += 1
      }
      isBehindCarriageReturn = byte == 0x0D
    }
    if isBehindCarriageReturn { loneCarriageReturns += 1 }
  }

  /// A dialect, and the same with lone carriage returns as record ends if there are any.
  func dialects(of dialect: Dialect) -> [Dialect] {
    guard loneCarriageReturns > 0, dialect.recordEnd == UInt8(ascii: "\n"),
      !dialect.hasMixedRecordEnds
    else { return [dialect] }
    var mixed = dialect
    mixed.hasMixedRecordEnds = true
    return [dialect, mixed]
  }

  var areCarriageReturns: Bool { loneCarriageReturns > 0 && pairs == 0 && lineFeeds == 0 }

  func reason(_ dialect: Dialect) -> String {
    var kinds: [String] = []
    if pairs > 0 { kinds.append("CRLF (\(pairs))") }
    if lineFeeds > 0 { kinds.append("LF (\(lineFeeds))") }
    if loneCarriageReturns > 0, dialect.hasMixedRecordEnds || areCarriageReturns {
      kinds.append("CR (\(loneCarriageReturns))")
    }
    return kinds.isEmpty
      ? "The file has one line alone." : "Lines end with \(kinds.joined(separator: " and "))."
  }
}

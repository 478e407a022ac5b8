import PricebookModel

/// The other records that a parser met in the current part, for the collector, which knows what came
/// before the part.
struct FoundRecords {
  let reader: OtherRecordReader
  private(set) var found: [(record: OtherRecord, place: OtherRecord.Place)] = []
  /// Whether the records belong to a table of something else, which is skipped.
  var isSkippingTable = false
  /// Whether another table of receipts begins, which this parser cannot read.
  var hasEnded = false
  init(_ reader: OtherRecordReader) { self.reader = reader }

  mutating func append(_ record: OtherRecord, _ place: OtherRecord.Place) {
    found.append((record, place))
  }

  mutating func take(_ record: OtherRecord, _ place: OtherRecord.Place) {
    switch record {
    case .blank: break
    case .footer: if !isSkippingTable { append(record, place) }
    case .otherHeader:
      if !isSkippingTable { append(record, place) }
      isSkippingTable = true
    case .repeatedHeader where !isSkippingTable: append(record, place)
    case .receiptsHeader, .repeatedHeader:
      // A table after a table of something else is read by itself, whatever its header.
      append(.receiptsHeader, place)
      hasEnded = true
    }
  }

  mutating func relocate(to origin: PartOrigin) {
    for index in found.indices { found[index].place.line = origin.line(found[index].place.line) }
  }
}

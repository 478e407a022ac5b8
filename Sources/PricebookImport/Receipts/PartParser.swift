import PricebookModel

/// Turns the bytes of parts into columns of numbers, dates and ids, without a `String` per field.
///
/// One parser belongs to one thread and one file. It numbers names by itself; ``ReceiptCollector``
/// brings the numbers of all parsers together.
///
/// Parsing a record takes four steps: split it into fields (`PartParser+Records.swift`), take the
/// meaning of each field into ``row`` and ``amounts`` (`PartParser+Fields.swift`, or
/// `PartParser+Rules.swift` for a mapping), check the whole row and append it to ``columns``
/// (`PartParser+Rows.swift`), or find out what else the record is (`PartParser+Asides.swift`).
struct PartParser: ~Copyable {
  let layout: RecordLayout
  var plan: FieldPlan
  let hashSeed = ByteHash.processSeed()

  // What belongs to the current record.
  var row = Row()
  var amounts = RowAmounts()
  /// The units beside its numbers; set where ``amounts`` has ``NumberText/Extras/unit``.
  var fieldUnits = FieldUnits()
  var problem: RecordProblem?
  /// Its fields that the rules of a mapping look at.
  var captured = CapturedFields()
  /// Field contents in which doubled quotes were made single.
  var unescaped = ByteBuffer(capacity: 256)

  // What the records of the current part come to.
  var columns = PartColumns()
  var log: PartLog
  var asides: PartAsides

  // What lives as long as the parser.
  var names: PartNames
  var items = PartItems()

  init(file: ReceiptFile, options: ReceiptReader.Options) {
    layout = RecordLayout(file, options)
    plan = FieldPlan(file)
    log = PartLog(limit: options.keptProblemLimit)
    asides = PartAsides(AsideReader(file))
    names = PartNames(file, options)
    columns.hasPersons = layout.hasPersons
  }

  /// Parses a part; the results of the part before are forgotten.
  mutating func parse(_ part: borrowing Part, _ bytes: ByteView) {
    begin(part)
    readRecords(part, bytes)
    items.number(columns, bytes)
  }

  private mutating func begin(_ part: borrowing Part) {
    columns.clear(reserving: part.lineCount)
    names.receiptIDs.removeAll()
    items.beginPart()
    log.beginPart()
    asides.beginPart()
    plan.forgetRecordAbove()
    row = Row()
    amounts.extras = layout.standingExtras
    fieldUnits = FieldUnits()
    // Columns that a file lacks have the meaning of an empty field.
    var empty = ByteBuffer(capacity: 64)
    empty.append(layout.dialect.recordEnd)
    setStore(empty.view, from: 0, to: 0)
    setText(.category, empty.view, from: 0, to: 0)
    setText(.unit, empty.view, from: 0, to: 0)
    setText(.currency, empty.view, from: 0, to: 0)
    setText(.receiptID, empty.view, from: 0, to: 0)
    setText(.location, empty.view, from: 0, to: 0)
    setText(.person, empty.view, from: 0, to: 0)
  }

  private mutating func readRecords(_ part: borrowing Part, _ bytes: ByteView) {
    let end = bytes.count
    var offset = 0
    var line = part.firstLine
    var faultIndex = 0
    var nextFault = part.faults.first?.offset ?? Int.max
    let recordEnd = layout.dialect.recordEnd
    let hasRules = layout.rules != nil

    while offset < end {
      let recordStart = offset
      if bytes[offset] <= 0x20, let next = blankLineEnd(bytes, from: offset), nextFault >= next {
        offset = next
        line &+= 1
        continue
      }
      beginRecord(hasRules: hasRules)
      let (next, fieldCount, innerLines) = readRecord(bytes, from: offset, nextFault: nextFault)
      offset = next
      log.readCount &+= 1
      if nextFault < offset {
        problem = faultProblem(part.faults[faultIndex], bytes)
        while faultIndex < part.faults.count, part.faults[faultIndex].offset < offset {
          faultIndex += 1
        }
        nextFault = faultIndex < part.faults.count ? part.faults[faultIndex].offset : Int.max
      } else if !part.isPlain, let found = encodingProblem(bytes, from: recordStart, to: offset) {
        problem = found
      } else if hasRules, leavesOut(part, bytes, from: recordStart, to: offset, line: line) {
        // The mapping says that this is no receipt line.
      } else if fieldCount != layout.columnCount {
        problem = RecordProblem(
          reason: .fieldCount, start: recordStart, end: recordStart + fieldCount)
      } else if asides.isSkippingTable {
        problem = RecordProblem(reason: .fieldCount, start: recordStart, end: recordStart)
      } else if problem == nil {
        finishRecord(line: line, recordStart: recordStart, hasRules: hasRules)
      }
      if problem != nil, takeAside(part, bytes, from: recordStart, to: offset, line: line) {
        if asides.hasEnded { return }
      } else if let problem {
        reject(problem, bytes, recordStart: recordStart, recordEnd: offset, line: line)
      }
      line &+= 1 &+ innerLines
      assert(bytes[offset - 1] == recordEnd)
    }
  }

  @inline(__always)
  private mutating func beginRecord(hasRules: Bool) {
    row.hasItem = false
    amounts.beginRecord()
    if problem != nil { problem = nil }
    if hasRules { captured.fields.removeAll(keepingCapacity: true) }
    if !amounts.extras.isEmpty { forgetExtras() }
  }

  /// Takes a record whose fields were read into the columns, or notes what is wrong with it.
  @inline(__always)
  private mutating func finishRecord(line: Int, recordStart: Int, hasRules: Bool) {
    if hasRules { applyRules() }
    if !amounts.extras.isEmpty { settleExtras(at: recordStart) }
    guard problem == nil else { return }
    guard row.currencyDigits != CurrencyTexts.malformed else {
      return noteMalformedCurrency(at: recordStart)
    }
    if layout.isPriceList {
      finishPrice(line: line, recordStart: recordStart)
    } else {
      finishRow(line: line, recordStart: recordStart)
    }
  }
}

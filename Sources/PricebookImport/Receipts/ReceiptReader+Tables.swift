import PricebookModel

/// Several tables in one file: each is read with the mapping of its own header.
extension ReceiptReader {
  /// How many tables of one file are read; a warning names the rest.
  static let tableLimit = 100

  /// The table that begins after the one that was read.
  ///
  /// - Returns: `nil` if there is none, or if it cannot be read, which is then reported.
  func nextTable(of file: ReceiptFile, _ collector: ReceiptCollector) throws(ReadFailure)
    -> ReceiptFile?
  {
    guard let place = collector.takeNextTable() else { return nil }
    if case .standardInput = file.input {
      collector.leaveTable(
        at: place, "standard input cannot be read twice; save it as a file")
      return nil
    }
    guard collector.tableCount < Self.tableLimit else {
      collector.leaveTable(
        at: place, "the file has more than \(Self.tableLimit) tables; split it into files")
      return nil
    }
    var source = try TextSource(
      file.input, displayPath: file.displayPath, dialect: file.dialect)
    source.skip(place.offset)
    var head = ByteBuffer(capacity: 1 << 16)
    _ = source.append(to: &head, length: 1 << 16)
    let detection = ReceiptHeader.detect(
      text: head.view.bytes(from: 0, to: head.count), dialect: file.dialect,
      file: file.displayPath, choices: file.choices)
    guard case .receipts(let header) = detection else {
      collector.leaveTable(at: place, "its header is not known; move it to a file of its own")
      return nil
    }
    let problems =
      header.diagnostics + [header.priceProblem(file: file.displayPath)].compactMap(\.self)
    guard collector.take(problems, firstLine: place.line) else { return nil }
    var table = file
    table.dialect.dataOffset = place.offset + header.dialect.dataOffset
    table.dialect.dataLine = place.line + header.dialect.dataLine - 1
    table.mapping = header.mapping
    table.shape = header.shape
    table.headerText = header.text
    table.defaultStore =
      header.mapping.meanings.contains(.store) ? nil : file.storeOfName ?? file.defaultStore
    return table
  }
}

extension ReceiptCollector {
  var tableCount: Int { 1 + (files.last?.notes.tables.count ?? 0) }

  /// Takes the place of the next table, which the caller then reads.
  func takeNextTable() -> Aside.Place? {
    guard let current = files.indices.last, let place = files[current].notes.nextTable else {
      return nil
    }
    files[current].notes.nextTable = nil
    files[current].notes.tables.add(place.line)
    files[current].notes.sums.begin(at: lines.count)
    return place
  }

  /// Reports that a table of receipts was not read.
  func leaveTable(at place: Aside.Place, _ reason: String) {
    guard let file = files.last?.file else { return }
    isCut = true
    diagnostics.append(
      Diagnostic(
        .error, .tableNotRead, file: file.displayPath, line: place.line,
        message: "another table of receipts begins here; it was not read, nor anything after it: "
          + reason))
  }

  /// Takes over the diagnostics about the header of a further table.
  ///
  /// - Returns: Whether the table can be read.
  func take(_ problems: [Diagnostic], firstLine: Int) -> Bool {
    for var problem in problems {
      problem.line = max(problem.line, 1) + firstLine - 1
      diagnostics.append(problem)
    }
    let isReadable = !problems.contains { $0.severity == .error }
    if !isReadable { isCut = true }
    return isReadable
  }
}

import PricebookModel

/// Questions that one file cannot answer and others with the same header can.
extension BookReading {
  /// Decides dates, decimal marks and prices over all receipt files with the same header, and reads
  /// further in large files where a price is still open.
  mutating func settleOpenQuestions() {
    var families: [[String]: [Int]] = [:]
    for index in recognised.indices {
      guard case .receipts(let header, _) = recognised[index].content else { continue }
      families[header.names, default: []].append(index)
    }
    for members in families.values.sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) {
      if members.count > 1 { settle(members) }
      for member in members { settleLargePrice(of: member) }
    }
  }

  private func header(_ index: Int) -> ReceiptHeader? {
    if case .receipts(let header, _) = recognised[index].content { header } else { nil }
  }

  private mutating func update(_ index: Int, _ change: (inout ReceiptHeader) -> Void) {
    guard case .receipts(var header, let head) = recognised[index].content else { return }
    change(&header)
    recognised[index].content = .receipts(header, head: head)
  }

  private mutating func settle(_ members: [Int]) {
    var answers = FamilyAnswers()
    for member in members {
      if let header = header(member) { answers.add(header, file: recognised[member].displayPath) }
    }
    for member in members {
      let file = recognised[member].displayPath
      update(member) { $0.take(answers, file: file) }
    }
  }

  /// Reads on in a file whose first records have no quantity but 1, or do not show what a price is.
  private mutating func settleLargePrice(of index: Int) {
    let file = recognised[index]
    guard case .receipts(let header, let head) = file.content, header.isPriceOpen,
      head.count >= FileBytes.headByteCount, let columns = AmountColumns(header)
    else { return }
    if file.isStandardInput { return update(index) { $0.askAboutPrice() } }
    guard
      var source = try? PartSource(
        file.file.bytes.map { .bytes($0) } ?? .file(path: file.file.path),
        displayPath: file.displayPath, dialect: header.dialect, blockSize: 1 << 20,
        recordLimit: 1 << 24)
    else { return }
    var sample = SampledLines(columns.sampled(header), marks: header.marks)
    sample.keepsAll = false
    var buffer = ByteBuffer(capacity: 1 << 20)
    while !sample.isFull, source.next(into: &buffer) != nil {
      let bytes = buffer.view.bytes(from: 0, to: buffer.count)
      sample.add(RecordCursor(bytes, dialect: header.dialect), width: header.names.count)
    }
    update(index) { $0.settleOpenPrice(columns, AmountSample(sample, columns), asked: nil) }
  }
}

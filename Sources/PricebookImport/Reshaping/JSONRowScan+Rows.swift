/// The rows that were found, and the texts of their columns.
extension JSONRowScan {
  func isRow(_ frame: Int) -> Bool {
    frames[frame].level == plan.table.rowLevel && frames[frame].end > 0
  }

  /// Whether the objects around a row end, too, as far as it has values from them.
  func isKnown(_ row: Int) -> Bool {
    Set(plan.levels).allSatisfy { level in
      frame(of: row, level: level).map { frames[$0].end > 0 } ?? true
    }
  }

  /// The frame of a level around a row, or the row itself; `nil` if there is none.
  func frame(of row: Int, level: Int) -> Int? {
    var frame = row
    while frame >= 0, frames[frame].level > level { frame = frames[frame].parent }
    return frame >= 0 && frames[frame].level == level ? frame : nil
  }

  /// The first value that a row, or the object around it, has in a column; −1 if there is none.
  func head(_ column: Int, of row: Int) -> Int {
    guard let frame = frame(of: row, level: plan.levels[column]) else { return -1 }
    return heads[frame * plan.placeCount + column]
  }

  /// Makes a row the one whose values are asked for next.
  mutating func select(_ row: Int) {
    var frame = row
    for level in stride(from: plan.table.rowLevel, through: 0, by: -1) {
      while frame >= 0, frames[frame].level > level { frame = frames[frame].parent }
      bases[level] = frame >= 0 && frames[frame].level == level ? frame * plan.placeCount : -1
    }
  }

  /// The first value of a column in the selected row, and its place if it is of an object around it;
  /// −1 if there is none.
  @inline(__always)
  func selected(_ column: Int) -> (head: Int, place: Int) {
    let base = bases[levels[column]]
    guard base >= 0 else { return (-1, -1) }
    let place = base &+ column
    return (heads[place], levels[column] == plan.table.rowLevel ? -1 : place)
  }

  /// The value of a field with money in an object around rows.
  func value(ofMoney field: Int, of frame: Int, _ bytes: ByteView) -> JSONValue? {
    let head = heads[frame * plan.placeCount + plan.levels.count + field]
    guard head >= 0 else { return nil }
    let value = values[head]
    let view = value.isCopied ? copies.view : bytes
    switch value.kind {
    case .number: return JSONValue(.number(view.text(from: value.start, to: value.end)))
    case .text: return JSONValue(.text(view.text(from: value.start, to: value.end)))
    case .word: return nil
    case .container:
      var reader = JSONReader(
        bytes: view.bytes(from: value.start, to: value.end), leavesUnread: false)
      return reader.readDocument()
    }
  }

  /// The text of a value; a number has the decimal mark of its column, as a text there has.
  func text(of value: Value, _ column: Int, _ bytes: ByteView) -> String {
    let view = value.isCopied ? copies.view : bytes
    let written = view.text(from: value.start, to: value.end)
    guard value.kind == .number else { return written }
    let marks = plan.table.marks
    guard marks.indices.contains(column) else {
      // In a sample, a point before three digits must not look like a grouping mark.
      let point = written.utf8.lastIndex(of: UInt8(ascii: "."))
      return point.map { written.utf8[$0...].count } == 4 ? written + "0" : written
    }
    return marks[column] == UInt8(ascii: ",") ? written.replacing(".", with: ",") : written
  }

  /// The texts of a list of values, of which a cell may have several.
  func text(ofList head: Int, _ column: Int, _ bytes: ByteView) -> String {
    var texts: [String] = []
    var next = head
    while next >= 0 {
      texts.append(text(of: values[next], column, bytes))
      next = values[next].next
    }
    return texts.joined(separator: String(RowRules.valueSeparator))
  }

  /// The text of a column in a row.
  ///
  /// - Parameter discounts: The values that the row has from others.
  func text(_ column: Int, of row: Int, discounts: [Int] = [], _ bytes: ByteView) -> String {
    if column == plan.table.discounts?.target {
      return discounts.map { text(of: values[$0], column, bytes) }
        .joined(separator: String(RowRules.valueSeparator))
    }
    let head = head(column, of: row)
    return head < 0 ? plan.rootTexts[column] : text(ofList: head, column, bytes)
  }

  /// Appends a row as a record of ``Dialect/rows``.
  func append(_ row: Int, discounts: [Int] = [], _ bytes: ByteView, to rows: inout ByteBuffer) {
    for column in plan.levels.indices {
      if column > 0 { rows.append(UInt8(ascii: ",")) }
      if let range = plainText(column, of: row) {
        rows.append(quotedField: range.lazy.map { bytes[$0] })
        continue
      }
      let text = text(column, of: row, discounts: discounts, bytes)
      if !text.isEmpty || head(column, of: row) >= 0 { rows.append(quotedField: text.utf8) }
    }
    rows.append(Dialect.rows.recordEnd)
  }

  /// Where the text of a column is, if the row has just one, written without escapes.
  private func plainText(_ column: Int, of row: Int) -> Range<Int>? {
    guard column != plan.table.discounts?.target else { return nil }
    let head = head(column, of: row)
    guard head >= 0, values[head].kind == .text, values[head].next < 0, !values[head].isCopied
    else { return nil }
    return values[head].start..<values[head].end
  }

  /// The rows that are discounts of others, and the values that these receive from them.
  ///
  /// It is `mutating`, because the compiler copies a borrowed value of this size for every unit.
  mutating func discounts(_ bytes: ByteView) -> (taken: Set<Int>, values: [Int: [Int]]) {
    var result: (taken: Set<Int>, values: [Int: [Int]]) = ([], [:])
    guard let rule = plan.table.discounts else { return result }
    let rows = frames.indices.filter { frames[$0].level == plan.table.rowLevel }
    let discountRows = Set(rows.filter { isDiscount($0, rule, bytes) })
    guard !discountRows.isEmpty else { return result }
    var owners: [String: Int] = [:]
    if let key = rule.reference?.key {
      for row in rows where !discountRows.contains(row) {
        let name = "\(frames[row].parent) \(ownText(key, of: row, bytes))"
        if owners[name] == nil { owners[name] = row }
      }
    }
    var before: Int?
    for row in rows {
      guard discountRows.contains(row) else {
        before = row
        continue
      }
      let parent = frames[row].parent
      let owner =
        if let names = rule.reference?.names {
          owners["\(parent) \(Self.reference(ownText(names, of: row, bytes)))"]
        } else {
          before.flatMap { frames[$0].parent == parent ? $0 : nil }
        }
      let amount = head(rule.amount, of: row)
      guard let owner, amount >= 0 else { continue }
      result.taken.insert(row)
      result.values[owner, default: []].append(amount)
    }
    return result
  }

  private func isDiscount(
    _ row: Int, _ rule: JSONRowTable.DiscountRows, _ bytes: ByteView
  ) -> Bool {
    if rule.rows.isEmpty { return !ownText(rule.amount, of: row, bytes).isEmpty }
    guard !plan.discountTests.isEmpty else { return false }
    let cells = plan.levels.indices.map { ownText($0, of: row, bytes) }
    return plan.discountTests.contains { $0.fits(cells) }
  }

  private func ownText(_ column: Int, of row: Int, _ bytes: ByteView) -> String {
    text(ofList: head(column, of: row), column, bytes)
  }

  /// What a discount calls its row, without signs before and after it: `/ 123` is `123`.
  private static func reference(_ text: String) -> String {
    func isPartOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    guard let first = text.firstIndex(where: isPartOfName),
      let last = text.lastIndex(where: isPartOfName)
    else { return "" }
    return String(text[first...last])
  }
}

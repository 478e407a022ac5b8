import PricebookModel

/// What the beginning of a JSON file shows: its form, and objects of every level.
struct JSONSurvey {
  /// What the text is as a whole: an object, an array, or JSON Lines.
  enum Form {
    case object, array
    case lines
  }

  let form: Form
  /// The values of the units: the root, the elements of the root, or those of the lines.
  let values: [JSONValue]
  let text: [UInt8]
  /// The dialect of the file; its data begins at the first unit.
  let dialect: Dialect
  let isWhole: Bool
  /// The elements of the root where all of them are arrays.
  private(set) var arrays: [JSONValue] = []
  /// How many objects of a level are looked at.
  private static let objectLimit = 200

  /// Takes the first bytes of a file, or all of them, and the document if it was read already.
  init?(
    _ text: [UInt8], encoding: TextEncoding, document: JSONDocument? = nil, isWhole: Bool,
    isNamedLines: Bool
  ) {
    self.text = text
    self.isWhole = isWhole
    var dialect = Dialect()
    dialect.encoding = encoding
    dialect.quote = Dialect.noQuote
    let mark = text.lengthOfMark
    dialect.dataOffset = mark
    guard let first = text[mark...].firstIndex(where: { $0 > 0x20 }) else { return nil }
    // What is well-formed as a whole is no lines.
    let mayBeLines = document.map { $0.failure != nil } ?? true
    if text[first] == UInt8(ascii: "{"), isNamedLines || mayBeLines && Self.isLines(text[first...])
    {
      form = .lines
      let lines = text[first...].split(separator: 0x0A).prefix(Self.objectLimit)
      values = lines.enumerated().compactMap { index, line in
        // The last line of a beginning may be cut off.
        let isLast = !isWhole && index > 0 && line.endIndex == text.endIndex
        let document = JSONDocument(bytes: Array(line))
        return isLast || document.failure?.code == .jsonSyntax ? nil : document.root
      }
    } else if text[first] == UInt8(ascii: "[") {
      form = .array
      let root = (document ?? JSONDocument(bytes: text)).root
      let elements = root?.array ?? []
      values = root?.elements ?? []
      if elements.allSatisfy({ $0.array != nil }) { arrays = elements }
      dialect = dialect.withData(from: first + 1, of: text)
    } else if text[first] == UInt8(ascii: "{") {
      form = .object
      values = (document ?? JSONDocument(bytes: text)).root.map { [$0] } ?? []
    } else {
      return nil
    }
    self.dialect = dialect
  }

  /// Whether a text has a whole object on its first line and another behind it.
  private static func isLines(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.firstIndex(of: 0x0A),
      text[end...].first(where: { $0 > 0x20 }) == UInt8(ascii: "{")
    else { return false }
    let document = JSONDocument(bytes: Array(text[..<end]))
    return document.failure == nil && document.root?.object != nil
  }

  /// The steps of a path in this form: in an array and in lines they begin with the `[]` of the root,
  /// in an object they do not.
  func steps(_ path: JSONPath) -> JSONSteps {
    let begins = path.steps.first == .elements
    switch form {
    case .object: return begins ? Array(path.steps.dropFirst()) : path.steps
    case .array, .lines: return begins ? path.steps : [.elements] + path.steps
    }
  }

  func objects(on records: JSONSteps) -> [[JSONObject]] {
    let rowLevel = records.count { $0 == .elements }
    var levels: [[JSONObject]] = Array(repeating: [], count: rowLevel + 1)
    let isRoot = form == .object
    for value in values.prefix(Self.objectLimit) {
      Self.collect(
        value, isRoot ? records[...] : records.dropFirst(), level: isRoot ? 0 : 1,
        beginsLevel: true, into: &levels)
    }
    return levels
  }

  private static func collect(
    _ value: JSONValue, _ steps: JSONSteps.SubSequence, level: Int, beginsLevel: Bool,
    into levels: inout [[JSONObject]]
  ) {
    if beginsLevel {
      guard levels.indices.contains(level), levels[level].count < objectLimit,
        let object = value.object
      else { return }
      levels[level].append(object)
    }
    switch steps.first {
    case nil: break
    case .key(let key):
      guard let next = value.object?[key] else { return }
      collect(next, steps.dropFirst(), level: level, beginsLevel: false, into: &levels)
    case .elements:
      for element in value.elements ?? [value] {
        collect(element, steps.dropFirst(), level: level + 1, beginsLevel: true, into: &levels)
      }
    }
  }

  func recordPaths() -> [JSONSteps] {
    var found: [JSONSteps] = []
    for value in values.prefix(20) {
      Self.findRecords(value, form == .object ? [] : [.elements], depth: 0, into: &found)
    }
    if form != .object, values.contains(where: { $0.object != nil }) {
      found.insert([.elements], at: 0)
    }
    var seen: Set<JSONSteps> = []
    return found.filter { seen.insert($0).inserted }.sorted { $0.count < $1.count }
  }

  private static func findRecords(
    _ value: JSONValue, _ path: JSONSteps, depth: Int, into found: inout [JSONSteps]
  ) {
    guard depth < 8, found.count < 200 else { return }
    if let object = value.object {
      for (key, value) in object {
        findRecords(value, path + [.key(key)], depth: depth + 1, into: &found)
      }
    } else if let array = value.elements, array.contains(where: { $0.object != nil }) {
      let elements = path + [.elements]
      found.append(elements)
      for element in array.prefix(20) {
        findRecords(element, elements, depth: depth + 1, into: &found)
      }
    }
  }

  var units: [Range<Int>] {
    form == .lines ? [] : values.filter { form == .object || !$0.isCut }.map { $0.offset..<$0.end }
  }

  /// Files above this size are read by the elements of an array, never as a whole.
  static let wholeLimit = 32 << 20

  /// The table of a mapping; `nil` without its rows or recognised fields; an unknown size is 0.
  func table(_ mapping: SourceMapping, byteCount: Int) -> JSONRowTable? {
    if let table = tableOfArrays() {
      let header = HeaderIndex(table.names)
      let isKnown =
        mapping.records.contains(table.path)
        && mapping.recognise.allSatisfy { header.column($0) != nil }
      return isKnown ? table : nil
    }
    for text in mapping.records {
      guard let path = JSONPath(text) else { continue }
      let records = steps(path)
      let levels = objects(on: records)
      guard let rows = levels.last, !rows.isEmpty else { continue }
      let isKnown = mapping.recognise.allSatisfy { names in
        names.contains { column($0, records, levels) != nil }
      }
      guard isKnown else { continue }
      var found = table(mapping, records, levels, byteCount: byteCount)
      takeMoney(mapping, levels, into: &found)
      return found
    }
    return nil
  }

  /// Finds the money around lines that a mapping reads, but for what it reads itself.
  private func takeMoney(
    _ mapping: SourceMapping, _ levels: [[JSONObject]], into table: inout JSONRowTable
  ) {
    guard mapping.kind == .receipts, !mapping.isNegated else { return }
    let dates = mapping.columns[.date]?.columns.flatMap(\.self) ?? []
    let dateLevel = table.columns.filter { dates.contains($0.name) }.map(\.level).max()
    guard var money = money(table.records, levels, dateLevel: dateLevel) else { return }
    let amounts: [Field] = [.unitPrice, .discount, .charge, .total]
    let read = amounts.flatMap { mapping.columns[$0]?.columns.flatMap(\.self) ?? [] }
    let isTotalRead = table.columns.contains { column in
      read.contains(column.name)
        && money.fields.contains {
          $0.role == .total && money.level == column.level && $0.steps == column.steps
        }
    }
    if isTotalRead { return }
    money.fields.removeAll { field in
      table.columns.contains {
        money.level == $0.level && ($0.steps == field.steps || $0.steps.starts(with: field.steps))
          && read.contains($0.name)
      }
    }
    table.money = money
  }

  private func table(
    _ mapping: SourceMapping, _ records: JSONSteps, _ levels: [[JSONObject]], byteCount: Int
  ) -> JSONRowTable {
    var columns: [JSONRowTable.Column] = []
    func add(_ column: JSONRowTable.Column) {
      if !columns.contains(where: { $0.name == column.name }) { columns.append(column) }
    }
    let needed: [Field] = [.date, .item, .store, .total, .unitPrice, .price]
    for field in Field.ofMappings {
      for names in mapping.columns[field]?.columns ?? [] {
        let found = names.compactMap { column($0, records, levels) }
        found.forEach(add)
        // The first receipts need not have a field such as a discount.
        if found.isEmpty, !needed.contains(field), let path = names.first.flatMap(JSONPath.init) {
          add(JSONRowTable.Column(name: names[0], level: levels.count - 1, steps: path.steps))
        }
      }
    }
    let rule = mapping.discountRows
    var named = (mapping.rowPatterns + (rule?.rows ?? [])).flatMap(\.conditions).map(\.column)
    for name in [rule?.amount, rule?.names, rule?.key] {
      if let name { named.append([name]) }
    }
    for names in named {
      let found = names.compactMap { column($0, records, levels) }
      found.forEach(add)
      if found.isEmpty, let name = names.first, let path = JSONPath(name) {
        add(JSONRowTable.Column(name: name, level: levels.count - 1, steps: path.steps))
      }
    }
    return table(columns, records, discountRows: rule, byteCount: byteCount)
  }

  /// - Parameter columns: The fields that become columns.
  func table(
    _ columns: [JSONRowTable.Column], _ records: JSONSteps,
    discountRows rule: SourceMapping.DiscountRows?, byteCount: Int
  ) -> JSONRowTable {
    var columns = columns
    let hasArray = records.contains(.elements)
    let unit: JSONRowTable.Unit =
      switch form {
      case .lines: .line
      case .array: .element
      case .object: hasArray && byteCount > Self.wholeLimit ? .element : .document
      }
    var discounts: JSONRowTable.DiscountRows?
    if let rule {
      let names = columns.map(\.name)
      func index(_ name: String?) -> Int? { name.flatMap { names.firstIndex(of: $0) } }
      if let amount = index(rule.amount) {
        discounts = .init(rows: rule.rows, amount: amount, target: columns.count)
        if let names = index(rule.names), let key = index(rule.key) {
          discounts?.reference = (names, key)
        }
      }
      columns.append(
        JSONRowTable.Column(
          name: JSONRowTable.discountColumn, level: records.count { $0 == .elements },
          steps: []))
    }
    var table = JSONRowTable(
      unit: unit, records: records, columns: columns, discounts: discounts, dialect: dialect,
      path: records.pathText)
    if form == .object, unit == .element { readRoot(&table) }
    return table
  }

  /// Takes what comes before the first array of a large object, which is read by its elements.
  private func readRoot(_ table: inout JSONRowTable) {
    guard var value = values.first else { return }
    let root = value.object
    for step in table.records {
      guard case .key(let key) = step, let next = value.object?[key] else { break }
      value = next
    }
    table.dialect = table.dialect.withData(from: value.offset + 1, of: text)
    for (index, column) in table.columns.enumerated() where column.level == 0 {
      guard let root, let found = JSONSurvey.value(column.steps[...], in: JSONValue(.object(root)))
      else { continue }
      switch found.content {
      case .text(let text), .number(let text): table.rootFields[index] = text
      case .boolean(let flag): table.rootFields[index] = flag ? "true" : "false"
      default: break
      }
    }
  }

  /// The field that a mapping names: of the row, of an object around it, or from the root.
  private func column(
    _ name: String, _ records: JSONSteps, _ levels: [[JSONObject]]
  ) -> JSONRowTable.Column? {
    guard let path = JSONPath(name) else { return nil }
    if !path.isFromRoot {
      for level in levels.indices.reversed()
      where levels[level].contains(where: { Self.has(path.steps, in: $0) }) {
        return JSONRowTable.Column(name: name, level: level, steps: path.steps)
      }
    }
    // The whole path of a level, and then the field.
    let full = steps(path)
    var level = levels.count - 1
    for place in records.indices.reversed() where records[place] == .elements {
      let start = records[...place]
      let rest = Array(full.dropFirst(start.count))
      if full.starts(with: start), !rest.isEmpty,
        levels[level].contains(where: { Self.has(rest, in: $0) })
      {
        return JSONRowTable.Column(name: name, level: level, steps: rest)
      }
      level -= 1
    }
    guard path.isFromRoot || path.steps.first == .elements, form == .object, !full.isEmpty,
      levels[0].contains(where: { Self.has(full, in: $0) })
    else { return nil }
    return JSONRowTable.Column(name: name, level: 0, steps: full)
  }

  private static func has(_ steps: JSONSteps, in object: JSONObject) -> Bool {
    value(steps[...], in: JSONValue(.object(object))) != nil
  }

  /// The first value at the end of a way; `nil` if a key is missing.
  static func value(_ steps: JSONSteps.SubSequence, in value: JSONValue) -> JSONValue? {
    switch steps.first {
    case nil: return value
    case .key(let key): return value.object?[key].flatMap { Self.value(steps.dropFirst(), in: $0) }
    case .elements:
      guard let elements = value.array else { return nil }
      // An empty array shows no more than that the field is there.
      if elements.isEmpty { return JSONValue(.null) }
      return elements.lazy.compactMap { Self.value(steps.dropFirst(), in: $0) }.first
    }
  }

  /// Whether the file is a list of lists of plain values.
  var isListOfLists: Bool { !arrays.isEmpty && !values.contains { $0.object != nil } }

  /// The table of `[["date", "item"], ["2026-10-03", "Milk"]]`; `nil` if the first array has no
  /// names, or some of the others more than plain values.
  func tableOfArrays() -> JSONRowTable? {
    guard isListOfLists, let header = arrays.first, !header.isCut, let fields = header.array
    else { return nil }
    let names = fields.compactMap(\.text)
    let isPlain = arrays.dropFirst().allSatisfy { $0.array?.contains { $0.array != nil } == false }
    guard names.count >= 2, names.count == fields.count, isPlain else { return nil }
    // The fields of a row are called by their places.
    let columns = names.enumerated().map { index, name in
      JSONRowTable.Column(name: name, level: 1, steps: [.key("\(index + 1)")])
    }
    var table = JSONRowTable(
      unit: .element, records: [.elements], columns: columns,
      dialect: dialect.withData(from: header.end, of: text),
      path: [JSONPath.Step.elements].pathText)
    table.hasArraysAsRows = true
    return table
  }

  func evidence(of table: JSONRowTable) -> [Evidence] {
    let form =
      switch form {
      case .object: "The file is a JSON object."
      case .array: "The file is a JSON array."
      case .lines: "The file has a JSON value on every line (JSON Lines)."
      }
    let path = table.path.isEmpty ? "the object itself" : QuotedValue.describe(table.path)
    return [
      Evidence(form),
      Evidence(
        table.hasArraysAsRows
          ? "Its lines are arrays, and the first has the names of their values."
          : "The lines are at \(path)."),
    ]
  }

  /// The rows of the beginning of the file, which show how values are written: all of them, or so
  /// many that they have more bytes than are asked for.
  func sample(of table: JSONRowTable, moreThan byteCount: Int = .max) -> [UInt8] {
    let (text, units) = records(of: table)
    // Rows are shorter than their objects, in which every value has its name.
    var length = byteCount < text.count / 4 ? byteCount * 4 : text.count
    while length < text.count {
      var part = text.prefix(length)
      if form == .lines { part = part[..<(part.lastIndex(of: 0x0A) ?? part.startIndex)] }
      let isWithinUnit = form == .object && table.unit == .document
      let rows =
        isWithinUnit
        ? rows(of: table, part, [part.indices], moreThan: byteCount, areCut: true)
        : rows(of: table, part, units.prefix { $0.upperBound <= length }, moreThan: byteCount)
      if rows.count > byteCount { return rows }
      length = length < text.count / 4 ? length * 4 : text.count
    }
    return rows(of: table, text, units[...], moreThan: byteCount)
  }

  /// The rows of units, or of lines, as records of ``Dialect/rows``, up to the unit with which they
  /// have more bytes than are asked for; of units that are well-formed and cut, those alone whose
  /// values are all known.
  private func rows(
    of table: JSONRowTable, _ text: ArraySlice<UInt8>, _ units: ArraySlice<Range<Int>>,
    moreThan byteCount: Int, areCut: Bool = false
  ) -> [UInt8] {
    var buffer = ByteBuffer(capacity: text.count)
    buffer.append(Array(text))
    let bytes = buffer.view
    var rows = ByteBuffer(capacity: text.count)
    var scan = JSONRowScan(JSONRowPlan(table))
    for unit in form == .lines ? bytes.lines(beginningFile: true) : Array(units)
    where rows.count <= byteCount {
      // Of a value that is cut off, the rows that are whole are enough.
      guard scan.scan(bytes, unit) || areCut || Self.isCut(bytes, unit) else { continue }
      let discounts = scan.discounts(bytes)
      for row in scan.frames.indices
      where scan.isRow(row) && !discounts.taken.contains(row) && (!areCut || scan.isKnown(row))
        && bytes.isValidUTF8(from: scan.frames[row].start, to: scan.frames[row].end)
      {
        scan.append(row, discounts: discounts.values[row] ?? [], bytes, to: &rows)
      }
    }
    return rows.view.bytes(from: 0, to: rows.count)
  }

  private static func isCut(_ bytes: ByteView, _ unit: Range<Int>) -> Bool {
    let text = bytes.bytes(from: unit.lowerBound, to: unit.upperBound)
    return JSONDocument(bytes: text).failure?.code == .jsonTruncated
  }

  /// The text with the rows of a table, and where its units are in it; none where lines are units.
  private func records(of table: JSONRowTable) -> (text: ArraySlice<UInt8>, units: [Range<Int>]) {
    if form == .lines {
      let end = isWhole ? text.count : text.lastIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      return (text[..<end], [])
    }
    if table.hasArraysAsRows {
      let rows = arrays.dropFirst().filter { !$0.isCut }
      return (text[...], rows.map { $0.offset..<$0.end })
    }
    guard form == .object, table.unit == .element else { return (text[...], units) }
    let array = text[min(table.dialect.dataOffset, text.count)...]
    var buffer = ByteBuffer(capacity: array.count)
    buffer.append(Array(array))
    var scan = JSONElementScan()
    scan.scan(buffer.view)
    return (array, scan.elements)
  }
}

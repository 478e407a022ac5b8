import PricebookModel

/// Files that are not read: what they are, and what to do.
extension RecognisedFile {
  /// How to read the file on purpose.
  var mappingRemedy: String {
    let path = isStandardInput ? "FILE" : shellWord(file.path)
    return "\"pricebook inspect \(path) --write-mapping\" writes a mapping to start with"
  }

  /// What is said of a JSON file that is no export and has no settings.
  func unknownJSON(_ root: JSONValue?) -> String {
    let keys = root?.object.map { $0.keys.sorted().prefix(8).map { quoted($0) } }
    let found =
      keys.map { "an object with \($0.isEmpty ? "no keys" : $0.joined(separator: ", "))" }
      ?? root?.summary ?? "nothing"
    return
      "it is \(found); Pricebook reads exports of Grock (a backup, a User, a Vault), of CartWise, "
      + "CheckoutHero and the Shopping List module, the settings in \(SettingsReader.fileName), and "
      + "receipts with a mapping that has \"records\"; \(mappingRemedy)"
  }

  /// What is said of a table whose header is not known.
  func unknownTable(_ names: [String]) -> String {
    let found = names.prefix(12).map { quoted($0) }.joined(separator: ", ")
    return "its header is \(found.isEmpty ? "empty" : found); Pricebook reads receipts "
      + "(date, store, item, total), budgets (month, category, amount), aliases "
      + "(kind, match, name), baskets (item, quantity) and aisles (store, category, position)"
      + (names.count > 1 ? "; \(mappingRemedy)" : "")
  }

  /// The records behind a header, as many as tell how the columns are filled.
  static func firstRecords(_ head: [UInt8], _ dialect: Dialect) -> [[String]] {
    let text = TextDecoder.decoded(head, as: dialect).prefix(1 << 16)
    let end = text.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? text.endIndex
    let isWhole = head.count < FileBytes.headByteCount && text.count < 1 << 16
    let start = min(dialect.dataOffset, text.endIndex)
    let records = text[start..<max(start, isWhole ? text.endIndex : end)]
    return RecordList(records, dialect: dialect, limit: 60).records
      .filter { $0.problem == nil }.map(\.fields)
  }

  /// The kind of payments that a table has whose header is not that of receipts.
  func paymentShape(_ head: [UInt8], _ choices: ReceiptHeader.Choices) -> PaymentShape? {
    let found = DialectSearch(firstBytes: head, choices: choices.dialect) { names in
      // Statements begin with the name of the account, and their header comes later.
      HeaderColumns.knownCount(names) + (PaymentShape(header: names) == nil ? 0 : names.count)
    }
    return found.flatMap { PaymentShape(header: $0.header.fields) }
  }
}

extension PaymentShape {
  /// Why the file was not read, and how to read it on purpose.
  ///
  /// - Parameter remedy: The command that writes a mapping.
  func explanation(remedy: String) -> String {
    "this is \(kind) and was not read as receipts: \(reason), and payments say nothing about what "
      + "items cost; if you want them counted, \(remedy), which --mapping then names"
  }
}

/// A path as it can be typed into a shell.
private func shellWord(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy { byte in
    byte >= 0x80 || "-_./+,:@%".utf8.contains(byte) || (byte >= 0x30 && byte <= 0x39)
      || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }
  let word = path.hasPrefix("-") ? "./" + path : path
  guard !isPlain || word.isEmpty else { return word }
  let parts = word.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: #"'\''"#) + "'"
}

import PricebookModel
import PricebookParallel

/// JSON files: receipts that a mapping of the user reads, then the exports of apps, then receipts of
/// known programs, then receipts whose fields have names that are known.
extension RecognisedFile {
  /// Files above this size are recognised by their beginning.
  private static let wholeLimit = 8 << 20

  func recogniseJSON(
    _ head: [UInt8], _ options: ImportOptions, _ choices: ReceiptHeader.Choices
  ) throws(ReadFailure) -> Content {
    if name != SettingsReader.fileName, file.byteCount > Self.wholeLimit || isNamedLines {
      if let content = recogniseBeginning(head, options, choices) { return content }
    }
    let bytes = try file.read()
    if bytes.count >= JSONDocument.largeByteCount { MemoryPolicy.returnLargeBlocks() }
    let document = JSONDocument(bytes: bytes)
    let shape = JSONShape(root: document.root, fileName: name)
    let survey = survey(bytes, options, document: document, isWhole: true)
    if name != SettingsReader.fileName, let survey,
      let content = rows(survey, choices.mappings.ownJSON(file: displayPath), choices)
    {
      return content
    }
    switch shape {
    case .grockBackup, .grockUser, .grockVault, .cartWise, .checkoutHero, .shoppingList:
      return .vault(shape, document)
    case .settings: return .settings(document, SettingsReader.sources(of: document))
    case .other:
      if let survey, let content = knownRows(survey, choices) {
        guard case .unknown = content, survey.isListOfLists else { return content }
      }
      return .unknown(explanation(of: document, survey))
    }
  }

  /// Recognises a large file, or JSON Lines, without reading all of it; `nil` if that is not enough.
  private func recogniseBeginning(
    _ head: [UInt8], _ options: ImportOptions, _ choices: ReceiptHeader.Choices
  ) -> Content? {
    let isWhole = head.count < FileBytes.headByteCount
    guard let survey = survey(head, options, document: nil, isWhole: isWhole) else { return nil }
    if let content = rows(survey, choices.mappings.ownJSON(file: displayPath), choices) {
      return content
    }
    let root = survey.form == .object ? survey.values.first : JSONValue(list: survey.values)
    let shape = JSONShape(root: root, fileName: name)
    guard shape == .other else { return nil }
    return knownRows(survey, choices)
  }

  private func survey(
    _ bytes: [UInt8], _ options: ImportOptions, document: JSONDocument?, isWhole: Bool
  ) -> JSONSurvey? {
    let encoding = EncodingEvidence(bytes, asked: options.encoding).encoding
    let text = FileBytes.decoded(bytes, asked: options.encoding)
    return JSONSurvey(
      text, encoding: encoding, document: encoding == .utf8 ? document : nil, isWhole: isWhole,
      isNamedLines: isNamedLines)
  }

  private var isNamedLines: Bool {
    let lowered = name.lowercased()
    return lowered.hasSuffix(".jsonl") || lowered.hasSuffix(".ndjson")
  }

  /// What the first mapping makes of the file that fits it.
  private func rows(
    _ survey: JSONSurvey, _ matches: [MappingSet.Match], _ choices: ReceiptHeader.Choices
  ) -> Content? {
    for match in matches {
      let detection = ReceiptHeader.json(
        survey, file: displayPath, byteCount: file.byteCount, match, choices: choices)
      if let content = content(detection, match.mapping) { return content }
    }
    return nil
  }

  private func knownRows(
    _ survey: JSONSurvey, _ choices: ReceiptHeader.Choices
  ) -> Content? {
    if let content = rows(survey, choices.mappings.jsonProfiles, choices) { return content }
    let detection = ReceiptHeader.unknownJSON(
      survey, file: displayPath, byteCount: file.byteCount, choices: choices)
    return content(detection, nil)
  }

  private func content(_ detection: ReceiptHeader.Detection?, _ mapping: SourceMapping?) -> Content?
  {
    switch detection {
    case .receipts(let header) where header.priceList != nil: .prices(header, head: [])
    case .receipts(let header): .receipts(header, head: [])
    case .incomplete(_, let message): .unknown("\(message); \(mappingRemedy)")
    case .mapped(let mapping, _): .refused(mapping)
    case .other, nil: nil
    }
  }

  /// What was found in a JSON file that is not read, and what to do.
  private func explanation(of document: JSONDocument, _ survey: JSONSurvey?) -> String {
    if let failure = document.failure, survey?.form != .lines {
      let place = document.place(of: failure.offset)
      return "it is not valid JSON: at \(place.line):\(place.column) \(failure.message)"
    }
    if let survey, survey.isListOfLists {
      return "it is a list of lists, and the first of them does not name the columns of receipts "
        + "(date, store, item, total); put such a row first, or save the table as CSV, which a "
        + "mapping can read"
    }
    return unknownJSON(document.root)
  }
}

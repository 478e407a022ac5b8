import PricebookModel
import PricebookParallel

/// JSON files: receipts that a mapping of the user reads, then the exports of apps, then receipts of
/// known programs, then receipts whose fields have names that are known.
extension RecognisedFile {
  /// Files above this size are recognised by their beginning.
  static let wholeLimit = 8 << 20

  func recogniseJSON(
    _ head: [UInt8], _ choices: TableDetective.Choices
  ) throws(ReadFailure) -> Content {
    if name != SettingsReader.fileName {
      let isLarge = file.byteCount > Self.wholeLimit || isNamedLines
      // The first objects of an array show what it has, unless their values leave something open.
      let isArray = head.first { $0 > 0x20 } == UInt8(ascii: "[")
      if isLarge || (isArray && head.count == FileBytes.headByteCount),
        let content = recogniseBeginning(head, choices), isLarge || content.isDecided
      {
        return content
      }
    }
    let bytes = try file.read()
    if bytes.count >= JSONDocument.largeByteCount { MemoryPolicy.returnLargeBlocks() }
    let document = JSONDocument(bytes: bytes)
    let survey = survey(bytes, document: document, isWhole: true)
    if name != SettingsReader.fileName, let survey,
      let content = rows(survey, choices.mappings.ownJSON(file: displayPath), choices)
    {
      return content
    }
    let shape = JSONShape(root: document.root, fileName: name)
    if shape == .settings { return .settings(document, SettingsReader.sources(of: document)) }
    guard shape == .other else { return .vault(shape, document) }
    if MappingReader.isMapping(document.root) {
      return .mapping(MappingReader.read(document: document).mapping)
    }
    if let survey, let content = knownRows(survey, choices) {
      guard case .unknown = content, survey.isListOfLists else { return content }
    }
    if let failure = document.failure, survey?.form != .lines {
      let place = document.place(of: failure.offset)
      return .unknown(
        "it is not valid JSON: at \(place.line):\(place.column) \(failure.message)")
    }
    return .unknown(
      survey?.isListOfLists == true ? Message.listOfLists : unknownJSON(document.root))
  }

  /// Recognises a large file, or JSON Lines, without reading all of it; `nil` if that is not enough.
  private func recogniseBeginning(_ head: [UInt8], _ choices: TableDetective.Choices) -> Content? {
    let isWhole = head.count < FileBytes.headByteCount
    guard let survey = survey(head, document: nil, isWhole: isWhole) else { return nil }
    if let content = rows(survey, choices.mappings.ownJSON(file: displayPath), choices) {
      return content
    }
    let root = survey.form == .object ? survey.values.first : JSONValue(list: survey.values)
    let shape = JSONShape(root: root, fileName: name)
    guard shape == .other else { return nil }
    return knownRows(survey, choices)
  }

  private func survey(_ bytes: [UInt8], document: JSONDocument?, isWhole: Bool) -> JSONSurvey? {
    let encoding = EncodingEvidence(bytes, asked: choices.reading.encoding).encoding
    let text = FileBytes.decoded(bytes, asked: encoding)
    return JSONSurvey(
      text, encoding: encoding, document: encoding == .utf8 ? document : nil, isWhole: isWhole,
      isNamedLines: isNamedLines)
  }

  var isNamedLines: Bool { name.hasEnding(".jsonl", ".ndjson") }

  private func rows(
    _ survey: JSONSurvey, _ matches: [MappingSet.Match], _ choices: TableDetective.Choices
  ) -> Content? {
    for match in matches {
      let detection = TableDetective.json(
        survey, byteCount: file.byteCount, match, choices: choices)
      if let content = content(detection) { return content }
    }
    return nil
  }

  private func knownRows(_ survey: JSONSurvey, _ choices: TableDetective.Choices) -> Content? {
    if let content = rows(survey, choices.mappings.jsonProfiles, choices) { return content }
    let detection = TableDetective.unknownJSON(
      survey, byteCount: file.byteCount, choices: choices)
    return content(detection)
  }

  private func content(_ detection: TableDetective.Detection?) -> Content? {
    switch detection {
    case .receipts(let header) where header.priceList != nil: .prices(header, head: [])
    case .receipts(let header): .receipts(header, head: [])
    case .incomplete(let message): .unknown("\(message); \(mappingRemedy)")
    case .mapped(let mapping, _): .refused(mapping)
    case .other, nil: nil
    }
  }
}

extension RecognisedFile.Content {
  /// Whether the records that were looked at say how all are to be read.
  fileprivate var isDecided: Bool {
    guard let reading = lines else { return false }
    return reading.isReadable && reading.openKeys.isEmpty
  }
}

extension Message {
  fileprivate static let listOfLists =
    """
    it is a list of lists, and the first of them does not name the columns of receipts (date, \
    store, item, total); put such a row first, or save the table as CSV, which a mapping can read
    """
}

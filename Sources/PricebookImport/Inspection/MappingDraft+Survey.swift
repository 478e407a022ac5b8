/// What a draft takes from the survey of a JSON file.
extension MappingDraft {
  private struct SurveyField {
    var path: String
    var steps: JSONSteps
    /// How many arrays it is in.
    var level: Int
  }

  /// Takes the fields of the array with the most that are known, then the most of all.
  mutating func describe(_ survey: JSONSurvey, _ choices: TableDetective.Choices) -> Bool {
    guard let records = Self.recordPath(of: survey) else { return false }
    mapping.records = [records.isEmpty ? "[]" : records.pathText]
    let levels = survey.objects(on: records)
    let fields = Self.fields(of: levels)
    guard !fields.isEmpty else { return false }
    hasNamelessLines = levels.joined().contains { object in
      object.contains { $0.value.array?.contains { $0.array != nil } == true }
    }
    let rowLevel = levels.count - 1
    let rowFields = Set(fields.indices.filter { fields[$0].level == rowLevel })
    guess(fields.map(\.path), Self.meanings(of: fields, rowLevel), ofRows: rowFields) {
      let field = fields[$0]
      return levels[field.level].prefix(50).map {
        JSONSurvey.value(field.steps[...], in: JSONValue(.object($0)))?.writtenText ?? ""
      }
    }
    let amounts = [Field.unitPrice, .total].compactMap { mapping.columns[$0]?.columns.first?.first }
    if mapping.columns[.store] == nil { takeNameBesideLines(fields, rowLevel) }
    takeCents(
      fields.filter { field in
        amounts.contains(field.path) || MoneyName(field.steps.keys).role == .total
      }.flatMap { field in
        levels[field.level].compactMap {
          JSONSurvey.value(field.steps[...], in: JSONValue(.object($0)))
        }
      }, levels, choices)
    mapping.recognise = fields.filter { $0.level == rowLevel }.prefix(12).map { [$0.path] }
    if let table = survey.table(mapping, byteCount: 0) {
      askQuestions(.rows, table.names, survey.sample(of: table), choices)
    }
    return true
  }

  /// The array with the most fields that are known, then the most of all; `nil` if there is none.
  private static func recordPath(of survey: JSONSurvey) -> JSONSteps? {
    var best: (records: JSONSteps, rank: Int)?
    for path in survey.recordPaths() where !JSONSurvey.isMoneyBeside(path) {
      let fields = JSONSurvey.fields(of: survey.objects(on: path).last ?? [], depth: 8)
      let names = fields.map(\.pathText)
      let known = max(
        HeaderColumns.knownCount(names),
        HeaderColumns.knownCount(names.map { JSONSurvey.word(for: $0) }))
      let rank = 1_000 * known + names.count
      if best.map({ rank > $0.rank }) ?? true { best = (path, rank) }
    }
    return best?.records ?? (survey.form == .object ? [] : nil)
  }

  /// The fields of the objects of each level, those of the rows first.
  private static func fields(of levels: [[JSONObject]]) -> [SurveyField] {
    var fields: [SurveyField] = []
    for level in levels.indices.reversed() {
      for steps in JSONSurvey.fields(of: levels[level], depth: 8)
      where !fields.contains(where: { $0.path == steps.pathText }) {
        fields.append(SurveyField(path: steps.pathText, steps: steps, level: level))
      }
    }
    return fields
  }

  private static func meanings(of fields: [SurveyField], _ rowLevel: Int) -> [Field?] {
    let names = fields.map(\.path)
    // What no whole path names, a part of it may.
    let words = HeaderColumns(names.map { JSONSurvey.word(for: $0) }).meanings
    let last = HeaderColumns(names.map { String($0.split(separator: ".").last ?? "") }).meanings
    var known = HeaderColumns(names).meanings
    for meanings in [words, last] {
      for (column, meaning) in meanings.enumerated() where known[column] == nil {
        guard let meaning, !known.contains(meaning) else { continue }
        if Field.ofReceipt.contains(meaning) || fields[column].level == rowLevel {
          known[column] = meaning
        }
      }
    }
    // The total of a receipt is not that of a line.
    return zip(fields, known).map { field, meaning in
      field.level == rowLevel || meaning.map(Field.ofReceipt.contains) == true ? meaning : nil
    }
  }

  /// Takes the store: what has a name beside the lines is most often it.
  private mutating func takeNameBesideLines(_ fields: [SurveyField], _ rowLevel: Int) {
    let date = mapping.columns[.date]?.columns[0][0]
    let named = fields.first { field in
      field.level < rowLevel && field.steps.keys.last?.lowercased() == "name"
        && field.level == (fields.first { $0.path == date }?.level)
    }
    guard let named else { return }
    mapping.columns[.store] = ColumnSource(named.path)
    mapping.ignored.removeAll { $0 == named.path }
  }
}

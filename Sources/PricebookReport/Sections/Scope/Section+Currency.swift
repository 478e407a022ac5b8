import PricebookModel

extension Section {
  static func grouped(_ parts: [(currency: CurrencyCode, sections: [Section])]) -> [Section] {
    var result: [Section] = []
    for (place, part) in parts.enumerated() {
      var own = place > 0 ? part.sections.map { $0.suffixed(part.currency) } : part.sections
      if parts.count > 1, !own.isEmpty { own[0].groupHeading = .name(part.currency.label) }
      result += own
    }
    return result
  }

  /// The same section with ids of its own, for a second currency on one page.
  func suffixed(_ currency: CurrencyCode) -> Section {
    let suffix = currency.label.utf8.map { byte in
      let isPlain = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      return isPlain ? String(UnicodeScalar(byte | 0x20)) : String(byte, radix: 16)
    }.joined()
    var section = self
    section.id += "-\(suffix.isEmpty ? "none" : suffix)"
    section.blocks = blocks.map { $0.suffixed(suffix.isEmpty ? "none" : suffix) }
    return section
  }
}

extension Block {
  fileprivate func suffixed(_ suffix: String) -> Block {
    switch self {
    case .table(var table):
      table.id += "-\(suffix)"
      return .table(table)
    case .chart(var chart):
      chart.id += "-\(suffix)"
      return .chart(chart)
    case .chartPair(var charts):
      for index in charts.indices { charts[index].chart.id += "-\(suffix)" }
      return .chartPair(charts)
    case .disclosure(let title, let blocks):
      return .disclosure(title: title, blocks: blocks.map { $0.suffixed(suffix) })
    case .findings(var findings):
      for index in findings.indices {
        if case .section(let id) = findings[index].link?.target {
          findings[index].link?.target = .section("\(id)-\(suffix)")
        }
      }
      return .findings(findings)
    case .keyFigures, .paragraph, .list, .answer, .shoppingList, .catalogue, .receipts, .footnote:
      return self
    }
  }

  static func chart(
    _ id: String, _ title: RichText, _ description: RichText, _ drawing: Chart.Drawing,
    isFullWidth: Bool = false, isTabledElsewhere: Bool = false
  ) -> Block {
    .chart(
      Chart(
        id: id, title: title, description: description, drawing: drawing, isFullWidth: isFullWidth,
        isTabledElsewhere: isTabledElsewhere))
  }
}

extension RichText {
  /// What is known, with points between; `nil` where nothing is.
  init?(notes: [RichText?]) {
    let parts = notes.compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    self.init(parts: parts, separator: " · ")
  }

  /// `2 (sliced, Organic)`: a quantity, if there is one, with what else is known.
  func with(_ marks: [RichText]) -> RichText {
    guard !marks.isEmpty else { return self }
    let text: RichText = "(\(RichText(parts: marks)))"
    return isEmpty ? text : "\(self) \(text)"
  }
}

import PricebookDocument

extension Report {
  var hasCatalogue: Bool {
    sections.contains { section in
      section.blocks.contains { if case .catalogue = $0 { true } else { false } }
    }
  }
}

extension Section {
  /// Whether it is longer than a printed page and may therefore be broken.
  var isLong: Bool {
    blocks.contains { block in
      switch block {
      case .table(let table): table.rows.count > 12
      case .shoppingList, .findings, .catalogue: true
      case .chart(let chart): if case .smallMultiples = chart.drawing { true } else { false }
      default: false
      }
    }
  }
}

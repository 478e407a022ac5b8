import PricebookDocument

extension DisplayTable {
  /// The number of hidden rows and where to find all of them.
  ///
  /// `nil` if all are shown.
  func omittedRowsNote(_ words: any PageWords.Type) -> RichText? {
    let shown = rows.count { $0.emphasis == .none }
    guard let total = totalRowCount, total > shown else { return nil }
    let link = file.map { file -> RichText in
      let name = file.split(separator: "/").last.map(String.init) ?? file
      return "\(link: RichText(name), to: .file(file))"
    }
    return words.shownRows(shown, of: total, allIn: link)
  }
}

extension Sparkline {
  /// The lowest, highest and last value in words.
  func description(_ formatting: Formatting, _ words: any PageWords.Type) -> String {
    let present = values.compactMap(\.self).filter(\.isFinite)
    guard let low = present.min(), let high = present.max(), let last = present.last else {
      return words.noValues
    }
    let written = { (value: Double) in formatting.chartTick(value, digits: 2) }
    return "\(words.lowest) \(written(low)), \(words.highest) \(written(high)), "
      + "\(words.latest) \(written(last))"
  }
}

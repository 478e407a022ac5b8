extension PackageSizeReader {
  /// The one size on which all findings agree.
  func chosenSize() -> PackageSize? {
    // Most names have one size and nothing else.
    if found.count == 1, looseCounts.isEmpty, !hasCapacity {
      return size(found[0], removing: found)
    }
    let contents = found.filter {
      $0.kind == .content && !(hasCapacity && $0.unit.dimension == .volume)
    }
    let counts = found.filter { $0.kind == .count }
    guard contents.isEmpty else {
      guard let chosen = agreed(contents), counts.allSatisfy({ agrees($0, with: chosen) }),
        looseCounts.allSatisfy({ $0 == 0 ? chosen.isMultiplied : $0 == chosen.count })
      else { return nil }
      return size(chosen, removing: contents + counts)
    }
    let pieces = counts.isEmpty ? found.filter { $0.kind == .parts } : counts
    guard let chosen = agreed(pieces),
      looseCounts.allSatisfy({
        Int128($0) * Int128(Self.one) * Int128(UnitOfMeasure.wholeBase) == chosen.total
      })
    else { return nil }
    return size(chosen, removing: pieces)
  }

  /// The size that several findings give in the same or in other words: `6 x 330 ml (= 1,98 l)`.
  ///
  /// A label in US customary and metric units rounds one of them, so that those agree within one
  /// percent, and the metric one is the size.
  private func agreed(_ sizes: [Found]) -> Found? {
    guard let first = sizes.first else { return nil }
    guard
      sizes.allSatisfy({
        $0.unit.dimension == first.unit.dimension && $0.total == first.total
      })
    else {
      guard sizes.count == 2, sizes[0].unit.dimension == sizes[1].unit.dimension,
        sizes[0].unit.isMetric != sizes[1].unit.isMetric
      else { return nil }
      let difference = (sizes[0].total - sizes[1].total).magnitude
      guard difference * 100 <= sizes[0].total.magnitude else { return nil }
      return sizes[0].unit.isMetric ? sizes[0] : sizes[1]
    }
    return sizes.first(where: \.isMultiplied) ?? first
  }

  /// Whether a count beside a multiplied size is its factor.
  private func agrees(_ count: Found, with chosen: Found) -> Bool {
    chosen.isMultiplied
      && Int128(chosen.count) * Int128(Self.one) * Int128(UnitOfMeasure.wholeBase) == count.total
  }

  private func size(_ chosen: Found, removing sizes: [Found]) -> PackageSize {
    let removed = sizes.map(\.tokens).sorted { $0.lowerBound < $1.lowerBound }
    return PackageSize(
      count: chosen.count, each: Quantity(millionths: chosen.each), unit: chosen.unit,
      stem: stem(without: removed), foldedStem: foldedStem(without: removed))
  }

  /// What is left of the name, without the marks that tied the sizes to it.
  private func stem(without removed: [Range<Int>]) -> String {
    var stem: [UInt8] = []
    var start = 0
    func append(to end: Int) {
      guard start < end else { return }
      var piece = text.bytes[tokens[start].start..<tokens[end - 1].end]
      while let byte = piece.first, Self.isJoint(byte) || byte == UInt8(ascii: ")") {
        piece.removeFirst()
      }
      while let byte = piece.last, Self.isJoint(byte) || byte == UInt8(ascii: "(") {
        piece.removeLast()
      }
      if !piece.isEmpty, !stem.isEmpty { stem.append(0x20) }
      stem.append(contentsOf: piece)
    }
    for range in removed {
      append(to: range.lowerBound)
      start = max(start, range.upperBound)
    }
    append(to: tokens.count)
    return String(decoding: stem, as: UTF8.self)
  }

  /// Whether a mark only ties a size to the name.
  private static func isJoint(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }

  private func foldedStem(without removed: [Range<Int>]) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.bytes.count)
    var isASCII = true
    var mayGrow = false
    var next = 0
    for index in tokens.indices {
      while next < removed.count, removed[next].upperBound <= index { next += 1 }
      if next < removed.count, removed[next].contains(index) { continue }
      if case .mark(let mark) = tokens[index].kind, mark != UInt8(ascii: "%") { continue }
      if !folded.isEmpty { folded.append(0x20) }
      for byte in text.bytes[tokens[index].start..<tokens[index].end] {
        folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        if byte >= 0x80 { isASCII = false }
        // The last byte of `ß` and of `ς`; other letters that have it are only slower.
        if byte == 0x9F || byte == 0x82 { mayGrow = true }
      }
    }
    let lower = String(decoding: folded, as: UTF8.self)
    if isASCII { return lower }
    // Upper case first, so that `ß` and `SS` fold alike, as in comparisons of names.
    return (mayGrow ? lower.uppercased() : lower).lowercased()
  }
}

extension UnitOfMeasure {
  /// Whether a unit of mass or volume is metric.
  fileprivate var isMetric: Bool {
    switch symbol {
    case "mg", "g", "kg", "ml", "cl", "dl", "l": true
    default: false
    }
  }
}

import PricebookModel

/// A number with the unit that is written beside it: `0.532 kg`, `€1.79/kg`.
struct MeasuredNumber {
  var number: WrittenNumber
  /// Where its unit is in the bytes of the field; empty where a times sign says how many: `2 x`.
  var unit: Range<Int>
}

extension NumberText {
  /// Reads a trimmed quantity that has a known unit behind it, or a times sign on one side: `250 g`,
  /// `2 pcs`, `2 x`, `×2`.
  ///
  /// - Returns: `nil` for anything else, such as an unknown unit or two numbers.
  static func quantity(
    _ bytes: ByteView, from start: Int, to end: Int, mark: UInt8
  ) -> MeasuredNumber? {
    guard end - start <= 64, let last = bytes.lastDigit(from: start, to: end) else { return nil }
    let suffix = bytes.trimmed(from: last + 1, to: end)
    if suffix.start < suffix.end {
      guard
        let number = written(bytes, trimmedFrom: start, to: last + 1, mark: mark, allowing: [])
      else { return nil }
      if bytes.timesSignLength(from: suffix.start, to: suffix.end) == suffix.end - suffix.start {
        return MeasuredNumber(number: number, unit: end..<end)
      }
      return bytes.namesUnit(from: suffix.start, to: suffix.end)
        ? MeasuredNumber(number: number, unit: suffix.start..<suffix.end) : nil
    }
    let sign = bytes.timesSignLength(from: start, to: end)
    guard sign > 0 else { return nil }
    return written(bytes, trimmedFrom: start + sign, to: end, mark: mark, allowing: []).map {
      MeasuredNumber(number: $0, unit: end..<end)
    }
  }

  /// Reads a trimmed price that has a slash and a known unit behind it: `€1.79/kg`.
  static func pricePerUnit(
    _ bytes: ByteView, from start: Int, to end: Int, mark: UInt8
  ) -> MeasuredNumber? {
    guard end - start <= 64,
      let slash = bytes.firstIndex(of: UInt8(ascii: "/"), from: start, to: end)
    else { return nil }
    let unit = bytes.trimmed(from: slash + 1, to: end)
    guard unit.start < unit.end, bytes.namesUnit(from: unit.start, to: unit.end) else { return nil }
    return written(bytes, trimmedFrom: start, to: slash, mark: mark, allowing: .currency).map {
      MeasuredNumber(number: $0, unit: unit.start..<unit.end)
    }
  }

  private static func written(
    _ bytes: ByteView, trimmedFrom start: Int, to end: Int, mark: UInt8, allowing extras: Extras
  ) -> WrittenNumber? {
    let (start, end) = bytes.trimmed(from: start, to: end)
    return start < end ? written(bytes, from: start, to: end, mark: mark, allowing: extras) : nil
  }
}

extension ByteView {
  fileprivate func lastDigit(from start: Int, to end: Int) -> Int? {
    (start..<end).last { self[$0].isDigit }
  }

  /// How many bytes a times sign has at the start of a text; 0 where there is none.
  fileprivate func timesSignLength(from start: Int, to end: Int) -> Int {
    if self[start] | 0x20 == UInt8(ascii: "x") { return 1 }
    // The multiplication sign U+00D7.
    return start + 1 < end && self[start] == 0xC3 && self[start + 1] == 0x97 ? 2 : 0
  }

  fileprivate func namesUnit(from start: Int, to end: Int) -> Bool {
    if case .other = UnitOfMeasure(written: text(from: start, to: end)).dimension { return false }
    return true
  }
}

import TestSupport
import Testing

@testable import PricebookPages
@testable import PricebookReport

/// Page text is escaped and measured in bulk where nothing needs care; here that is compared with
/// looking at every scalar.
struct PageTextTests {
  /// Scalars of every kind, the awkward ones often.
  private static func texts(seed: UInt64, count: Int) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let awkward: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0xBF, 0x2000...0x206F, 0xFDC0...0xFDFF, 0xFFF0...0xFFFF, 0x1FFF0...0x20010,
      0x300...0x310, 0x590...0x600, 0xAC00...0xAC10, 0x1F1E6...0x1F1FF, 0x20A0...0x20CF,
    ]
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let range = awkward.randomElement(using: &generator) ?? 0...0x7F
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
          text.append(scalar)
        }
      }
      return String(text)
    }
  }

  @Test("HTML is escaped scalar by scalar", arguments: [1, 2] as [UInt64])
  func html(seed: UInt64) {
    for text in PageTextTests.texts(seed: seed, count: 2_000) {
      #expect(Escaping.html(text) == slowHTML(text), "\(text.unicodeScalars.map(\.value))")
      var page = PageText()
      page.append(escaping: text)
      #expect(page.string == slowHTML(text))
    }
  }

  @Test("Every scalar alone is escaped as it must be")
  func everyScalar() {
    // The first plane whole, and both ends of the others.
    var numbers: [ClosedRange<UInt32>] = [0...0xFFFF]
    for plane in 1...UInt32(0x10) {
      let first = plane << 16
      numbers += [first...first + 15, first + 0xFFF0...first + 0xFFFF]
    }
    for scalar in numbers.joined().compactMap(Unicode.Scalar.init) {
      let text = String(Character(scalar))
      if Escaping.html(text) != slowHTML(text) {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test(
    "A number of tenths has at most one decimal",
    arguments: [0, 1, 9, 10, 11, 100, 105, 123_456, -1, -9, -10, -105, .max, .min])
  func tenths(number: Int) {
    var page = PageText()
    page.append(tenths: number)
    let (whole, decimal) = number.magnitude.quotientAndRemainder(dividingBy: 10)
    let digits = decimal > 0 ? "\(whole).\(decimal)" : "\(whole)"
    #expect(page.string == (number < 0 ? "-" + digits : digits))
  }

  @Test(
    "A text that stands alone has as many characters as scalars", arguments: [1, 2] as [UInt64])
  func standsAlone(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scalars = (0x20...0x2FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter(\.standsAlone)
    #expect(scalars.count > 1_000)
    for first in scalars {
      for _ in 0..<2 {
        guard let second = scalars.randomElement(using: &generator) else { continue }
        var text = String.UnicodeScalarView()
        text.append(first)
        text.append(second)
        #expect(String(text).count == 2, "U+\(first.value) U+\(second.value)")
      }
    }
  }

  @Test("Widths are those of the characters one by one", arguments: [3, 4] as [UInt64])
  func widths(seed: UInt64) {
    for text in PageTextTests.texts(seed: seed, count: 5_000) {
      let columns = text.reduce(0) { $0 + TextColumns.width(of: String($1)) }
      #expect(TextColumns.width(of: text) == columns)
      for isBold in [false, true] {
        let width = text.reduce(0) {
          $0 + TextWidth.reckoned(String($1), size: 1, isBold: isBold)
        }
        #expect(TextWidth.reckoned(text, size: 1, isBold: isBold) == width)
      }
    }
  }

  @Test("Digits are grouped from the right", arguments: [0, 1, 2, 4, 6, 18])
  func digits(decimals: Int) {
    var generator = SeededGenerator(seed: UInt64(decimals) + 1)
    let marks = [
      LocaleFormats.Marks(decimal: ".", grouping: ",", leastGroupedDigits: 4),
      LocaleFormats.Marks(decimal: ",", grouping: "\u{202F}", leastGroupedDigits: 5),
    ]
    var counts: [UInt64] = [0, 9, 10, 999, 1_000, 99_999, 123_456_789, .max]
    for _ in 0..<500 {
      counts.append(
        UInt64.random(in: 0...(.max), using: &generator)
          >> UInt64.random(in: 0...63, using: &generator))
    }
    for mark in marks {
      for count in counts {
        #expect(
          WrittenDigits.text(count, decimals: decimals, marks: mark)
            == slowDigits(count, decimals, mark))
      }
    }
  }

  private func slowDigits(_ count: UInt64, _ decimals: Int, _ marks: LocaleFormats.Marks) -> String
  {
    var text = String(count)
    while text.count <= decimals { text = "0" + text }
    let whole = text.dropLast(decimals)
    var grouped = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place) % 3 == 0, whole.count >= marks.leastGroupedDigits {
        grouped += marks.grouping
      }
      grouped.append(digit)
    }
    return decimals > 0 ? grouped + marks.decimal + text.suffix(decimals) : grouped
  }

  private func slowHTML(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped.append(contentsOf: "&amp;".unicodeScalars)
      case 0x3C: escaped.append(contentsOf: "&lt;".unicodeScalars)
      case 0x3E: escaped.append(contentsOf: "&gt;".unicodeScalars)
      case 0x22: escaped.append(contentsOf: "&quot;".unicodeScalars)
      case 0x27: escaped.append(contentsOf: "&#39;".unicodeScalars)
      case 0x09, 0x0A: escaped.append(scalar)
      case 0x00...0x1F: escaped.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
      case 0x7F: escaped.append("\u{2421}")
      case 0x80...0x9F, 0xFDD0...0xFDEF: escaped.append("\u{FFFD}")
      default: escaped.append(scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar)
      }
    }
    return String(escaped)
  }
}

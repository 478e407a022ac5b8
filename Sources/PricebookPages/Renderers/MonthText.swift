import PricebookModel

/// A month as the seven characters of ISO 8601, `2026-10`, written at once.
struct MonthText: Equatable {
  /// The characters, the first in the lowest byte.
  ///
  /// The eighth byte is 0, so that no text equals ``DataColumn/absent``.
  var word: UInt64

  init(word: UInt64) {
    self.word = word
  }

  init(_ month: Month) {
    let year = min(9_999, max(0, month.year))
    word = Self.pair(year / 100)
    word |= Self.pair(year % 100) &<< 16
    word |= UInt64(UInt8(ascii: "-")) &<< 32
    word |= Self.pair(month.monthOfYear) &<< 40
  }

  private static func pair(_ number: Int) -> UInt64 {
    let zero = UInt64(UInt8(ascii: "0"))
    let tens = UInt64(truncatingIfNeeded: number / 10 % 10) &+ zero
    let ones = UInt64(truncatingIfNeeded: abs(number % 10)) &+ zero
    return tens & 0xFF | (ones & 0xFF) &<< 8
  }
}

import PricebookDocument
import PricebookModel

extension RichText.StringInterpolation {
  /// A whole percentage, written as the language writes it.
  mutating func appendInterpolation(percent: Int) {
    appendInterpolation(.percent(Double(percent), digits: 0))
  }

  /// A number that is part of the words: its digits as they are, and no value of the sentence.
  mutating func appendInterpolation(digits number: Int) { appendLiteral(String(number)) }
}

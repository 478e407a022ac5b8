import PricebookAnalytics
import PricebookModel

/// What may be said of the largest of some amounts.
enum LargestPart: CaseIterable {
  /// There are no others.
  case only
  /// It is more than half of all.
  case most
  case largest
  /// Another is as large.
  case tied

  /// - Parameter amounts: Largest first, at least one.
  init(of amounts: [Amount]) {
    let sum = amounts.filter { $0 > .zero }.sum
    if amounts.count <= 1 {
      self = .only
    } else if amounts[0] == amounts[1] {
      self = .tied
    } else if let sum, amounts[0].magnitude > sum - amounts[0].magnitude {
      self = .most
    } else {
      self = .largest
    }
  }
}

extension LargestPart: PhraseCase {}

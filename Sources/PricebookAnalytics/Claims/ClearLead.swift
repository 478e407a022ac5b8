package import PricebookModel

/// A saving that a sentence may state; only ``ClaimGate`` makes one.
package struct ClearLead: Hashable, Sendable {
  package let amount: Amount

  fileprivate init(amount: Amount) { self.amount = amount }
}

extension ClaimGate {
  /// What a sentence may say is saved; nothing below ``tiePercent`` of the cost now, which is a tie.
  static func lead(_ amount: Amount, isStated: Bool) -> ClearLead? {
    isStated && amount > .zero ? ClearLead(amount: amount) : nil
  }
}

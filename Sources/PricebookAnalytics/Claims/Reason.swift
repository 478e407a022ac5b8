package import PricebookModel

/// What a sentence may give as the reason of a figure: the largest of the parts that it consists of.
///
/// Every sentence that gives a reason takes one, so that none names a part that happens to be at hand:
/// a budget that is nearly used up where no budget is exceeded, or more of one thing where the whole
/// is less.
package struct Reason<Subject: Sendable>: Sendable {
  package let subject: Subject
  /// What the part adds to the figure, with the sign of the figure.
  package let amount: Amount
  /// Whether it is more than half of the figure.
  package let isMost: Bool

  /// The part that is largest in the direction of the figure.
  ///
  /// - Parameters:
  ///   - figure: What is explained: a difference.
  ///   - parts: What the figure consists of; they need not be all of it.
  ///   - spending: What was spent; a part below 1 % of it is no reason.
  /// - Returns: `nil` where no part goes that way, where it is too small, or where another is as large.
  package init?(
    of figure: Amount, among parts: [(subject: Subject, amount: Amount)],
    ofSpending spending: Amount
  ) {
    let same = parts.filter { figure > .zero ? $0.amount > .zero : $0.amount < .zero }
    guard figure != .zero,
      let largest = same.max(by: { figure > .zero ? $0.amount < $1.amount : $0.amount > $1.amount }
      ),
      same.count(where: { $0.amount == largest.amount }) == 1,
      ClaimGate.isLargeEnough(largest.amount, ofSpending: spending)
    else { return nil }
    subject = largest.subject
    amount = largest.amount
    isMost =
      Int128(largest.amount.tenThousandths).magnitude * 2
      > Int128(figure.tenThousandths).magnitude
  }
}

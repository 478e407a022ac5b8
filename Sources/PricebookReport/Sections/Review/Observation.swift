import PricebookAnalytics
import PricebookModel

/// Money that is worth a sentence of its own, or that the steps of the change show already.
struct Observation {
  /// What the money is part of.
  var topic: FindingTopic
  /// Signed as it is shown.
  var stake: Amount
  /// Whether the stake is a difference, which always shows its sign.
  var isDifference = true
  var tone = Tone.neutral
  /// `nil` for what is shown above; what overlaps with it is not told again.
  var sentence: RichText?
  var link: Finding.Link?

  /// Whether it is about money that was spent, or could have been kept.
  var isCost: Bool { !isDifference || stake > .zero }
}

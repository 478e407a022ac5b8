import PricebookAnalytics
import PricebookModel

/// Something that moved money: a finding with its sentence, or what the chart of the change shows.
struct Observation {
  /// What the money is part of.
  var topic: FindingTopic
  /// Signed as it is shown.
  var stake: Amount
  /// Whether the stake is a difference, which always shows its sign.
  var isDifference = true
  var tone = Tone.neutral
  /// `nil` for what the chart shows already; it is here so that nothing is told that overlaps with it.
  var sentence: RichText?
  var link: Finding.Link?

  /// Whether it is about money that was spent, or could have been kept.
  var isCost: Bool { !isDifference || stake > .zero }
}

import PricebookReport

/// How wide a chart is drawn, in units of its view box.
enum ChartWidth: Double {
  case narrow = 328
  case half = 360
  case regular = 760
  case full = 1072

  var isNarrow: Bool { self == .narrow || self == .half }
  var textSize: Double { isNarrow ? 12.5 : 13 }
}

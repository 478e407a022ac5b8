public import PricebookModel

/// Lines over months: indexes where the first month is 100, or prices.
public struct LineChart: Sendable {
  /// Consecutive months, oldest first.
  public var months: [Month]
  public var series: [LineSeries]
  /// A level drawn as a line of its own, 100 for indexes.
  public var reference: Double?
  /// Decimals of the value at a line's end.
  public var digits: Int
  /// The currency of prices.
  ///
  /// `nil` for indexes.
  public var currency: CurrencyCode?
  /// The base unit of prices.
  ///
  /// `nil` for indexes.
  public var unit: String?

  public init(
    months: [Month], series: [LineSeries], reference: Double? = 100, digits: Int = 1,
    currency: CurrencyCode? = nil, unit: String? = nil
  ) {
    self.months = months
    self.series = series
    self.reference = reference
    self.digits = digits
    self.currency = currency
    self.unit = unit
  }
}

/// One line.
///
/// A month without a value is a gap.
public struct LineSeries: Sendable {
  public var name: String
  public var slot: SeriesSlot
  /// One value for every month of the chart.
  ///
  /// A value that is not finite is a gap.
  public var values: [Double?]
  /// Whether its name and value are shown at its end (only for the first five stores).
  public var isLabelled: Bool
  /// Months whose value is based on few prices, drawn in grey.
  ///
  /// Months beyond its end are not.
  public var isThin: [Bool]

  public init(
    name: String, slot: SeriesSlot, values: [Double?], isLabelled: Bool = true,
    isThin: [Bool] = []
  ) {
    self.name = name
    self.slot = slot
    self.values = values
    self.isLabelled = isLabelled
    self.isThin = isThin
  }
}

/// Small charts beside each other, one for each item, each with its own scale.
public struct SmallMultiples: Sendable {
  public var panels: [Panel]

  public struct Panel: Sendable {
    public var name: String
    /// `€ per l · rising`.
    public var subheading: RichText
    public var chart: LineChart

    public init(name: String, subheading: RichText, chart: LineChart) {
      self.name = name
      self.subheading = subheading
      self.chart = chart
    }
  }

  public init(panels: [Panel]) { self.panels = panels }
}

/// A line without axis in a table cell.
public struct Sparkline: Hashable, Sendable {
  /// One value for every month.
  ///
  /// A value that is not finite is a gap.
  public var values: [Double?]
  /// The colour of the end mark: over for up, under for down or a new low.
  public var endTone: Tone

  public init(values: [Double?], endTone: Tone = .neutral) {
    self.values = values
    self.endTone = endTone
  }
}

public import PricebookModel

/// The figures at the top of a report.
public struct KeyFigures: Sendable {
  /// The large first figure, measured against the budget.
  public var hero: HeroFigure?
  public var figures: [KeyFigure]

  public init(hero: HeroFigure? = nil, figures: [KeyFigure]) {
    self.hero = hero
    self.figures = figures
  }
}

/// A figure with a label and one line that names its reference value.
public struct KeyFigure: Sendable {
  public var label: RichText
  /// Short: one value, or `31 of 152`.
  public var figure: RichText
  /// Only the figure that is compared with the budget has a tone.
  public var tone: Tone
  public var context: RichText

  public init(label: RichText, figure: RichText, tone: Tone = .neutral, context: RichText) {
    self.label = label
    self.figure = figure
    self.tone = tone
    self.context = context
  }
}

/// What was spent, large, with the budget's bar where there is a budget.
public struct HeroFigure: Sendable {
  public var label: RichText
  public var figure: RichText
  public var badge: Badge?
  /// The text after the badge: `+€62.86 against the budget of €800.00`.
  public var context: RichText
  public var bar: HeroBar?

  public init(
    label: RichText, figure: RichText, badge: Badge? = nil, context: RichText,
    bar: HeroBar? = nil
  ) {
    self.label = label
    self.figure = figure
    self.badge = badge
    self.context = context
    self.bar = bar
  }
}

/// Spent against budget, with the projection of a month that is not over.
public struct HeroBar: Hashable, Sendable {
  public var spent: Amount
  public var budget: Amount
  public var projection: Amount?
  public var currency: CurrencyCode

  public init(spent: Amount, budget: Amount, projection: Amount?, currency: CurrencyCode) {
    self.spent = spent
    self.budget = budget
    self.projection = projection
    self.currency = currency
  }
}

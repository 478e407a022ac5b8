package import PricebookModel

/// The figures at the top of a report.
package struct KeyFigures: Sendable {
  /// The large first figure, measured against the budget.
  package var hero: HeroFigure?
  package var figures: [KeyFigure]

  package init(hero: HeroFigure? = nil, figures: [KeyFigure]) {
    self.hero = hero
    self.figures = figures
  }
}

/// A figure with a label and one line that names its reference value.
package struct KeyFigure: Sendable {
  package var label: RichText
  /// Short: one value, or `31 of 152`.
  package var figure: RichText
  /// Only the figure that is compared with the budget has a tone.
  package var tone: Tone
  package var context: RichText

  package init(label: RichText, figure: RichText, tone: Tone = .neutral, context: RichText) {
    self.label = label
    self.figure = figure
    self.tone = tone
    self.context = context
  }
}

/// What was spent, large, with the budget's bar where there is a budget.
package struct HeroFigure: Sendable {
  package var label: RichText
  package var figure: RichText
  package var badge: Badge?
  /// The text after the badge: `+€62.86 against the budget of €800.00`.
  package var context: RichText
  package var bar: HeroBar?

  package init(
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
package struct HeroBar: Hashable, Sendable {
  package var spent: Amount
  package var budget: Amount
  package var projection: Amount?
  package var currency: CurrencyCode

  package init(spent: Amount, budget: Amount, projection: Amount?, currency: CurrencyCode) {
    self.spent = spent
    self.budget = budget
    self.projection = projection
    self.currency = currency
  }
}

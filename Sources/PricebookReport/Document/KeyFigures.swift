/// The figures that a page begins with.
package struct KeyFigures: Sendable {
  /// The large first figure, measured against the budget.
  package var hero: HeroFigure?
  package var figures: [KeyFigure]
}

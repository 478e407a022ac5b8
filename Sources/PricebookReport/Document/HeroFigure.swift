/// What was spent, large, with the budget's bar where there is a budget.
package struct HeroFigure: Sendable {
  package var label: RichText
  package var figure: RichText
  package var badge: Badge?
  /// The text after the badge: `+€62.86 against the budget of €800.00`.
  package var context: RichText
  package var bar: HeroBar?
}

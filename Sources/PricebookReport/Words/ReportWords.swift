/// The words of one language, by the pages and sections that say them.
struct ReportWords: Sendable {
  let shared: any SharedPhrases.Type
  let page: any PageWords.Type
  let review: any ReviewPhrases.Type
  let findings: any FindingPhrases.Type
  let budget: any BudgetPhrases.Type
  let changes: any ChangePhrases.Type
  let stores: any StorePhrases.Type
  let savings: any SavingsPhrases.Type
  let carts: any CartPhrases.Type
  let items: any ItemPhrases.Type
  let data: any DataPhrases.Type
  let trends: any TrendPhrases.Type
  let comparison: any ComparisonPhrases.Type
  let people: any PeoplePhrases.Type
  let lists: any ListPhrases.Type
  let index: any IndexPhrases.Type

  init(_ language: Language) {
    switch language {
    case .english: self = .english
    case .german: self = .english
    case .spanish: self = .english
    case .french: self = .english
    }
  }

  private init(
    shared: any SharedPhrases.Type,
    page: any PageWords.Type,
    review: any ReviewPhrases.Type,
    findings: any FindingPhrases.Type,
    budget: any BudgetPhrases.Type,
    changes: any ChangePhrases.Type,
    stores: any StorePhrases.Type,
    savings: any SavingsPhrases.Type,
    carts: any CartPhrases.Type,
    items: any ItemPhrases.Type,
    data: any DataPhrases.Type,
    trends: any TrendPhrases.Type,
    comparison: any ComparisonPhrases.Type,
    people: any PeoplePhrases.Type,
    lists: any ListPhrases.Type,
    index: any IndexPhrases.Type
  ) {
    self.shared = shared
    self.page = page
    self.review = review
    self.findings = findings
    self.budget = budget
    self.changes = changes
    self.stores = stores
    self.savings = savings
    self.carts = carts
    self.items = items
    self.data = data
    self.trends = trends
    self.comparison = comparison
    self.people = people
    self.lists = lists
    self.index = index
  }

  private static let english = ReportWords(
    shared: EnglishShared.self,
    page: EnglishPage.self,
    review: EnglishReview.self,
    findings: EnglishFindings.self,
    budget: EnglishBudget.self,
    changes: EnglishChanges.self,
    stores: EnglishStores.self,
    savings: EnglishSavings.self,
    carts: EnglishCarts.self,
    items: EnglishItems.self,
    data: EnglishData.self,
    trends: EnglishTrends.self,
    comparison: EnglishComparison.self,
    people: EnglishPeople.self,
    lists: EnglishLists.self,
    index: EnglishIndex.self)
  //X   private static let german = ReportWords(
  //X     shared: GermanShared.self,
  //X     page: GermanPage.self,
  //X     review: GermanReview.self,
  //X     findings: GermanFindings.self,
  //X     budget: GermanBudget.self,
  //X     changes: GermanChanges.self,
  //X     stores: GermanStores.self,
  //X     savings: GermanSavings.self,
  //X     carts: GermanCarts.self,
  //X     items: GermanItems.self,
  //X     data: GermanData.self,
  //X     trends: GermanTrends.self,
  //X     comparison: GermanComparison.self,
  //X     people: GermanPeople.self,
  //X     lists: GermanLists.self,
  //X     index: GermanIndex.self)
  //X   private static let spanish = ReportWords(
  //X     shared: SpanishShared.self,
  //X     page: SpanishPage.self,
  //X     review: SpanishReview.self,
  //X     findings: SpanishFindings.self,
  //X     budget: SpanishBudget.self,
  //X     changes: SpanishChanges.self,
  //X     stores: SpanishStores.self,
  //X     savings: SpanishSavings.self,
  //X     carts: SpanishCarts.self,
  //X     items: SpanishItems.self,
  //X     data: SpanishData.self,
  //X     trends: SpanishTrends.self,
  //X     comparison: SpanishComparison.self,
  //X     people: SpanishPeople.self,
  //X     lists: SpanishLists.self,
  //X     index: SpanishIndex.self)
  //X   private static let french = ReportWords(
  //X     shared: FrenchShared.self,
  //X     page: FrenchPage.self,
  //X     review: FrenchReview.self,
  //X     findings: FrenchFindings.self,
  //X     budget: FrenchBudget.self,
  //X     changes: FrenchChanges.self,
  //X     stores: FrenchStores.self,
  //X     savings: FrenchSavings.self,
  //X     carts: FrenchCarts.self,
  //X     items: FrenchItems.self,
  //X     data: FrenchData.self,
  //X     trends: FrenchTrends.self,
  //X     comparison: FrenchComparison.self,
  //X     people: FrenchPeople.self,
  //X     lists: FrenchLists.self,
  //X     index: FrenchIndex.self)
}

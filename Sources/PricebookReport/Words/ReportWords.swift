import PricebookDocument

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
  let packages: any PackagePhrases.Type
  let comparison: any ComparisonPhrases.Type
  let people: any PeoplePhrases.Type
  let lists: any ListPhrases.Type
  let index: any IndexPhrases.Type

  init(_ language: Language) {
    switch language {
    case .english: self = .english
    case .german: self = .german
    case .spanish: self = .spanish
    case .french: self = .french
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
    packages: any PackagePhrases.Type,
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
    self.packages = packages
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
    packages: EnglishPackages.self,
    comparison: EnglishComparison.self,
    people: EnglishPeople.self,
    lists: EnglishLists.self,
    index: EnglishIndex.self)

  private static let german = ReportWords(
    shared: GermanShared.self,
    page: GermanPage.self,
    review: GermanReview.self,
    findings: GermanFindings.self,
    budget: GermanBudget.self,
    changes: GermanChanges.self,
    stores: GermanStores.self,
    savings: GermanSavings.self,
    carts: GermanCarts.self,
    items: GermanItems.self,
    data: GermanData.self,
    trends: GermanTrends.self,
    packages: GermanPackages.self,
    comparison: GermanComparison.self,
    people: GermanPeople.self,
    lists: GermanLists.self,
    index: GermanIndex.self)

  private static let french = ReportWords(
    shared: FrenchShared.self,
    page: FrenchPage.self,
    review: FrenchReview.self,
    findings: FrenchFindings.self,
    budget: FrenchBudget.self,
    changes: FrenchChanges.self,
    stores: FrenchStores.self,
    savings: FrenchSavings.self,
    carts: FrenchCarts.self,
    items: FrenchItems.self,
    data: FrenchData.self,
    trends: FrenchTrends.self,
    packages: FrenchPackages.self,
    comparison: FrenchComparison.self,
    people: FrenchPeople.self,
    lists: FrenchLists.self,
    index: FrenchIndex.self)

  private static let spanish = ReportWords(
    shared: SpanishShared.self,
    page: SpanishPage.self,
    review: SpanishReview.self,
    findings: SpanishFindings.self,
    budget: SpanishBudget.self,
    changes: SpanishChanges.self,
    stores: SpanishStores.self,
    savings: SpanishSavings.self,
    carts: SpanishCarts.self,
    items: SpanishItems.self,
    data: SpanishData.self,
    trends: SpanishTrends.self,
    packages: SpanishPackages.self,
    comparison: SpanishComparison.self,
    people: SpanishPeople.self,
    lists: SpanishLists.self,
    index: SpanishIndex.self)
}

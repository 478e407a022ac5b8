import PricebookDocument

/// The words of a report's language, by the pages and sections that use them:
/// `words.budget.title`.
typealias ReportWords = any LanguageWords.Type

extension Language {
  /// The one place where a language's words are named.
  var words: ReportWords {
    switch self {
    case .english: English.self
    case .german: German.self
    case .spanish: Spanish.self
    case .french: French.self
    }
  }
}

/// What a language has words for: a type for every section, nested in the language's own.
protocol LanguageWords: SendableMetatype {
  static var headings: TableHeadings { get }

  associatedtype Shared: SharedPhrases
  associatedtype Page: PageWords
  associatedtype Review: ReviewPhrases
  associatedtype Findings: FindingPhrases
  associatedtype Budget: BudgetPhrases
  associatedtype Changes: ChangePhrases
  associatedtype Stores: StorePhrases
  associatedtype Discounts: DiscountPhrases
  associatedtype Persons: PersonPhrases
  associatedtype Savings: SavingsPhrases
  associatedtype Carts: CartPhrases
  associatedtype Items: ItemPhrases
  associatedtype Data: DataPhrases
  associatedtype Trends: TrendPhrases
  associatedtype PriceMoves: PriceMovePhrases
  associatedtype Packages: PackagePhrases
  associatedtype Comparison: ComparisonPhrases
  associatedtype Levels: LevelPhrases
  associatedtype Due: DuePhrases
  associatedtype People: PeoplePhrases
  associatedtype Lists: ListPhrases
  associatedtype Index: IndexPhrases
  associatedtype MonthPage: MonthPhrases
  associatedtype Year: YearPhrases
  associatedtype ItemBook: ItemBookPhrases
}

extension LanguageWords {
  static var shared: any SharedPhrases.Type { Shared.self }
  static var page: any PageWords.Type { Page.self }
  static var review: any ReviewPhrases.Type { Review.self }
  static var findings: any FindingPhrases.Type { Findings.self }
  static var budget: any BudgetPhrases.Type { Budget.self }
  static var changes: any ChangePhrases.Type { Changes.self }
  static var stores: any StorePhrases.Type { Stores.self }
  static var discounts: any DiscountPhrases.Type { Discounts.self }
  static var persons: any PersonPhrases.Type { Persons.self }
  static var savings: any SavingsPhrases.Type { Savings.self }
  static var carts: any CartPhrases.Type { Carts.self }
  static var items: any ItemPhrases.Type { Items.self }
  static var data: any DataPhrases.Type { Data.self }
  static var trends: any TrendPhrases.Type { Trends.self }
  static var moves: any PriceMovePhrases.Type { PriceMoves.self }
  static var packages: any PackagePhrases.Type { Packages.self }
  static var comparison: any ComparisonPhrases.Type { Comparison.self }
  static var levels: any LevelPhrases.Type { Levels.self }
  static var due: any DuePhrases.Type { Due.self }
  static var people: any PeoplePhrases.Type { People.self }
  static var lists: any ListPhrases.Type { Lists.self }
  static var index: any IndexPhrases.Type { Index.self }
  static var month: any MonthPhrases.Type { MonthPage.self }
  static var year: any YearPhrases.Type { Year.self }
  static var itemBook: any ItemBookPhrases.Type { ItemBook.self }
}

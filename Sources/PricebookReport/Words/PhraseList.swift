/// What a language joins.
protocol PhraseList: PhraseArgument { func joined(by words: WordBook, limit: Int?) -> RichText }

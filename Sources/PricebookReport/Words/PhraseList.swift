/// Several things that a language joins into one text: `Ana, Ben and Cleo`.
protocol PhraseList: PhraseArgument { func joined(by words: WordBook, limit: Int?) -> RichText }

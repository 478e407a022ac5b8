/// The texts of `messages.txt` that are said beside findings, or are parts of them.
enum Message {}

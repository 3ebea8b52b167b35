# The rules pages

rules-of = The rules of { $game }
rules-contents = Contents
rules-others = Play it, or read the rules of another game
rules-as-page = Open as a page
rules-figure-before = Before
rules-figure-after = After
rules-figure-refused = Not allowed
rules-practise = Try it in a lesson: { $lesson }
rules-search = Search the rules
rules-nothing = Nothing found

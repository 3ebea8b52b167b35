# The texts of the pages, in English. Every id here is also in the French file, with the same variables.

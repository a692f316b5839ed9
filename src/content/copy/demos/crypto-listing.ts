export const sentence = 'Search, sort and star the rows of a sample coin table.'

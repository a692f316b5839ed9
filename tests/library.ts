// The library as it is built, for tests.
import pages from 'virtual:site-passages'
import { createLibrary } from '#src/passages/library.ts'

export const library = createLibrary(pages)

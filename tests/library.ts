// The built library, for tests.
import pages from 'virtual:site-passages'
import { libraryInPieces } from '#src/passages/library.ts'

export const library = await libraryInPieces(pages)

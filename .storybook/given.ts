// What the configuration hands to the manager in the head of its page.
import type { bookThemes } from './bookThemes.ts'
import type { houseThemes } from '../src/theme/themes.ts'

export interface Given {
  bookThemes: typeof bookThemes
  houseThemes: typeof houseThemes
}

/** Its name on the manager's window. */
export const GIVEN = 'givenByMain'

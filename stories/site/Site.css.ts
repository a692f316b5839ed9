import { pattern } from '#src/theme/layered.ts'

/** As on the site: the content below does not jump up while a page is short. */
export const main = pattern.style({ minHeight: '60vh' })

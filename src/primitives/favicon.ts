// The icon in a browser's tab: the logo in the site's colors, as a separate file (Rules, Art).
import { houseThemes } from '../theme/themes.ts'
import type { FamilyName } from '../theme/tokens.ts'
import { logoLayers, type Fill } from './mosaic.ts'

const suffixes = { r: 'R', t: 'T' } as const

function fillOf(fill: Fill): string {
  const [family, part] = fill.split('-') as [FamilyName, keyof typeof suffixes | undefined]
  return houseThemes.paper[part ? (`${family}${suffixes[part]}` as const) : family]
}

/** As SVG. */
export function favicon(): string {
  const paths = logoLayers().map(({ fill, d }) => `<path fill="${fillOf(fill)}" d="${d}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths.join('')}</svg>`
}

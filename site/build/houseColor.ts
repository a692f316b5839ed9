// What became of the color that the site is made in: where a text on it could not be read, a darker or lighter one is in its place.
import { readBrandColor } from '#src/theme/brand.ts'
import { houseColor } from '#src/theme/houseColor.ts'
import { houseThemes } from '#src/theme/themes.ts'

/**
 * What the build says about a house color: the nearest color that can be read, where it is not the given one; null if there is
 * nothing to say. A text that is no color is an error.
 */
export function houseColorNote(
  color: string | null = houseColor,
  faces = { Paper: houseThemes.paper.launch, Ink: houseThemes.ink.launch },
): string | null {
  if (color === null) return null
  if (readBrandColor(color) !== color)
    throw new Error(
      `src/theme/houseColor.ts: "${color}" is no color. Write six digits in lower case, such as '#0a7d4f', or null for the palettes as they were drawn.`,
    )
  const moved = Object.entries(faces).filter(([, face]) => face !== color)
  if (moved.length === 0) return null
  const places = moved.map(([theme, face]) => `${face} in the theme ${theme}`).join(' and ')
  return `House color ${color}: a text on it could not be read everywhere, so the nearest color that can is in its place: ${places}.`
}

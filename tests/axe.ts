// The common parts of the accessibility checks of the stories and of the built site.

/** The rules of axe that read colors. The themes differ in nothing else: `src/theme/contract.css.ts` exchanges `color`. */
export const RULES_ON_COLOR: readonly string[] = ['color-contrast', 'link-in-text-block']

/** The interface of axe for custom rules, which its types omit. */
interface AxeWithColors {
  commons: { color: { Color: { prototype: Color } } }
}
interface Channels {
  r: number
  g: number
  b: number
  alpha: number
}
interface Color extends Channels {
  parseString: (text: string) => Color
}

/**
 * Makes axe read each color once. It reads the background of every element around every text again, with a parser for all
 * color spaces, which is a third of a check's cost; a page has a few dozen colors. Runs in the page.
 */
export function rememberColors(axe: object): void {
  const { prototype } = (axe as AxeWithColors).commons.color.Color
  const read = prototype.parseString
  const known = new Map<string, Channels>()
  prototype.parseString = function (text) {
    const color = known.get(text)
    if (color) return Object.assign(this, color)
    read.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
}

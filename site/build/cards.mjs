// Renders the cards of the pages as pictures without a browser, with outlines from the site's own fonts.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { create } from 'fontkit'
import { decompress } from 'wawoff2'

/** @import { Font } from 'fontkit' */
/** @import { CardTools, Letter } from './socialCard.ts' */

const FONT_FILES = {
  display: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  text: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}

/**
 * A font of a package. It is unpacked first, because the weights of a variable font cannot be drawn directly from WOFF2.
 * @param {string} file
 */
async function fontIn(file) {
  const packed = await readFile(fileURLToPath(import.meta.resolve(file)))
  return /** @type {Font} */ (create(Buffer.from(await decompress(packed))))
}

/**
 * The functions that draw text, and the miniatures by key.
 * @returns {Promise<CardTools>}
 */
export async function cardTools() {
  const fonts = { display: await fontIn(FONT_FILES.display), text: await fontIn(FONT_FILES.text) }
  const instances = /** @type {Map<string, Font>} */ (new Map())
  const fontOf = (/** @type {keyof typeof FONT_FILES} */ name, /** @type {number} */ weight) => {
    const key = `${name} ${weight}`
    const instance = instances.get(key) ?? fonts[name].getVariation({ wght: weight })
    instances.set(key, instance)
    return instance
  }
  /** @type {Letter} */
  const letter = (text, { font: name, size, weight, tracking = 0 }) => {
    const font = fontOf(name, weight)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    let x = 0
    let d = ''
    glyphs.forEach((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      d += glyph.path.transform(scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale).toSVG()
      x += xAdvance * scale + tracking * size
    })
    return { d, width: x }
  }
  const sprite = await readFile(new URL('../../src/primitives/miniatures.svg', import.meta.url), 'utf8')
  const symbols = new Map(
    [...sprite.matchAll(/<symbol id="([\w-]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map((found) => [
      found[1],
      found[2],
    ]),
  )
  return {
    letter,
    miniature: (demo) => {
      const symbol = symbols.get(demo)
      if (symbol === undefined) throw new Error(`The miniatures have no picture of ${demo}.`)
      return symbol
    },
  }
}

/**
 * Renders an SVG as a PNG of the same size.
 * @param {string} svg
 * @returns {Buffer}
 */
export function pngOf(svg) {
  return new Resvg(svg).render().asPng()
}

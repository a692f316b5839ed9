// The picture of a page for link previews: its name on paper, its art on a square, from the same tokens,
// folds and miniatures as the page. Pure: the caller, which has the fonts, provides letters as outlines.
import { company } from '#src/content/company.ts'
import { demoByKey, demoPagePath, demos } from '#src/content/demos.ts'
import { families } from '#src/content/families.ts'
import { offerAt } from '#src/content/offers.ts'
import { CELL, foldLayers, logoLayers, mosaicLayers, type Fill, type Layer } from '#src/primitives/mosaic.ts'
import { houseThemes } from '#src/theme/themes.ts'
import { families as familyNames, print, weight, type FamilyName } from '#src/theme/tokens.ts'

const { paper } = houseThemes

/** The size for link previews, in px. */
export const CARD = { width: 1200, height: 630 } as const
const MARGIN = 56
const ART = CARD.height
const TEXT_WIDTH = CARD.width - ART - MARGIN - 40

/** A line of text as the outlines of its letters, beginning at 0 on its baseline. */
export interface Lettering {
  d: string
  /** In px. */
  width: number
}

/** Draws a line of text. `tracking` in em. */
export type Letter = (
  text: string,
  options: { font: 'display' | 'text'; size: number; weight: number; tracking?: number },
) => Lettering

/** The inputs of the card: letters, and the demos' miniatures as SVG by key. */
export interface CardTools {
  letter: Letter
  miniature: (demo: string) => string
}

const suffix = { face: '', reverse: 'R', tint: 'T' } as const
const tone = (family: FamilyName, part: keyof typeof suffix) => paper[`${family}${suffix[part]}`]

function fillOf(fill: Fill): string {
  const [family, part] = fill.split('-') as [FamilyName, 'r' | 't' | undefined]
  return tone(family, part === 'r' ? 'reverse' : part === 't' ? 'tint' : 'face')
}

const drawn = (layers: readonly Layer[], place: string) =>
  `<g transform="${place}">${layers.map(({ fill, d }) => `<path fill="${fillOf(fill)}" d="${d}"/>`).join('')}</g>`

const rect = (x: number, y: number, side: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${fill}"/>`

/** A demo's tile: its miniature on its family's face. The art fills the top of its square, so it is moved down a little. */
function tile(
  demo: string,
  family: FamilyName,
  x: number,
  y: number,
  side: number,
  miniature: CardTools['miniature'],
): string {
  const colors: Record<string, string> = {
    '--f-face': tone(family, 'face'),
    '--f-reverse': tone(family, 'reverse'),
    '--f-accent': family === 'trade' ? paper.build : paper.trade,
    '--mini-light': print.light,
    '--mini-ink': print.ink,
    '--c-launch': paper.launch,
  }
  const art = miniature(demo).replace(/var\((--[\w-]+)\)/g, (_, name: string) => colors[name] ?? print.ink)
  const scale = side / 100
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${rect(0, 0, side, tone(family, 'face'))}<g transform="translate(0 ${12 * scale}) scale(${scale})">${art}</g></svg>`
}

/** The square at the right: the page's demo, its family's fold, or the subject of the page. */
function artOf(path: string, { miniature }: CardTools): string {
  const left = CARD.width - ART
  const offer = offerAt(path)
  if (offer) {
    const { demo, family } = offer
    if (demo) return tile(demo, demoByKey(demo).family, left, 0, ART, miniature)
    // Several pages show the same family's fold, so the card creates a unique pattern from it.
    const cells = 3
    const mosaic = mosaicLayers({ seed: path, cols: cells, rows: cells, families: [family], rest: 0 })
    return (
      rect(left, 0, ART, tone(family, 'tint')) +
      drawn(mosaic, `translate(${left} 0) scale(${ART / (cells * CELL)})`)
    )
  }
  const shownAlone = demos.find(({ key }) => path === demoPagePath(key))
  if (shownAlone) return tile(shownAlone.key, shownAlone.family, left, 0, ART, miniature)
  if (path === '/' || path === '/products') {
    const side = ART / 3
    const shown = path === '/' ? demos.slice(0, 9) : demos.slice(-9)
    return shown
      .map(({ key, family }, at) =>
        tile(key, family, left + (at % 3) * side, Math.floor(at / 3) * side, side, miniature),
      )
      .join('')
  }
  if (path === '/contact') {
    const cells = 6
    const mosaic = mosaicLayers({
      seed: 'call',
      cols: cells,
      rows: cells,
      families: ['launch', 'trade'],
      rest: 0,
    })
    return (
      rect(left, 0, ART, paper.launch) + drawn(mosaic, `translate(${left} 0) scale(${ART / (cells * CELL)})`)
    )
  }
  const side = ART / 2
  return familyNames
    .map((family, at) => {
      const [x, y] = [left + (at % 2) * side, Math.floor(at / 2) * side]
      return rect(x, y, side, tone(family, 'tint')) + drawn(foldLayers(family, side), `translate(${x} ${y})`)
    })
    .join('')
}

/** Breaks a text into lines that fit, at its spaces. */
function linesOf(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const LARGEST = 92
const SMALLEST = 44
const LEADING = 0.98
const TITLE_TOP = 160

/** The card of a page: 1200 × 630, as SVG. */
export function socialCard(path: string, heading: string, sentence: string, tools: CardTools): string {
  const { letter } = tools
  const offer = offerAt(path)
  const title = (size: number, text: string) =>
    letter(text, { font: 'display', size, weight: weight.display, tracking: -0.04 })
  const small = (text: string, strength: number = weight.regular) =>
    letter(text, { font: 'text', size: 27, weight: strength })
  const sentenceLines = linesOf(sentence, TEXT_WIDTH, (line) => small(line).width)
  const below = CARD.height - MARGIN - (sentenceLines.length - 1) * 38
  const room = below - (offer ? 100 : 56) - TITLE_TOP
  const fitting = (size: number) => linesOf(heading, TEXT_WIDTH, (line) => title(size, line).width)
  const isTooLarge = (size: number) =>
    fitting(size).length * size * LEADING > room ||
    fitting(size).some((line) => title(size, line).width > TEXT_WIDTH)
  let size = LARGEST
  while (size > SMALLEST && isTooLarge(size)) size -= 4
  const lines = fitting(size)
  const outlined = ({ d }: Lettering, x: number, y: number, fill: string) =>
    `<path transform="translate(${x} ${y})" fill="${fill}" d="${d}"/>`
  const brand = letter(company.name, { font: 'display', size: 38, weight: weight.name, tracking: -0.02 })
  const glyph = offer
    ? familyNames
        .map((family, at) => {
          const [x, y] = [MARGIN + 1 + (at % 2) * 14, below - 72 + Math.floor(at / 2) * 14]
          const fill = family === offer.family ? paper[family] : 'none'
          return `<rect x="${x}" y="${y}" width="12" height="12" fill="${fill}" stroke="${paper.edge}" stroke-width="1.5"/>`
        })
        .join('') +
      outlined(
        small(families[offer.family].name, weight.strong),
        MARGIN + 42,
        below - 51,
        paper[`${offer.family}Ink`],
      )
    : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${paper.paper}"/>`,
    drawn(logoLayers(), `translate(${MARGIN} ${MARGIN}) scale(${48 / 32})`),
    outlined(brand, MARGIN + 64, MARGIN + 38, paper.ink),
    ...lines.map((line, at) =>
      outlined(title(size, line), MARGIN - size * 0.03, TITLE_TOP + size * (0.9 + at * LEADING), paper.ink),
    ),
    glyph,
    ...sentenceLines.map((line, at) => outlined(small(line), MARGIN, below + at * 38, paper.ink2)),
    artOf(path, tools),
    '</svg>',
  ].join('')
}

/** The logo alone on paper, for search engines. */
export function logoCard(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="${paper.paper}"/>${drawn(logoLayers(), 'translate(64 64) scale(12)')}</svg>`
}

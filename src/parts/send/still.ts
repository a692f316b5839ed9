// A picture of sent demos for an email or a slide, drawn in the browser: the demos' pictures in the client's color, their names, the
// company, the client, and the link as a QR code.
import { companyName } from '../../content/companyName.ts'
import type { Demo } from '../../content/demos.ts'
import { counted } from '../../format/counted.ts'
import { inQuotes } from '../../format/quoted.ts'
import sprite from '../../primitives/miniatures.svg?raw'
import type { BrandTones } from '../../theme/brandTones.ts'
import { paper } from '../../theme/palettes.ts'
import { font, print, type FamilyName } from '../../theme/tokens.ts'
import { qrCode, type QrCode } from '../../format/qrCode.ts'

/** In px: the size of a card on social networks. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 56
/** The miniatures are drawn on a square with this side, and end above its foot. */
const MINIATURE = 100
const TOP = 12
const CODE = 176
const TITLE = { size: 76, leading: 80 } as const
const TEXT = { size: 30, leading: 42 } as const

export interface Still {
  /** The demos of the link. */
  demos: readonly Demo[]
  /** The client's name; '' for none. */
  client: string
  /** The tones of the client's color; null for the company's. */
  tones: BrandTones | null
  /** The link for the QR code. Longer ones than a camera can read are omitted. */
  link: string
}

/** The shapes of a miniature: paths and circles with attributes. */
function shapesOf(demo: string): readonly Readonly<Record<string, string>>[] {
  const symbol = new RegExp(`<symbol id="${demo}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1] ?? ''
  return (symbol.match(/<(?:path|circle)\b[^>]*>/g) ?? []).map((tag) =>
    Object.fromEntries(Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value])),
  )
}

/** The colors that a miniature names, on the face of a family; in any theme those of Paper. */
function colorsIn(tones: BrandTones | null, family: FamilyName): (value: string) => string {
  const tokens = { ...paper, ...tones?.paper }
  const named: Readonly<Record<string, string>> = {
    'var(--f-face)': tokens[family],
    'var(--f-reverse)': tokens[`${family}R`],
    'var(--f-print)': tokens[`${family}P`],
    'var(--f-accent)': family === 'trade' ? tokens.build : tokens.trade,
    'var(--c-launch)': tokens.launch,
    'var(--mini-light)': print.light,
    'var(--mini-ink)': print.ink,
  }
  return (value) => named[value] ?? print.ink
}

function draw(
  context: CanvasRenderingContext2D,
  shapes: ReturnType<typeof shapesOf>,
  colorOf: (value: string) => string,
): void {
  for (const { d, cx, cy, r, fill, stroke, 'stroke-width': strokeWidth } of shapes) {
    const path = new Path2D(d)
    if (r !== undefined) path.arc(Number(cx), Number(cy), Number(r), 0, 2 * Math.PI)
    if (stroke !== undefined) {
      context.strokeStyle = colorOf(stroke)
      context.lineWidth = Number(strokeWidth ?? 1)
      context.stroke(path)
    }
    if (fill !== 'none') {
      context.fillStyle = colorOf(fill ?? '')
      context.fill(path)
    }
  }
}

/** At most three in a row; the rows fill the square. */
function rowsOf(demos: readonly Demo[]): readonly (readonly Demo[])[] {
  if (demos.length <= 2) return demos.map((demo) => [demo])
  const half = Math.ceil(demos.length / 2)
  return [demos.slice(0, half), demos.slice(half)]
}

/** Draws the still. */
export async function drawStill({ demos, client, tones, link }: Still): Promise<HTMLCanvasElement> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.fillStyle = paper.paper
  context.fillRect(0, 0, WIDTH, HEIGHT)

  const rowsOfDemos = rowsOf(demos)
  const height = HEIGHT / rowsOfDemos.length
  for (const [row, inRow] of rowsOfDemos.entries())
    for (const [column, demo] of inRow.entries()) {
      const width = HEIGHT / inRow.length
      const left = WIDTH - HEIGHT + column * width
      const side = Math.min(width, height)
      const colorOf = colorsIn(tones, demo.family)
      context.save()
      context.beginPath()
      context.rect(left, row * height, width, height)
      context.clip()
      context.fillStyle = colorOf('var(--f-face)')
      context.fillRect(left, row * height, width, height)
      context.translate(left + (width - side) / 2, row * height + (height - side) / 2)
      context.scale(side / MINIATURE, side / MINIATURE)
      context.translate(0, TOP)
      draw(context, shapesOf(demo.key), colorOf)
      context.restore()
    }

  const room = WIDTH - HEIGHT - 2 * MARGIN
  const write = (text: string, top: number, { size, leading }: { size: number; leading: number }): number => {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
      if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    lines.forEach((line, at) => context.fillText(line, MARGIN, top + size + at * leading, room))
    return top + lines.length * leading
  }
  const [first] = demos
  const title = demos.length === 1 ? (first?.name ?? '') : counted(demos.length, 'demo')
  context.fillStyle = paper.ink
  context.font = `600 ${TEXT.size}px ${font.text}`
  let top = write(demos.length === 1 ? `A demo by ${companyName}` : `Demos by ${companyName}`, MARGIN, TEXT)
  context.font = `700 ${TITLE.size}px ${font.display}`
  top = write(title, top + TITLE.leading / 4, TITLE)
  context.font = `420 ${TEXT.size}px ${font.text}`
  if (client !== '') write(`prepared for ${inQuotes(client)}`, top + TEXT.leading / 2, TEXT)
  const code = qrCode(link)
  if (code) {
    context.translate(MARGIN, HEIGHT - MARGIN - CODE)
    drawSquares(context, code, CODE)
  }
  return canvas
}

/** Draws a QR code at the origin, with its side in px. */
function drawSquares(context: CanvasRenderingContext2D, { size, path }: QrCode, side: number): void {
  context.scale(side / size, side / size)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
}

/** The side of a square of a QR code for a slide or a printed page, in px. */
const SQUARE = 16

/** Draws a QR code alone. */
export function drawCode(code: QrCode): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = code.size * SQUARE
  const context = canvas.getContext('2d')
  if (context) drawSquares(context, code, canvas.width)
  return canvas
}

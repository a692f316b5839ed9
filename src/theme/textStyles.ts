// How text is set: the named text styles, and the few ways to vary one. Styles spread them into their rules; lint refuses
// size, line height, weight, face and tracking anywhere else (tools/lintTokens.mjs).
import { face } from './contract.css.ts'
import { fixedSize, size, tracking, weight } from './tokens.ts'

/** The properties of a text style: always size and line height, others if they differ from the page. */
type TextStyle = Readonly<{
  fontSize: string
  lineHeight: number
  fontFamily?: string
  fontWeight?: number
  letterSpacing?: string
}>

/** Besley: what makes a text a title, a name or the brand, whatever its size. */
export const besley = {
  display: { fontFamily: face.display, fontWeight: weight.display, letterSpacing: tracking.head },
  named: { fontFamily: face.display, fontWeight: weight.name, letterSpacing: tracking.sub },
  brand: { fontFamily: face.display, fontWeight: weight.brand, letterSpacing: tracking.brand },
} as const

/**
 * The text styles. Those of Besley set all that makes up a text. Those of Instrument Sans set size and line height, and
 * take weight and face from the page; in a heading they need `textFace` as well.
 */
export const textStyle = {
  /** The title of a page. */
  display: { ...besley.display, fontSize: size.mega, lineHeight: 0.96, letterSpacing: tracking.mega },
  /** The call at the end of a page. */
  banner: { ...besley.display, fontSize: size.t1, lineHeight: 1 },
  /** The title of a section. */
  title: { ...besley.display, fontSize: size.t2, lineHeight: 1.06 },
  /** A heading within a section. */
  heading: { ...besley.named, fontSize: size.t3, lineHeight: 1.08 },
  /** A heading below that, a question, a term. */
  subheading: { ...besley.named, fontSize: size.t4, lineHeight: 1.22 },
  /** The heading of a panel in a demo or a menu. */
  panelTitle: { ...besley.named, fontSize: fixedSize[20], lineHeight: 1.2 },
  /** The name of an entry: a card, a row, a step. */
  name: { ...besley.named, fontSize: fixedSize[18], lineHeight: 1.2 },
  /** A standalone figure. */
  figure: { ...besley.named, fontSize: size.t3, lineHeight: 1.18 },
  /** The first sentences of a page. */
  lead: { fontSize: size.lead, lineHeight: 1.5 },
  /** Text to read: the page's own style. */
  body: { fontSize: size.body, lineHeight: 1.55 },
  /** A sentence or two in a list. */
  bodyShort: { fontSize: size.body, lineHeight: 1.45 },
  /** Messages, and sentences in narrow columns. */
  dense: { fontSize: fixedSize[15], lineHeight: 1.45 },
  /** Tables, tabs, bars. */
  denseShort: { fontSize: fixedSize[15], lineHeight: 1.35 },
  /** Notes. */
  small: { fontSize: size.small, lineHeight: 1.5 },
  /** Descriptions of a line or two. */
  smallShort: { fontSize: size.small, lineHeight: 1.4 },
  /** Labels of fields and figures. */
  label: { fontSize: size.small, lineHeight: 1.3 },
  /** Hints, badges and heads of columns: the smallest. */
  caption: { fontSize: size.micro, lineHeight: 1.4 },
} as const satisfies Record<string, TextStyle>

/** Text styles of one place each. */
export const specialStyle = {
  /** The home page's statement; its size is a share of the sheet, and in a low window of its height. */
  poster: {
    ...besley.display,
    fontSize: 'min(8.15cqi, 13svh)',
    lineHeight: 0.92,
    letterSpacing: tracking.mega,
  },
  /** The company's figures on their faces; their size is a share of the sheet. */
  factFigure: { ...besley.brand, fontSize: '6.6cqi', lineHeight: 0.86, letterSpacing: '-.05em' },
  /** The company's name in the header. */
  wordmark: { ...besley.brand, fontSize: fixedSize[24], lineHeight: 1 },
  /** The same on a phone. */
  wordmarkSmall: { ...besley.brand, fontSize: fixedSize[22], lineHeight: 1 },
  /** The same in the footer. */
  wordmarkLarge: { ...besley.brand, fontSize: fixedSize[30], lineHeight: 1 },
  /** The name of a tile on the wall. */
  tileName: {
    fontSize: `clamp(${size.micro}, 1.08cqi, ${fixedSize[15]})`,
    lineHeight: 1.15,
    fontWeight: weight.tile,
    letterSpacing: '-.01em',
  },
  /** The name of an offer in a list. */
  catalogName: { ...besley.named, fontSize: size.body, lineHeight: 1.25 },
  /** The company's statement on the about page. */
  statement: {
    fontFamily: face.display,
    fontSize: size.t3,
    fontWeight: weight.large,
    lineHeight: 1.32,
    letterSpacing: '-.012em',
  },
  /** The first sentence of a page about an offer. */
  opening: { fontFamily: face.display, fontSize: size.t4, lineHeight: 1.35 },
  /** The title of a dialog, and a place of the main menu on a phone. */
  dialogTitle: { ...besley.display, fontSize: fixedSize[28], lineHeight: 1.06 },
  /** What a tour says. */
  tourCaption: { fontSize: fixedSize[18], lineHeight: 1.3, fontWeight: weight.medium },
  /** A figure on the smallest screens. */
  figureSmall: { ...besley.named, fontSize: fixedSize[22], lineHeight: 1.18 },
  /** The balance of a wallet. */
  balance: { ...besley.named, fontSize: fixedSize[40], lineHeight: 1.2, letterSpacing: tracking.head },
  /** A rate or a price in a panel. */
  panelFigure: { ...besley.named, fontSize: fixedSize[24], lineHeight: 1.25 },
  /** The text beside the home page's wall. */
  intro: { fontSize: fixedSize[17], lineHeight: 1.5 },
  /** A letter of a secret in its cell. */
  cell: { fontFamily: face.code, fontSize: fixedSize[18], lineHeight: 1, fontWeight: weight.strong },
  /** Lines of a program. */
  program: { fontFamily: face.code, fontSize: size.small, lineHeight: 1.6 },
} as const satisfies Record<string, TextStyle>

/** Weights of Instrument Sans, for emphasis. */
export const emphasis = {
  regular: { fontWeight: weight.regular },
  /** Units, second words, entries of a menu. */
  medium: { fontWeight: weight.medium },
  /** Facts, and controls that are not chosen. */
  firm: { fontWeight: weight.firm },
  strong: { fontWeight: weight.strong },
  /** Names in a text, and chosen items. */
  name: { fontWeight: weight.name },
} as const

/** Line heights of what has few lines. */
export const leading = {
  /** A figure, a name or a mark in one line. */
  solid: { lineHeight: 1 },
  /** Large letters that may end in an ellipsis: those below the line stay whole. */
  clamped: { lineHeight: 1.25 },
  /** Controls and links. */
  tight: { lineHeight: 1.15 },
  /** A page on paper. */
  printed: { lineHeight: 1.42 },
} as const

/** The text face, in a heading or beside a figure of Besley. */
export const textFace = { fontFamily: face.text, letterSpacing: 0 } as const

/** Hashes, addresses and code within a text. */
export const inlineCode = { fontFamily: face.code, fontSize: '.93em', letterSpacing: '-.01em' } as const

/** A figure that changes in place. Those of Besley are of different widths and would jump. */
export const steadyFigure = {
  fontFamily: face.text,
  fontWeight: weight.strong,
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const

/** Only the size of a text style, for a screen width or for print where nothing else changes. */
export const sizeOf = ({ fontSize }: TextStyle) => ({ fontSize })

/** A text style no larger than a share of its container, so that a long word fits. */
export const atMost = <Style extends TextStyle>(style: Style, share: string) => ({
  ...style,
  fontSize: `min(${style.fontSize}, ${share})`,
})

/** A text style no smaller than its own size, and larger where a share of its container is. */
export const atLeast = <Style extends TextStyle>(style: Style, share: string) => ({
  ...style,
  fontSize: `max(${style.fontSize}, ${share})`,
})

/** As large as a share of the container. */
export const shareOf = (share: string) => ({ fontSize: share })

/** A line as high as its place: the only way to center a text that may end in an ellipsis. */
export const filling = (height: string) => ({ lineHeight: height })

/** Printed pages use smaller text than screens; a printed dialog does not. */
export const printed = { page: { fontSize: '66%' }, dialog: { fontSize: '100%' } } as const

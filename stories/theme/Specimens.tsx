// Type as the theme has it: for the stories of the theme, and for Foundations/Tokens.
import type { ReactElement } from 'react'
import { code, figures, muted } from '#src/theme/global.css.ts'
import { face as faces } from '#src/theme/contract.css.ts'
import { emphasis, specialStyle, textStyle } from '#src/theme/textStyles.ts'
import { font } from '#src/theme/tokens.ts'
import * as styles from './Palette.css.ts'

type Style = keyof typeof textStyle

/** A text of the kind that each style is for. */
const samples: Record<Style, string> = {
  display: 'Made to order',
  banner: 'Tell us what you need',
  title: 'Besley carries the statements',
  heading: 'Build, launch, trade, secure',
  subheading: 'Staking platform',
  panelTitle: 'Recent transactions',
  name: 'Orchard pool',
  figure: '$48.20M',
  lead: 'Instrument Sans does the work: labels, text, and every number that sits in a column.',
  body: 'Everything else is set in this style.',
  bodyShort: 'A sentence or two in a list.',
  dense: 'Messages, and sentences in narrow columns.',
  denseShort: 'Tables, tabs, bars.',
  small: 'Notes.',
  smallShort: 'Descriptions of a line or two.',
  label: 'Labels of fields and figures.',
  caption: 'Hints, badges and heads of columns. Nothing is smaller.',
}

const nameOf = (stack: string) => stack.split(',')[0]?.replaceAll("'", '')
const namesOf = <Styles extends object>(record: Styles) => Object.keys(record) as (keyof Styles)[]

/** What a style sets, in words. */
function valuesOf(style: {
  fontSize: string
  lineHeight: number
  fontFamily?: string
  fontWeight?: number
  letterSpacing?: string
}): string {
  const { fontSize, lineHeight, fontFamily, fontWeight, letterSpacing } = style
  const face = namesOf(faces).find((name) => faces[name] === fontFamily)
  return [`${fontSize} / ${lineHeight}`, face, fontWeight, letterSpacing]
    .filter((value) => value !== undefined)
    .join(', ')
}

/** Every text style by its name, with what it sets. */
export function Scale(): ReactElement {
  return (
    <div className={styles.specimens}>
      {namesOf(textStyle).map((name) => (
        <div key={name} className={styles.specimen}>
          <span className={`${code} ${muted}`}>
            {name} {valuesOf(textStyle[name])}
          </span>
          <p className={`${styles.balanced} ${styles.set[name]}`}>{samples[name]}</p>
        </div>
      ))}
    </div>
  )
}

/** The text styles that one place each has to itself. */
export function Special(): ReactElement {
  return (
    <div className={styles.specimens}>
      {namesOf(specialStyle).map((name) => (
        <div key={name} className={styles.specimen}>
          <span className={`${code} ${muted}`}>
            {name} {valuesOf(specialStyle[name])}
          </span>
          <p className={`${styles.balanced} ${styles.special[name]}`}>Made to order</p>
        </div>
      ))}
    </div>
  )
}

/** The weights of Instrument Sans, each in itself. */
export const Weights = (): ReactElement => (
  <div className={styles.specimens}>
    {namesOf(emphasis).map((name) => (
      <p key={name} className={`${styles.set.lead} ${styles.emphasized[name]}`}>
        {name} {emphasis[name].fontWeight}
      </p>
    ))}
  </div>
)

/** The three faces, each in its own. */
export const Faces = (): ReactElement => (
  <div className={styles.specimens}>
    <p className={styles.set.title}>{nameOf(font.display)}</p>
    <p className={styles.set.lead}>{nameOf(font.text)}</p>
    <p className={code}>{nameOf(font.code)} 0x4F0c5a…91aE</p>
  </div>
)

/** Figures: of equal width in the text face, for columns; in Besley for single figures. */
export const Figures = (): ReactElement => (
  <div className={`${styles.columnsOfFigures} ${styles.set.lead}`}>
    <span className={figures}>1,111,111.00</span>
    <span className={styles.set.figure}>1,111,111.00</span>
    <span className={figures}>8,888,888.00</span>
    <span className={styles.set.figure}>8,888,888.00</span>
  </div>
)

// Type as the tokens have it: for the stories of the theme, and for Docs/Tokens.
import type { ReactElement } from 'react'
import { code, figures, lead } from '#src/theme/global.css.ts'
import { font, size } from '#src/theme/tokens.ts'
import * as styles from './Palette.css.ts'

type Step = keyof typeof size

/** What each step of the scale is for, in its own face. */
const uses: Record<Step, { text: string; look: string }> = {
  mega: { text: 'Made to order', look: `${styles.besley} ${styles.mega}` },
  t1: { text: 'Tell us what you need', look: styles.besley },
  t2: { text: 'Besley carries the statements', look: styles.besley },
  t3: { text: 'and the figures that stand alone: $48.20M', look: `${styles.besley} ${styles.named}` },
  t4: { text: 'Staking platform', look: `${styles.besley} ${styles.named}` },
  lead: {
    text: 'Instrument Sans does the work: labels, text, and every number that sits in a column.',
    look: lead,
  },
  body: { text: 'Everything else is set in this size.', look: '' },
  small: { text: 'Labels and notes.', look: '' },
  micro: { text: 'Hints, badges and heads of columns. Nothing is smaller.', look: '' },
}

/** Every step of the type scale, each in the face that it is for. */
export function Scale(): ReactElement {
  return (
    <div className={styles.specimens}>
      {(Object.keys(size) as Step[]).map((step) => (
        <div key={step} className={styles.specimen}>
          <span className={`${code} ${styles.text.ink2}`}>
            {step} {size[step]}
          </span>
          <p className={`${uses[step].look} ${styles.step[step]}`}>{uses[step].text}</p>
        </div>
      ))}
    </div>
  )
}

const nameOf = (stack: string) => stack.split(',')[0]?.replaceAll("'", '')
/** The three faces, each in its own. */
export const Faces = (): ReactElement => (
  <div className={styles.specimens}>
    <p className={`${styles.besley} ${styles.step.t2}`}>{nameOf(font.display)}</p>
    <p className={styles.step.lead}>{nameOf(font.text)}</p>
    <p className={code}>{nameOf(font.code)} 0x4F0c5a…91aE</p>
  </div>
)

/** Figures: of equal width in the text face, for columns; in Besley where they stand alone. */
export const Figures = (): ReactElement => (
  <div className={`${styles.columnsOfFigures} ${styles.step.lead}`}>
    <span className={figures}>1,111,111.00</span>
    <span className={styles.besley}>1,111,111.00</span>
    <span className={figures}>8,888,888.00</span>
    <span className={styles.besley}>8,888,888.00</span>
  </div>
)

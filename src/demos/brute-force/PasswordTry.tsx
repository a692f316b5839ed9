// A password to try: it is broken into the parts that an attacker tries first, with the guesses and the time that they take.
import { useState, type ReactElement } from 'react'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { TextField } from '../../primitives/Field.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { crackExponent, crackWords, largeWords, resistance, strengthOf } from './crackTime.ts'
import { guessesExponent, passwordParts, type PartKind } from './passwordParts.ts'
import * as secret from './Secrets.css.ts'
import * as styles from './BruteForce.css.ts'

/** While nothing is typed. */
const EXAMPLE = 'Lisbon2021'
/** More squares than fit: the row fills its place. */
const SQUARES = 100
const looks = {
  Weak: { tone: 'bad', mark: 'hollow' },
  Fair: { tone: 'caution', mark: 'half' },
  Strong: { tone: 'good', mark: 'full' },
} as const
const names = {
  word: 'Known word',
  swapped: 'Word with swaps',
  year: 'Year',
  sequence: 'Sequence',
  repeat: 'Repeated',
  rest: 'In no list',
} as const satisfies Record<PartKind, string>

/** What is typed stays in this component: in no state, link or history. See `PasswordToTry`. */
export function PasswordTry(): ReactElement {
  const [typed, setTyped] = useState('')
  const parts = passwordParts(typed === '' ? EXAMPLE : typed)
  const guesses = guessesExponent(parts)
  const exponent = crackExponent(guesses)
  const words = crackWords(exponent)
  const strength = strengthOf(exponent)
  return (
    <section className={styles.tried}>
      {/* No service that checks spelling reads it. */}
      <div spellCheck={false}>
        <h3 className={panelHeading}>Try a password</h3>
        <TextField
          label="A password like yours"
          value={typed}
          onChange={setTyped}
          placeholder={`For example ${EXAMPLE}`}
          hint="It stays in this field and goes nowhere."
        />
      </div>
      <div className={styles.triedAnswer}>
        <div className={styles.triedParts} role="group" aria-label="Its parts">
          {parts.map(({ kind, text, exponent: own }, index) => (
            <p key={index} className={styles.triedPart}>
              <span className={secret.pieces} aria-hidden>
                {Array.from(text, (letter, at) => (
                  <span key={at} className={kind === 'rest' ? secret.piece : secret.openPiece}>
                    {letter === ' ' ? '\u00A0' : letter}
                  </span>
                ))}
              </span>
              <span className={styles.figureLabel}>
                <strong>{names[kind]}</strong> <span>{`${largeWords(10 ** own)} guesses`}</span>
              </span>
            </p>
          ))}
        </div>
        <p className={styles.triedWords} aria-live="polite">
          <span className={styles.triedTime}>{words}</span>{' '}
          <StatusBadge {...looks[strength]}>{strength}</StatusBadge>
        </p>
        <ProgressMeter
          label="Time to crack"
          value={resistance(exponent)}
          max={1}
          squares={SQUARES}
          valueText={`${words}, ${strength}`}
        />
        <p className={styles.figureLabel}>
          {`${largeWords(10 ** guesses)} guesses together, at 100 billion a second. The bar grows by powers of ten.`}
        </p>
      </div>
    </section>
  )
}

// The colors of both themes, as the tokens have them: for the stories of the theme, and for Foundations/Tokens.
import { wcagContrast } from 'culori'
import type { ReactElement } from 'react'
import { Table } from '#src/primitives/Table.tsx'
import { code } from '#src/theme/global.css.ts'
import { houseThemes } from '#src/theme/themes.ts'
import { families, print, type FamilyName } from '#src/theme/tokens.ts'
import * as styles from './Palette.css.ts'
import type { Token } from './Palette.css.ts'

/** The themes by their `data-theme`. */
export const themes = {
  light: { name: 'Paper', values: houseThemes.paper },
  dark: { name: 'Ink', values: houseThemes.ink },
}
export type Theme = keyof typeof themes
/** A token, the class of the text on it, and how it is shown. */
type Pair = readonly [token: Token, on: string, show?: 'face' | 'frame']

const { text } = styles
const surfaces: Pair[] = [
  ['paper', text.ink],
  ['sheet', text.ink],
  ['well', text.ink],
  ['ink', text.paper],
  ['focus', text.focusGap],
  ['slab', text.onSlab],
  ['slab2', text.onSlab],
  ['slabLine', text.onSlab],
  ['edge', text.ink, 'frame'],
  ['line', text.ink, 'frame'],
]
const signals: Pair[] = [
  ['gainT', text.gain],
  ['lossT', text.loss],
  ['warnT', text.warn],
  ['focusGap', text.focus],
  ['backdrop', text.onSlab],
]
const fears: Pair[] = (['fear1', 'fear2', 'fear3', 'fear4', 'fear5'] as const).map((token) => [
  token,
  text.ink,
  'frame',
])

function Swatch({
  pair: [token, on, show = 'face'],
  theme,
  isTall,
}: {
  pair: Pair
  theme: Theme
  isTall?: boolean
}) {
  return (
    <div className={`${styles.swatch} ${styles[show][token]} ${on} ${isTall ? styles.tall : ''}`}>
      <b>{token}</b>
      <span className={code}>{themes[theme].values[token]}</span>
    </div>
  )
}

/** The fixed text color that is easier to read on a token: with a house color, any tone may be a reverse. */
const printOn = (token: Token, theme: Theme) => {
  const contrast = (text: string) => wcagContrast(text, themes[theme].values[token])
  return contrast(print.ink) > contrast(print.light) ? styles.printText.ink : styles.printText.light
}

const tones = (theme: Theme) => (family: FamilyName) => {
  const name = family.replace(/^./, (letter) => letter.toUpperCase()) as Capitalize<FamilyName>
  return {
    face: [family, text[`on${name}`]] as Pair,
    others: [
      [`${family}R`, printOn(`${family}R`, theme)],
      [`${family}T`, text[`${family}Ink`]],
    ] as Pair[],
    ink: `${family}Ink` as const,
  }
}

interface PaletteProps {
  /** `light` is Paper, `dark` is Ink. See `Paper`, `Ink`. */
  theme: Theme
}

/** One theme's colors, each with its text color. */
export function Palette({ theme }: PaletteProps) {
  return (
    <section className={styles.page} data-theme={theme}>
      <h2 className={styles.head}>{themes[theme].name}</h2>
      <div className={styles.four}>
        {families.map(tones(theme)).map(({ face, others, ink: inkToken }) => (
          <div key={inkToken}>
            <Swatch pair={face} theme={theme} isTall />
            <div className={styles.two}>
              {others.map((pair) => (
                <Swatch key={pair[0]} pair={pair} theme={theme} />
              ))}
            </div>
            <p className={`${styles.caption} ${text[inkToken]}`}>Text in {inkToken}</p>
          </div>
        ))}
      </div>
      <div className={`${styles.five} ${styles.framed}`}>
        {[...surfaces, ...signals, ...fears].map((pair) => (
          <Swatch key={pair[0]} pair={pair} theme={theme} />
        ))}
      </div>
    </section>
  )
}

const value = (theme: Theme) => (token: Token) => (
  <span className={styles.valueOf} data-theme={theme}>
    <span className={`${styles.chip} ${styles.face[token]}`} />
    <span className={code}>{themes[theme].values[token]}</span>
  </span>
)
/** Every token of the contract and what each theme fills it with. */
export const EveryColor = (): ReactElement => (
  <Table
    label="Color tokens"
    rows={(Object.keys(houseThemes.paper) as Token[]).filter((token) => !token.endsWith('Shadow'))}
    rowKey={(token) => token}
    columns={[
      { key: 'token', head: 'Token', isRowHead: true, cell: (token: Token) => <b>{token}</b> },
      { key: 'light', head: themes.light.name, cell: value('light') },
      { key: 'dark', head: themes.dark.name, cell: value('dark') },
    ]}
  />
)

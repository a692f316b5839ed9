// Foundations/Tokens: everything here is read from src/theme when the page is drawn; only which story shows what is said here.
import { useState, type ReactElement, type ReactNode } from 'react'
import { demos } from '#src/content/demos.ts'
import { families as familyTexts, familyOrder } from '#src/content/families.ts'
import { SECOND } from '#src/format/duration.ts'
import { FamilyGlyph, DemoThumbnail } from '#src/primitives/Marks.tsx'
import { Button } from '#src/primitives/Button.tsx'
import { TextField } from '#src/primitives/Field.tsx'
import { FoldTile, Mosaic } from '#src/primitives/Mosaic.tsx'
import { SegmentedControl } from '#src/primitives/SegmentedControl.tsx'
import { Table } from '#src/primitives/Table.tsx'
import { DescriptionList } from '#src/primitives/DescriptionList.tsx'
import { duration } from '#src/theme/contract.css.ts'
import { code, muted } from '#src/theme/global.css.ts'
import {
  control,
  depth,
  ease,
  families,
  fixedSize,
  grid,
  gutter,
  line,
  media,
  sectionSpace,
  space,
  spaces,
  tracking,
  weight,
  type FamilyName,
} from '#src/theme/tokens.ts'
import { colorPairs, contrastOf, type ColorPairs } from '../theme/colorPairs.ts'
import * as palette from '../theme/Palette.css.ts'
import { themes, type Theme } from '../theme/Palette.tsx'
import { StoryLink, storyHref } from './storyLink.tsx'
import * as styles from './Tokens.css.ts'

const Code = ({ children }: { children: string }): ReactElement => <span className={code}>{children}</span>

/** Names and values of the tokens. */
const codes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value: <Code>{String(value)}</Code> }))

/** The contrast of a color on all of its backgrounds, in these colors. */
function Contrasts({
  pairs: { color, on, least },
  theme,
}: {
  pairs: ColorPairs
  theme: Theme
}): ReactElement {
  // What need not be read as a text is drawn as a mark.
  const isText = least === 4.5
  const inColor = palette.text[color]
  return (
    <span className={styles.pairs} data-theme={theme}>
      {on.map((ground) => (
        <span
          key={ground}
          className={`${styles.pair} ${palette.face[ground]} ${isText ? inColor : palette.text.ink}`}
        >
          {!isText && <span className={`${styles.mark} ${inColor}`} />}
          <span>{contrastOf(color, ground, theme).toFixed(2)}</span>
        </span>
      ))}
    </span>
  )
}

/** Every pair of colors that the product draws, with its contrast in both themes and a story that shows it. */
export function Pairs(): ReactElement {
  return (
    <Table
      label="Pairs of colors"
      rows={colorPairs}
      rowKey={({ color, on }) => `${color} on ${on.join()}`}
      columns={[
        { key: 'color', head: 'Color', isRowHead: true, cell: ({ color }) => <b>{color}</b> },
        { key: 'on', head: 'On', cell: ({ on }) => on.join(', ') },
        {
          key: 'light',
          head: themes.light.name,
          cell: (pairs: ColorPairs) => <Contrasts pairs={pairs} theme="light" />,
        },
        {
          key: 'dark',
          head: themes.dark.name,
          cell: (pairs: ColorPairs) => <Contrasts pairs={pairs} theme="dark" />,
        },
        { key: 'least', head: 'Least', isNumber: true, cell: ({ least }) => String(least) },
        { key: 'story', head: 'To be seen in', cell: ({ story }) => <StoryLink id={story} /> },
      ]}
    />
  )
}

/** Sizes that do not follow the window, weights and letter spacing. */
export function TypeValues(): ReactElement {
  return (
    <div className={styles.wide}>
      {Object.entries({ 'Fixed sizes': fixedSize, Weights: weight, 'Letter spacing': tracking }).map(
        ([name, values]) => (
          <div key={name}>
            <p className={styles.title}>{name}</p>
            <DescriptionList items={codes(values)} />
          </div>
        ),
      )}
    </div>
  )
}

/** The steps of space, lines, heights of controls, layers, and what the grid and its breakpoints are. */
export function Spaces(): ReactElement {
  return (
    <>
      <div className={styles.rows}>
        {spaces.map((step) => (
          <div key={step} className={styles.row}>
            <Code>{space(step)}</Code>
            <span className={styles.spaceBar[step]} />
          </div>
        ))}
      </div>
      <DescriptionList items={codes({ gutter, sectionSpace, ...grid })} />
      <p className={styles.title}>Lines</p>
      <div className={styles.rows}>
        {(Object.keys(line) as (keyof typeof line)[]).map((name) => (
          <div key={name} className={styles.row}>
            <span>{name}</span>
            <span className={styles.lineBar[name]} />
          </div>
        ))}
      </div>
      <p className={styles.title}>Controls</p>
      <div className={styles.boxes}>
        {(Object.keys(control) as (keyof typeof control)[]).map((name) => (
          <span key={name} className={styles.controlBox[name]}>{`${name} ${control[name]}`}</span>
        ))}
      </div>
      <p className={styles.title}>Layers, from the lowest</p>
      <div className={styles.layers}>
        {(Object.keys(depth) as (keyof typeof depth)[]).map((name) => (
          <span key={name} className={styles.layer[name]}>{`${name} ${depth[name]}`}</span>
        ))}
      </div>
      <p className={styles.title}>Layouts and preferences</p>
      <DescriptionList items={codes(media)} />
    </>
  )
}

/** Side of the drawing of a curve, in units of its view box. */
const CURVE = 100

/** An easing as it runs from left to right. */
function Curve({ of }: { of: string }): ReactElement {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (of.match(/[\d.]+/g) ?? []).map(Number)
  const at = (x: number, y: number) => `${x * CURVE} ${(1 - y) * CURVE}`
  return (
    <svg className={styles.curve} viewBox={`0 0 ${CURVE} ${CURVE}`} aria-hidden>
      <rect className={styles.curveFrame} width={CURVE} height={CURVE} />
      <path className={styles.curveLine} d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  )
}

/** What a duration of the contract is here and now, in ms: it follows the visitor's preference. */
function liveMs(variable: string): number {
  const name = /--[\w-]+/.exec(variable)?.[0] ?? ''
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : SECOND)
}

/** Durations to be watched, and easings as curves. */
export function Motion(): ReactElement {
  const [isThere, setIsThere] = useState(false)
  return (
    <>
      <div>
        <Button onClick={() => setIsThere(!isThere)}>Move them</Button>
      </div>
      <div className={styles.rows}>
        {(Object.keys(duration) as (keyof typeof duration)[]).map((name) => (
          <div key={name}>
            <p>
              <span>{name}</span>
              <span className={code}>{` ${liveMs(duration[name])} ms`}</span>
            </p>
            <div className={styles.track}>
              <div className={isThere ? `${styles.moving[name]} ${styles.moved}` : styles.moving[name]} />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.wide}>
        {Object.entries(ease).map(([name, value]) => (
          <div key={name}>
            <p className={styles.title}>{name}</p>
            <p className={code}>{value}</p>
            <Curve of={value} />
          </div>
        ))}
      </div>
    </>
  )
}

/** What each family is, and its tones: face, reverse, tint, mark and text. */
export function Families(): ReactElement {
  return (
    <div className={styles.four}>
      {familyOrder.map((name) => (
        <div key={name} className={styles.familyCard} data-family={name}>
          <div className={styles.familyFace}>
            <div className={styles.familyFold}>
              <FoldTile family={name} />
            </div>
          </div>
          <div className={styles.familyTexts}>
            <b>
              <FamilyGlyph family={name} /> {familyTexts[name].name}
            </b>
            <p>{familyTexts[name].sentence}</p>
            <span className={styles.tones}>
              {Object.entries(styles.toneOf).map(([tone, look]) => (
                <span key={tone} className={look} title={tone} />
              ))}
            </span>
            <p className={muted}>{Object.keys(styles.toneOf).join(', ')}</p>
          </div>
        </div>
      ))}
    </div>
  )
}

const symmetries = [
  { value: 'none', label: 'Free' },
  { value: 'fourfold', label: 'Fourfold' },
] as const
const sizes = ['3', '5', '8', '12'].map((value) => ({ value, label: value }))

/** Art from a text. The same text, size and families always give the same picture. */
export function MosaicMaker(): ReactElement {
  const [seed, setSeed] = useState('Orchard')
  const [cells, setCells] = useState('8')
  const [symmetry, setSymmetry] = useState<'none' | 'fourfold'>('fourfold')
  const [chosen, setChosen] = useState<readonly FamilyName[]>([])
  const choose = (name: FamilyName, isChosen: boolean) =>
    setChosen(families.filter((other) => (other === name ? isChosen : chosen.includes(other))))
  return (
    <div className={styles.maker}>
      <div className={styles.controls}>
        <TextField
          label="Seed"
          value={seed}
          onChange={setSeed}
          hint="Any text: a name, an address, a date."
        />
        <SegmentedControl label="Squares to a side" value={cells} options={sizes} onChange={setCells} />
        <SegmentedControl label="Symmetry" value={symmetry} options={symmetries} onChange={setSymmetry} />
        <fieldset className={styles.choices}>
          <legend>Families; the seed picks when none is chosen</legend>
          {familyOrder.map((name) => (
            <label key={name} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={({ target }) => choose(name, target.checked)}
              />
              <span>{familyTexts[name].name}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.art}>
        <Mosaic
          label={`Mosaic of “${seed}”`}
          seed={seed}
          cols={Number(cells)}
          rows={Number(cells)}
          symmetry={symmetry}
          families={chosen.length > 0 ? chosen : undefined}
        />
      </div>
    </div>
  )
}

/** Every demo's picture on its family's face, with the way to the demo. */
export function Miniatures(): ReactElement {
  return (
    <div className={styles.small}>
      {demos.map(({ key, name, family }) => (
        <div key={key} className={styles.miniature} data-family={family}>
          <div className={styles.tile}>
            <DemoThumbnail demo={key} />
          </div>
          <a className={styles.link} href={storyHref(`demos-${key}--preview`)} target="_top">
            {name}
          </a>
        </div>
      ))}
    </div>
  )
}

export interface SheetProps {
  /** The part: one of the components above. */
  children: ReactNode
}

/** A part of this page, in the product's own clothes. */
export const Sheet = ({ children }: SheetProps): ReactElement => (
  <div className={styles.sheet}>{children}</div>
)

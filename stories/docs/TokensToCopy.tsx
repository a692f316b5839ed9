// The tokens to take along: each name, CSS variable and value is copied by a press.
import { useState, type ReactElement } from 'react'
import { copyText as copyInBrowser } from '#src/browser/clipboard.ts'
import { Table } from '#src/primitives/Table.tsx'
import { code } from '#src/theme/global.css.ts'
import {
  control,
  durations,
  ease,
  fixedSize,
  line,
  propertyOf,
  size,
  spaces,
  weight,
} from '#src/theme/tokens.ts'
import { themes } from '../theme/Palette.tsx'
import * as styles from './TokensToCopy.css.ts'

export interface TokensToCopyProps {
  /** Copies a text; false where the browser refuses. The browser's clipboard when not given. */
  copyText?: (text: string) => Promise<boolean>
}

interface Row {
  name: string
  /** `var(--c-ink)`; null for what has none: the build writes its value. */
  variable: string | null
  /** One, or one for each theme. */
  values: readonly string[]
}

const colors: readonly Row[] = (Object.keys(themes.light.values) as (keyof typeof themes.light.values)[]).map(
  (name) => ({
    name,
    variable: `var(--${propertyOf(name)})`,
    values: [themes.light.values[name], themes.dark.values[name]],
  }),
)

const group = (prefix: string, values: Readonly<Record<string, string | number>>): readonly Row[] =>
  Object.entries(values).map(([name, value]) => ({
    name: `${prefix}.${name}`,
    variable: null,
    values: [String(value)],
  }))

const others: readonly Row[] = [
  ...Object.entries(durations).map(([name, value]) => ({
    name: `duration.${name}`,
    variable: `var(--d-${name})`,
    values: [value],
  })),
  ...group('ease', ease),
  ...spaces.map((step) => ({ name: `space(${step})`, variable: null, values: [`${step}px`] })),
  ...group('line', line),
  ...group('control', control),
  ...group('size', size),
  ...group('fixedSize', fixedSize),
  ...group('weight', weight),
]

/** Two tables: the colors of both themes, then all else. */
export function TokensToCopy({ copyText = copyInBrowser }: TokensToCopyProps): ReactElement {
  const [said, setSaid] = useState('')
  const copy = async (text: string) => {
    setSaid((await copyText(text)) ? `Copied: ${text}` : `The browser does not copy. The text is: ${text}`)
  }
  const button = (text: string | null | undefined) =>
    text ? (
      <button type="button" className={styles.copy} title="Copy" onClick={() => void copy(text)}>
        <span className={code}>{text}</span>
      </button>
    ) : (
      '–'
    )
  const name = { key: 'name', head: 'Name', isRowHead: true, cell: (row: Row) => button(row.name) }
  const variable = { key: 'variable', head: 'CSS variable', cell: (row: Row) => button(row.variable) }
  const value = (at: number, head: string) => ({
    key: head,
    head,
    cell: (row: Row) => button(row.values[at]),
  })
  return (
    <div className={styles.tables}>
      <p className={styles.said} role="status">
        {said || 'Press a name, a variable or a value to copy it.'}
      </p>
      <Table
        label="Colors to copy"
        rows={colors}
        rowKey={(row) => row.name}
        columns={[name, variable, value(0, themes.light.name), value(1, themes.dark.name)]}
      />
      <Table
        label="Other tokens to copy"
        rows={others}
        rowKey={(row) => row.name}
        columns={[name, variable, value(0, 'Value')]}
      />
    </div>
  )
}

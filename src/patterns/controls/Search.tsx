// A search: its field, how many it found, and what stands in the list's place when it found nothing. Where each of them
// stands is up to the view.
import { useRef, type ReactElement } from 'react'
import { counted } from '../../format/counted.ts'
import { TextField } from '../../primitives/Field.tsx'
import { NothingMatches, type NothingMatchesProps } from '../feedback/NothingMatches.tsx'
import * as styles from './Search.css.ts'

/** The parts of a search, to be placed. */
export interface SearchParts {
  field: ReactElement
  /** How many were found; announced when it changes. */
  count: ReactElement
  /** In place of the list, when there is nothing to list. Clearing gives the focus back to the field. */
  nothing: ReactElement | null
}

export interface SearchProps extends Pick<NothingMatchesProps, 'search' | 'hint' | 'onClear'> {
  /** What can be searched by: "Search by name or symbol". */
  label: string
  /** One of what is found: "coin". */
  noun: string
  /** How many are found. */
  found: number
  /** What was looked through; the plural of `noun` when not given. See `NothingFound`. */
  what?: string | undefined
  /** With every change of the text, the whole text as typed. */
  onType: (text: string) => void
  /** Where the parts stand: the field, what is found, and the line that says nothing is. */
  children: (parts: SearchParts) => ReactElement
}

/** Returns its parts; the caller lays them out. */
export function Search({
  label,
  noun,
  found,
  what = `${noun}s`,
  search,
  hint,
  onType,
  onClear,
  children,
}: SearchProps): ReactElement {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear()
    // The button goes away with the empty state; the next thing to do is to type.
    field.current?.focus()
  }
  return children({
    field: (
      <TextField
        ref={field}
        label={label}
        isLabelHidden
        kind="search"
        value={search}
        onChange={onType}
        placeholder={label}
      />
    ),
    count: (
      <p className={styles.count} role="status">
        {counted(found, noun)}
      </p>
    ),
    nothing: found > 0 ? null : <NothingMatches what={what} search={search} hint={hint} onClear={clear} />,
  })
}

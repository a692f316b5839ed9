// A search: its field, the number of results, and the message that replaces an empty list. The view
// places each of them.
import { useRef, type ReactElement } from 'react'
import { counted } from '../../format/counted.ts'
import { TextField } from '../../primitives/Field.tsx'
import { NoResults, type NoResultsProps } from '../feedback/NoResults.tsx'
import * as styles from './SearchField.css.ts'

/** The parts of a search, for the view to place. */
export interface SearchParts {
  field: ReactElement
  /** The number of results; announced when it changes. */
  count: ReactElement
  /** The message in place of an empty list. Clearing the search returns the focus to the field. */
  nothing: ReactElement | null
}

export interface SearchFieldProps extends Pick<NoResultsProps, 'search' | 'hint' | 'onClear'> {
  /** The label: "Search by name or symbol". */
  label: string
  /** The singular of the results: "coin". */
  noun: string
  /** The number of results. */
  found: number
  /** What was searched; by default the plural of `noun`. See `NothingFound`. */
  what?: string | undefined
  /** With every change of the text, the whole text as typed. */
  onType: (text: string) => void
  /** Places the parts: the field, the number of results, and the message for none. */
  children: (parts: SearchParts) => ReactElement
}

/** Returns its parts; the caller lays them out. */
export function SearchField({
  label,
  noun,
  found,
  what = `${noun}s`,
  search,
  hint,
  onType,
  onClear,
  children,
}: SearchFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear()
    // The button disappears with the empty state; the next action is to type.
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
    nothing: found > 0 ? null : <NoResults what={what} search={search} hint={hint} onClear={clear} />,
  })
}

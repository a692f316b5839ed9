// Stands where the list of a search would be, when nothing matches what was typed.
import type { ReactElement } from 'react'
import { quoted } from '../../format/quoted.ts'
import { Button } from '../../primitives/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export interface NothingMatchesProps {
  /** What was looked through: "coins", "works in Art". */
  what: string
  /** What was typed, as typed; a long text is cut. */
  search: string
  /** What to try; the spelling when not given. See `WithHint`. */
  hint?: string | undefined
  /** Clears the search. The button disappears with it, so the caller gives the focus to the search field. */
  onClear: () => void
}

/** What was looked for, and a button that clears it. */
export function NothingMatches({
  what,
  search,
  hint = 'Check the spelling or clear the search.',
  onClear,
}: NothingMatchesProps): ReactElement {
  return (
    <EmptyState
      title={`No ${what} match ${quoted(search)}.`}
      action={
        <Button size="small" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      {hint}
    </EmptyState>
  )
}

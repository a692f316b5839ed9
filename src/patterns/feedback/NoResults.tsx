// Replaces the list of a search without results.
import type { ReactElement } from 'react'
import { quoted } from '../../format/quoted.ts'
import { Button } from '../../primitives/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export interface NoResultsProps {
  /** What was searched: "coins", "works in Art". */
  what: string
  /** The typed text; a long one is cut. */
  search: string
  /** What to try; by default to check the spelling. See `WithHint`. */
  hint?: string | undefined
  /** Clears the search. The button disappears with it, so the caller moves the focus to the search field. */
  onClear: () => void
}

/** The search text, and a button that clears it. */
export function NoResults({
  what,
  search,
  hint = 'Check the spelling or clear the search.',
  onClear,
}: NoResultsProps): ReactElement {
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

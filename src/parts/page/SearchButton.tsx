// "Search", as a button on a page: it opens the search of the layout (Rules, Search).
import { Search } from 'lucide'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { needsScripts } from '../../theme/global.css.ts'
import { dispatchPageEvent } from '../../wires/wires.ts'

/** Asks the layout for the search. */
const askForSearch = (): void => dispatchPageEvent('searchasked')

export interface SearchButtonProps {
  /** The label: "Search this site". */
  children: string
}

/** Appears on the page for unknown addresses. */
export function SearchButton({ children }: SearchButtonProps): ReactElement {
  return (
    <div className={needsScripts}>
      <Button icon={Search} onClick={askForSearch}>
        {children}
      </Button>
    </div>
  )
}

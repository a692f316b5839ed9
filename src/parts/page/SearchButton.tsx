// "Search", as a button on a page: it opens the search of the layout (Rules, Search).
import { Search } from 'lucide'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { needsScripts } from '../../theme/global.css.ts'
import { tellPage } from '../../wires/wires.ts'

/** Asks the layout for the search. */
const askForSearch = (): void => tellPage('searchasked')

export interface SearchButtonProps {
  /** What is searched: "Search this site". */
  children: string
}

/** Stands above lists, and where a page does not exist. */
export function SearchButton({ children }: SearchButtonProps): ReactElement {
  return (
    <div className={needsScripts}>
      <Button icon={Search} onClick={askForSearch}>
        {children}
      </Button>
    </div>
  )
}

// The search over the page: what is typed, and the library that it is looked up in.
import { useEffect, useState, type ReactElement } from 'react'
import type { Library } from '#src/passages/library.ts'
import { loadLibrary } from '#src/passages/loadLibrary.ts'
import { SearchDialog, type SearchDialogProps } from '#src/search/SearchDialog.tsx'
import { askInChat } from './askedInSearch.ts'
import { openPolicies } from './policyLinks.ts'

openPolicies()

/** What the site says: null while it is on its way, 'failed' where it did not come. */
type Loaded = Library | 'failed' | null

export default function LiveSearch({ onClose }: Pick<SearchDialogProps, 'onClose'>): ReactElement {
  const [query, setQuery] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>(null)
  useEffect(() => {
    let isHere = true
    void loadLibrary().then(
      (library) => isHere && setLoaded(library),
      () => isHere && setLoaded('failed'),
    )
    return () => {
      isHere = false
    }
  }, [attempt])
  return (
    <SearchDialog
      onClose={onClose}
      onAsk={(draft) => {
        onClose()
        askInChat(draft)
      }}
      library={loaded === 'failed' ? null : loaded}
      hasFailed={loaded === 'failed'}
      onRetry={() => {
        setLoaded(null)
        setAttempt(attempt + 1)
      }}
      query={query}
      onQuery={setQuery}
    />
  )
}

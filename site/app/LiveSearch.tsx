// The search over the page: the typed text, and its index.
import { useState, type ReactElement } from 'react'
import { turn } from '#src/browser/turn.ts'
import { useLate } from '#src/parts/loading/useLate.ts'
import { loadLibrary } from '#src/passages/loadLibrary.ts'
import { SearchDialog, type SearchDialogProps } from '#src/search/SearchDialog.tsx'
import { askInChat } from './askedInSearch.ts'
import { openPolicies } from './policyLinks.ts'

openPolicies()

const load = () => loadLibrary(turn)

export default function LiveSearch({ onClose }: Pick<SearchDialogProps, 'onClose'>): ReactElement {
  const [query, setQuery] = useState('')
  const { part: library, failure, retry } = useLate('library', load)
  return (
    <SearchDialog
      library={library}
      hasFailed={failure !== null}
      onRetry={retry}
      query={query}
      onQuery={setQuery}
      onClose={onClose}
      onAsk={(question) => {
        onClose()
        askInChat(question)
      }}
    />
  )
}

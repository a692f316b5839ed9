// The search over the page: the typed text, and its index.
import { useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { PARAMETERS } from '#src/address/address.ts'
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
  // Under a demo nothing in the chat can be reached.
  const isOverDemo = new URLSearchParams(useLocation().search).has(PARAMETERS.demo)
  const { part: library, failure, retry } = useLate('library', load)
  return (
    <SearchDialog
      library={library}
      hasFailed={failure !== null}
      onRetry={retry}
      query={query}
      onQuery={setQuery}
      onClose={onClose}
      onAsk={
        isOverDemo
          ? null
          : (question) => {
              onClose()
              askInChat(question)
            }
      }
    />
  )
}

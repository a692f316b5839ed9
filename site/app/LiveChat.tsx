// The chat on the visitor's clock. It is outside the routes: a navigation keeps the conversation, a reload does not.
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import { useMediaQuery } from '#src/browser/externalStores.ts'
import { turn } from '#src/browser/turn.ts'
import { Chat } from '#src/chat/Chat.tsx'
import { chat, type ChatEvent } from '#src/chat/chat.ts'
import { loadSiteAnswers, rulesAlone, type SiteAnswers } from '#src/chat/siteAnswers.ts'
import { isDemoId } from '#src/content/demos.ts'
import { useSimulation } from '#src/simulation/useSimulation.ts'
import { media } from '#src/theme/tokens.ts'
import { onAskedInSearch } from './askedInSearch.ts'
import { openPolicies } from './policyLinks.ts'
import { useBackEntry } from './useBackEntry.ts'

/** Its code is loaded because the button was pressed. */
const opening: readonly ChatEvent[] = [{ type: 'opened' }]

openPolicies()

/** What the site says, loaded while the visitor types the first question; the rules alone where it does not load. */
function useSiteAnswers(): SiteAnswers | null {
  const [site, setSite] = useState<SiteAnswers | null>(null)
  useEffect(() => {
    let isHere = true
    void loadSiteAnswers(turn)
      .catch(() => rulesAlone)
      .then((loaded) => {
        if (isHere) setSite(loaded)
      })
    return () => {
      isHere = false
    }
  }, [])
  return site
}

export default function LiveChat(): ReactElement {
  const { state, send } = useSimulation(chat, { opening })
  const isNarrow = useMediaQuery(media.narrow)
  useEffect(
    () =>
      onAskedInSearch((text) => {
        send({ type: 'opened' })
        send({ type: 'draftTyped', text })
      }),
    [send],
  )
  const isOpen = state.window === 'open'
  useBackEntry(isOpen && isNarrow, (isAtEntry) => {
    if (isNarrow && isAtEntry !== isOpen) send({ type: isOpen ? 'minimized' : 'opened' })
  })
  const site = useSiteAnswers()
  const { key, search, pathname } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    send({ type: 'navigated', isNarrow })
  }, [key, isNarrow, send])
  const demo = new URLSearchParams(search).get('demo') ?? ''
  const openDemo = isDemoId(demo) ? demo : null
  return (
    <Chat
      state={state}
      send={send}
      isNarrow={isNarrow}
      site={site}
      place={{ path: pathname, demo: openDemo }}
      isCovered={openDemo !== null}
      copyText={copyText}
    />
  )
}

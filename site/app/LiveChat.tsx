// The chat on the visitor's clock. It is outside the routes: a navigation keeps the conversation, a reload does not.
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import { useMediaQuery } from '#src/browser/externalStores.ts'
import { Chat } from '#src/chat/Chat.tsx'
import { chat, type ChatEvent } from '#src/chat/chat.ts'
import { prepareAnswers } from '#src/chat/rules.ts'
import { isDemoId } from '#src/content/demos.ts'
import type { Library } from '#src/passages/library.ts'
import { loadLibrary } from '#src/passages/loadLibrary.ts'
import { useSimulation } from '#src/simulation/useSimulation.ts'
import { media } from '#src/theme/tokens.ts'
import { onAskedInSearch } from './askedInSearch.ts'
import { openPolicies } from './policyLinks.ts'

/** Its code is loaded because the button was pressed. */
const opening: readonly ChatEvent[] = [{ type: 'opened' }]

openPolicies()

/** Lets the browser do what is due. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The texts of the site, loaded while the visitor types the first question. */
function useLibrary(): Library | null {
  const [library, setLibrary] = useState<Library | null>(null)
  useEffect(() => {
    let isHere = true
    void loadLibrary().then(
      (loaded) => {
        if (!isHere) return
        setLibrary(loaded)
        void prepareAnswers(loaded, turn)
      },
      // Only the rules answer.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return library
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
  const library = useLibrary()
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
      library={library}
      place={{ path: pathname, demo: openDemo }}
      isCovered={openDemo !== null}
      copyText={copyText}
    />
  )
}

// The chat on the visitor's clock. It stands above the routes: a navigation keeps the conversation, a reload does not.
import { useEffect, useRef, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import { useMediaQuery } from '#src/browser/externalStores.ts'
import { Chat } from '#src/chat/Chat.tsx'
import { chat, type ChatEvent } from '#src/chat/chat.ts'
import { isDemoId } from '#src/content/demos.ts'
import { useSimulation } from '#src/simulation/useSimulation.ts'
import { media } from '#src/theme/tokens.ts'

/** Its code is loaded because the button was pressed. */
const opening: readonly ChatEvent[] = [{ type: 'opened' }]

export default function LiveChat(): ReactElement {
  const { state, send } = useSimulation(chat, { opening })
  const isNarrow = useMediaQuery(media.narrow)
  const { key, search } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    send({ type: 'navigated', isNarrow })
  }, [key, isNarrow, send])
  const isCovered = isDemoId(new URLSearchParams(search).get('demo') ?? '')
  return <Chat state={state} send={send} isNarrow={isNarrow} isCovered={isCovered} copyText={copyText} />
}

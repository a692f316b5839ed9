// The chat button, until the visitor presses it and the chat's code is loaded.
import { useEffect, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { useAfterFrame } from '#src/browser/useAfterFrame.ts'
import { ChatButton } from '#src/chat/ChatButton.tsx'
import { company } from '#src/content/company.ts'
import { LoadError } from '#src/parts/loading/LoadError.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'
import { needsScripts, notPrinted } from '#src/theme/global.css.ts'
import { loadChat } from '../loading/lateParts.ts'
import { isAtEntry } from './useBackEntry.ts'

export function ChatGate(): ReactElement {
  const { key: visit } = useLocation()
  // The page on which the visitor asked for it: it does not open over a later page.
  const [askedIn, setAskedIn] = useState<string | null>(null)
  // After a reload, the chat's entry in a phone's history opens it again: Back closes it, and is never without an effect.
  useEffect(() => {
    const askAtEntry = () => {
      if (isAtEntry()) setAskedIn(visit)
    }
    askAtEntry()
    window.addEventListener('popstate', askAtEntry)
    return () => window.removeEventListener('popstate', askAtEntry)
  }, [visit])
  const isAsked = askedIn === visit
  const { part: LiveChat, failure, retry } = useLate(isAsked || null, loadChat)
  // The pressed button stays until the focus has moved.
  const hasOpened = useAfterFrame(LiveChat !== null)
  return (
    <aside className={`${notPrinted} ${needsScripts}`} aria-label="Chat">
      {LiveChat && <LiveChat />}
      {!hasOpened && (
        <>
          {failure && (
            <LoadError what="The chat" kind={failure} onRetry={retry} onClose={() => setAskedIn(null)}>
              Or write to <a href={company.mailHref}>{company.supportEmail}</a>.
            </LoadError>
          )}
          <ChatButton
            isLoading={isAsked && failure === null}
            onOpen={() => setAskedIn(visit)}
            onApproach={() => void loadChat().catch(() => undefined)}
          />
        </>
      )}
    </aside>
  )
}

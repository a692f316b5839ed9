// The search, opened by a button of the page, or by Ctrl+K or Cmd+K. A navigation closes it.
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isShortcut } from '#src/browser/shortcut.ts'
import { LoadError } from '#src/parts/loading/LoadError.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'

const loadSearch = async () => (await import('./LiveSearch.tsx')).default

export function SearchGate(): ReactNode {
  const { key: visit } = useLocation()
  const [openIn, setOpenIn] = useState<string | null>(null)
  useEffect(() => {
    const open = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (!isShortcut(event, 'k')) return
        event.preventDefault()
      }
      setOpenIn(visit)
    }
    const names = ['searchasked', 'keydown']
    for (const name of names) document.addEventListener(name, open)
    return () => {
      for (const name of names) document.removeEventListener(name, open)
    }
  }, [visit])
  const isOpen = openIn === visit
  const { part: Search, failure, retry } = useLate(isOpen || null, loadSearch)
  if (!isOpen) return null
  const close = () => setOpenIn(null)
  if (failure) return <LoadError what="The search" kind={failure} onRetry={retry} onClose={close} />
  return Search && <Search onClose={close} />
}

// The contact page with what its address says: what it is about, the moment of the demo that it was left for, and what was
// entered there, which the demo's rules read from that moment.
import { useEffect, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import ContactScreen from '#src/screens/ContactScreen.tsx'
import { demoAbout, demoLeft } from '#src/screens/inquiry.ts'
import type { Entry } from '#src/simulation/entries.ts'
import { MOMENT_PARAMETER } from '#src/simulation/momentLimits.ts'
import { brandOf } from '#src/theme/brand.ts'

/** What was entered in the demo that was left; nothing until its code is there, and where the link cannot be read. */
function useEntries(about: string | null, at: string | null): readonly Entry[] | undefined {
  const [read, setRead] = useState<{ at: string; entries: readonly Entry[] }>()
  useEffect(() => {
    const id = demoAbout(about)
    if (id === null || at === null || demoLeft(about, at) === null) return
    let isWanted = true
    const readEntries = async () => {
      const { demoLoaders } = await import('./demos.ts')
      const demo = (await demoLoaders[id]()).default.open({ at })
      if (isWanted && demo.getStatus().arrival === 'sent') setRead({ at, entries: demo.getEntries() })
    }
    // Without them the message still holds the link.
    readEntries().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [about, at])
  return read?.at === at ? read?.entries : undefined
}

/** `about` is the query's `about`, null until hydrated; so is the rest of the query. */
export default function ContactPage({ about }: { about: string | null }): ReactElement {
  const { search } = useLocation()
  const query = about === null ? null : new URLSearchParams(search)
  const at = query?.get(MOMENT_PARAMETER) ?? null
  const entries = useEntries(about, at)
  return (
    <ContactScreen
      about={about}
      at={at}
      brand={query && brandOf(query).brand}
      entries={entries}
      copyText={copyText}
    />
  )
}

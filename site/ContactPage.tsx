// The contact page with what its address says: what it is about, the moment of the demo that it was left for, and what was
// entered there, which the demo's rules read from that moment.
import { Suspense, useEffect, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import ContactScreen from '#src/screens/ContactScreen.tsx'
import { demoAbout, demoLeft, type AskedBrand } from '#src/screens/inquiry.ts'
import type { Entry } from '#src/simulation/entries.ts'
import { MOMENT_PARAMETER } from '#src/simulation/momentLimits.ts'
import { nextSteps } from './lazyParts.ts'

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

/** Whose demo the query says it was made; nothing until the code that reads it is there. */
function useBrand(search: string | null): AskedBrand | null {
  const [read, setRead] = useState<{ search: string; brand: AskedBrand | null }>()
  useEffect(() => {
    if (search === null || !/[?&](?:for|color)=/.test(search)) return
    let isWanted = true
    const readBrand = async () => {
      const { brandOf, withBrand } = await import('#src/theme/brand.ts')
      const { brand } = brandOf(new URLSearchParams(search))
      if (isWanted) setRead({ search, brand: brand && { ...brand, query: withBrand('', brand).slice(1) } })
    }
    // Without it the message still says what it is about.
    readBrand().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [search])
  return read?.search === search ? (read?.brand ?? null) : null
}

/** Always the same element: what changes above must not touch it while its code is on its way. */
const next = (
  <Suspense fallback={null}>
    <LaterSteps />
  </Suspense>
)
function LaterSteps(): ReactElement {
  return <nextSteps.Component />
}

/** `about` is the query's `about`, null until hydrated; so is the rest of the query. */
export default function ContactPage({ about }: { about: string | null }): ReactElement {
  const { search } = useLocation()
  const said = about === null ? null : search
  const at = said === null ? null : new URLSearchParams(said).get(MOMENT_PARAMETER)
  return (
    <ContactScreen
      about={about}
      at={at}
      brand={useBrand(said)}
      entries={useEntries(about, at)}
      nextSteps={next}
      copyText={copyText}
    />
  )
}

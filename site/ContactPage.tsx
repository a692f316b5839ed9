// The contact page with what its address says: what it is about, and the moment of the demo that it was left for.
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import ContactScreen from '#src/screens/ContactScreen.tsx'
import { MOMENT_PARAMETER } from '#src/simulation/momentLimits.ts'
import { brandOf } from '#src/theme/brand.ts'

/** `about` is the query's `about`, null until hydrated; so is the rest of the query. */
export default function ContactPage({ about }: { about: string | null }): ReactElement {
  const { search } = useLocation()
  const query = about === null ? null : new URLSearchParams(search)
  return (
    <ContactScreen
      about={about}
      at={query?.get(MOMENT_PARAMETER)}
      brand={query && brandOf(query).brand}
      copyText={copyText}
    />
  )
}

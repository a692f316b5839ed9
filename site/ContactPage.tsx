// The contact page with what its address says: what it is about, and the moment of the demo that it was left for.
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import ContactScreen from '#src/screens/ContactScreen.tsx'
import { MOMENT_PARAMETER } from '#src/simulation/momentLimits.ts'

/** `about` is the query's `about`, null until hydrated; so is the rest of the query. */
export default function ContactPage({ about }: { about: string | null }): ReactElement {
  const { search } = useLocation()
  const at = about === null ? null : new URLSearchParams(search).get(MOMENT_PARAMETER)
  return <ContactScreen about={about} at={at} copyText={copyText} />
}

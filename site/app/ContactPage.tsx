// The contact page with the parameters of its address: the topic, and the demo that the visitor came from.
import { useEffect, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { PARAMETERS, paramsOf } from '#src/address/address.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { company } from '#src/content/company.ts'
import ContactScreen from '#src/screens/ContactScreen.tsx'
import { CompanyRows, NextSteps } from '../loading/lateParts.ts'
import type { LeftDemo } from '../demos/leftDemo.ts'

/** The demo that the visitor came from; undefined until the code that reads it is loaded. */
function useLeftDemo(said: string): LeftDemo | undefined {
  const [read, setRead] = useState<LeftDemo & { said: string }>()
  useEffect(() => {
    // The topic needs no parsing.
    if (!said.includes('&')) return
    let isWanted = true
    import('../demos/leftDemo.ts')
      .then(({ readLeftDemo }) =>
        readLeftDemo(new URLSearchParams(said), (left) => isWanted && setRead({ said, ...left })),
      )
      // Without it the message still contains the topic and the link.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [said])
  return read?.said === said ? read : undefined
}

/** `about` is the query's `about`, null until hydrated; so is the rest of the address. */
export default function ContactPage({ about }: { about: string | null }): ReactElement {
  const location = useLocation()
  const said = about === null ? new URLSearchParams() : paramsOf(location)
  return (
    <ContactScreen
      about={about}
      at={said.get(PARAMETERS.moment)}
      {...useLeftDemo(said.toString())}
      nextSteps={<NextSteps />}
      companyRows={Object.keys(company.details).length > 0 && <CompanyRows details={company.details} />}
      copyText={copyText}
    />
  )
}

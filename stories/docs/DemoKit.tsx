// The kit on its docs page: what the links need is computed when the page is opened.
import { use, Suspense, type ReactElement } from 'react'
import { DemoLinks, type DemoLinksProps } from './DemoLinks.tsx'
import { endMoments } from './endMoments.ts'

const ends = endMoments()

function Loaded(props: Omit<DemoLinksProps, 'ends'>): ReactElement {
  return <DemoLinks {...props} ends={use(ends)} />
}

export const DemoKit = (props: Omit<DemoLinksProps, 'ends'>): ReactElement => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)

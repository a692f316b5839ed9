// `?demo=<key>` on any page opens that demo over it (Rules, Demo overlay).
import { useEffect, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PARAMETERS, paramsOf, withoutDemo } from '#src/address/address.ts'
import { useIsHydrated } from '#src/browser/externalStores.ts'
import { isDemoId } from '#src/content/demos.ts'
import { offerAt } from '#src/content/offers.ts'
import { DemoOver, type DemoOverProps } from './DemoOver.tsx'

const NOWHERE = { search: '', hash: '' }

export type DemoLauncherProps = Pick<DemoOverProps, 'opener'>

export default function DemoLauncher({ opener }: DemoLauncherProps): ReactElement {
  const location = useLocation()
  const navigate = useNavigate()
  // The prerenderer does not know the address: the first render is the page without the demo.
  const isHydrated = useIsHydrated()
  const key = isHydrated ? paramsOf(location).get(PARAMETERS.demo) : null
  const id = key !== null && isDemoId(key) ? key : null
  const offer = offerAt(location.pathname)

  useEffect(() => {
    if (key !== null && !id) void navigate(withoutDemo(location), { replace: true })
  }, [key, id, location, navigate])

  const isOpenedHere = (location.state as { isOpenedHere?: boolean } | null)?.isOpenedHere
  return (
    <DemoOver
      id={id}
      place={isHydrated ? location : NOWHERE}
      shownFor={offer?.demo === id ? offer?.slug : undefined}
      opener={opener}
      onLeave={(isAgain) => {
        if (isOpenedHere && !isAgain) void navigate(-1)
        else void navigate(withoutDemo(location), { replace: true })
      }}
      onOpenAt={(address) => void navigate(address, { replace: true, state: location.state as unknown })}
    />
  )
}

// Opens the demo of `?demo=` after hydration; the code for it loads with the first demo.
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PARAMETERS, withoutDemo } from '#src/address/address.ts'
import { useOnceHydrated } from '#src/browser/externalStores.ts'
import { LoadError } from '#src/parts/loading/LoadError.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'
import { loadDemoLauncher, preloadDemo } from '../loading/lateParts.ts'
import type { DemoLauncherProps } from '../demos/DemoLauncher.tsx'

export function DemoGate({ opener }: DemoLauncherProps): ReactNode {
  const location = useLocation()
  const navigate = useNavigate()
  const key = useOnceHydrated(new URLSearchParams(location.search).get(PARAMETERS.demo), null)
  const {
    part: DemoLauncher,
    failure,
    retry,
  } = useLate(key === null ? null : 'launcher', () => {
    // Together with what opens it.
    void preloadDemo(key ?? '')
    return loadDemoLauncher()
  })
  // Stays mounted when the demo closes: it returns the focus.
  if (DemoLauncher) return <DemoLauncher opener={opener} />
  if (!failure) return null
  const close = () => void navigate(withoutDemo(location), { replace: true })
  return <LoadError what="The demo" kind={failure} onRetry={retry} onClose={close} />
}

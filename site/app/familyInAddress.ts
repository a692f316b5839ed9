// The family that a list shows is in its address: `#build`. Each choice is an entry of the history, so that Back takes it back.
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PARAMETERS } from '#src/address/address.ts'
import { useIsHydrated } from '#src/browser/externalStores.ts'
import { familyOrder } from '#src/content/families.ts'
import type { ShownFamily } from '#src/screens/FamilyFilter.tsx'
import type { ListFilter } from '#src/screens/ListScreen.tsx'

const familyIn = (hash: string): ShownFamily => familyOrder.find((family) => hash === `#${family}`) ?? null

/** Unknown until hydrated, because the server does not know the fragment. */
export function useFamilyInAddress(): ListFilter {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const [shown, setShown] = useState<ShownFamily>()
  // The fragment of an open demo is the demo's: the list below it stays as it was.
  const named = new URLSearchParams(search).has(PARAMETERS.demo) ? (shown ?? null) : familyIn(hash)
  if (isHydrated && shown !== named) setShown(named)
  return {
    shown,
    onChoose: (family) => {
      if (family !== shown) void navigate({ pathname, search, hash: family ?? '' })
    },
  }
}

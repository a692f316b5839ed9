// The about page, with the policies as text for visitors without scripts.
import type { ReactElement } from 'react'
import { useIsHydrated } from '#src/browser/externalStores.ts'
import AboutScreen from '#src/screens/AboutScreen.tsx'
import { onlyWithoutScripts } from '#src/theme/global.css.ts'
import { PolicyTexts } from '../loading/lateParts.ts'

/** Hydration removes the texts without loading their code. */
export default function AboutPage(): ReactElement {
  const isHydrated = useIsHydrated()
  return (
    <>
      <AboutScreen />
      {!isHydrated && (
        <div className={onlyWithoutScripts}>
          <PolicyTexts />
        </div>
      )}
    </>
  )
}

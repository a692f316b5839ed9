// A demo's own page in the browser: the demo that the server drew comes alive, and nothing else is loaded.
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { guardSecondPresses } from '#src/browser/secondPress.ts'
import '#src/theme/theme.ts'
import { isDemoId } from '#src/content/demos.ts'
import { DemoPage } from './DemoPage.tsx'
import { demoLoaders } from './demos.ts'
import { forgetFailedLinks } from './failure.ts'
import { replayEarly } from './replayEarly.ts'

forgetFailedLinks()
guardSecondPresses()

/** The page can be used now; what was pressed before is done, and then the letters come (early.js). */
function tellAlive() {
  document.dispatchEvent(new CustomEvent('hydrated', { detail: replayEarly }))
}

const root = document.getElementById('root')
const key = window.location.pathname.split('/').at(-1) ?? ''
if (root && isDemoId(key))
  demoLoaders[key]().then(
    ({ default: demo }) => {
      hydrateRoot(
        root,
        <StrictMode>
          <DemoPage id={key} demo={demo} onAlive={tellAlive} />
        </StrictMode>,
      )
    },
    // Tells early.js, which shows its words.
    () => document.dispatchEvent(new Event('startupfailed')),
  )

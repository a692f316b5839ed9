// A demo's own page in the browser: it hydrates the prerendered demo and loads nothing else.
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { guardSecondPresses } from '#src/browser/secondPress.ts'
import '#src/theme/theme.ts'
import { demoPagePath, isDemoId } from '#src/content/demos.ts'
import { pageHref } from '#src/content/site.ts'
import { attrOf, dispatchPageEvent } from '#src/wires/wires.ts'
import { DemoPage } from './DemoPage.tsx'
import { demoLoaders } from './demos.ts'
import { forgetFailedLinks } from '../start/failure.ts'

forgetFailedLinks()
guardSecondPresses()

/** The page is ready: early presses are repeated, then the fonts load (early.js). */
function tellAlive() {
  dispatchPageEvent('hydrated')
  // A page's first number format takes up to 20 ms on a phone: now, and not in the first press.
  setTimeout(() => (0).toLocaleString('en-US'))
}

/** Tells early.js, which shows its message. */
const fail = () => dispatchPageEvent('startupfailed')

const root = document.getElementById('root')
const { pathname, search, hash } = window.location
/** Also at the address variants that hosts without rules serve: `/demo/staking/`, `/demo/staking.html`, `/Demo/st%61king`. */
const name = /\/demo\/+([\w-]+)/i.exec(decodeURI(pathname))?.[1]?.toLowerCase() ?? ''
if (root && isDemoId(name)) {
  const path = pageHref(demoPagePath(name))
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash)
  demoLoaders[name]().then(({ default: demo }) => {
    hydrateRoot(
      root,
      <StrictMode>
        <DemoPage
          id={name}
          demo={demo}
          shownBy={attrOf(root, 'offers')?.split(' ') ?? []}
          onAlive={tellAlive}
        />
      </StrictMode>,
    )
  }, fail)
} else fail()

// A demo's own page in the browser. It loads nothing else.
import { demoPagePath, isDemoId } from '#src/content/demos.ts'
import { pageHref } from '#src/content/site.ts'
import { attrOf } from '#src/wires/wires.ts'
import { DemoPage } from './DemoPage.tsx'
import { demoLoaders } from './demos.ts'
import { startPage } from './startPage.tsx'

/** Also at the address variants that hosts without rules serve: `/demo/staking/`, `/demo/staking.html`, `/Demo/st%61king`. */
const name = /\/demo\/+([\w-]+)/i.exec(decodeURI(window.location.pathname))?.[1]?.toLowerCase() ?? ''
const id = isDemoId(name) ? name : null

startPage(id && pageHref(demoPagePath(id)), async (root, onAlive) => {
  if (!id) throw new Error(`There is no demo ${name}.`)
  const { default: demo } = await demoLoaders[id]()
  return <DemoPage id={id} demo={demo} shownBy={attrOf(root, 'offers')?.split(' ') ?? []} onAlive={onAlive} />
})

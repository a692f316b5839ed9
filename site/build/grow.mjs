// Builds a second, larger site in another folder for another company: a copy of the sources with an additional demo and
// page, and another name, address and color, in a folder of its host. Tests compare its first load with that of the site
// and visit its pages.
import { spawnSync } from 'node:child_process'
import { companies, rebrand } from '../../tools/companies.mjs'
import { copyOfRepository } from '../../tools/copies.mjs'

const grown = copyOfRepository('grown')
const { folder, addLine, change } = grown
const copy = (/** @type {string} */ from, /** @type {string} */ to) => grown.copy(`src/${from}`, `src/${to}`)

copy('demos/cross-chain', 'demos/one-more')
copy('content/copy/demos/cross-chain.ts', 'content/copy/demos/one-more.ts')
addLine('src/content/demos.ts', 'lines', "{ key: 'one-more', name: 'One more', family: 'launch' },")
copy('content/copy/services/training.ts', 'content/copy/services/one-more.ts')
copy('content/wordings/services/training.ts', 'content/wordings/services/one-more.ts')
addLine(
  'src/content/offers.ts',
  'serviceLines',
  "{ slug: 'one-more', name: 'One more', family: 'launch', demo: 'one-more' },",
)
// As much as the test of the first load allows for: it measures the demo and the page, not a company with many details.
const [{ details, ...company }] = companies
const { address: _, references: __, ...few } = details
rebrand(grown, { ...company, details: few })
const picture = '<symbol id="one-more" viewBox="0 0 100 100"><path d="M20 20H80V80H20z"/></symbol>'
change('src/primitives/miniatures.svg', [/<\/svg>/, `${picture}$&`])
const { status } = spawnSync(process.execPath, ['site/build/build.mjs'], {
  cwd: folder,
  env: { ...process.env, BASE: '/preview/' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1

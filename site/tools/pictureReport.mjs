// What came out of comparing pictures: which states changed, in words, as a page, and as the command's exit code. Takes no
// picture and reads no file.

/** How the command is used, for whoever asked for something else. */
const USAGE = 'npm run test:pictures -- [--against <commit>] [--only <part of an id or a title>]'

/** What `npm run test:pictures` ends with. */
export const EXIT = { same: 0, changed: 1, notCompared: 2 }

/**
 * A state in one theme at one width.
 * @typedef {object} Picture
 * @property {string} id the story's
 * @property {string} title "Primitives/Button"
 * @property {string} name "Primary"
 * @property {string} mode "paper laptop"
 * @property {'light' | 'dark'} theme
 * @property {number} width of the window
 */

/** @typedef {Picture & { what: 'changed' | 'new' | 'gone', why?: string }} Finding */
/** @typedef {Picture & { why: string }} Fault a state that could not be drawn */

/**
 * @typedef {object} Outcome
 * @property {string} against the commit, as a person reads it
 * @property {number} compared how many pictures there are of both
 * @property {readonly Finding[]} findings
 * @property {readonly Fault[]} faults
 */

/**
 * @param {readonly string[]} words what follows the command
 * @returns {{ against: string | null, only: string }}
 */
export function readWords(words) {
  const said = { against: /** @type {string | null} */ (null), only: '' }
  for (let at = 0; at < words.length; at += 2) {
    const [word, value] = [words[at], words[at + 1]]
    if ((word !== '--against' && word !== '--only') || value === undefined || value.startsWith('--'))
      throw new Error(`"${words.slice(at).join(' ')}" is not understood: ${USAGE}`)
    if (word === '--against') said.against = value
    else said.only = value
  }
  return said
}

/**
 * What to compare with when nothing is named: where this branch left the main one, so that all of its change is seen; on the
 * main branch itself the last commit, or the one before when nothing has been changed since.
 * @param {{ leftMainAt: string | null, head: string, before: string | null, isTouched: boolean }} history
 */
export function commitBefore({ leftMainAt, head, before, isTouched }) {
  if (leftMainAt !== null && leftMainAt !== head) return leftMainAt
  return isTouched ? head : (before ?? head)
}

/** @param {Pick<Picture, 'id' | 'mode'>} picture */
const keyOf = ({ id, mode }) => `${id}, ${mode}`

/** @param {Pick<Picture, 'id' | 'mode'>} picture */
export const fileOf = ({ id, mode }) => `${id}--${mode.replaceAll(' ', '-')}.png`

/**
 * The pictures of a Storybook, by what its stories say of themselves.
 * @param {readonly { id: string, title: string, name: string, chromatic?: { disableSnapshot?: boolean, modes?: Record<string, { theme: 'light' | 'dark', viewport?: number }> } }[]} stories
 * @param {string} only
 * @returns {Picture[]}
 */
export function picturesOf(stories, only) {
  const wanted = only.toLowerCase()
  return stories
    .filter(({ id, title }) => id.includes(wanted) || title.toLowerCase().includes(wanted))
    .filter(({ chromatic }) => chromatic?.disableSnapshot !== true)
    .flatMap(({ id, title, name, chromatic }) =>
      Object.entries(chromatic?.modes ?? {}).flatMap(([mode, { theme, viewport: width }]) =>
        // A commit from before the table has no widths: its stories take those of the working copy.
        width === undefined ? [] : [{ id, title, name, mode, theme, width }],
      ),
    )
}

/**
 * What to draw of which side: each picture of the working copy also of the other commit, where that has the story.
 * @param {{ now: readonly Picture[], before: readonly Picture[], idsBefore: ReadonlySet<string>, idsNow: ReadonlySet<string> }} sides
 */
export function plan({ now, before, idsBefore, idsNow }) {
  return {
    both: now.filter(({ id }) => idsBefore.has(id)),
    new: now.filter(({ id }) => !idsBefore.has(id)),
    gone: before.filter(({ id }) => !idsNow.has(id)),
  }
}

/** @param {Outcome} outcome */
export function exitCodeOf({ compared, findings, faults }) {
  if (faults.length > 0 || (compared === 0 && findings.length === 0)) return EXIT.notCompared
  return findings.length > 0 ? EXIT.changed : EXIT.same
}

const one = (/** @type {string} */ word, /** @type {number} */ count) =>
  `${count} ${word}${count === 1 ? '' : 's'}`

/** @param {Outcome} outcome */
function inSum({ against, compared, findings, faults }) {
  const counts = ['changed', 'new', 'gone'].map((what) => [
    findings.filter((finding) => finding.what === what).length,
    what,
  ])
  const parts = counts.filter(([count]) => count !== 0).map((words) => words.join(' '))
  if (faults.length > 0) parts.push(`${faults.length} could not be drawn`)
  return `${one('picture', compared)} compared with ${against}: ${parts.join(', ') || 'nothing changed'}.`
}

/**
 * One line for each state.
 * @param {Outcome} outcome
 */
export function linesOf(outcome) {
  return [
    ...outcome.findings.map(
      (finding) => `${finding.what.padEnd(7)} ${keyOf(finding)}${finding.why ? ` (${finding.why})` : ''}`,
    ),
    ...outcome.faults.map((fault) => `no picture of ${keyOf(fault)}: ${fault.why.split('\n')[0]}`),
    inSum(outcome),
  ]
}

const escaped = (/** @type {string} */ text) =>
  text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const HEADINGS = /** @type {const} */ ({ changed: 'Changed', new: 'New', gone: 'Gone' })
const SIDES = /** @type {const} */ ({
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  gone: ['before'],
})

/** @param {Finding} finding */
function sectionOf(finding) {
  const figures = SIDES[finding.what].map((side) => {
    const file = `${side}/${fileOf(finding)}`
    return `<figure><figcaption>${side}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${escaped(`${finding.title}, ${finding.name}, ${side}`)}"></a></figure>`
  })
  return `<section>
<h3>${escaped(`${finding.title}: ${finding.name}`)}</h3>
<p>${escaped([keyOf(finding), `${finding.width} px`, finding.why].filter(Boolean).join(', '))}</p>
<div class="${finding.width < 1000 ? 'narrow' : 'wide'}">${figures.join('')}</div>
</section>`
}

/** Colors of the contract that the page is dressed in. */
export const COLORS = /** @type {const} */ (['paper', 'sheet', 'ink', 'ink2', 'line', 'buildInk'])

const asProperties = (/** @type {Readonly<Record<string, string>>} */ colors) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

/**
 * The page of what changed; the pictures lie in folders beside it.
 * @param {Outcome} outcome
 * @param {{ light: Readonly<Record<string, string>>, dark: Readonly<Record<string, string>> }} colors
 */
export function pageOf(outcome, colors) {
  const parts = /** @type {const} */ (['changed', 'new', 'gone']).flatMap((what) => {
    const findings = outcome.findings.filter((finding) => finding.what === what)
    return findings.length === 0 ? [] : [`<h2>${HEADINGS[what]}</h2>`, ...findings.map(sectionOf)]
  })
  if (outcome.faults.length > 0)
    parts.push(
      '<h2>Could not be drawn</h2><ul>',
      ...outcome.faults.map((fault) => `<li>${escaped(keyOf(fault))}<pre>${escaped(fault.why)}</pre></li>`),
      '</ul>',
    )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed</title>
<style>
:root { ${asProperties(colors.light)} color-scheme: light dark }
@media (prefers-color-scheme: dark) { :root { ${asProperties(colors.dark)} } }
body { margin: 0 auto; padding: 32px; max-width: 1800px; background: var(--paper); color: var(--ink); font: 16px/1.5 'Instrument Sans', system-ui, sans-serif }
h1, h2, h3 { font-family: Besley, Georgia, serif; line-height: 1.2; text-wrap: balance }
h2 { margin-top: 64px }
h3 { margin: 0 }
p, figcaption { margin: 4px 0 12px; color: var(--ink2) }
section { margin: 24px 0; padding: 24px; background: var(--sheet); border: 1px solid var(--line) }
div { display: grid; gap: 16px; align-items: start }
.wide { grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)) }
.narrow { grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 390px)) }
figure { margin: 0 }
img { display: block; max-width: 100%; border: 1px solid var(--line) }
a { color: var(--buildInk) }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>What changed</h1>
<p>${escaped(inSum(outcome))}</p>
${parts.join('\n')}
</html>
`
}

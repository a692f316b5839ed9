// The report of a picture comparison: the changed states, in words and as the command's exit code. It takes no picture and
// reads no file.

/** The usage of the command; printed after an unknown option. */
const USAGE = 'npm run test:pictures -- [--against <commit>] [--only <part of an id or a title>]'

/** The exit codes of `npm run test:pictures`. */
export const EXIT = { same: 0, changed: 1, notCompared: 2 }

/** @typedef {'before' | 'now'} Side the other commit, the working copy */

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

/** @typedef {Picture & { what: 'both' | 'new' | 'gone' }} Planned a picture that both commits have, or one of them */

/**
 * @typedef {object} Plan
 * @property {Record<Side, string>} books the built Storybooks
 * @property {string} kept the folder of the other commit's pictures
 * @property {Planned[]} before those of the other commit that are not kept yet
 * @property {Planned[]} now
 */

/** The picture settings of a story. @typedef {{ disableSnapshot?: boolean, modes?: Record<string, { theme: 'light' | 'dark', viewport?: number }> }} Chromatic */

/**
 * @typedef {object} Outcome
 * @property {string} against the commit in readable form
 * @property {number} compared how many views both commits have: a story at one width, in its themes
 * @property {readonly { what: 'changed' | 'new' | 'gone', state: string }[]} findings
 * @property {readonly { state: string, why: string }[]} faults states that could not be drawn
 */

/**
 * @param {readonly string[]} words the arguments of the command
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
 * The default commit to compare with: where this branch left the main one, so that the report covers the whole branch; on the
 * main branch the last commit, or the one before if there are no changes.
 * @param {{ leftMainAt: string | null, head: string, before: string | null, isTouched: boolean }} history
 */
export function commitBefore({ leftMainAt, head, before, isTouched }) {
  if (leftMainAt !== null && leftMainAt !== head) return leftMainAt
  return isTouched ? head : (before ?? head)
}

/** @param {Pick<Picture, 'id' | 'mode'>} picture */
export const fileOf = ({ id, mode }) => `${id}--${mode.replaceAll(' ', '-')}.png`

/**
 * The pictures of a Storybook, from the parameters of its stories.
 * @param {readonly { id: string, title: string, name: string, chromatic?: Chromatic }[]} stories
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
        // An older commit has no table of widths: its stories use those of the working copy.
        width === undefined ? [] : [{ id, title, name, mode, theme, width }],
      ),
    )
}

/**
 * The pictures to take of each side: each one of the working copy, and of the other commit if it has the story.
 * @param {{ now: readonly Picture[], before: readonly Picture[], idsBefore: ReadonlySet<string>, idsNow: ReadonlySet<string>, isKept: (file: string) => boolean }} sides
 * @returns {Pick<Plan, Side>}
 */
export function plan({ now, before, idsBefore, idsNow, isKept }) {
  const here = now.map((picture) => ({
    ...picture,
    what: idsBefore.has(picture.id) ? /** @type {const} */ ('both') : /** @type {const} */ ('new'),
  }))
  const gone = before
    .filter(({ id }) => !idsNow.has(id))
    .map((picture) => ({ ...picture, what: /** @type {const} */ ('gone') }))
  const ofBefore = [...here.filter(({ what }) => what === 'both'), ...gone]
  return { before: ofBefore.filter((picture) => !isKept(fileOf(picture))), now: [...here, ...gone] }
}

/**
 * Pictures by story and width, because a story is opened once for all its themes.
 * @param {readonly Planned[]} pictures
 */
export function pagesOf(pictures) {
  const pages =
    /** @type {Map<string, { id: string, title: string, name: string, width: number, pictures: Planned[] }>} */ (
      new Map()
    )
  for (const picture of pictures) {
    const { id, title, name, width } = picture
    const key = `${id} ${width}`
    const page = pages.get(key) ?? { id, title, name, width, pictures: [] }
    page.pictures.push(picture)
    pages.set(key, page)
  }
  return [...pages.values()]
}

/**
 * The used fields of Playwright's JSON report.
 * @typedef {{ title: string, tests: { annotations: { type: string, description?: string }[], results: { status?: string, errors?: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors?: { message?: string }[] }} Report
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/**
 * @param {string} against
 * @param {Report} before
 * @param {Report} now
 * @returns {Outcome}
 */
export function outcomeOf(against, before, now) {
  const findings = /** @type {{ what: 'changed' | 'new' | 'gone', state: string }[]} */ ([])
  const faults = /** @type {{ state: string, why: string }[]} */ ([])
  let compared = 0
  for (const [side, report] of /** @type {const} */ ([
    ['before', before],
    ['now', now],
  ])) {
    for (const { message = '' } of report.errors ?? []) faults.push({ state: 'the run', why: message })
    for (const { title, tests } of report.suites.flatMap(specsOf))
      for (const { annotations, results } of tests) {
        const found = annotations.flatMap(({ type, description = '' }) =>
          type === 'changed' || type === 'new' || type === 'gone'
            ? [{ what: /** @type {'changed' | 'new' | 'gone'} */ (type), state: description }]
            : [],
        )
        const { status = '', errors = [] } = results.at(-1) ?? {}
        if (side === 'now') {
          findings.push(...found)
          if (!found.some(({ what }) => what !== 'changed')) compared++
        }
        if (status !== 'passed' && found.length === 0)
          faults.push({ state: title, why: errors[0]?.message ?? status })
      }
  }
  return { against, compared, findings, faults }
}

/** @param {Outcome} outcome */
export function exitCodeOf({ compared, findings, faults }) {
  if (faults.length > 0 || (compared === 0 && findings.length === 0)) return EXIT.notCompared
  return findings.length > 0 ? EXIT.changed : EXIT.same
}

/** @param {Outcome} outcome */
function inSum({ against, compared, findings, faults }) {
  const counts = ['changed', 'new', 'gone'].map((what) => [
    findings.filter((finding) => finding.what === what).length,
    what,
  ])
  const parts = counts.filter(([count]) => count !== 0).map((words) => words.join(' '))
  if (faults.length > 0) parts.push(`${faults.length} could not be drawn`)
  return `${compared} ${compared === 1 ? 'view' : 'views'} compared with ${against}: ${parts.join(', ') || 'nothing changed'}.`
}

/**
 * One line for each state.
 * @param {Outcome} outcome
 */
export function linesOf(outcome) {
  return [
    ...outcome.findings.map(({ what, state }) => `${what.padEnd(7)} ${state}`),
    ...outcome.faults.map(({ state, why }) => `no picture of ${state}: ${why.split('\n')[0]}`),
    inSum(outcome),
  ]
}

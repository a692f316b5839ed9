// A small client of WebDriver: plain HTTP calls, each with a limit.
import { setTimeout } from 'node:timers/promises'

/** No call may take longer, in ms: a browser that hangs must not stop the run. */
const CALL_TIMEOUT_MS = 25_000
/** How long a condition on the page may take to come true, in ms. */
const PATIENCE_MS = 20_000
/** How often a condition on the page is asked, in ms. */
const POLL_MS = 40

/** Keys by their code points in WebDriver. */
export const KEYS = { enter: '\uE007', escape: '\uE00C', control: '\uE009' }

/**
 * The visible element with this role or tag and this accessible name: its label, or its text. Runs in the page.
 * @param {string} selector
 * @param {string} name the whole name, or its beginning before "…"
 */
export function findIn(selector, name) {
  const clean = (/** @type {string | null | undefined} */ text) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (/** @type {Element} */ one) => {
    const labels = /** @type {HTMLInputElement} */ (one).labels
    const said = /** @type {Element} */ ((labels?.[0] ?? one).cloneNode(true))
    for (const hidden of said.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return clean(one.getAttribute('aria-label') ?? said.textContent)
  }
  const isMeant = (/** @type {string} */ found) =>
    name.endsWith('…') ? found.startsWith(name.slice(0, -1)) : found === name
  return [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && isMeant(nameOf(one)),
  )
}

/**
 * @param {string} driver the driver's address
 * @param {object} capabilities
 */
export async function openSession(driver, capabilities) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  const call = async (method, path, body) => {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    const { value } = /** @type {{ value: any }} */ (await response.json())
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const at = `/session/${sessionId}`

  /**
   * Runs a function in the page.
   * @template {unknown[]} Args
   * @template Result
   * @param {(...args: Args) => Result} act
   * @param {Args} args
   * @returns {Promise<Result>}
   */
  const run = (act, ...args) =>
    call('POST', `${at}/execute/sync`, { script: `return (${act.toString()})(...arguments)`, args })

  /**
   * Resolves when the page meets a condition; throws its name if it does not in time.
   * @template {unknown[]} Args
   * @template Result
   * @param {string} what
   * @param {(...args: Args) => Result} asked
   * @param {Args} args
   * @returns {Promise<NonNullable<Result>>}
   */
  const until = async (what, asked, ...args) => {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      const answer = await run(asked, ...args)
      if (answer) return answer
      if (performance.now() > end) throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what}`)
      await setTimeout(POLL_MS)
    }
  }
  const find = (/** @type {string} */ selector, /** @type {string} */ name) =>
    until(`${selector} “${name}”`, findIn, selector, name)

  return {
    run,
    until,
    find,
    go: (/** @type {string} */ url) => call('POST', `${at}/url`, { url }),
    resize: (/** @type {number} */ width, /** @type {number} */ height) =>
      call('POST', `${at}/window/rect`, { width, height }),
    click: async (/** @type {string} */ selector, /** @type {string} */ name) => {
      const [id] = Object.values(await find(selector, name))
      await call('POST', `${at}/element/${id}/click`, {})
    },
    /** Moves the pointer to the element's center. */
    hover: async (/** @type {string} */ selector, /** @type {string} */ name) => {
      const actions = [{ type: 'pointerMove', origin: await find(selector, name), x: 0, y: 0 }]
      const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
      await call('POST', `${at}/actions`, { actions: [pointer] })
    },
    /** Types into the focused element; the keys of `held` stay down during it. */
    type: (/** @type {string} */ text, /** @type {string} */ held = '') => {
      const press = (/** @type {string} */ value) => ({ type: 'keyDown', value })
      const release = (/** @type {string} */ value) => ({ type: 'keyUp', value })
      const actions = [
        ...[...held].map(press),
        ...[...text].flatMap((key) => [press(key), release(key)]),
        ...[...held].map(release),
      ]
      return call('POST', `${at}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close: () => call('DELETE', at).catch(() => undefined),
  }
}

// What happens before the page's code is there: the stored theme, the request for that code after the first paint, and
// what the visitor does meanwhile, which is done as soon as somebody can. Stands in every page, named in the policy by
// its hash. `data-modules` names the page's modules, the entry first; `data-fonts` lists what makes each face, as JSON, and
// with `data-fonts-wait` they come only once the page is alive.
;(() => {
  const page = document.documentElement
  try {
    const stored = localStorage.getItem('theme')
    if (stored === 'light' || stored === 'dark') page.dataset.theme = stored
  } catch {
    // Storage may be switched off: the system's preference decides.
  }

  // A page that begins at its top: what is far below is laid out when it comes near, or by and by (site/layOutRest.ts).
  if (!performance.navigation.type && !location.hash) page.dataset.arriving = ''

  const { modules, fonts, fontsWait } = document.currentScript?.dataset ?? {}
  // While one develops, the entry stands in the page by itself.
  if (!modules) return
  const [entry = '', ...others] = modules.split(' ')

  /** What does nothing without the page's code. Every other link works by itself. */
  const NEEDS_CODE = 'button, input[type=radio], a[data-opens], a[href^="?demo="]'
  /** @type {{ element: Element, detail: number } | undefined} */
  let pressed
  const typed = /** @type {Map<HTMLInputElement, string>} */ (new Map())

  /** @param {MouseEvent} event */
  const hold = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const element = /** @type {Element} */ (event.target).closest(NEEDS_CODE)
    if (!element) return
    event.preventDefault()
    pressed?.element.removeAttribute('aria-busy')
    pressed = { element, detail: event.detail }
    element.setAttribute('aria-busy', 'true')
  }
  /** @param {Event} event */
  const note = ({ target }) => {
    const field = /** @type {HTMLInputElement} */ (target)
    if (field.type !== 'radio') typed.set(field, field.value)
  }
  const listening = new AbortController()
  const stop = () => {
    listening.abort()
    pressed?.element.removeAttribute('aria-busy')
  }

  const fail = () => {
    stop()
    document.getElementById('startup-fault')?.removeAttribute('hidden')
    // A link without its demo still leads there; a button leads nowhere.
    const href = /** @type {HTMLAnchorElement | undefined} */ (pressed?.element)?.href
    if (href) location.assign(href)
  }

  /**
   * Begins to use the fonts, all at once when all are there: with each change of the faces the whole page is laid out again.
   */
  const turnOn = async () => {
    const faces = /** @type {ConstructorParameters<typeof FontFace>[]} */ (JSON.parse(fonts ?? '[]')).map(
      (face) => new FontFace(...face),
    )
    // A face without its file is passed over, and the fallback stays.
    await Promise.allSettled(faces.map((face) => face.load()))
    for (const face of faces) document.fonts.add(face)
  }

  document.addEventListener('click', hold, listening)
  document.addEventListener('input', note, listening)
  document.addEventListener(
    'hydrated',
    (event) => {
      stop()
      if (fontsWait !== undefined) void turnOn()
      const { detail: replay } = /** @type {CustomEvent<import('./replayEarly.ts').Replay>} */ (event)
      if (pressed || typed.size > 0) replay(typed, pressed?.element, pressed?.detail)
    },
    { once: true },
  )
  document.addEventListener('startupfailed', fail, { once: true })

  /** Whoever has not told of a paint by then can't tell. */
  const PAINTED_BY_NOW_MS = 1000
  let isRequested = false
  const request = () => {
    if (isRequested) return
    isRequested = true
    // The faces as well: a phone would draw its first frame twice, the first time later.
    if (fontsWait === undefined) void turnOn()
    for (const href of [entry, ...others]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const run = async () => {
      try {
        // Each in a turn of its own, and the entry last: a press in between is not kept waiting for all of them.
        for (const href of [...others, entry]) {
          await import(/* @vite-ignore */ href)
          await new Promise((resolve) => setTimeout(resolve))
        }
      } catch (error) {
        console.error(error)
        fail()
      }
    }
    // Modules that a script asks for do not wait for the end of the page.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => void run(), { once: true })
    else void run()
  }
  // A hidden page has no frames. A demo's own page is for its demo: there the code does not wait for the first one.
  if (document.hidden || fontsWait !== undefined) request()
  else {
    new PerformanceObserver(request).observe({ type: 'paint', buffered: true })
    setTimeout(request, PAINTED_BY_NOW_MS)
  }
})()

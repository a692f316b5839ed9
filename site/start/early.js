// Runs before the page's code: the stored theme, the request for that code after the first paint, and
// the visitor's early presses, which are repeated after hydration. Early typed text stays in
// its field, which passes it on (src/browser/typedEarly.ts). It is inline in every page, with its hash in the policy.
// `data-modules` names the page's modules, the entry first; `data-sheet` is the page's stylesheet, of which the styles of the
// first paint are inline; `data-fonts` lists what makes each face, as JSON, and with `data-fonts-wait`, on a demo's own page,
// they load only after hydration.
;(() => {
  const page = document.documentElement
  try {
    // Typed text and the client's name belong in the fragment, which browsers do not send (src/address). Old links have them in
    // the query: move them there before the page requests anything. So do links whose `#` a mail program has escaped.
    const { pathname, search, hash } = location
    const isTyped = (/** @type {string} */ part) => !/^(demo|about|tour)\b/.test(part)
    const said = search
      .slice(1)
      .split('&')
      .flatMap((part) => (isTyped(part) ? part : part.split(/%23(.*)/i).filter(Boolean)))
    const typedThere = said.filter(isTyped).join('&')
    const query = said.filter((part) => !isTyped(part)).join('&')
    // On other pages the query has other purposes.
    if (typedThere && (query || /\/demo(?:[./]|$)/.test(pathname)))
      history.replaceState(
        null,
        '',
        pathname + (query && `?${query}`) + `#${typedThere}` + hash.replace('#', '&'),
      )
    const stored = localStorage.getItem('theme')
    if (stored === 'light' || stored === 'dark') page.dataset.theme = stored
  } catch {
    // If storage is disabled, the system's preference applies. replaceState rejects a path that begins with two slashes.
  }

  const { modules, sheet, fonts, fontsWait } = document.currentScript?.dataset ?? {}
  // During development the page contains the entry directly.
  if (!modules) return
  const [entry = '', ...others] = modules.split(' ')

  // A new visit begins at the top: what is below waits (site/start/layOutRest.ts). Reloads and Back restore the place. A demo's own
  // page has nothing below.
  if (fontsWait === undefined && !performance.navigation.type && !location.hash) page.dataset.arriving = ''
  const [, anchor] = /^#([a-z]+)$/.exec(location.hash) ?? []
  if (anchor) page.dataset.anchor = anchor

  /** Elements that do nothing without the page's code. Every other link works without it. */
  const NEEDS_CODE =
    'button, input[type=radio], a[data-opens], a[href^="?demo="]' +
    // On a demo's own page, the link to the inquiry includes the entries in the demo.
    (fontsWait === undefined ? '' : ', a[href*="?about="]')
  /** @type {{ element: Element, detail: number } | undefined} */
  let pressed
  let isStalled = false

  /** @param {MouseEvent} event */
  const hold = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const element = /** @type {Element} */ (event.target).closest(NEEDS_CODE)
    if (!element) return
    event.preventDefault()
    pressed?.element.removeAttribute('aria-busy')
    pressed = { element, detail: event.detail }
    if (!isStalled) element.setAttribute('aria-busy', 'true')
  }
  const listening = new AbortController()
  /** The same value as in src/parts/loading/useLate.ts. */
  const STALLED_MS = 10_000
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let stalled
  const stop = () => {
    listening.abort()
    clearTimeout(stalled)
    pressed?.element.removeAttribute('aria-busy')
  }

  /** Shows that the page's code did not load. The page continues to wait for it. */
  const tell = () => {
    isStalled = true
    pressed?.element.removeAttribute('aria-busy')
    document.getElementById('startup-fault')?.removeAttribute('hidden')
  }
  const fail = () => {
    stop()
    tell()
    // A link works without its demo; a button does not.
    const href = /** @type {HTMLAnchorElement | undefined} */ (pressed?.element)?.href
    if (href) location.assign(href)
  }

  /**
   * Activates all fonts together when all are loaded, because each change of the faces causes a new layout of the page.
   */
  const turnOn = async () => {
    const faces = /** @type {ConstructorParameters<typeof FontFace>[]} */ (JSON.parse(fonts ?? '[]')).map(
      (face) => new FontFace(...face),
    )
    // A face whose file fails is skipped, and the fallback stays.
    await Promise.allSettled(faces.map((face) => face.load()))
    for (const face of faces) document.fonts.add(face)
  }

  /** Loads the page's stylesheet in the place of its inline part, before all other styles. */
  const style = () =>
    new Promise((resolve, reject) => {
      if (sheet === undefined) return resolve(undefined)
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = sheet
      link.onload = resolve
      link.onerror = () => reject(new Error(`The stylesheet ${sheet} did not load.`))
      document.querySelector('style')?.after(link)
    })

  document.addEventListener('click', hold, listening)
  document.addEventListener(
    'hydrated',
    () => {
      stop()
      document.getElementById('startup-fault')?.setAttribute('hidden', '')
      if (fontsWait !== undefined && !hasFonts) void turnOn()
      pressed?.element.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: pressed.detail }),
      )
    },
    { once: true },
  )
  document.addEventListener('startupfailed', fail, { once: true })

  /** After another page of the site the browser has stored the fonts, so the first frame can use them. */
  const hasFonts = window.navigation?.activation?.from
  if (hasFonts) void turnOn()

  /** A browser that has reported no paint after this time does not report paints. */
  const PAINTED_BY_NOW_MS = 1000
  let isRequested = false
  const request = () => {
    if (isRequested) return
    isRequested = true
    stalled = setTimeout(tell, STALLED_MS)
    // The faces as well, because a phone would draw its first frame twice, and later.
    if (fontsWait === undefined && !hasFonts) void turnOn()
    const styled = style()
    // It is awaited later, below.
    styled.catch(() => undefined)
    for (const href of [entry, ...others]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const run = async () => {
      try {
        // What the code adds to the page needs its styles.
        await styled
        // The entry last, after its imports.
        for (const href of [...others, entry]) await import(/* @vite-ignore */ href)
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
  // A hidden page has no frames. On a demo's own page the code does not wait for the first frame.
  if (document.hidden || fontsWait !== undefined) request()
  else {
    new PerformanceObserver(request).observe({ type: 'paint', buffered: true })
    setTimeout(request, PAINTED_BY_NOW_MS)
  }
})()

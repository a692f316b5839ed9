// Less motion, as a visitor asks for it in the settings of the device, and paper: the page's media queries answer as they would
// there, those on motion in scripts, too. No setting of the browser is touched, so nothing else notices.

const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: -1px)'

/** A query, as it answers on a device with less motion. */
const withLess = (query: string) =>
  query
    .replaceAll(/\(prefers-reduced-motion(?:: reduce)?\)/g, ALWAYS)
    .replaceAll('(prefers-reduced-motion: no-preference)', NEVER)

/** A query, as it answers on paper. */
const onPaper = (query: string) =>
  query.replaceAll(/\bprint\b/g, ALWAYS).replaceAll(/\b(?:only )?screen\b/g, NEVER)

const asked = { motion: withLess, paper: onPaper }
type Wish = keyof typeof asked

/** How many want it: the toolbar, and a story about it. */
const wishes: Record<Wish, number> = { motion: 0, paper: 0 }

const asWished = (query: string) =>
  (Object.keys(asked) as Wish[]).reduce((text, wish) => (wishes[wish] > 0 ? asked[wish](text) : text), query)

interface List {
  list: MediaQueryList
  answer: () => boolean
}
let lists: Map<string, List> | undefined

/** From now on, media queries about motion report a change of the switch. */
export function listenForMotion(): void {
  if (lists) return
  const listened = (lists = new Map<string, List>())
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => {
    const less = withLess(query)
    if (less === query) return matchMedia(query)
    const known = listened.get(query)
    if (known) return known.list
    const list = matchMedia(query)
    const [system, other] = [matchMedia(query), matchMedia(less)]
    const answer = () => (wishes.motion > 0 ? other : system).matches
    Object.defineProperty(list, 'matches', { get: answer })
    other.addEventListener('change', () => list.dispatchEvent(new Event('change')))
    listened.set(query, { list, answer })
    return list
  }
}

/** Those that answer otherwise now, and what they were. */
const changed = new Map<CSSMediaRule, string>()

function changeRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = changed.get(rule) ?? rule.media.mediaText
      const wished = asWished(text)
      if (wished !== text) changed.set(rule, text)
      else changed.delete(rule)
      if (rule.media.mediaText !== wished) rule.media.mediaText = wished
    }
    if (rule instanceof CSSGroupingRule) changeRules(rule.cssRules)
  }
}
function changeSheets(): void {
  for (const { cssRules } of document.styleSheets) changeRules(cssRules)
}

/** Styles come with the parts of a page: by a link, or by an element that is written into. */
const observer = new MutationObserver(changeSheets)

function wish(what: Wish, difference: 1 | -1): void {
  const before = new Map([...(lists?.values() ?? [])].map(({ list, answer }) => [list, answer()]))
  wishes[what] += difference
  changeSheets()
  if (wishes.motion + wishes.paper > 0) {
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    document.addEventListener('load', changeSheets, true)
  } else {
    observer.disconnect()
    document.removeEventListener('load', changeSheets, true)
  }
  for (const [list, answer] of before) if (list.matches !== answer) list.dispatchEvent(new Event('change'))
}

/** Wishes for less motion, or for paper; returns how to take that back. */
export function wishFor(what: Wish): () => void {
  listenForMotion()
  wish(what, 1)
  let isTakenBack = false
  return () => {
    if (isTakenBack) return
    isTakenBack = true
    wish(what, -1)
  }
}

const takeBack: { [What in Wish]?: (() => void) | undefined } = {}

/** What the toolbar wishes. */
export function setWish(what: Wish, isWished: boolean): void {
  if (isWished) takeBack[what] ??= wishFor(what)
  else {
    takeBack[what]?.()
    takeBack[what] = undefined
  }
}

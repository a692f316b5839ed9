// Less motion, as a visitor asks for it in the settings of the device: the page's media queries on motion answer as they would
// there, in scripts and in styles. No setting of the browser is touched, so nothing else notices.

const ASKED = /\(prefers-reduced-motion(?:: reduce)?\)/g
const NOT_ASKED = /\(prefers-reduced-motion: no-preference\)/g
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: -1px)'

/** A query, as it answers on a device with less motion. */
const withLess = (query: string) => query.replaceAll(ASKED, ALWAYS).replaceAll(NOT_ASKED, NEVER)

/** How many want less motion: the toolbar, and a story about it. */
let wishes = 0

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
    const answer = () => (wishes > 0 ? other : system).matches
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
      const text = rule.media.mediaText
      const less = withLess(text)
      if (less !== text) {
        changed.set(rule, text)
        rule.media.mediaText = less
      }
    }
    if (rule instanceof CSSGroupingRule) changeRules(rule.cssRules)
  }
}
function changeSheets(): void {
  for (const { cssRules } of document.styleSheets) changeRules(cssRules)
}

/** Styles come with the parts of a page: by a link, or by an element that is written into. */
const observer = new MutationObserver(changeSheets)

function wish(difference: 1 | -1): void {
  const before = new Map([...(lists?.values() ?? [])].map(({ list, answer }) => [list, answer()]))
  wishes += difference
  if (wishes === 1 && difference === 1) {
    changeSheets()
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    document.addEventListener('load', changeSheets, true)
  } else if (wishes === 0) {
    observer.disconnect()
    document.removeEventListener('load', changeSheets, true)
    for (const [rule, text] of changed) rule.media.mediaText = text
    changed.clear()
  }
  for (const [list, answer] of before) if (list.matches !== answer) list.dispatchEvent(new Event('change'))
}

/** Wishes for less motion; returns how to take that back. */
export function wishLessMotion(): () => void {
  listenForMotion()
  wish(1)
  let isTakenBack = false
  return () => {
    if (isTakenBack) return
    isTakenBack = true
    wish(-1)
  }
}

let takeBack: (() => void) | undefined

/** What the toolbar wishes. */
export function setLessMotion(isWished: boolean): void {
  if (isWished) takeBack ??= wishLessMotion()
  else {
    takeBack?.()
    takeBack = undefined
  }
}

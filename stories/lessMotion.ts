// Less motion, as a visitor asks for it in the settings of the device, for one story: the page's media queries on motion
// answer the other way, in scripts and in styles.
import { spyOn } from 'storybook/test'
import { media } from '#src/theme/tokens.ts'

const ASKED = media.motionReduced
const NOT_ASKED = media.motionAllowed

const isAlways = (text: string) => (text === ASKED ? 'all' : text === NOT_ASKED ? 'not all' : null)

function* mediaRulesIn(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRulesIn(rule.cssRules)
  }
}

/** For `beforeEach`: returns how to take it back. */
export function withLessMotion(): () => void {
  const matchMedia = window.matchMedia.bind(window)
  const spy = spyOn(window, 'matchMedia').mockImplementation((query) => matchMedia(isAlways(query) ?? query))
  const changed: [CSSMediaRule, string][] = []
  for (const sheet of document.styleSheets)
    for (const rule of mediaRulesIn(sheet.cssRules)) {
      const text = rule.media.mediaText
      const always = isAlways(text)
      if (always === null) continue
      changed.push([rule, text])
      rule.media.mediaText = always
    }
  return () => {
    spy.mockRestore()
    for (const [rule, text] of changed) rule.media.mediaText = text
  }
}

// Styles of a floor go into that floor's cascade layer; these helpers are the only way a component writes CSS.
import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'
import { within } from './tokens.ts'

type Rule = Exclude<StyleRule, string>
/** The allowed content of a query. */
type MediaRule = NonNullable<GlobalStyleRule['@media']>[string]

const inLayer = (layer: string) => ({
  /** A class in this layer; class names given before the rule are composed into it. */
  style: (...parts: (string | Rule)[]): string =>
    style(parts.map((part) => (typeof part === 'string' ? part : ({ '@layer': { [layer]: part } } as Rule)))),
  /** A rule for descendants of a class, in this layer. */
  global: (selector: string, rule: GlobalStyleRule): void =>
    globalStyle(selector, { '@layer': { [layer]: rule } } as GlobalStyleRule),
  /** The same in a narrow demo only. */
  narrow: (selector: string, rule: MediaRule): void =>
    globalStyle(selector, {
      '@layer': { [layer]: { '@container': { [within.narrow]: rule } } },
    } as GlobalStyleRule),
})

export const reset = inLayer(layers.reset)
/** For src/primitives. */
export const primitive = inLayer(layers.primitives)
/** For src/patterns and src/parts. */
export const pattern = inLayer(layers.patterns)
/** For src/demos, src/market, src/chat and src/screens. */
export const feature = inLayer(layers.features)

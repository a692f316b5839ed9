// The tokens in the format of the Design Tokens Community Group (2025.10), for design programs: `tokens.json`.
import { houseThemes } from '../../src/theme/themes.ts'
import {
  control,
  durations,
  ease,
  fixedSize,
  font,
  line,
  propertyOf,
  size,
  spaces,
  tracking,
  weight,
} from '../../src/theme/tokens.ts'

interface Token {
  $type: string
  $value: unknown
  $description?: string
}
/** A group of tokens and groups. */
export interface TokenGroup {
  [name: string]: Token | TokenGroup
}

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)))

/** `#f1ede2`, or `rgb(12 14 22 / .88)`. */
function colorOf(css: string) {
  if (css.startsWith('#')) return { colorSpace: 'srgb', components: channels(css), hex: css }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)))
  return { colorSpace: 'srgb', components, alpha }
}

/** `12px`, `.875rem`. */
const dimensionOf = (css: string) => ({
  value: Number.parseFloat(css),
  unit: css.endsWith('rem') ? 'rem' : 'px',
})

/** `0 18px 40px -18px rgb(20 23 34 / .38)` */
function shadowOf(css: string) {
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = css.split(' rgb')[0]!.split(' ')
  return {
    color: colorOf(css.slice(css.indexOf('rgb'))),
    offsetX: dimensionOf(offsetX),
    offsetY: dimensionOf(offsetY),
    blur: dimensionOf(blur),
    spread: dimensionOf(spread),
  }
}

const each = <Value>(
  values: Readonly<Record<string, Value>>,
  tokenOf: (value: Value, name: string) => Token,
): TokenGroup =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tokenOf(value, name)]))

const dimension = (css: string): Token => ({ $type: 'dimension', $value: dimensionOf(css) })

/** A size that follows the window: its largest, and how it follows. */
const fluid = (css: string): Token => {
  const largest = /, ([\d.]+rem)\)$/.exec(css)?.[1]
  return largest === undefined ? dimension(css) : { ...dimension(largest), $description: css }
}

/** The named colors of a theme, and its shadows. */
const themeTokens = (theme: Readonly<Record<string, string>>): TokenGroup =>
  each(theme, (css, name) => ({
    ...(name.endsWith('Shadow')
      ? { $type: 'shadow', $value: shadowOf(css) }
      : { $type: 'color', $value: colorOf(css) }),
    $description: `var(--${propertyOf(name)})`,
  }))

export const designTokens = (): TokenGroup => ({
  paper: themeTokens(houseThemes.paper),
  ink: themeTokens(houseThemes.ink),
  font: each(font, (css) => ({
    $type: 'fontFamily',
    $value: css.split(', ').map((face) => face.replaceAll("'", '')),
  })),
  size: { ...each(size, fluid), ...each(fixedSize, dimension) },
  weight: each(weight, (value) => ({ $type: 'fontWeight', $value: value })),
  // Of the size of the letters: the format has no unit for that.
  tracking: each(tracking, (css) => ({ $type: 'number', $value: Number.parseFloat(css), $description: css })),
  space: Object.fromEntries(spaces.map((step) => [String(step), dimension(`${step}px`)])),
  line: each(line, dimension),
  control: each(control, dimension),
  duration: each(durations, (css, name) => ({
    $type: 'duration',
    $value: { value: Number.parseFloat(css), unit: 'ms' },
    $description: `var(--d-${name}); 1 ms under reduced motion`,
  })),
  ease: each(ease, (css) => ({ $type: 'cubicBezier', $value: (css.match(/[\d.]+/g) ?? []).map(Number) })),
})

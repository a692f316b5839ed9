// The story of all icons has each one that the library draws.
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/**/*.css.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const files = import.meta.glob<string>('../../stories/icons.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const shown = Object.values(files).join('')

/** The icons that a module takes from lucide. */
const iconsIn = (source: string): string[] =>
  [...source.matchAll(/^(?:im|ex)port \{([^}]*)\} from 'lucide'/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0]!))
    .filter((name) => name !== '' && !name.startsWith('type '))

it('are all in their story', () => {
  const drawn = new Set(Object.values(sources).flatMap(iconsIn))
  expect(iconsIn(shown)).toEqual([...drawn].toSorted())
})

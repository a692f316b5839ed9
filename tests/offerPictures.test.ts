import { expect, it } from 'vitest'
import { offers } from '#src/content/offers.ts'
import { ownDemoOf } from '#src/content/ownDemo.ts'
import sprite from '#src/parts/sections/offerPictures.svg?raw'

const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id)
const expected: readonly string[] = offers.filter((offer) => !ownDemoOf(offer)).map(({ slug }) => slug)

it('every service and product without its own demo has a picture; none is left over', () => {
  expect(
    expected.filter((slug) => !drawn.includes(slug)),
    'draw a symbol in src/parts/sections/offerPictures.svg',
  ).toEqual([])
  expect(
    drawn.filter((slug) => !expected.includes(slug)),
    'no offer needs these symbols: delete them',
  ).toEqual([])
})

it('has one symbol for each: the addresses of a service and a product may end alike', () => {
  expect(new Set(expected).size).toBe(expected.length)
  expect(new Set(drawn).size).toBe(drawn.length)
})

it('a picture has at most four fills, without gradients and texts', () => {
  for (const [, id, art = ''] of sprite.matchAll(/<symbol id="([^"]+)"[^>]*>([^]*?)<\/symbol>/g)) {
    const paints = new Set([...art.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint))
    paints.delete('none')
    expect(paints.size, id).toBeLessThanOrEqual(4)
    for (const paint of paints) expect(paint, id).toMatch(/^var\(--(?:mini-(?:ink|light)|f-[a-z]+)\)$/)
    expect(art, id).not.toMatch(/<(?:text|image|linearGradient|radialGradient)/)
  }
})

import { describe, expect, it } from 'vitest'
import { isBuiltDemo } from '../content/demos.ts'
import { offerAt, productOffers, serviceOffers, showpieceOf } from './offers.ts'

const all = [...serviceOffers, ...productOffers]

describe('offers', () => {
  it('offer a demo exactly where it is built', () => {
    for (const { demo, demoHref } of all) {
      expect(demoHref).toBe(demo && isBuiltDemo(demo.key) ? `?demo=${demo.key}` : undefined)
    }
  })

  it('have an address and a name of their own', () => {
    expect(new Set(all.map(({ href }) => href)).size).toBe(all.length)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })
})

describe('an address', () => {
  it('leads to its offer', () => {
    for (const offer of all) expect(offerAt(offer.href)).toBe(offer)
    expect(offerAt('/services/nothing')).toBeUndefined()
  })
})

describe('the showpiece', () => {
  it('is a demo that can be opened and belongs to its product', () => {
    expect(showpieceOf(productOffers)?.slug).toBe('token-generator')
  })

  it('is the first one where none can be opened, and nothing where there is none', () => {
    const closed = productOffers.map((offer) => ({ ...offer, demoHref: undefined }))
    expect(showpieceOf(closed)?.slug).toBe('token-generator')
    expect(showpieceOf([])).toBeUndefined()
  })
})

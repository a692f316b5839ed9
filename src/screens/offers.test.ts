import { describe, expect, it } from 'vitest'
import { offerAt, productOffers, serviceOffers, showpieceOf } from './offers.ts'

const all = [...serviceOffers, ...productOffers]

describe('offers', () => {
  it('offer the demo that shows them', () => {
    for (const { demo, demoHref } of all) {
      expect(demoHref).toBe(demo && `?demo=${demo.key}`)
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
  it('is the first one with a demo of its own, and nothing where there is none', () => {
    expect(showpieceOf(productOffers)?.slug).toBe('token-generator')
    expect(showpieceOf(productOffers.filter(({ family }) => family === 'build'))?.slug).toBe(
      'contract-builder',
    )
    expect(showpieceOf(productOffers.filter(({ borrowsDemo }) => borrowsDemo))).toBeUndefined()
    expect(showpieceOf([])).toBeUndefined()
  })
})

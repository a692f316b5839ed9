import { describe, expect, it } from 'vitest'
import {
  anchorOf,
  isOurs,
  leftBy,
  PARAMETERS,
  paramsOf,
  withBrand,
  withoutDemo,
  withParams,
} from './address.ts'
import { prefillIn, startedOver } from './openDemo.ts'

const place = (link: string) => {
  const { search, hash } = new URL(link, 'https://site.example')
  return { search, hash }
}
const said = (link: string) => Object.fromEntries(paramsOf(place(link)))

describe('the content of an address', () => {
  it.each([
    ['/?demo=staking#at=1aZ&for=A+%26+B', { demo: 'staking', at: '1aZ', for: 'A & B' }],
    ['/?demo=staking&at=1aZ&for=A+%26+B', { demo: 'staking', at: '1aZ', for: 'A & B' }],
    ['/?demo=staking&at=old#at=new', { demo: 'staking', at: 'new' }],
    ['/demo/dao?tour#for=B', { tour: '', for: 'B' }],
    ['/services#trade', {}],
    ['/services?demo=dao#trade', { demo: 'dao' }],
    ['/demo/dao#for=A&tour=1', { for: 'A', tour: '1' }],
    ['/?demo=dao#demo=staking&at=1', { demo: 'dao', at: '1' }],
  ])('%s', (link, expected) => {
    expect(said(link)).toEqual(expected)
  })
  it('separates the texts for the demo’s fields from the rest', () => {
    const everything = withParams(
      '/',
      Object.fromEntries(Object.values(PARAMETERS).map((name) => [name, 'x'])),
    )
    expect(prefillIn(paramsOf(place(withParams(everything, { name: 'Orchard', symbol: 'ORCH' }))))).toEqual({
      name: 'Orchard',
      symbol: 'ORCH',
    })
  })
})

it('a fragment with = is ours, any other is an anchor', () => {
  expect(['#at=1', '#for=A&color=1', '#main', '', '#'].map(isOurs)).toEqual([true, true, false, false, false])
  expect(anchorOf(place('/#main'))).toBe('#main')
  expect(anchorOf(place('/#at=1'))).toBe('')
})

describe('a link', () => {
  it.each([
    [withParams('/contact', { about: 'staking', at: '1aZ' }), '/contact?about=staking#at=1aZ'],
    [withParams('/?demo=dao#for=A', { tour: '', color: null }), '/?demo=dao&tour#for=A'],
    [withParams('/?demo=dao#for=A', { tour: 3, at: '1' }), '/?demo=dao&tour=3#for=A&at=1'],
    [withParams('/demo/token-generator', { name: 'A b' }), '/demo/token-generator#name=A+b'],
    [withParams('/demo/dao', { from: 'Ada', reply: 'ada' }), '/demo/dao#from=Ada&reply=ada'],
    [withBrand('?demo=dao', { name: 'A & B', color: '#7a1fa2' }), '?demo=dao#for=A+%26+B&color=7a1fa2'],
    [withBrand('/about', { name: 'A', color: null }), '/about#for=A'],
    [withBrand('/about', null), '/about'],
  ])('%s has each parameter where it belongs', (link, expected) => {
    expect(link).toBe(expected)
  })
})

describe('an address', () => {
  const full = place('/?about=x&demo=dao&tour=2#at=1&for=A&color=7a1fa2&from=Ada&reply=ada&symbol=OR')
  it('is the page’s own when the demo closes', () => {
    expect(withoutDemo(full)).toEqual({ search: '?about=x', hash: '' })
    expect(withoutDemo(place('/services?demo=dao&symbol=OR#trade'))).toEqual({ search: '', hash: '#trade' })
  })
  it('has no moment, no tour and no texts after starting over', () => {
    expect(startedOver(full)).toEqual({
      search: '?about=x&demo=dao',
      hash: '#for=A&color=7a1fa2&from=Ada&reply=ada',
    })
  })
  it('contains the last state of a demo and its brand', () => {
    const link = place('/contact?about=dao#for=B&at=2')
    expect(leftBy(link, full)).toEqual({
      search: '?about=x&demo=dao',
      hash: '#from=Ada&reply=ada&for=B&at=2',
    })
    expect(leftBy(place('/contact?about=dao'), place('/?demo=dao#at=1'))).toEqual({
      search: '?demo=dao',
      hash: '',
    })
  })
})

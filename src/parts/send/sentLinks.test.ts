import { describe, expect, it } from 'vitest'
import {
  clientsOf,
  exported,
  isReplaced,
  joined,
  logoOf,
  MOST_LOGOS,
  MOST_SENT,
  readExported,
  readKeptSender,
  readLogos,
  readSent,
  sentWhen,
  withLogo,
  withoutSent,
  withSent,
  type Logo,
  type SentLink,
} from './sentLinks.ts'

const one = (at: number, link = `https://site.example/demo/dao#for=${at}`): SentLink => ({
  link,
  demo: 'dao',
  client: 'Orchard',
  color: '#7a1fa2',
  beginning: 'start',
  at,
})

describe('the list of sent links', () => {
  it('has the newest first, and each link once', () => {
    const twice = withSent(withSent(withSent([], one(1)), one(2)), { ...one(1), at: 3 })
    expect(twice.map(({ at }) => at)).toEqual([3, 2])
    expect(withoutSent(twice, one(2)).map(({ at }) => at)).toEqual([3])
  })
  it('keeps the last 50', () => {
    expect(MOST_SENT).toBe(50)
    const many = Array.from({ length: MOST_SENT + 5 }, (_, at) => at).reduce<readonly SentLink[]>(
      (list, at) => withSent(list, one(at)),
      [],
    )
    expect(many).toHaveLength(MOST_SENT)
    expect(many[0]?.at).toBe(MOST_SENT + 4)
  })
  it('is read as it was stored', () => {
    const list = [one(2), one(1)]
    expect(readSent(JSON.stringify(list))).toEqual(list)
  })
  it.each([
    null,
    '',
    'x',
    '{}',
    '[{"link":"https://a.example"}]',
    JSON.stringify([{ ...one(1), link: 'javascript:alert(1)' }]),
    JSON.stringify([{ ...one(1), demo: 'nothing' }]),
    JSON.stringify([{ ...one(1), client: 'x'.repeat(100) }]),
    JSON.stringify([{ ...one(1), color: 'red' }]),
    JSON.stringify([{ ...one(1), at: 1e99 }]),
  ])('%#: is empty where something else is kept', (text) => {
    expect(readSent(text)).toEqual([])
  })
})

it.each([
  [null, { name: '', reply: '' }],
  ['{"name":"Mara","reply":"mara"}', { name: 'Mara', reply: 'mara' }],
  ['{"name":"call 0123456789","reply":"a@b"}', { name: '', reply: '' }],
  ['[]', { name: '', reply: '' }],
])('a kept sender %j', (text, sender) => {
  expect(readKeptSender(text)).toEqual(sender)
})

it('the day of a link is written in plain words', () => {
  const now = new Date(2026, 10, 24, 15, 0).getTime()
  expect(sentWhen(new Date(2026, 10, 24, 10, 42).getTime(), now)).toMatch(/^Today, 10:42\sAM$/)
  expect(sentWhen(new Date(2026, 10, 23, 23, 59).getTime(), now)).toBe('Yesterday')
  expect(sentWhen(new Date(2026, 10, 18, 9, 0).getTime(), now)).toBe('Nov 18')
  expect(sentWhen(new Date(2025, 10, 18, 9, 0).getTime(), now)).toBe('Nov 18, 2025')
})

const logo = { client: 'Orchard', picture: 'iVBORw0KGgo=' }
it.each([
  [null, []],
  [JSON.stringify(logo), [logo]],
  [JSON.stringify([logo, { ...logo, client: 'Nordwind' }]), [logo, { ...logo, client: 'Nordwind' }]],
  [JSON.stringify([{ ...logo, client: '' }, logo]), [logo]],
  ['{"client":"Orchard","picture":"<svg onload=alert(1)>"}', []],
  [`{"client":"Orchard","picture":"${'A'.repeat(300_000)}"}`, []],
])('kept logos %#', (text, logos) => {
  expect(readLogos(text)).toEqual(logos)
})
it('each client has a logo, and the oldest one makes room', () => {
  const many = Array.from({ length: MOST_LOGOS }, (_, at) => `Client ${at}`).reduce(
    (logos: readonly Logo[], client) => withLogo(logos, client, logo.picture),
    [],
  )
  const more = withLogo(many, 'Orchard', logo.picture)
  expect(more).toHaveLength(MOST_LOGOS)
  expect(logoOf(more, 'Orchard')).toEqual(logo)
  expect(logoOf(more, 'Client 0')).toBeNull()
  expect(withLogo(withLogo([], 'Orchard', 'A'), 'Orchard', 'B')).toEqual([
    { client: 'Orchard', picture: 'B' },
  ])
  expect(withLogo([logo], 'Orchard', null)).toEqual([])
})

describe('a list that a colleague takes over', () => {
  const list: readonly SentLink[] = [{ ...one(2), form: 'message' }, one(1)]
  it('is read from its file', () => {
    expect(readExported(exported(list), 'https://site.example')).toEqual(list)
    expect(joined([one(3), one(1)], list).map(({ at }) => at)).toEqual([3, 2, 1])
  })
  it.each([
    ['', 'https://site.example'],
    ['alert(1)', 'https://site.example'],
    ['{"sentLinks":"x"}', 'https://site.example'],
    [JSON.stringify(list), 'https://site.example'],
    [exported(list), 'https://other.example'],
    [exported(list), 'https://site.exam'],
    [exported([{ ...one(1), link: 'javascript:alert(1)' }]), 'null'],
    [exported([{ ...one(1), form: 'x' as 'link' }]), 'https://site.example'],
  ])('%#: is none where the file has something else', (text, origin) => {
    expect(readExported(text, origin)).toBeNull()
  })
  it('loses the links that are not as this browser keeps them', () => {
    const mixed = exported([one(2), { ...one(1), client: 'See evil.example now' }])
    expect(readExported(mixed, 'https://site.example')).toEqual([one(2)])
  })
})

it('a link to several demos is replaced by one to the same demos', () => {
  const room = (at: number, demos: string) => one(at, `https://site.example/demo#for=Orchard&room=${demos}`)
  const list = [room(5, 'staking.dao'), one(4), room(3, 'dao.wallet'), room(2, 'dao.staking.tour'), one(1)]
  expect(list.map((link) => isReplaced(list, link))).toEqual([false, false, false, true, true])
})

it('an older link to the same demo for the same client is replaced', () => {
  const [older, newer, other] = [one(1), one(2), { ...one(3), client: 'Nordwind' }]
  const list = [other, newer, older]
  expect(list.map((link) => isReplaced(list, link))).toEqual([false, false, true])
  expect(clientsOf(list).map(({ client }) => client)).toEqual(['Nordwind', 'Orchard'])
})

import { describe, expect, it } from 'vitest'
import { demoByKey, demoIds } from '../../content/demos.ts'
import { offersShowing } from '../../content/offers.ts'
import { LONGEST_LINK } from '../../simulation/momentLimits.ts'
import { brandOf } from './brandOf.ts'
import { coverOf, NO_COVER } from './cover.ts'
import { MOST_DEMOS, roomDemo, roomLink, roomOf, type RoomDemo } from './room.ts'
import { messageOf } from './sending.ts'

const saidIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1))
const read = (room: string) => roomOf(new URLSearchParams({ room }))
const namesOf = (room: string) => read(room).demos.map(({ demo }) => demo)

const SITE = 'https://site.example'
const demos: readonly RoomDemo[] = [
  roomDemo('staking', `${SITE}/demo/staking#for=Orchard&at=1aZ_-x`),
  roomDemo('dao', `${SITE}/demo/dao#for=Orchard`),
  roomDemo('wallet', `${SITE}/demo/wallet?tour`),
  roomDemo('token-generator', `${SITE}/demo/token-generator?about=token-locker&tour=2`),
]

describe('one link to several demos', () => {
  const cover = { ...NO_COVER, sender: { name: 'Mara', reply: 'mara' }, note: 'As agreed.' }
  const brand = { name: 'Orchard & Sons', color: '#0b7a75' }
  const link = roomLink(`${SITE}/demo`, demos, brand, cover)
  it('names each with where it opens', () => {
    expect(saidIn(link).get('room')).toBe(
      '4.staking.at-1aZ_-x.dao.wallet.tour.token-generator.about-token-locker.tour-2',
    )
    // Mail programs keep all of its characters.
    expect(link).toMatch(/&room=[\w.-]+$/)
  })
  it('opens them, with the client and the sender', () => {
    expect(roomOf(saidIn(link))).toEqual({ demos })
    expect(brandOf(saidIn(link)).brand).toEqual(brand)
    expect(coverOf(saidIn(link))).toEqual({ cover })
  })
  it('reads back each demo with its moment, tour or product', () => {
    for (const id of demoIds)
      for (const { slug } of offersShowing(id)) {
        const one = { demo: id, opening: { about: slug, at: 'r2-1aZ-_' } }
        expect(roomOf(saidIn(roomLink(`${SITE}/demo`, [one], null, NO_COVER)))).toEqual({ demos: [one] })
      }
  })
  it('says how many demos are missing from a link that was cut off', () => {
    const whole = saidIn(link).get('room') ?? ''
    const cutAt = (mark: string) => whole.slice(0, whole.indexOf(mark))
    expect(read(cutAt('.token')).notice).toBe(
      'Of the 4 demos of this link, 1 cannot be read. It may have been cut off: ask its sender to send it again.',
    )
    expect(read(cutAt('let')).notice).toMatch(/^Of the 4 demos of this link, 2 cannot be read/)
    expect(read(whole.slice(2)).notice).toBeUndefined()
  })
  it('opens a demo at its start where its link is no address', () => {
    expect(roomDemo('dao', 'cut off')).toEqual({ demo: 'dao', opening: {} })
  })

  it('is one link in the message, which names the demos', () => {
    const enclosed = demos.map(({ demo }) => ({
      demo: demoByKey(demo),
      link: 'https://not.example',
      beginning: 'start' as const,
    }))
    const [first, ...others] = enclosed
    const { subject, text } = messageOf([first!, ...others], { brand, cover, room: link })
    expect(subject).toBe('4 demos for Orchard & Sons')
    expect(text).toContain(
      `, all on one page. All data in them is sample data, so you can try every control.\n\n${link}\n\nStaking platform\nDAO governance\nWallet\nToken generator\n\n`,
    )
    expect(text).not.toContain('not.example')
  })
})

describe('a link that was changed', () => {
  it('opens what is left of unknown demos, and says so', () => {
    const notice = 'The link names a demo that does not exist. It may have been cut off.'
    expect(read('staking.constructor.at-1aZ.dao')).toEqual({
      demos: [
        { demo: 'staking', opening: {} },
        { demo: 'dao', opening: {} },
      ],
      notice,
    })
    expect(read('stak')).toEqual({ demos: [], notice })
  })
  it('opens one demo, and at most six', () => {
    expect(read('staking')).toEqual({ demos: [{ demo: 'staking', opening: {} }] })
    const seven = demoIds.slice(0, MOST_DEMOS + 1)
    expect(read(seven.join('.'))).toEqual({
      demos: seven.slice(0, MOST_DEMOS).map((demo) => ({ demo, opening: {} })),
      notice: 'The link names more than 6 demos. The others are left out.',
    })
  })
  it('names a demo once, as it is named first', () => {
    expect(read('staking.at-1a.dao.staking.at-1b')).toEqual({
      demos: [
        { demo: 'staking', opening: { at: '1a' } },
        { demo: 'dao', opening: {} },
      ],
    })
  })
  it.each(['', '.', '...', 'at-1aZ', 'tour.tour', 'about-x'])('%j names none', (room) => {
    expect(read(room)).toEqual({ demos: [] })
  })
  it.each([
    'staking,dao',
    'staking dao',
    '<b>staking</b>',
    'https://evil.example/staking',
    'staking\u202edao',
    'dao.'.repeat(LONGEST_LINK),
  ])('%j cannot be read', (room) => {
    expect(read(room)).toEqual({ demos: [], notice: 'The list of demos in the link could not be read.' })
  })
  it('keeps the dots of a sentence around it apart', () => {
    expect(namesOf('staking.dao.')).toEqual(['staking', 'dao'])
  })
  it('no demo has a name that says how another one opens', () => {
    for (const id of demoIds) expect(namesOf(id)).toEqual([id])
  })
})

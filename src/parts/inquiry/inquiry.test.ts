import { describe, expect, it } from 'vitest'
import { company } from '../../content/company.ts'
import { LONGEST_SAFE_LINK } from '../../content/channels.ts'
import { demos } from '../../content/demos.ts'
import { offers } from '../../content/offers.ts'
import { siteUrl } from '../../content/site.ts'
import {
  enteredText,
  demoAbout,
  demoLeft,
  inquiryText,
  isEmpty,
  isTooLongForLinks,
  mailLink,
  topicAbout,
  topicById,
  topicGroups,
  whatsAppLink,
  type Inquiry,
} from './inquiry.ts'

const inquiry = (part: Partial<Inquiry> = {}): Inquiry => ({
  topic: 'service:staking-platform',
  name: 'Ada Okafor',
  message: 'Three pools.\nOn Polygon.',
  ...part,
})

const body = (href: string) => new URL(href).searchParams.get('body')
const subject = (href: string) => new URL(href).searchParams.get('subject')
const chat = (href: string) => new URL(href).searchParams.get('text')

describe('topics', () => {
  it('are everything offered', () => {
    const ids = topicGroups.flatMap(({ options }) => options.map(({ value }) => value))
    expect(ids).toEqual([
      'general',
      ...offers.map(({ kind, slug }) => `${kind}:${slug}`),
      ...demos.map(({ key }) => `demo:${key}`),
    ])
  })

  it.each([
    ['staking-platform', 'service:staking-platform'],
    ['gaming-platform', 'product:gaming-platform'],
    ['staking', 'demo:staking'],
    // A key that is also a slug means the offer.
    ['token-generator', 'product:token-generator'],
  ])('are preset by about=%s: %s', (about, topic) => {
    expect(topicAbout(about)).toBe(topic)
    expect(topicById(topicAbout(about)).value).toBe(topic)
  })

  it.each([
    ['general', 'General inquiry', 'Not sure yet, or not listed'],
    ['service:staking-platform', 'Staking platform (service)', 'Staking platform'],
    ['demo:dao', 'DAO governance (demo)', 'DAO governance'],
  ] as const)('are named in full: %s is %s', (id, fullName, label) => {
    expect(topicById(id)).toMatchObject({ fullName, label })
  })

  it.each([null, '', 'nope', 'STAKING', 'constructor', '__proto__', '<script>', 'service:training'])(
    'ignore about=%s',
    (about) => {
      expect(topicAbout(about)).toBe('general')
    },
  )
})

describe('the text', () => {
  it('contains the topic, the name, and the message as typed', () => {
    expect(inquiryText(inquiry())).toBe(
      'About: Staking platform (service)\nFrom: Ada Okafor\n\nThree pools.\nOn Polygon.',
    )
  })

  it('contains the brand', () => {
    const brand = { name: 'Orchard', color: '#7a1fa2' }
    const about = 'About: Staking platform (service)'
    const text = (part: Partial<Inquiry>) => inquiryText(inquiry({ name: '', message: '', ...part }))
    expect(text({ brand })).toBe(`${about}\nFor: Orchard\nColor: #7a1fa2`)
    expect(text({ brand: { ...brand, name: '' } })).toBe(`${about}\nColor: #7a1fa2`)
    expect(text({ brand: { ...brand, color: '' } })).toBe(`${about}\nFor: Orchard`)
    expect(text({ brand: null })).toBe(about)
  })

  it('is empty until something is chosen or written', () => {
    const nothing = inquiry({ topic: 'general', name: ' ', message: '\n' })
    expect(isEmpty(nothing)).toBe(true)
    expect(isEmpty({ ...nothing, topic: 'demo:dao' })).toBe(false)
    expect(isEmpty({ ...nothing, demo: '?demo=staking#at=1aZ' })).toBe(false)
    expect(isEmpty({ ...nothing, name: 'Ada' })).toBe(false)
    expect(isEmpty({ ...nothing, message: 'Three pools.' })).toBe(false)
  })

  it('omits blank parts', () => {
    expect(inquiryText(inquiry({ topic: 'general', name: ' ', message: '\n' }))).toBe(
      'About: General inquiry',
    )
  })
})

describe('the demo as it was left', () => {
  it('is a link to it, in the text', () => {
    const link = demoLeft('token-generator', '1aZ-_9')
    expect(link).toBe('?demo=token-generator#at=1aZ-_9')
    const text = inquiryText(inquiry({ demo: link }))
    expect(text).toBe(
      `About: Staking platform (service)\nFrom: Ada Okafor\nThe demo as I left it: ${siteUrl}/?demo=token-generator#at=1aZ-_9\n\nThree pools.\nOn Polygon.`,
    )
    expect(chat(whatsAppLink(inquiry({ demo: link })))).toBe(text)
  })
  it('is the one that shows the requested offer, even if it is borrowed', () => {
    expect(demoLeft('token-locker', '1aZ')).toBe('?demo=token-generator#at=1aZ')
    expect(demoLeft('staking-platform', '1aZ')).toBe('?demo=staking#at=1aZ')
    for (const { key } of demos) expect(demoAbout(key)).toBe(key)
  })
  it('contains the entries, by the labels of the fields', () => {
    expect(enteredText([])).toBe('')
    expect(
      enteredText([
        ['Token name', 'Orchard'],
        ['Network', 'BSC'],
      ]),
    ).toBe('What I entered in the demo:\nToken name: Orchard\nNetwork: BSC')
  })
  it('keeps its brand, even without any event', () => {
    const brand = { name: 'Orchard', color: '#7a1fa2' }
    expect(demoLeft('staking', '1aZ', brand)).toBe('?demo=staking#for=Orchard&color=7a1fa2&at=1aZ')
    expect(demoLeft('staking', null, brand)).toBe('?demo=staking#for=Orchard&color=7a1fa2')
    expect(demoLeft('nope', '1aZ', brand)).toBeNull()
  })
  it.each([
    ['staking', null],
    ['staking', ''],
    ['staking', 'a b'],
    ['staking', '1&subject=no'],
    ['staking', '<script>'],
    ['staking', 'x'.repeat(2001)],
    ['training', '1aZ'],
    ['__proto__', '1aZ'],
    [null, '1aZ'],
  ])('is none for about=%s and at=%s', (about, at) => {
    expect(demoLeft(about, at)).toBeNull()
  })
})

describe('the links', () => {
  it('contain the text, for email with the line ends of email', () => {
    expect(mailLink(inquiry())).toMatch(new RegExp(`^mailto:${company.supportEmail}\\?subject=`))
    expect(subject(mailLink(inquiry()))).toBe(`${company.name}: Staking platform (service)`)
    expect(body(mailLink(inquiry()))).toBe(inquiryText(inquiry()).replaceAll('\n', '\r\n'))
    expect(whatsAppLink(inquiry())).toContain(`${company.whatsappUrl}?text=`)
    expect(chat(whatsAppLink(inquiry()))).toBe(inquiryText(inquiry()))
  })

  it.each([
    '?&=#%25+ "<b>"',
    'a@b.example&bcc=all@example.com',
    'one\r\ntwo\rthree',
    '🦊 日本語 العربية',
    'half \uD83E of a pair',
  ])('survive %j', (message) => {
    const whole = message.replace('\uD83E of', '\uFFFD of')
    expect([...new URL(mailLink(inquiry({ message }))).searchParams.keys()]).toEqual(['subject', 'body'])
    expect(chat(whatsAppLink(inquiry({ name: '', message })))).toBe(
      `About: Staking platform (service)\n\n${whole}`,
    )
    expect(
      body(mailLink(inquiry({ message })))
        ?.split('\r\n')
        .slice(3),
    ).toEqual(whole.split(/\r\n?|\n/))
  })

  it('are complete at the bound, and too long one character later', () => {
    const room = LONGEST_SAFE_LINK - mailLink(inquiry({ message: 'x' })).length + 1
    const filled = inquiry({ message: 'x'.repeat(room) })
    expect(mailLink(filled)).toHaveLength(LONGEST_SAFE_LINK)
    expect(isTooLongForLinks(filled)).toBe(false)
    expect(isTooLongForLinks(inquiry({ message: 'x'.repeat(room + 1) }))).toBe(true)
  })

  it('report when they are too long to arrive complete', () => {
    expect(isTooLongForLinks(inquiry())).toBe(false)
    expect(isTooLongForLinks(inquiry({ message: 'x'.repeat(2000) }))).toBe(true)
  })
})

import { expect, it } from 'vitest'
import { LONGEST_SAFE_LINK } from '../../content/channels.ts'
import { company } from '../../content/company.ts'
import { lookedAt, newOneMail, replyMail, replyWhatsApp, type Answer } from './replyLinks.ts'

const answer: Answer = {
  what: 'Staking platform demo',
  client: 'Orchard & Co',
  sender: { name: 'Mara', reply: 'mara' },
  link: {
    kind: 'moment',
    link: 'https://site.example/demo/staking#at=1aZ',
    code: '1aZ',
    holdsText: true,
  },
  entries: [['Amount to stake', '2500']],
}

it('an email to the sender has the topic and the entries', () => {
  const mail = new URL(replyMail(answer))
  expect(mail.pathname).toBe(company.supportEmail.replace(/^.*(?=@)/, 'mara'))
  expect(mail.searchParams.get('subject')).toBe(`${company.name}: Staking platform demo`)
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
    'Hello Mara,',
    '',
    'About: Staking platform demo, prepared for Orchard & Co',
    'The demo as I left it: https://site.example/demo/staking#at=1aZ',
    '',
    'What I entered in the demo:',
    'Amount to stake: 2500',
    '',
  ])
})

it('a chat has the same text, and omits missing parts', () => {
  const text = new URL(
    replyWhatsApp({ ...answer, client: '', sender: { name: '', reply: '' }, entries: [] }),
  ).searchParams.get('text')
  expect(text?.split('\n')).toEqual([
    'Hello,',
    '',
    'About: Staking platform demo',
    'The demo as I left it: https://site.example/demo/staking#at=1aZ',
    '',
  ])
})

it('of a demo that is too long for a link, the entries go along as far as they fit, and the rest is said', () => {
  const long: Answer = {
    ...answer,
    link: { kind: 'tooLong', link: 'https://site.example/demo/staking', why: 'text' },
    entries: [
      ['Amount to stake', '9'.repeat(5000)],
      ['Pool', 'Ether Core'],
    ],
  }
  const href = replyMail(long)
  expect(href.length).toBeLessThanOrEqual(LONGEST_SAFE_LINK)
  const text = new URL(href).searchParams.get('body') ?? ''
  expect(text).not.toContain('as I left it: http')
  expect(text).toContain('The demo from its beginning: https://site.example/demo/staking\r\n')
  expect(text).toContain('Not as I left it: A text of more than 500 characters does not fit into a link.')
  expect(text).toMatch(/Amount to stake: 9{900,}…\r\nPool: Ether Core\r\n/)
  expect(text).toContain('Entries that end with … are longer in the demo.')
  expect(replyWhatsApp(long).length).toBeLessThanOrEqual(LONGEST_SAFE_LINK)
  // What fits is whole.
  const whole = replyMail({ ...long, entries: [['Amount to stake', '9'.repeat(501)]] })
  expect(new URL(whole).searchParams.get('body')).toMatch(/Amount to stake: 9{501}\r\n$/)
})

it('the sender learns which demo was looked at, on which day, and what was entered', () => {
  const mail = new URL(lookedAt(answer, 'November 26, 2026'))
  expect(mail.pathname).toBe(company.supportEmail.replace(/^.*(?=@)/, 'mara'))
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
    'Hello Mara,',
    '',
    'I have looked at this on November 26, 2026: Staking platform demo, prepared for Orchard & Co',
    'The demo as I left it: https://site.example/demo/staking#at=1aZ',
    '',
    'What I entered in the demo:',
    'Amount to stake: 2500',
    '',
  ])
  // Without a reply address the channel is WhatsApp.
  const chat = lookedAt({ ...answer, sender: { name: 'Mara', reply: '' } }, 'November 26, 2026')
  expect(chat.startsWith(company.whatsappUrl)).toBe(true)
  expect(new URL(chat).searchParams.get('text')).toContain('I have looked at this on November 26, 2026')
})

it('a new link is asked of the sender, or of the company where no sender is known', () => {
  const asked = (sender: Answer['sender']) => new URL(newOneMail({ ...answer, sender }, 'November 20, 2026'))
  expect(asked(answer.sender).pathname).toMatch(/^mara@/)
  expect(asked(null).pathname).toBe(company.supportEmail)
  expect(asked(null).searchParams.get('body')).toContain(
    'Please send me a new link. This one was valid until November 20, 2026: Staking platform demo',
  )
})

import { expect, it } from 'vitest'
import { demoByKey } from '../../content/demos.ts'
import { replyMail, replyWhatsApp, type Answer } from './replyLinks.ts'

const answer: Answer = {
  demo: demoByKey('staking'),
  client: 'Orchard & Co',
  sender: { name: 'Mara', reply: 'mara' },
  link: 'https://fourfold.example/demo/staking#at=1aZ',
  entries: [['Amount to stake', '2500']],
}

it('an email to the sender has the topic and the entries', () => {
  const mail = new URL(replyMail(answer))
  expect(mail.pathname).toBe('mara@fourfold.example')
  expect(mail.searchParams.get('subject')).toBe('Fourfold: Staking platform demo')
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
    'Hello Mara,',
    '',
    'About: Staking platform demo, prepared for Orchard & Co',
    'The demo as I left it: https://fourfold.example/demo/staking#at=1aZ',
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
    'The demo as I left it: https://fourfold.example/demo/staking#at=1aZ',
    '',
  ])
})

// Denied sentences, and allowed sentences that look similar: for the test of claims.ts, and for writers.
import { company } from '#src/content/company.ts'

/** Each contains a denied claim. */
export const deniedExamples = [
  'Our engineers bring ten years of experience.',
  'Delivered on time in 98% of projects.',
  'An uptime of 99.9%.',
  '99.9% uptime.',
  'Our contracts are 100% secure.',
  'It costs 30% less.',
  'Save 20 percent.',
  'Holders earn 12% a year.',
  'An award-winning studio.',
  'Built by certified developers.',
  'Trusted by banks.',
  'Our team of engineers and two offices.',
  'Our clients come back.',
  'From $4,900 per token.',
  'Ready in six weeks.',
  'Live within 10 days.',
  'Rated 4.9 out of 5.',
  'We guarantee it.',
  'Seamless integration.',
  'Buy now!',
  'Choose from 25 services.',
  'All eighteen demos are open.',
  'We are ISO 27001 certified.',
  'Lorem ipsum.',
  'Hello ${name}.',
  'A customised token.',
  'An authorised organisation.',
  'Recognising colour.',
  'Active since 2015.',
  'Trades with oneself.',
  'Terraform or a like tool.',
  'The escrow you use, or the wish for one.',
]

/** Each is allowed. */
export const allowedExamples = [
  `Founded in ${company.claims.founded}.`,
  'Wrong by up to 1%, in either direction.',
  'A tax of 1% goes to the owner, and a quorum of 4% is usual.',
  'A slippage of 0.5% per trade adds up.',
  `We answer ${company.answer}, by email or on WhatsApp.`,
  'Fixed terms such as 30, 60 and 90 days, shown before signing.',
  'Services in four families.',
  'What does advised, promised or compromised mean? Rising, arising and raising do not count.',
  'A TLS certificate for each node.',
  'The demo is a starting point, not the limit.',
]

import { expect, it } from 'vitest'
import { foreignIn } from './languages.ts'

it.each([
  ['Was kostet eine Brücke?', /Englisch/, /cost.*bridge/],
  ['Combien coûte un jeton ?', /anglais/, /cost.*token/],
  ['¿Cuánto cuesta una billetera?', /inglés/, /cost.*wallet/],
  ['Quanto costa un ponte per la nostra rete?', /inglese/, /cost.*bridge/],
  ['Quanto custa uma carteira para nossa empresa?', /inglês/, /cost.*wallet/],
])('%s gets a notice in its language and is read in English', (question, says, english) => {
  expect(foreignIn(question)?.says).toMatch(says)
  expect(foreignIn(question)?.english).toMatch(english)
})

it.each([
  'is a DAO a legal entity',
  'me and a friend want a token',
  'as a bank, do we use a ledger or a database',
  'how much is a bridge',
  'token',
  'hola',
  'a la carte menu for an NFT',
  'constructor toString',
  '',
])('%s is English, or too short to tell', (question) => {
  expect(foreignIn(question)).toBeNull()
})

import { expect, it } from 'vitest'
import { languageOf } from './languages.ts'

it.each([
  ['Was kostet ein Token bei euch?', 'de'],
  ['Combien coûte un jeton ?', 'fr'],
  ['¿Cuánto cuesta un token para nosotros?', 'es'],
  ['Quanto costa un token per noi?', 'it'],
  ['Quanto custa um token para nós?', 'pt'],
  ['how much is a token', undefined],
  ['El Salvador los Angeles wallet', undefined],
  ['', undefined],
])('%s: %s', (question, id) => {
  expect(languageOf(question)?.id).toBe(id)
})

import { expect, it } from 'vitest'
import { askedAbroad, LANGUAGES } from './askedAbroad.ts'

it.each([
  ['de', 'Gehört uns der Code am Ende?', 'code'],
  ['fr', 'Que se passe-t-il après mon message ?', 'afterMessage'],
  ['es', '¿Cuánto tardan en responder?', 'replyTime'],
  ['it', 'Possiamo fare una videochiamata?', 'meeting'],
  ['pt', 'Assinam um acordo de confidencialidade?', 'nda'],
] as const)('%s: %s asks for %s', (language, question, id) => {
  expect(askedAbroad(question, language)?.id).toBe(id)
})

it('takes no notice of accents and of capitals', () => {
  expect(askedAbroad('¿EL CODIGO FUENTE SERA NUESTRO?', 'es')?.id).toBe('code')
})

it('prefers the way with more beginnings', () => {
  expect(askedAbroad('wer liest meine Nachricht', 'de')?.id).toBe('afterMessage')
  expect(askedAbroad('wer liest hier mit', 'de')?.id).toBe('privacy')
})

it('takes short beginnings for whole words', () => {
  // "Wo" is in "Workshop", and "ver" in "verstehen".
  expect(askedAbroad('Kann man bei euch auch einen Workshop buchen?', 'de')).toBeNull()
})

it.each(LANGUAGES)('%s: finds nothing in a question about a product, and in none', (language) => {
  for (const question of ['', '???', 'bridge', 'token 2026', 'a'.repeat(10_000)])
    expect(askedAbroad(question, language)).toBeNull()
})

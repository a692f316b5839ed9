import { expect, it } from 'vitest'
import { emailFile } from './emailFile.ts'

const message = {
  subject: '3 demos for Müller & Söhne, Zürich\r\nBcc: all@evil.example',
  text: 'Hello Ada,\n\nПривет, 你好 👋 …\n\nhttps://site.example/demo#room=staking.dao\n',
}
const file = emailFile(message, { fileName: '2-demos.png', png: 'iVBORw0KGgo='.repeat(40) })

const decoded = (base64: string) => Buffer.from(base64, 'base64').toString('utf8')
const [header = '', ...parts] = file.split('--part-of-the-message')

it('has the subject in any alphabet, in one header', () => {
  const lines = header.split('\r\n')
  const subject = header.slice(0, header.indexOf('\r\nX-Unsent'))
  const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([word, text = '']) => {
    expect(word.length).toBeLessThanOrEqual(75)
    return decoded(text)
  })
  expect(words.join('')).toBe('3 demos for Müller & Söhne, Zürich Bcc: all@evil.example')
  expect(lines.filter((line) => /^(?:Bcc|To|From):/.test(line))).toEqual([])
  expect(lines.every((line) => line.length <= 78)).toBe(true)
})
it('has the text and the picture', () => {
  const [text = '', picture = '', end] = parts
  expect(decoded(text.split('\r\n\r\n')[1] ?? '')).toBe(message.text.replaceAll('\n', '\r\n'))
  expect(picture).toContain('Content-Disposition: inline; filename="2-demos.png"')
  expect(picture.split('\r\n\r\n')[1]?.replace(/\s/g, '')).toBe('iVBORw0KGgo='.repeat(40))
  expect(end).toBe('--\r\n')
  expect(file.split('\r\n').every((line) => line.length <= 78)).toBe(true)
})

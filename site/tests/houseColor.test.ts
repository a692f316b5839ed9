import { wcagContrast } from 'culori'
import { expect, it } from 'vitest'
import { houseColorNote } from '../build/houseColor.ts'
import { brandTones } from '#src/theme/brandTones.ts'

const facesOf = (color: string) => {
  const { paper, ink } = brandTones(color, 'launch')
  return { Paper: paper.launch, Ink: ink.launch }
}

it('says nothing of a color that is used as it is given', () => {
  expect(houseColorNote(null)).toBeNull()
  expect(houseColorNote('#0a7d4f', facesOf('#0a7d4f'))).toBeNull()
})

it.each(['#ffffff', '#050505', '#767676'])('says what is in the place of %s, and in which theme', (color) => {
  const faces = facesOf(color)
  const note = houseColorNote(color, faces)
  for (const [theme, face] of Object.entries(faces))
    if (face !== color) expect(note).toContain(`${face} in the theme ${theme}`)
  expect(note === null).toBe(Object.values(faces).every((face) => face === color))
})

it.each(['#ffffff', '#050505', '#ffe600', '#0a7d4f'])('holds the contrast of a text on %s', (color) => {
  const { paper, ink } = brandTones(color, 'launch')
  for (const tokens of [paper, ink]) expect(wcagContrast(tokens.onLaunch, tokens.launch)).toBeGreaterThan(4.5)
})

it.each(['green', '#FFE600', '#fe6'])('names the remedy for %s, which is no color here', (text) => {
  expect(() => houseColorNote(text, facesOf('#ffe600'))).toThrow(/Write six digits in lower case/)
})

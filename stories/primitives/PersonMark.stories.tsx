import { expect } from 'storybook/test'
import { PersonMark } from '#src/primitives/PersonMark.tsx'
import preview from '#storybook/preview.tsx'
import { inBothThemes } from './inBothThemes.tsx'
import { row, square32, square56 } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-person-mark',
  title: 'Primitives/PersonMark',
  component: PersonMark,
  args: { name: 'Mira Kent' },
})

const marksOf = (names: readonly string[]) => (
  <div className={row}>
    {names.map((name) => (
      <span key={name} className={square56}>
        <PersonMark name={name} />
      </span>
    ))}
  </div>
)
const lettersIn = (element: HTMLElement) =>
  [...element.querySelectorAll('text')].map(({ textContent }) => textContent)
const names = ['mira_k', 'r.okafor', 'HarborDesk', 'Palm Exchange Desk', 'Fenn', 'Wendy Moor', '7 Streets']

export const Sizes = meta.story({
  render: ({ name }) => (
    <div className={row}>
      {[square32, square56].map((place) => (
        <span key={place} className={place}>
          <PersonMark name={name} />
        </span>
      ))}
    </div>
  ),
})
export const Names = meta.story({
  render: () => inBothThemes(marksOf(names)),
  play: async ({ canvasElement }) => {
    const letters = ['MK', 'RO', 'HD', 'PD', 'F', 'WM', '7S']
    await expect(lettersIn(canvasElement)).toEqual([...letters, ...letters])
  },
})
export const OtherScripts = meta.story({
  render: () => marksOf(['Ольга Ким', 'Ángel Ñandú', '山田 太郎', 'أحمد علي', 'सीमा राव', '🦊 fox']),
  play: async ({ canvasElement }) => {
    await expect(lettersIn(canvasElement)).toEqual(['ОК', 'ÁÑ', '山', 'أ', 'सी', 'F'])
  },
})
export const WithoutLetters = meta.story({
  render: () => marksOf(['', '🦊', '—']),
  play: async ({ canvasElement }) => {
    await expect(lettersIn(canvasElement)).toEqual([])
  },
})

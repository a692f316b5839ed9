import preview from '#storybook/preview.tsx'
import { noCode } from '../checks.ts'
import { EveryColor, Palette, type Theme } from './Palette.tsx'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  id: 'theme-colors',
  title: 'Foundations/Colors',
  component: Palette,
  parameters: { layout: 'fullscreen', ...noCode },
  args: { theme: 'light' as Theme },
})

export const Paper = meta.story()
export const Ink = meta.story({ args: { theme: 'dark' } })
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})

/** Every token of the contract and what each theme fills it with. */
export const EveryToken = meta.story({ parameters: { layout: 'padded' }, render: () => <EveryColor /> })

import { expect, fn } from 'storybook/test'
import { ButtonLink, LiveDemoLink, TextLink } from '#src/primitives/Button.tsx'
import { families } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { inFocus, underPointer, whilePressed } from '../pressed.ts'
import { face, row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-links',
  title: 'Primitives/Link',
  component: ButtonLink,
  subcomponents: { TextLink, LiveDemoLink },
  args: { href: '/contact', children: 'Tell us what you need', onUse: fn() },
})

export const AsButton = meta.story()
export const AsPrimaryButton = meta.story({ args: { variant: 'primary' } })
export const AsSmallButton = meta.story({ args: { size: 'small' } })
export const OnFamilyFaces = meta.story({
  args: { variant: 'onFace' },
  render: (args) => (
    <div className={row}>
      {families.map((family) => (
        <div key={family} className={face} data-family={family}>
          <ButtonLink {...args} />
        </div>
      ))}
    </div>
  ),
})
export const External = meta.story({
  args: { href: 'https://www.linkedin.com/', isExternal: true, children: 'LinkedIn' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'LinkedIn (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
export const Text = meta.story({
  render: () => <TextLink href="/services">All services</TextLink>,
})
export const TextWithArrow = meta.story({
  render: () => (
    <TextLink href="/services" hasArrow>
      All services
    </TextLink>
  ),
})
export const TextHovered = TextWithArrow.extend(underPointer())
export const TextFocused = TextWithArrow.extend(inFocus('a'))
export const TextPressed = TextWithArrow.extend(whilePressed())
export const LiveDemo = meta.story({
  render: () => (
    <div className={row}>
      {families.map((family) => (
        <LiveDemoLink
          key={family}
          href="?demo=staking"
          subject={`Staking platform, ${family}`}
          family={family}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('Each link says what its demo is of', async () => {
      await expect(canvas.getByRole('link', { name: 'Live Demo: Staking platform, trade' })).toBeVisible()
    })
  },
})
/** Beside a product that uses the demo of another product: the link says which. */
export const BorrowedDemo = meta.story({
  render: () => (
    <LiveDemoLink
      href="?demo=token-generator"
      subject="Token locker"
      shows="Token generator"
      family="launch"
    />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Live Demo: Token generator, for Token locker' })
    await expect(link).toHaveTextContent('Live Demo: Token generator')
  },
})

import { expect } from 'storybook/test'
import { QrCode } from '#src/primitives/QrCode.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'primitives-qr-code',
  title: 'Primitives/QR code',
  component: QrCode,
  args: {
    text: 'https://fourfold.example/demo/staking',
    label: 'The link as a QR code',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'The link as a QR code' })
    // 29 squares on a side, and four blank ones around them.
    await expect(code).toHaveAttribute('viewBox', '0 0 37 37')
  },
})
/** Where the text is beside it, screen readers read that instead. */
export const Decoration = meta.story({
  render: ({ text }) => (
    <p>
      <QrCode text={text} /> {text}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

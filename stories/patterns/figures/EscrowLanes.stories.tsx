import { expect } from 'storybook/test'
import { EscrowLanes } from '#src/patterns/figures/EscrowLanes.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onTheSmallest } from '../../viewports.ts'

const places = {
  agreed: { money: 'visitor', coins: 'partner' },
  'paid in': { money: 'escrow', coins: 'partner' },
  released: { money: 'partner', coins: 'visitor' },
} as const

const meta = preview.meta({
  id: 'patterns-escrow-lanes',
  title: 'Patterns/Figures/Escrow lanes',
  component: EscrowLanes,
  argTypes: { at: oneOf(places) },
  args: {
    trade: 'trade-1',
    partner: 'HarborDesk',
    money: '$500.00',
    coins: '0.00739 BTC',
    symbol: 'BTC',
    at: places.agreed,
  },
})

export const Agreed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'The money, $500.00, is with you. The coins, 0.00739 BTC, are with HarborDesk.',
    )
  },
})
export const PaidIn = meta.story({ args: { at: places['paid in'] } })
export const Released = meta.story({ args: { at: places.released } })
export const OnTheSmallestPhone = meta.story({ tags: ['slow'], ...onTheSmallest })

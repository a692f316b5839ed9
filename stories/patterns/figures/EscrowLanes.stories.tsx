import { expect } from 'storybook/test'
import { EscrowLanes } from '#src/patterns/figures/EscrowLanes.tsx'
import preview from '#storybook/preview.tsx'
import { onTheSmallest } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-escrow-lanes',
  title: 'Patterns/Figures/Escrow lanes',
  component: EscrowLanes,
  args: {
    trade: 'trade-1',
    partner: 'HarborDesk',
    money: '$500.00',
    coins: '0.00739 BTC',
    symbol: 'BTC',
    at: { money: 'visitor', coins: 'partner' } as const,
  },
})

export const Agreed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'The money, $500.00, is with you. The coins, 0.00739 BTC, are with HarborDesk.',
    )
  },
})
export const PaidIn = meta.story({ args: { at: { money: 'escrow', coins: 'partner' } } })
export const Released = meta.story({ args: { at: { money: 'partner', coins: 'visitor' } } })
export const OnTheSmallestPhone = meta.story({ ...onTheSmallest })

import { expect } from 'storybook/test'
import { neighborsOf } from '#src/content/neighbors.ts'
import { Neighbors } from '#src/screens/Neighbors.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { onAPhone, onTheSmallest } from '../viewports.ts'

const meta = preview.meta({
  id: 'patterns-neighbors',
  title: 'Patterns/Sections/Neighbors',
  component: Neighbors,
  argTypes: {
    neighbors: oneOf({
      two: neighborsOf('/products/dao-builder'),
      three: neighborsOf('/services/wallet-development'),
      none: [],
    }),
  },
  args: { neighbors: neighborsOf('/products/dao-builder') },
})

export const OfTwo = meta.story({
  play: async ({ canvas }) => {
    const [own, other] = canvas.getAllByRole('listitem')
    await expect(own).toHaveTextContent(/^Choose this if token votes/)
    await expect(other).toHaveTextContent(/^Choose DAO platform if you need several voting bodies/)
    await expect(canvas.getByRole('link', { name: 'DAO platform' })).toHaveAttribute(
      'href',
      '/services/dao-platform',
    )
  },
})
export const OfThree = meta.story({ args: { neighbors: neighborsOf('/services/wallet-development') } })
/** It is mixed up with two others for its tokens, and with two for its contracts. */
export const OfTwoGroups = meta.story({
  args: { neighbors: neighborsOf('/products/contract-builder') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^this$/)).toHaveLength(1)
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
})
export const OnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const OnTheSmallestPhone = meta.story({
  tags: ['slow'],
  args: { neighbors: neighborsOf('/products/contract-builder') },
  ...onTheSmallest,
})

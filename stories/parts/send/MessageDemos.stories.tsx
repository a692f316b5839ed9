import { expect, fn } from 'storybook/test'
import { demoByKey, demoIds } from '#src/content/demos.ts'
import { siteUrl } from '#src/content/site.ts'
import type { Chosen } from '#src/parts/send/desk.ts'
import { MessageDemos } from '#src/parts/send/MessageDemos.tsx'
import { MOST_DEMOS } from '#src/parts/send/room.ts'
import type { Beginning } from '#src/parts/send/sending.ts'
import type { DemoLink } from '#src/simulation/momentLink.ts'
import preview from '#storybook/preview.tsx'
import { demosByName, oneOf } from '../../controls.ts'
import { onTheSmallest } from '../../viewports.ts'

const startAt = (id: string): DemoLink => ({ kind: 'start', link: `${siteUrl}/demo/${id}` })
const two: readonly Chosen[] = [
  { demo: 'dao', beginning: 'tour' },
  { demo: 'wallet', beginning: 'start' },
]
const full: readonly Chosen[] = demoIds
  .filter((demo) => demo !== 'staking')
  .slice(0, MOST_DEMOS - 1)
  .map((demo) => ({ demo, beginning: 'start' }))

const meta = preview.meta({
  id: 'patterns-desk-demos',
  title: 'Patterns/Demo panel/Message demos',
  component: MessageDemos,
  argTypes: {
    demo: oneOf(demosByName),
    stands: oneOf({ Untouched: startAt('staking') }),
    others: oneOf({ None: [], Two: two, 'As many as fit': full }),
  },
  args: {
    demo: demoByKey('staking'),
    beginning: 'start' as Beginning,
    onBeginning: fn(),
    stands: startAt('staking'),
    others: two,
    onOthers: fn(),
    leftAt: startAt,
    onTold: fn(),
  },
})

/** Each demo has its beginning and can be removed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('DAO governance'), 'At the beginning')
    await expect(args.onOthers).toHaveBeenLastCalledWith([{ demo: 'dao', beginning: 'start' }, two[1]])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wallet' }))
    await expect(args.onOthers).toHaveBeenLastCalledWith([two[0]])
  },
})
/** Only the open demo is sent. */
export const One = meta.story({ args: { others: [] } })
/** No other fits. */
export const Full = meta.story({
  args: { others: full },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`A message has at most ${MOST_DEMOS} demos.`)).toBeVisible()
    await expect(canvas.queryByLabelText('Add a demo to this message')).not.toBeInTheDocument()
  },
})
export const OnTheSmallestPhone = meta.story({ tags: ['slow'], ...onTheSmallest })

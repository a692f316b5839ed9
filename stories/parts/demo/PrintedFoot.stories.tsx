import { expect, fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { PrintedFoot } from '#src/parts/demo/PrintedFoot.tsx'
import { NO_COVER } from '#src/parts/send/cover.ts'
import { onlyPrinted } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { printed } from '../../patterns/places.css.ts'

const covers = {
  'Not known': NO_COVER,
  Mara: { ...NO_COVER, sender: { name: 'Mara', reply: 'mara' } },
  'A note': {
    sender: { name: 'Mara', reply: 'mara' },
    note: 'As agreed on Tuesday: three pools, paid weekly.\nWhat should be different for you?',
    until: '2026-12-18',
    passedOnBy: 'Ada Okafor',
  },
}

/** As paper does. The style that hides it on a screen is stronger than any other of a sheet of styles. */
const showPrinted = (sheet: HTMLDivElement | null) =>
  sheet?.querySelector<HTMLElement>(`.${onlyPrinted}`)?.style.setProperty('display', 'block', 'important')

const meta = preview.meta({
  id: 'patterns-printed-foot',
  title: 'Patterns/Demo panel/Printed foot',
  component: PrintedFoot,
  // Printed only: the story shows it on a sheet.
  render: (args) => (
    <div className={printed} ref={showPrinted}>
      <PrintedFoot {...args} />
    </div>
  ),
  argTypes: { cover: oneOf(covers) },
  args: {
    linkNow: fn(() => `${siteUrl}/demo/staking#for=Orchard&color=7a1fa2`),
    cover: covers.Mara,
  },
})

/** The end of a printed demo: lines for notes, the link as a QR code and as text, and whom to ask. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  },
})
/** With the sender's words, the last day, and who passed it on. */
export const WithANote = meta.story({ args: { cover: covers['A note'] } })

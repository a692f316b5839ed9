import { fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { PrintedFoot } from '#src/parts/demo/PrintedFoot.tsx'
import { NO_COVER } from '#src/parts/send/cover.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

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

const meta = preview.meta({
  id: 'patterns-printed-foot',
  title: 'Patterns/Demo panel/Foot on paper',
  component: PrintedFoot,
  argTypes: { cover: oneOf(covers) },
  args: {
    linkNow: fn(() => `${siteUrl}/demo/staking#for=Orchard&color=7a1fa2`),
    cover: covers.Mara,
  },
})

/** It is shown on paper only: print this page to see the link, the QR code, whom to ask, and lines for notes. */
export const Default = meta.story()
/** With the sender's words, the last day, and who passed it on. */
export const WithANote = meta.story({ args: { cover: covers['A note'] } })

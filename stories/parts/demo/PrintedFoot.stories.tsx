import { fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { PrintedFoot } from '#src/parts/demo/PrintedFoot.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const senders = { 'Not known': null, Mara: { name: 'Mara', reply: 'mara' } }

const meta = preview.meta({
  id: 'patterns-printed-foot',
  title: 'Patterns/Demo panel/Foot on paper',
  component: PrintedFoot,
  argTypes: { sender: oneOf(senders) },
  args: {
    linkNow: fn(() => `${siteUrl}/demo/staking#for=Orchard&color=7a1fa2`),
    sender: senders.Mara,
  },
})

/** It is shown on paper only: print this page to see the link, the QR code, whom to ask, and lines for notes. */
export const Default = meta.story()

import { expect, fn, screen, within } from 'storybook/test'
import { demoByKey } from '#src/content/demos.ts'
import { siteUrl } from '#src/content/site.ts'
import { NO_COVER, type Cover } from '#src/parts/send/cover.ts'
import { PassOnPanel, type PassOnPanelProps } from '#src/parts/send/PassOnPanel.tsx'
import { brandTones } from '#src/theme/brandTones.ts'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'
import { brandsByName, demosByName, oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'

const START = `${siteUrl}/demo/staking`
const CODE = '1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA'
const came: Cover = {
  ...NO_COVER,
  sender: { name: 'Mara', reply: 'mara' },
  note: 'As agreed on Tuesday: three pools, paid weekly.',
  until: '2026-12-18',
}
const covers = {
  'From Mara': came,
  'Passed on before': { ...came, passedOnBy: 'Bo' },
  'A note only': { ...NO_COVER, note: came.note },
}

const meta = preview.meta({
  id: 'patterns-pass-on',
  title: 'Patterns/Demo panel/Pass on panel',
  component: PassOnPanel,
  argTypes: {
    demo: oneOf(demosByName),
    brand: oneOf(brandsByName),
    came: oneOf(covers),
    stands: oneOf({
      Untouched: { kind: 'start' as const, link: START },
      'As typed': { kind: 'moment' as const, link: `${START}#at=${CODE}`, code: CODE, holdsText: true },
    }),
  },
  parameters: { ...inSection('Sending a demo'), layout: 'fullscreen' },
  args: {
    demo: demoByKey('staking'),
    brand: { name: 'Nordwind Energie', color: '#0b7a75', tones: brandTones('#0b7a75', 'trade') },
    came,
    start: START,
    stands: {
      kind: 'moment',
      link: `${START}#at=${CODE}`,
      code: CODE,
      holdsText: true,
    } as PassOnPanelProps['stands'],
    copyText: fn(() => Promise.resolve(true)),
    share: null as PassOnPanelProps['share'],
    onClose: fn(),
    returnFocusTo: fn(() => null),
  },
})

const panel = async () => within(await screen.findByRole('dialog', { name: 'Pass this demo on' }))
const KEPT =
  'for=Nordwind+Energie&color=0b7a75&from=Mara&reply=mara&note=As+agreed+on+Tuesday%3A+three+pools%2C+paid+weekly.&until=2026-12-18'

/** The sender, the note and the last day stay; the client may add a name. */
export const Default = meta.story({
  parameters: shows('A client passes it on'),
  play: async ({ userEvent, args, step }) => {
    const pass = await panel()
    await step('Without a name nothing is added', async () => {
      await userEvent.click(pass.getByRole('button', { name: 'Copy link' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(`${START}#${KEPT}&at=${CODE}`)
    })
    await step('A name is added as the one who passed it on', async () => {
      await userEvent.type(pass.getByLabelText('Your name'), 'Ada Okafor')
      await userEvent.click(pass.getByRole('button', { name: 'Copy link' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(`${START}#${KEPT}&by=Ada+Okafor&at=${CODE}`)
    })
    await step('The message names the sender, and is signed by the client', async () => {
      await userEvent.click(pass.getByRole('button', { name: 'Copy message' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(
        expect.stringMatching(/Mara of [^]*\n\nAda Okafor$/),
      )
    })
  },
})
export const OnAPhone = Default.extend({ tags: ['slow'], ...onAPhone, play: undefined })
export const OnTheSmallestPhone = Default.extend({ tags: ['slow'], ...onTheSmallest, play: undefined })
/** The last client who passes it on is named. */
export const PassedOnBefore = meta.story({
  args: { came: covers['Passed on before'] },
  play: async ({ userEvent, args }) => {
    const pass = await panel()
    await userEvent.type(pass.getByLabelText('Your name'), 'Ada')
    await userEvent.click(pass.getByRole('button', { name: 'Copy link' }))
    await expect(args.copyText).toHaveBeenLastCalledWith(expect.stringMatching(/&by=Ada&at=/))
  },
})
/** What is no person's name is in no link, and the field says why. */
export const UnusableName = meta.story({
  play: async ({ userEvent, args }) => {
    const pass = await panel()
    await userEvent.type(pass.getByLabelText('Your name'), 'Support')
    await expect(pass.getByText(/^Your own name, not the name of a team/)).toBeVisible()
    await userEvent.click(pass.getByRole('button', { name: 'Copy link' }))
    await expect(args.copyText).toHaveBeenLastCalledWith(expect.not.stringContaining('by='))
  },
})

import { expect, fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { LetterFields, SenderFields, SendingFields } from '#src/parts/send/CoverFields.tsx'
import { Clients } from '#src/parts/send/Clients.tsx'
import { LogoField } from '#src/parts/send/LogoField.tsx'
import { Options } from '#src/parts/send/Options.tsx'
import { beginningOptions, NO_LETTER, WHERE_IT_STARTS } from '#src/parts/send/sending.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onTheSmallest } from '../../viewports.ts'

const nothing = { note: '', until: '' }
const written = { note: 'As agreed on Tuesday: three pools, paid weekly.', until: '2026-12-18' }

const meta = preview.meta({
  id: 'patterns-cover-fields',
  title: 'Patterns/Demo panel/Sending fields',
  component: SendingFields,
  subcomponents: { Clients, LetterFields, LogoField, Options, SenderFields },
  argTypes: { words: oneOf({ Nothing: nothing, 'A note and a day': written }) },
  args: { words: nothing, onWords: fn(), now: SAMPLE_NOW },
})

/** A note and a day that can be used are passed on as they are typed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Note'), 'Hello')
    await expect(args.onWords).toHaveBeenLastCalledWith({ note: 'Hello', until: '' })
  },
})
export const Written = meta.story({ args: { words: written } })
export const WrittenOnTheSmallestPhone = Written.extend({ tags: ['slow'], ...onTheSmallest })
/** Who sends it, the logo for this device, and where the demo starts. */
export const OtherFields = meta.story({
  render: () => (
    <>
      <SenderFields sender={{ name: 'Mara', reply: 'mara' }} onSender={fn()} />
      <LogoField client="Nordwind Energie" logo={null} onLogo={fn(() => Promise.resolve(true))} />
      <Options
        label={WHERE_IT_STARTS}
        value="start"
        onChange={fn()}
        options={beginningOptions({ kind: 'start', link: `${siteUrl}/demo/staking` })}
      />
    </>
  ),
})
const onChoose = fn()
/** A client of an earlier link fills in name and color. */
export const ClientFromBefore = meta.story({
  render: () => <Clients clients={[{ client: 'Nordwind Energie', color: '#0b7a75' }]} onChoose={onChoose} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('A client from before'), 'Nordwind Energie')
    await expect(onChoose).toHaveBeenCalledWith({ client: 'Nordwind Energie', color: '#0b7a75' })
  },
})
const onLetter = fn()
/** The greeting and the subject of the message around the links. */
export const Letter = meta.story({
  render: () => <LetterFields letter={NO_LETTER} onLetter={onLetter} subject="A demo for Nordwind Energie" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Greeting'), 'D')
    await expect(onLetter).toHaveBeenLastCalledWith({ greeting: 'D', subject: '' })
  },
})

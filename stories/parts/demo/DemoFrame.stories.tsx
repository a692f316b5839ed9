import { useState } from 'react'
import { Palette, Play } from 'lucide'
import { expect, fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { company } from '#src/content/company.ts'
import { colleagueEmail } from '#src/content/channels.ts'
import { demoByKey } from '#src/content/demos.ts'
import staking from '#src/demos/staking/demo.ts'
import { Arrived } from '#src/parts/demo/Arrived.tsx'
import { BrandSettings } from '#src/parts/demo/BrandSettings.tsx'
import { AskForYourVersion } from '#src/parts/demo/AskForYourVersion.tsx'
import { ClientMark } from '#src/parts/demo/ClientMark.tsx'
import { CoverStrip } from '#src/parts/demo/CoverStrip.tsx'
import { DemoFrame, type DemoFrameProps } from '#src/parts/demo/DemoFrame.tsx'
import { DemoHead } from '#src/parts/demo/DemoHead.tsx'
import { FootAction } from '#src/parts/demo/FootAction.tsx'
import { SenderLine } from '#src/parts/demo/SenderLine.tsx'
import type { DrawCover } from '#src/parts/demo/useSender.tsx'
import { TourPlayer } from '#src/parts/demo/TourPlayer.tsx'
import { SampleButton } from '#src/primitives/SampleButton.tsx'
import { manualClock, SAMPLE_NOW } from '#src/simulation/clock.ts'
import type { OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { NO_COVER, type Cover } from '#src/parts/send/cover.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import { DemoFoot } from '#src/parts/demo/DemoFoot.tsx'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../../checks.ts'
import { brandsByName, demosByName, oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'

/** The whole line; the names in it are separate elements. */
const lineOf = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text

/** What the frame draws of a sender. */
const from =
  (cover: Partial<Cover>): DrawCover =>
  (answer) => <CoverStrip cover={{ ...NO_COVER, ...cover }} now={() => SAMPLE_NOW} answer={answer} />
const mara = { name: 'Mara', reply: 'mara' }
const covers = {
  'Not known': undefined,
  Mara: from({ sender: mara }),
  'A name only': from({ sender: { name: 'Mara', reply: '' } }),
  'A note and a last day': from({
    sender: mara,
    note: 'As agreed on Tuesday: three pools, paid weekly.\nWhat should be different for you?',
    until: '2026-12-18',
  }),
}

const ask = ({ demo }: Pick<DemoFrameProps, 'demo'>) => <AskForYourVersion about={demo.key} brand={null} />

const meta = preview.meta({
  id: 'patterns-demo-frame',
  title: 'Patterns/Demo panel/Demo frame',
  component: DemoFrame,
  argTypes: {
    demo: oneOf(demosByName),
    brand: oneOf(brandsByName),
    cover: oneOf(covers),
    arrived: oneOf({ none: undefined, 'the line': Arrived }),
    askFor: oneOf({ 'no address': undefined, Mara: () => `mailto:${colleagueEmail('mara')}` }),
    mark: oneOf({ 'from the name': undefined, kept: (client: string) => <ClientMark client={client} /> }),
    Title: oneOf({ h1: 'h1', h2: 'h2', h3: 'h3' }),
    tools: oneOf({ none: undefined, 'a button': <button type="button">Watch it</button> }),
    Description: oneOf({ p: 'p', div: 'div' }),
    children: oneOf({
      'a sentence': <p>The demo stands here.</p>,
      'more than fits': Array.from({ length: 60 }, (_, line) => <p key={line}>The demo stands here.</p>),
    }),
  },
  subcomponents: { Arrived, DemoFoot, DemoHead, FootAction, SenderLine },
  parameters: { layout: 'fullscreen' },
  args: {
    demo: demoByKey('staking'),
    link: `${siteUrl}/demo/staking`,
    onClose: fn(),
    onSend: fn(),
    arrived: Arrived,
    children: <p>The demo stands here.</p>,
  },
})

export const Default = meta.story()
export const SendPressed = Default.extend({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('It says that it is a demo', async () => {
      await expect(canvas.getByText('Demo – can be customized as requested')).toBeVisible()
    })
    await step('× closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close demo' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await step('Send asks for its panel, which gives the focus back to the button', async () => {
      const send = canvas.getByRole('button', { name: 'Send this demo' })
      await userEvent.click(send)
      await expect(args.onSend).toHaveBeenCalledWith(send)
    })
  },
})
/** A line at the end of the demo explains the dashed edge where there is one. */
export const WithSampleControls = meta.story({
  args: {
    children: (
      <SampleButton variant="primary" explains="In your version this asks the wallet to sign.">
        Stake Now
      </SampleButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dashed outline: a sample button. Press it for details.')).toBeVisible()
  },
})
/** More to do with a demo has its place in the bar, and the bar still fits on a small phone. */
export const WithTools = meta.story({
  args: {
    children: (
      <SampleButton variant="primary" explains="In your version this asks the wallet to sign.">
        Stake Now
      </SampleButton>
    ),
    tools: (
      <>
        <FootAction icon={Play} short="Watch" onClick={fn()}>
          Watch it
        </FootAction>
        <FootAction icon={Palette} short="yours" onClick={fn()}>
          Make it yours
        </FootAction>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const tools = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(tools.slice(-4)).toEqual(['Step back', 'Watch it', 'Make it yours', 'Send'])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
export const WithToolsOnTheSmallestPhone = WithTools.extend({
  tags: ['slow'],
  ...onTheSmallest,
})
/** Shown on the page of a product that lends it: the inquiry is about that product. */
export const LentDemo = meta.story({
  args: { demo: demoByKey('token-generator'), shownFor: 'token-locker' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for your version' })).toHaveAttribute(
      'href',
      '/contact?about=token-locker',
    )
  },
})
export const LongestName = meta.story({
  tags: ['slow'],
  args: { demo: demoByKey('brute-force') },
  ...onTheSmallest,
})

/** What a link to the staking demo says: Polygon Growth is open, and 2500 is typed. */
const SENT = '1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA'

/** The staking demo at work in its frame, opened again for each story. */
const atWork = (at?: string) => ({
  loaders: [() => ({ opened: staking.open({ seed: 1, clock: manualClock(), at }) })],
  render: (args: DemoFrameProps, { loaded }: { loaded: Record<string, unknown> }) => {
    const opened = loaded.opened as OpenDemo
    const capabilities = {
      close: args.onClose ?? fn(),
      copyText: fn(() => Promise.resolve(true)),
      downloadText: fn(),
    }
    return (
      <DemoFrame {...args} opened={opened}>
        <opened.View capabilities={capabilities} />
      </DemoFrame>
    )
  },
})

/** Opened by a link: everything stands as it was sent, and a line above it says so. */
export const Sent = meta.story({
  ...atWork(SENT),
  args: { onStartOver: fn(() => fn()) },
  play: async ({ canvas, step }) => {
    await step('It stands as it was sent, and says so', async () => {
      await expect(canvas.getByText('Opened as it was sent.')).toBeVisible()
      await expect(canvas.getByLabelText('Amount to stake')).toHaveValue('2500')
    })
  },
})
export const SentOn = Sent.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Ask for your version hands it on', async () => {
      const ask = canvas.getByRole('link', { name: 'Ask for your version' })
      ask.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(ask)
      await expect(ask).toHaveAttribute('href', `/contact?about=staking#at=${SENT}`)
    })
    await step('Start over asks for the start, and leaves me at Send', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
      await expect(args.onStartOver).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('button', { name: 'Send this demo' })).toHaveFocus()
    })
  },
})
const openStaking = (at?: string) => staking.open({ seed: 1, clock: manualClock(), at })

/** Opens the demo again at "Start over", as a page does. */
function StartingOver(args: DemoFrameProps) {
  const [opened, setOpened] = useState(() => openStaking(SENT))
  const onStartOver = () => {
    setOpened(openStaking())
    return () => setOpened(openStaking(SENT))
  }
  return (
    <DemoFrame {...args} opened={opened} onStartOver={onStartOver}>
      <opened.View
        capabilities={{ close: fn(), copyText: fn(() => Promise.resolve(true)), downloadText: fn() }}
      />
    </DemoFrame>
  )
}
/** After "Start over" a line leads back to what was sent. */
export const StartedOver = meta.story({
  render: (args) => <StartingOver {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const sendButton = canvas.getByRole('button', { name: 'Send this demo' })
    await step('It is at its start, and says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
      await expect(canvas.getByText('You started over.')).toBeVisible()
      await expect(canvas.queryByLabelText('Amount to stake')).not.toBeInTheDocument()
      await expect(sendButton).toHaveFocus()
    })
    await step('What was sent comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open it as it was sent' }))
      await expect(await canvas.findByLabelText('Amount to stake')).toHaveValue('2500')
      await expect(sendButton).toHaveFocus()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
  },
})
export const SentOnAPhone = meta.story({
  tags: ['slow'],
  ...atWork(SENT),
  args: { onStartOver: fn(() => fn()) },
  ...onAPhone,
})

/** A link brought a name and a color; what is handed on brings them too. */
export const Branded = meta.story({
  tags: ['slow'],
  ...atWork(),
  args: {
    brand: { name: 'Orchard Cooperative', color: '#7a1fa2', tones: brandTones('#7a1fa2', 'trade') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Staking platform demo' })).toBeVisible()
    await expect(
      canvas.getByText(lineOf(`A demo by ${company.name}, prepared for “Orchard Cooperative”`)),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ask for your version' })).toHaveAttribute(
      'href',
      '/contact?about=staking#for=Orchard+Cooperative&color=7a1fa2',
    )
  },
})
/** The link names who sent it: the client can answer with what was done in the demo. */
export const FromASender = Branded.extend({
  args: { isPageToSend: true, cover: covers.Mara },
  play: async ({ canvas, userEvent, step }) => {
    await step('Our family is not named in a client’s head', async () => {
      await expect(canvas.queryByText('Trade')).not.toBeInTheDocument()
    })
    await step('One way to ask for it', async () => {
      await expect(canvas.getAllByRole('link', { name: 'Ask for your version' })).toHaveLength(1)
    })
    await step('An answer says what was done', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stake in Polygon Growth' }))
      await userEvent.keyboard('2500')
      const reply = canvas.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` })
      reply.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(reply)
      const mail = new URL(reply.getAttribute('href') ?? '')
      await expect(mail.pathname).toBe(colleagueEmail('mara'))
      await expect(mail.searchParams.get('body')).toContain('Amount to stake: 2500')
      await expect(mail.searchParams.get('body')).toMatch(/#for=Orchard\+Cooperative&color=7a1fa2&at=\w/)
    })
  },
})
/** The sender's words and the last day are above the demo, and scroll with it. */
export const WithANote = FromASender.extend({
  args: { cover: covers['A note and a last day'] },
  play: undefined,
})
export const WithANoteOnAPhone = WithANote.extend({ tags: ['slow'], ...onAPhone })
export const FromASenderOnAPhone = FromASender.extend({ tags: ['slow'], ...onAPhone, play: undefined })
/** Without an address the client answers by WhatsApp. */
export const FromANameOnly = FromASender.extend({
  tags: ['slow'],
  args: { cover: covers['A name only'] },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(lineOf('From “Mara”')).filter((one) => one.offsetParent !== null)
    await expect(shown).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: /^Reply/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Company WhatsApp (opens in a new tab)' })).toBeVisible()
  },
})
/** Nothing is behind the demo: there is no ×. */
export const WithoutClose = meta.story({
  args: { onClose: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send this demo' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Close demo' })).not.toBeInTheDocument()
  },
})
/** On its own page: × leads to the page of the service or product, also without scripts. */
export const Alone = meta.story({
  args: { closeHref: '/services/staking-platform', isPageToSend: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(lineOf(`A demo by ${company.name}`))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Close demo' })).toHaveAttribute(
      'href',
      '/services/staking-platform',
    )
  },
})
/** A name or color that is none: one quiet line. */
export const BrokenBrand = meta.story({
  tags: ['slow'],
  args: {
    notice: 'The name or color in the link could not be read, so the default colors are shown.',
  },
})
export const MakingItYours = meta.story({
  ...atWork(),
  args: {
    brand: { name: 'Orchard Cooperative', color: '#7a1fa2', tones: brandTones('#7a1fa2', 'trade') },
    panel: (
      <BrandSettings
        id="brand"
        brand={{ name: 'Orchard Cooperative', color: '#7a1fa2' }}
        tones={brandTones('#7a1fa2', 'trade')}
        onChange={fn()}
        onDone={fn()}
      />
    ),
  },
})

/** The line of a broken link alone. */
export const BrokenLine = meta.story({
  tags: ['slow'],
  render: () => <Arrived arrival="broken" onStartOver={undefined} onReopened={fn()} />,
})
/** Cut off in a mail: the demo is at its start, and a line says why. */
export const BrokenLink = meta.story({
  ...atWork(SENT.slice(0, -5)),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The link could not be read, so the demo starts from the beginning.'),
    ).toBeVisible()
    await expect(canvas.queryByLabelText('Amount to stake')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
  },
})

/** Before the first action: a step back has its place, so that nothing moves when there is one. */
export const Empty = meta.story({
  ...atWork(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Step back' })).toBeDisabled()
  },
})
export const EmptyOnAPhone = Empty.extend({ tags: ['slow'], ...onAPhone })

/** What was done last is taken back, by the button in the foot or by Ctrl+Z. */
export const SteppedBack = meta.story({
  ...atWork(),
  play: async ({ canvas, userEvent, step }) => {
    await step('Nothing was done, so nothing can be taken back', async () => {
      await expect(canvas.getByRole('button', { name: 'Step back' })).toBeDisabled()
    })
    await step('I open a pool, type, and open another one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stake in Polygon Growth' }))
      await userEvent.keyboard('2500')
      await userEvent.click(canvas.getByRole('button', { name: 'Stake in Ether Core' }))
    })
    await step('In a field Ctrl+Z is the field’s', async () => {
      await userEvent.click(canvas.getByLabelText('Amount to stake'))
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(canvas.queryByText(/Stepped back/)).not.toBeInTheDocument()
    })
    await step('Outside it takes a step back, and the step is named', async () => {
      canvas.getByRole('button', { name: 'Step back' }).focus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(canvas.getByText('Stepped back. Undone: pool opened.')).toBeVisible()
      await expect(canvas.getByLabelText('Amount to stake')).toHaveValue('2500')
    })
    await step('Typing is one step, and the button keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Step back' }))
      await expect(canvas.getByText('Stepped back. Undone: amount typed.')).toBeVisible()
      await expect(canvas.getByLabelText('Amount to stake')).toHaveValue('')
      await expect(canvas.getByRole('button', { name: 'Step back' })).toHaveFocus()
    })
  },
})

/** The tour's player takes the place of the foot. */
export const Toured = meta.story({
  args: {
    tools: (
      <FootAction icon={Play} onClick={fn()}>
        Watch it
      </FootAction>
    ),
    tour: (tools, ask) => (
      <TourPlayer
        captions={['Your customers see what they own.', 'They see what they earn.']}
        step={0}
        status="playing"
        onPlay={fn()}
        onPause={fn()}
        onStep={fn()}
        onReading={fn()}
        onTakeOver={fn()}
        onClose={fn()}
        ask={ask(undefined)}
        tools={tools}
      />
    ),
  },
})
export const FootAlone = meta.story({
  render: (args) => (
    <DemoFoot {...args} ask={() => ask(args)} said={null} onSaid={fn()} sendButton={{ current: null }} />
  ),
})
/** The head alone, as the pictures of the home page's story show it. */
export const Head = meta.story({
  render: ({ demo }) => (
    <>
      <DemoHead demo={demo} client="" />
      <DemoHead demo={demo} client="Orchard Cooperative" />
    </>
  ),
})
/** The line in the head of a demo that was sent. */
export const LineAlone = meta.story({ render: () => <SenderLine client="Orchard Cooperative" /> })

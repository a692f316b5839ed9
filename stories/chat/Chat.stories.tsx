import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { company } from '#src/content/company.ts'
import { siteUrl } from '#src/content/site.ts'
import { chat, FORM_DELAY_MS, REPLY_DELAY_MS } from '#src/chat/chat.ts'
import { Chat, type ChatProps } from '#src/chat/Chat.tsx'
import { copyText } from '#src/browser/clipboard.ts'
import { demoByKey } from '#src/content/demos.ts'
import { DemoOverlay } from '#src/parts/demo/DemoOverlay.tsx'
import { useMediaQuery } from '#src/browser/externalStores.ts'
import { manualClock, type Clock, type ManualClock } from '#src/simulation/clock.ts'
import { useSimulation } from '#src/simulation/useSimulation.ts'
import { media } from '#src/theme/tokens.ts'
import { rulesAlone } from '#src/chat/siteAnswers.ts'
import { siteAnswers } from '#tests/siteAnswers.ts'
import preview from '#storybook/preview.tsx'
import { states } from './chatStates.ts'
import { oneOf } from '../controls.ts'
import { inSection, shows } from '../card.ts'
import { onAPhone, onATablet, onTheSmallest } from '../viewports.ts'

const meta = preview.meta({
  id: 'chat-assistant',
  title: 'Features/Chat assistant',
  component: Chat,
  argTypes: { state: oneOf(states) },
  parameters: { ...inSection('Chat'), layout: 'fullscreen' },
  args: {
    state: states.open,
    send: fn(),
    isNarrow: false,
    site: siteAnswers,
    place: { path: '/', demo: null },
    copyText: fn(async () => true),
  },
})

const HOME = { path: '/', demo: null }

function LiveChat({ clock, isNarrow }: { clock?: Clock; isNarrow?: boolean }): ReactElement {
  const { state, send } = useSimulation(chat, { clock, seed: 1 })
  const isScreenNarrow = useMediaQuery(media.narrow)
  return (
    <Chat
      state={state}
      send={send}
      isNarrow={isNarrow ?? isScreenNarrow}
      site={siteAnswers}
      place={HOME}
      copyText={copyText}
    />
  )
}
/** The chat on a clock that the play moves. */
const journey = {
  loaders: [() => ({ clock: manualClock() })],
  render: ({ isNarrow }: ChatProps, { loaded }: { loaded: Record<string, unknown> }) => (
    <LiveChat clock={loaded.clock as ManualClock} isNarrow={isNarrow} />
  ),
}
function passTime({ loaded }: { loaded: Record<string, unknown> }, ms: number): void {
  flushSync(() => (loaded.clock as ManualClock).advance(ms))
}

/** The chat at work: the link to send. */
export const Preview = meta.story({
  render: () => <LiveChat />,
  parameters: { chromatic: { disableSnapshot: true } },
})

export const Closed = meta.story({
  parameters: shows('Closed'),
  args: { state: states.closed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'opened' })
  },
})
export const ClosedWithAnswer = meta.story({
  parameters: shows('Closed'),
  args: { state: states.closedWithAnswer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open chat, 1 new answer' })).toBeVisible()
  },
})
export const Open = meta.story({
  parameters: shows('Open'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('I can write immediately', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Message to the assistant' })).toHaveFocus()
      await expect(
        canvas.getByRole('dialog', { name: `${company.name} assistant` }),
      ).toHaveAccessibleDescription(/Hello/)
    })
    await step('Send says that there is nothing to send', async () => {
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
        'Write a message first',
      )
    })
    await step('Escape minimizes', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.send).toHaveBeenCalledWith({ type: 'minimized' })
    })
    await step('Minimize and close are two things', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'closed' })
    })
  },
})
export const DraftTyped = meta.story({
  parameters: shows({ says: 'A message may be sent', after: 'chat-assistant--typing' }),
  args: { state: states.draftTyped },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to the assistant' })
    await step('Enter while composing sends nothing', async () => {
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('Shift and Enter begin a new line', async () => {
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
      await expect(args.send).toHaveBeenCalledWith({ type: 'draftTyped', text: 'Do you build bridges?\n' })
      await expect(args.send).toHaveBeenCalledTimes(1)
    })
    await step('Enter sends, and so does the button', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'sent', isNarrow: false })
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(args.send).toHaveBeenCalledTimes(3)
      await expect(field).toHaveFocus()
    })
  },
})
/** In browsers that cannot size a field by its text, too. */
export const DraftOfThreeLines = meta.story({
  args: { state: states.draftOfThreeLines },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to the assistant' })
    await step('The field is as high as its text', async () => {
      await expect(field.clientHeight).toBeGreaterThan(80)
      await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight)
    })
  },
})
/** The assistant asks which of several things is meant; each is one press from its answer. */
export const UnsureAnswer = meta.story({
  args: { state: states.unsure },
  play: async ({ canvas, userEvent, args, step }) => {
    const choices = canvas.getByRole('list', { name: 'Or is it one of these?' })
    await step('It says that it is not sure', async () => {
      await expect(canvas.getByRole('log')).toHaveTextContent('I am not sure what you mean.')
    })
    await step('Each choice is a button that asks for it', async () => {
      const [first] = within(choices).getAllByRole('button')
      await expect(within(choices).getAllByRole('button')).toHaveLength(4)
      if (first) await userEvent.click(first)
      await expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({
          type: 'choicePressed',
          isNarrow: false,
          choice: expect.objectContaining({ label: first?.textContent }),
        }),
      )
      await expect(canvas.getByRole('textbox', { name: 'Message to the assistant' })).toHaveFocus()
    })
  },
})
export const Typing = meta.story({
  parameters: shows({ says: 'The assistant is typing', after: 'chat-assistant--minimized-on-a-phone' }),
  args: { state: states.typing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The assistant is typing')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
      'Wait for the answer first',
    )
  },
})
/** What it will say is found already; it comes when it is due. */
export const TypingFound = meta.story({
  args: { state: states.typingFound },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The assistant is typing')).toBeInTheDocument()
    await expect(args.send).not.toHaveBeenCalled()
  },
})
export const Minimized = meta.story({
  parameters: shows('Minimized'),
  args: { state: states.minimized },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open chat/ }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'opened' })
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'closed' })
  },
})
export const MinimizedWithAnswer = meta.story({
  parameters: shows('Minimized'),
  args: { state: states.minimizedWithAnswer },
})
export const MinimizedOnAPhone = meta.story({
  parameters: shows('Minimized'),
  tags: ['slow'],
  args: { state: states.minimizedWithAnswer, isNarrow: true },
  ...onAPhone,
})

export const GreetingReply = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.greeting },
})
export const ServicesReply = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.services },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services')
    for (const link of canvas.getAllByRole('link', { name: 'Smart contract audits' }))
      await expect(link).toHaveAttribute('href', '/services/smart-contract-audits')
  },
})
export const ProductsReply = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.products },
})
export const AiReply = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.ai },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Live Demo: Trading bot' })).toHaveAttribute(
      'href',
      '?demo=trading-bot',
    )
  },
})
export const PricingReply = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.pricing },
})
export const ContactReply = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.contact },
})
export const TrainingReply = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.training },
})
export const KnowledgeReply = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.knowledge },
})
export const FactReply = meta.story({
  args: { state: states.fact },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Founded in ${company.claims.founded}.`, { exact: false })).toBeVisible()
  },
})
export const FallbackReply = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.fallback },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open in email app' })).toHaveAttribute(
      'href',
      expect.stringContaining('lentil'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Leave contact information' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'formOpened' })
  },
})

/** Where no mail app is set up. */
export const TextCopied = meta.story({
  args: { state: states.fallback },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the text instead' }))
    await expect(args.copyText).toHaveBeenCalledWith('I asked the assistant:\n- recipe for lentil soup')
    await expect(await canvas.findByText(/^Text copied\. Paste it/)).toBeVisible()
  },
})
export const CopyFailed = meta.story({
  args: { state: states.fallback, copyText: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the text instead' }))
    await expect(await canvas.findByText(/did not allow copying/)).toBeVisible()
    await expect(canvas.getByText(/^I asked the assistant:\s- recipe/)).toBeVisible()
  },
})

/** Each wish of one message. */
export const SeveralWishes = meta.story({
  args: { state: states.severalWishes },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveTextContent('Hello.')
    await expect(canvas.getAllByRole('link', { name: 'Staking platform' }).length).toBeGreaterThan(0)
  },
})
/** The rules alone: the page that says more was not found. */
export const WithoutLibrary = meta.story({
  args: { state: states.withoutLibrary, site: rulesAlone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No prices are listed here/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Staking platform' })).not.toBeInTheDocument()
  },
})
/** The sentences that answer it, with their heading and their place. */
export const Quoted = meta.story({
  parameters: shows('Answered, by each rule'),
  args: { state: states.quoted },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Can a holder leave before the lock ends?' }),
    ).toBeVisible()
    await expect(canvas.getByText(/^That is your rule to set/)).toBeVisible()
  },
})
export const Compared = meta.story({
  args: { state: states.compared },
  play: async ({ canvas }) => {
    for (const name of ['Trading bot', 'Sniping bot'])
      await expect(canvas.getAllByRole('link', { name })[0]).toBeVisible()
  },
})
/** "And how long?" is about what was said before. */
export const FollowUp = meta.story({
  args: { state: states.followUp },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your decision on the reward budget/)).toBeVisible()
  },
})
/** What the site does not say is not made up. */
export const OfAnyCompany = meta.story({
  args: { state: states.ofAnyCompany },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This site does not say whether the team signs/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open in email app' })).toBeVisible()
  },
})
export const InAnotherLanguage = meta.story({
  args: { state: states.inAnotherLanguage },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Meine Antworten sind auf Englisch/)).toBeVisible()
    for (const link of canvas.getAllByRole('link', { name: 'Cross-chain bridge' }))
      await expect(link).toBeVisible()
  },
})
/** The form has the details from the message. */
export const WantsACall = meta.story({
  parameters: shows('The form is shown'),
  args: { state: states.wantsACall },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Maria Stone')
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 202 555 0170')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@stone.example')
  },
})
/** On a page with a demo. */
export const StartersOfAPage = meta.story({
  parameters: shows('Open'),
  args: { place: { path: '/services/staking-platform', demo: null } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open live demo' })).toHaveAttribute(
      'href',
      '?demo=staking',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Where do staking rewards come from?' }))
    await expect(args.send).toHaveBeenCalledWith({
      type: 'starterPressed',
      question: 'Where do staking rewards come from?',
      isNarrow: false,
    })
  },
})
/** What is asked is looked up, with the page that is open and what was said before. */
export const AskedOnAPage = meta.story({
  args: { state: states.typing, place: { path: '/services/staking-platform', demo: null } },
  play: async ({ args }) => {
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'lookedUp', question: 'Do you build bridges?' }),
    )
  },
})
/** A plain no, with where to look instead. */
export const FundsAreGone = meta.story({
  args: { state: states.fundsAreGone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No: lost or stolen funds cannot be brought back/)).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})
/** The answer is there; the form comes a second later. */
export const FormDue = meta.story({
  parameters: shows('The form is about to come'),
  args: { state: states.formDue },
})

export const FormShown = meta.story({
  parameters: shows('The form is shown'),
  args: { state: states.formShown },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('It opened automatically and took no focus', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Message to the assistant' })).toHaveFocus()
    })
    await step('All three are required', async () => {
      for (const name of ['Name', 'Phone', 'Email'])
        await expect(canvas.getByRole('textbox', { name })).toBeRequired()
      await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel')
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
      await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('Not now puts it away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'formDismissed' })
    })
  },
})
/** "Not now" puts the form away. */
export const FormDismissed = meta.story({
  args: { state: states.formDismissed },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Message to the assistant' })).toBeEnabled()
  },
})
export const FormFilled = meta.story({
  parameters: shows('The form is shown'),
  args: { state: states.formFilled },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'detailsSaved' })
  },
})
export const FormFilledOnAPhone = meta.story({
  parameters: shows('The form is shown'),
  tags: ['slow'],
  args: { state: states.formFilled, isNarrow: true },
  ...onAPhone,
})
export const FormStored = meta.story({
  parameters: shows('The details are stored'),
  args: { state: states.formStored },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Open in email app' })
    const mail = decodeURIComponent(links.at(-1)?.getAttribute('href') ?? '')
    await expect(mail).toContain('What is the price of a staking platform?')
    await expect(mail).toContain('Phone: +1 555 0142')
    await expect(canvas.getByText(/Nothing has been sent/)).toBeVisible()
  },
})
export const FallbackWithLead = meta.story({
  parameters: shows('The details are stored'),
  args: { state: states.fallbackWithLead },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change contact information' })).toBeVisible()
  },
})

export const LongConversation = meta.story({ args: { state: states.longConversation } })
export const VeryLongDraft = meta.story({ tags: ['slow'], args: { state: states.veryLongDraft } })
export const VeryLongMessage = meta.story({
  tags: ['slow'],
  args: { state: states.veryLong, isNarrow: true },
  ...onTheSmallest,
})
export const MarkupAsText = meta.story({
  args: { state: states.markup },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<img src=x onerror=alert\(1\)><script>/)).toBeVisible()
  },
})
export const RightToLeft = meta.story({ tags: ['slow'], args: { state: states.rightToLeft } })
export const Emoji = meta.story({ args: { state: states.emoji } })
export const SeveralLines = meta.story({ args: { state: states.severalLines } })
export const HostileDetails = meta.story({
  tags: ['slow'],
  args: { state: states.hostileLead, isNarrow: true },
  ...onTheSmallest,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('<script>alert(1)</script>')
  },
})

/** Full-screen and modal. */
export const OnAPhone = meta.story({
  parameters: shows('Open'),
  tags: ['slow'],
  args: { state: states.knowledge, isNarrow: true },
  ...onAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveProperty('open', true)
    await expect(canvas.getByRole('dialog').matches(':modal')).toBe(true)
  },
})
export const OnTheSmallestPhone = meta.story({
  tags: ['slow'],
  args: { state: states.contact, isNarrow: true },
  ...onTheSmallest,
})
export const OnATablet = meta.story({
  parameters: shows('Open'),
  tags: ['slow'],
  args: { state: states.knowledge },
  ...onATablet,
})
/** A demo is open over it. */
export const Covered = meta.story({
  args: { state: states.knowledge, isCovered: true },
  render: (args) => (
    <>
      <Chat {...args} />
      <DemoOverlay demo={demoByKey('staking')} link={`${siteUrl}/?demo=staking`} onClose={fn()} onSend={fn()}>
        <p>The demo stands here.</p>
      </DemoOverlay>
    </>
  ),
  play: async ({ canvas }) => {
    const demo = await screen.findByRole('dialog', { name: 'Staking platform' })
    await waitFor(() => expect(demo).toBeVisible())
    await expect(canvas.getByRole('dialog', { hidden: true }).closest('[inert]')).not.toBeNull()
    await expect(canvas.getByLabelText('Message to the assistant')).not.toHaveFocus()
  },
})

/** From the button to an answer, away and back. */
export const JourneyOfAQuestion = meta.story({
  ...journey,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const log = () => canvas.getByRole('log')
    await step('I open the chat and am greeted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }))
      await expect(log()).toHaveTextContent('Hello. Ask about a service')
    })
    await step('I ask, and see that an answer is being typed', async () => {
      await userEvent.keyboard('do you build bridges?{Enter}')
      await expect(log()).toHaveTextContent('You: do you build bridges?')
      await expect(canvas.getByText('The assistant is typing')).toBeInTheDocument()
      await expect(canvas.getByRole('textbox', { name: 'Message to the assistant' })).toHaveValue('')
    })
    await step('What I send meanwhile stays in the field', async () => {
      await userEvent.keyboard('and staking{Enter}')
      passTime(context, REPLY_DELAY_MS.wide - 1)
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
      await expect(canvas.getByRole('textbox', { name: 'Message to the assistant' })).toHaveValue(
        'and staking',
      )
    })
    await step('After 1500 ms the answer leads to the bridge', async () => {
      passTime(context, 1)
      await expect(canvas.getByRole('link', { name: 'Cross-chain bridge' })).toHaveAttribute(
        'href',
        '/services/cross-chain-bridge',
      )
      await expect(canvas.queryByText('The assistant is typing')).not.toBeInTheDocument()
    })
    await step('Escape minimizes, and the bar has the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: /Open chat/ })).toHaveFocus()
      await waitFor(() => expect(canvas.queryByRole('log')).not.toBeInTheDocument())
    })
    await step('I come back to the same conversation, greeted only once, with my draft', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getAllByText(/Hello\. Ask/)).toHaveLength(1)
      await expect(canvas.getByRole('textbox', { name: 'Message to the assistant' })).toHaveValue(
        'and staking',
      )
      await expect(log()).toHaveAttribute('aria-live', 'off')
    })
    await step('Close leaves the button, with the focus', async () => {
      // The bar stays until the focus has moved.
      await userEvent.click(await canvas.findByRole('button', { name: 'Close chat' }))
      await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus()
      // The window stays until the focus has moved.
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
})

/** From a question that wants a person to a message that is ready to send. */
export const JourneyOfALead = meta.story({
  tags: ['slow'],
  ...journey,
  args: { isNarrow: true },
  ...onAPhone,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }))
    await step('I ask for a quote; the form comes a second after the answer', async () => {
      await userEvent.keyboard('Can I get a quote for a bridge?{Enter}')
      passTime(context, REPLY_DELAY_MS.narrow)
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
      passTime(context, FORM_DELAY_MS)
      await expect(canvas.getByRole('form', { name: 'How can we reach you?' })).toBeVisible()
    })
    await step('I put it away, ask nonsense, and open it again by the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
      await userEvent.keyboard('qwertz asdf{Enter}')
      passTime(context, REPLY_DELAY_MS.narrow)
      await userEvent.click(canvas.getByRole('button', { name: 'Leave contact information' }))
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    })
    await step('I fill it in and save', async () => {
      await userEvent.keyboard('Ines Marlow')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '+1 555 0142')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@example.com')
      await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
      await expect(canvas.getByText(/saved in this page/)).toBeVisible()
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
    })
    await step('WhatsApp opens with my question and my details', async () => {
      const links = canvas.getAllByRole('link', { name: 'Open in WhatsApp (opens in a new tab)' })
      const text = new URL(links.at(-1)?.getAttribute('href') ?? '').searchParams.get('text')
      await expect(text).toContain('Can I get a quote for a bridge?')
      await expect(text).toContain('Email: ines@example.com')
    })
    await step('The word brings the form no more', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Message to the assistant' }),
        'contact{Enter}',
      )
      passTime(context, REPLY_DELAY_MS.narrow + FORM_DELAY_MS)
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
    })
  },
})

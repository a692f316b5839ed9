import { expect, fireEvent, fn } from 'storybook/test'
import { EventsPanel } from '#storybook/events/EventsPanel.tsx'
import type { EventsView } from '#storybook/events/messages.ts'
import preview from '#storybook/preview.tsx'
import { siteUrl } from '#src/content/site.ts'
import { oneOf } from '../controls.ts'
import { onAPhone } from '../viewports.ts'

const atWork: EventsView = {
  storyId: 'demos-token-generator--preview',
  demo: 'Token generator',
  forms: [
    {
      type: 'textTyped',
      fields: [
        { path: 'field', isOptional: false, kind: 'choice', choices: ['name', 'symbol', 'supply'] },
        { path: 'text', isOptional: false, kind: 'text' },
      ],
    },
    {
      type: 'chainChosen',
      fields: [{ path: 'chain', isOptional: true, kind: 'choice', choices: [null, 'polygon'] }],
    },
    { type: 'amountTyped', fields: [{ path: 'amount', isOptional: false, kind: 'number' }] },
    { type: 'deployPressed', fields: [] },
  ],
  timeline: {
    listed: [
      { ms: 0, words: "textTyped field 'name' text 'Orchard'", isDue: false },
      { ms: 540, words: 'reviewOpened', isDue: false },
      { ms: 1000, words: 'deployPressed', isDue: false },
      { ms: 4000, words: 'deployed', isDue: true },
    ],
    earlier: 0,
    reached: 4,
    next: null,
    endMs: 4730,
    atMs: 4730,
  },
  time: 'visitor',
  answer: null,
}
const { timeline } = atWork

/** What was copied last. */
const copies = {
  fixture: {
    of: 'fixture',
    text: "  deployPressed: replay(tokenGenerator, [\n    { type: 'deployPressed' },\n    after(1500),\n  ]),\n",
    remark: '',
    isCopied: true,
  },
  refused: {
    of: 'site',
    text: `${siteUrl}/?demo=token-generator`,
    remark: 'A text is too long for a link: it leads to the start.',
    isCopied: false,
  },
} as const

const meta = preview.meta({
  id: 'docs-demo-events-panel',
  title: 'Workshop/Demo events panel',
  component: EventsPanel,
  argTypes: {
    view: oneOf({ 'a demo at work': atWork, 'a story without a demo': 'still' as const, loading: null }),
    copied: oneOf({ nothing: null, ...copies }),
  },
  tags: ['slow', '!autodocs'],
  args: {
    view: atWork,
    previewHref: './?path=/story/demos-token-generator--preview',
    copied: null,
    onSend: fn(),
    onShowAt: fn(),
    onShowAfter: fn(),
    onGoOn: fn(),
    onCopy: fn(),
  },
})

export const AtWork = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('An event is sent with the values of its fields', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('field of textTyped'), 'symbol')
      await userEvent.type(canvas.getByLabelText('text of textTyped'), 'ORC')
      await userEvent.click(canvas.getByRole('button', { name: 'Send textTyped' }))
      await expect(args.onSend).toHaveBeenLastCalledWith('textTyped', { field: '1', text: 'ORC' })
      await userEvent.selectOptions(canvas.getByLabelText('chain of chainChosen'), '(none)')
      await userEvent.click(canvas.getByRole('button', { name: 'Send chainChosen' }))
      await expect(args.onSend).toHaveBeenLastCalledWith('chainChosen', { chain: '0' })
      await userEvent.click(canvas.getByRole('button', { name: 'Send deployPressed' }))
      await expect(args.onSend).toHaveBeenLastCalledWith('deployPressed', {})
    })
    await step('The time is dragged', async () => {
      await fireEvent.input(canvas.getByRole('slider', { name: 'Time' }), { target: { value: '1500' } })
      await expect(args.onShowAt).toHaveBeenLastCalledWith(1500)
      await expect(canvas.getByText('1.5 s of 4.7 s')).toBeVisible()
    })
    await step('Whatever happened can be gone back to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^1.0 s\s*deployPressed/ }))
      await expect(args.onShowAfter).toHaveBeenLastCalledWith(2)
      await expect(canvas.getByRole('button', { name: 'Go on' })).toBeDisabled()
    })
    await step('It is copied as the lines of a fixture, and as three links', async () => {
      for (const [name, of] of [
        ['Copy as story', 'fixture'],
        ['Copy as link: site', 'site'],
        ['Copy as link: page to send', 'page'],
        ['Copy as link: story', 'story'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name }))
        await expect(args.onCopy).toHaveBeenLastCalledWith(of)
      }
    })
  },
})
/** Dragged back to "Deploying...". */
export const Stopped = meta.story({
  args: {
    view: { ...atWork, time: 'stopped', timeline: timeline && { ...timeline, reached: 3, atMs: 2500 } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2.5 s of 4.7 s')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /deployPressed$/, current: 'step' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(args.onGoOn).toHaveBeenCalled()
  },
})
/** Time will bring something. */
export const Waiting = meta.story({
  args: {
    view: {
      ...atWork,
      timeline: timeline && {
        ...timeline,
        listed: timeline.listed.slice(0, 3),
        reached: 3,
        next: { ms: 4000, words: 'deployed', isDue: true },
        endMs: 1500,
        atMs: 1500,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next: deployed at 4.0 s')).toBeVisible()
  },
})
export const Empty = meta.story({
  args: {
    view: {
      ...atWork,
      time: 'play',
      timeline: { listed: [], earlier: 0, reached: 0, next: null, endMs: 0, atMs: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing yet.')).toBeVisible()
    await expect(canvas.getByRole('slider', { name: 'Time' })).toBeDisabled()
  },
})
/** What was typed does not fit the schema. */
export const WithError = meta.story({
  args: {
    view: { ...atWork, answer: { type: 'amountTyped', sentence: 'amount: “much” is no number.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('amount: “much” is no number.')).toBeVisible()
  },
})
/** A tour moves the time; after taking over, the reader may drag. */
export const OnATour = meta.story({ args: { view: { ...atWork, time: 'tour' } } })
export const Copied = meta.story({
  args: {
    copied: copies.fixture,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Copied.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'What was copied' })).toHaveValue(
      "  deployPressed: replay(tokenGenerator, [\n    { type: 'deployPressed' },\n    after(1500),\n  ]),\n",
    )
  },
})
export const CopyFailed = meta.story({
  args: {
    copied: copies.refused,
  },
})
/** So much happened that only the last of it is listed. */
export const OpenForLong = meta.story({
  args: {
    view: {
      ...atWork,
      timeline: {
        listed: Array.from({ length: 200 }, (_, index) => ({
          ms: index * 1000,
          words: 'stepped',
          isDue: true,
        })),
        earlier: 340,
        reached: 200,
        next: null,
        endMs: 200_000,
        atMs: 200_000,
      },
    },
  },
})
/** Beyond a thousand steps there is no way back to the start. */
export const Forgotten = meta.story({ args: { view: { ...atWork, timeline: null } } })
/** A demo in which nothing can be done. */
export const NoEvents = meta.story({ args: { view: { ...atWork, demo: 'DAO governance', forms: [] } } })
/** The story of a state. */
export const StandsStill = meta.story({
  args: { view: 'still' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The demo at work' })).toHaveAttribute(
      'href',
      './?path=/story/demos-token-generator--preview',
    )
  },
})
/** Nothing is known of the story yet. */
export const Loading = meta.story({ args: { view: null } })
export const OnAPhone = meta.story(onAPhone)

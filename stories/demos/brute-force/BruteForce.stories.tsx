import { expect } from 'storybook/test'
import { BruteForce } from '#src/demos/brute-force/BruteForce.tsx'
import { tickOf } from '#src/demos/brute-force/bruteForce.ts'
import { isFoundAt, secrets, writtenOut } from '#src/demos/brute-force/bruteForceSamples.ts'
import demo from '#src/demos/brute-force/demo.ts'
import tour from '#src/demos/brute-force/tour.ts'
import { cellsOf, guessOf } from '#src/demos/brute-force/guesses.ts'
import { MINUTE, SECOND } from '#src/format/duration.ts'
import preview from '#storybook/preview.tsx'
import { demoMeta, journeyOf, passTime, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './bruteForceStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

/** What the pieces of a row show. */
const shownOf = (pieces: Element | null | undefined) =>
  [...(pieces?.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)

const meta = preview.meta({
  id: 'demos-brute-force',
  title: 'Demos/Brute-force tester',
  component: BruteForce,
  ...demoMeta('brute-force', { parameters: inSection('Brute-force tester'), states, state: states.ready }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Ready = meta.story({
  parameters: shows('Before a run: score 8 of 10'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('It shows none of its samples', async () => {
      await expect(canvas.queryByText(/merrily|1990/)).not.toBeInTheDocument()
    })
    await step('The score is 8/10, Moderate Risk', async () => {
      await expect(canvas.getByRole('meter', { name: 'Security score' })).toHaveAttribute(
        'aria-valuetext',
        '8 of 10, Moderate Risk',
      )
      await expect(canvas.getByText('Moderate Risk')).toBeVisible()
    })
    await step('Stop and Reset wait, and say for what', async () => {
      for (const name of ['Stop', 'Reset']) {
        await expect(canvas.getByRole('button', { name })).toBeDisabled()
        await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
          'Start a run to use Stop and Reset.',
        )
      }
    })
    await step('A target is chosen by clicking and by arrow keys', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'API key' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'targetChosen', target: 'api-key' })
      canvas.getByRole('radio', { name: 'Wallet' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.send).toHaveBeenCalledWith({ type: 'targetChosen', target: 'password-hash' })
    })
    await step('Start starts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'startPressed' })
    })
  },
})
export const ReadyOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const OtherTarget = meta.story({
  parameters: shows('Before a run: score 8 of 10'),
  args: { state: states.otherTarget },
})
export const JustStarted = meta.story({
  parameters: shows('It runs'),
  args: { state: states.justStarted },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
export const Running = meta.story({
  parameters: shows('It runs'),
  args: { state: states.running },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Start and the targets wait, and say for what', async () => {
      const start = canvas.getByRole('button', { name: 'Start' })
      await expect(start).toBeDisabled()
      await expect(start).toHaveAccessibleDescription('Stop the run to start again or to change the target.')
      await expect(canvas.getByRole('radio', { name: 'Wallet' })).toBeDisabled()
    })
    await step('What is found is open, the rest shows the guess of this tick to the eye alone', async () => {
      const percent = Number(canvas.getByRole('meter', { name: 'Progress' }).getAttribute('aria-valuenow'))
      const tick = tickOf(states.running)!
      const rows = secrets['password-hash']
      await expect(rows.map((secret) => isFoundAt(secret, percent))).toEqual([true, false, false])
      for (const secret of rows) {
        const isFound = isFoundAt(secret, percent)
        const pieces = canvas.getByText(secret.name).nextElementSibling
        await expect(pieces).toHaveAttribute('aria-hidden', 'true')
        await expect(pieces?.nextElementSibling).toHaveTextContent(isFound ? 'Cracked' : secret.size)
        await expect(shownOf(pieces)).toEqual(
          isFound ? secret.pieces : cellsOf(secret, guessOf(writtenOut(secret), tick)),
        )
      }
    })
    await step('What is announced is a quarter, not the figure of this moment', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^(25|50|75)% done$/)
    })
    await step('Stop stops, Reset resets', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'stopPressed' })
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'resetPressed' })
    })
  },
})
export const RunningOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.running },
  ...onAPhone,
})
/** From the choice of the target to the bar of the frame, in px, in a window 844 px high. */
const ROOM_ABOVE_BAR = 680
/** The target with the most lines: all three of its rows are above the bar of the frame. */
export const RunningOnWalletOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.runningOnWallet },
  ...onAPhone,
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('group', { name: 'Target type' }).getBoundingClientRect()
    const { bottom } = canvas.getByText('PIN').parentElement!.getBoundingClientRect()
    await expect(bottom - top).toBeLessThan(ROOM_ABOVE_BAR)
  },
})
export const Stopped = meta.story({
  parameters: shows('It was stopped'),
  args: { state: states.stopped },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeEnabled()
    // What was found stays open, and nothing is tried any more.
    await expect(shownOf(canvas.getByText('Recovery words').nextElementSibling)).toContain('wrong')
    await expect(shownOf(canvas.getByText('PIN').nextElementSibling)).toEqual(['•', '•', '•', '•'])
  },
})
/** "Reset" after a stop. */
export const Reset = meta.story({
  args: { state: states.reset },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeDisabled()
  },
})
export const Done = meta.story({
  parameters: shows('At 100%: three findings, score 3 of 10'),
  args: { state: states.done },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    const words = canvas.getAllByText('Cracked')
    await expect(words).toHaveLength(3)
    // The open pieces have the color of that word.
    const piece = canvas.getAllByText('Lisbon2021'.charAt(0), { selector: 'span' })[0]!
    await expect(getComputedStyle(piece).backgroundColor).toBe(getComputedStyle(words[0]!).color)
    await expect(canvas.getByRole('meter', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByRole('meter', { name: 'Security score' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 10, High Risk',
    )
  },
})
/** What is typed is broken into parts; it is sent nowhere, and no part of the state. */
export const PasswordTried = meta.story({
  tags: ['slow'],
  parameters: shows('Before a run: score 8 of 10'),
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'A password like yours' })
    const parts = () =>
      Array.from(
        canvas.getByRole('group', { name: 'Its parts' }).querySelectorAll('strong'),
        ({ textContent }) => textContent,
      )
    const meter = canvas.getByRole('meter', { name: 'Time to crack' })
    await step('First it has an example', async () => {
      await expect(parts()).toEqual(['Known word', 'Year'])
      await expect(meter).toHaveAttribute('aria-valuetext', 'Less than a second, Weak')
    })
    await step('What I type is broken into its parts, with the time', async () => {
      await expect(field).toHaveAttribute('autocomplete', 'off')
      await userEvent.type(field, 'P@ssw0rd123')
      await expect(parts()).toEqual(['Word with swaps', 'Sequence'])
      await userEvent.type(field, 'v#8kQz2m')
      await expect(parts()).toEqual(['Word with swaps', 'Sequence', 'In no list'])
      await expect(meter.getAttribute('aria-valuetext')).toMatch(/years, Strong$/)
    })
    await step('Nothing is sent', async () => {
      await expect(args.send).not.toHaveBeenCalled()
    })
  },
})
export const DoneOnAPhone = meta.story({ tags: ['slow'], args: { state: states.done }, ...onAPhone })
/** The findings fit the target. */
export const DoneWithApiKey = meta.story({
  parameters: shows('At 100%: three findings, score 3 of 10'),
  args: { state: states.doneWithApiKey },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Weak keys' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('3 weak keys found.')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('acme-payments-2024')
  },
})
/** The result keeps the name of what was tested, and says that it is the last run's. */
export const DoneAndOtherTarget = meta.story({
  parameters: shows('At 100%: three findings, score 3 of 10'),
  args: { state: states.doneAndOtherTarget },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'API key' })).toBeChecked()
    for (const name of ['Progress Wallet, last run', 'Security score after the last run'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    await expect(canvas.getByText('Attempts in the last run')).toBeVisible()
  },
})

export const StoppedOnApiKey = meta.story({
  parameters: shows('It was stopped'),
  args: { state: states.stoppedOnApiKey },
})
export const DoneOnATablet = meta.story({ tags: ['slow'], args: { state: states.done }, ...onATablet })

/** A run that is stopped, one that is reset, and one to its end: by keyboard. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 36 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const percent = () =>
      Number(canvas.getByRole('meter', { name: 'Progress' }).getAttribute('aria-valuenow'))
    const button = (name: string) => canvas.getByRole('button', { name })
    await step('I start a run: the first tick comes after 200 ms, and the focus waits on Stop', async () => {
      button('Start').focus()
      await userEvent.keyboard('{Enter}')
      await expect(button('Stop')).toHaveFocus()
      passTime(context, 199)
      await expect(canvas.getByText('Attempts').nextElementSibling).toHaveTextContent(/^0$/)
      passTime(context, 1)
      await expect(canvas.getByText('Attempts').nextElementSibling).not.toHaveTextContent(/^0$/)
    })
    await step('I stop it: it freezes, and the focus is back on Start', async () => {
      passTime(context, 2 * SECOND)
      await userEvent.keyboard('{Enter}')
      const frozen = percent()
      await expect(frozen).toBeGreaterThan(0)
      await expect(button('Start')).toHaveFocus()
      passTime(context, MINUTE)
      await expect(percent()).toBe(frozen)
    })
    await step('Start begins from zero', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(percent()).toBe(0)
    })
    await step('At the end the focus that was on Stop is on the findings, and they are three', async () => {
      await expect(button('Stop')).toHaveFocus()
      passTime(context, MINUTE)
      await expect(percent()).toBe(100)
      await expect(canvas.getByRole('heading', { name: 'Weak passwords' })).toHaveFocus()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
      await expect(canvas.getByText('High Risk')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '100% done. 3 weak passwords found. Security score 3/10, High Risk.',
      )
    })
    await step('Reset brings back the first view', async () => {
      await userEvent.click(button('Reset'))
      await expect(percent()).toBe(0)
      await expect(canvas.getByText('Moderate Risk')).toBeVisible()
      await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
      await expect(button('Start')).toHaveFocus()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })

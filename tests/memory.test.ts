// A runner releases the events that it receives: only the state of a conversation is kept.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { chat, type ChatEvent } from '#src/chat/chat.ts'
import { manualClock } from '#src/simulation/clock.ts'
import { createRunner, type RunnerObserver } from '#src/simulation/runner.ts'

/** Frees what is no longer referenced. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  await new Promise((resolve) => setTimeout(resolve))
  collect()
}

/** How many of some events are still held after a conversation. */
async function heldAfter(observer?: RunnerObserver<unknown, ChatEvent>): Promise<number> {
  const runner = createRunner(chat, { seed: 1, clock: manualClock(), observer })
  const sent = ['Ines', 'Omar', 'Yuki'].map((text) => {
    const event: ChatEvent = { type: 'draftTyped', text }
    runner.send(event)
    return new WeakRef(event)
  })
  runner.send({ type: 'draftTyped', text: '' })
  await collectGarbage()
  expect(runner.getState()).toBeDefined()
  return sent.filter((event) => event.deref()).length
}

it('a conversation leaves no log', async () => {
  expect(await heldAfter()).toBe(0)
})

it('and a kept log would be noticed', async () => {
  const log: ChatEvent[] = []
  expect(await heldAfter({ onSent: (event) => void log.push(event) })).toBe(3)
  expect(log).toHaveLength(4)
})

// Every story as a test: a console error or warning fails it, texts that are read as one word, and no test reaches the coin API
// by accident.
import { configure } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { loadLine } from '#src/primitives/SampleButton.tsx'
import { watchBareTexts } from '../../tests/bareTexts.ts'
import { gluedTexts } from '../../tests/gluedTexts.ts'
import './bothThemes.ts'
import '../trees/trees.ts'

// A machine with other work to do scrolls smoothly, loads and draws for more than the usual second.
configure({ asyncUtilTimeout: 8000 })

const faults: string[] = []
watchBareTexts((fault) => faults.push(fault))

// A line that comes late would be in some trees only.
beforeAll(loadLine)

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('A story reached for the network.'))
})

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect([
    ...said.map((call) => call.map(String).join(' ')),
    ...faults.splice(0),
    ...gluedTexts(document),
  ]).toEqual([])
})

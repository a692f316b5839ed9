import { expect, it } from 'vitest'
import { copyNotice, copyNoticeDue, COPY_NOTICE_MS } from './copyNotice.ts'

it('"Copied" goes after two seconds', () => {
  expect(COPY_NOTICE_MS).toBe(2000)
  const notice = copyNotice({ type: 'copied' }, 5000)
  expect(notice.result).toBe('copied')
  expect(copyNoticeDue(notice)).toEqual({ event: { type: 'copyNoticeEnded' }, at: 7000 })
})

it('a refusal stays', () => {
  const notice = copyNotice({ type: 'copyRefused' }, 5000)
  expect(notice.result).toBe('refused')
  expect(copyNoticeDue(notice)).toBeNull()
  expect(copyNoticeDue(null)).toBeNull()
})

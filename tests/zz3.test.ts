import { it } from 'vitest'
import { answerTo } from '#src/chat/rules.ts'
import { nearestQuestion } from '#src/chat/asked.ts'
import { library } from './library.ts'
it('x', () => {
  for (const q of (process.env.Q ?? '').split('|')) {
    const a = answerTo(q, library)
    const n = nearestQuestion(library, q, null)
    console.log(
      `${q}\n     ${n?.nearness.toFixed(2)} ${n?.share.toFixed(2)} ${n?.passage.heading} hits=${n?.hits} besides=${n?.besides} named=${n?.isNamed}\n     [${a.rule}] ${a.content.slice(0, 120)}\n` +
        a.lines.map((l) => `     > ${l.heading ?? '-'} | ${l.text.slice(0, 70)} | ${l.href}`).join('\n'),
    )
  }
})

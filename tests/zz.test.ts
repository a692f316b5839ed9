import { it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { answerAt, faultsOf } from './judged.ts'
import { library } from './library.ts'
import { openedQuestions } from './openedQuestions.ts'
import { visitorQuestions } from './visitorQuestions.ts'
it('x', () => {
  let out = '',
    bad = 0
  const all = [...visitorQuestions, ...openedQuestions]
  for (const asked of all) {
    const a = answerAt(library, asked)
    const f = faultsOf(a, asked)
    if (f.length) bad++
    out +=
      `${f.length ? 'XX' : 'ok'} ${asked.question} ${asked.page ?? ''} ${f.join('; ')}\n     [${a.rule}] ${a.content.slice(0, 150)}\n` +
      a.lines.map((l) => `     > ${l.heading ?? '-'} | ${l.text.slice(0, 70)} | ${l.href}\n`).join('')
  }
  writeFileSync('/tmp/h29/open.txt', out)
  console.log(`${all.length - bad} of ${all.length}`)
})

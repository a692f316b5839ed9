// One state for each picture of the meme launcher, by replaying what leads to it.
import { memeLauncher, type MemeDraft } from '#src/demos/meme-launcher/memeLauncher.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const typed = (field: keyof MemeDraft, text: string) => ({ type: 'textTyped', field, text }) as const
const inEveryField = (text: string) =>
  (['name', 'symbol', 'description'] as const).map((field) => typed(field, text))

const moth = [typed('name', 'Paper Moth'), typed('symbol', 'MOTH')]

export const states = {
  empty: replay(memeLauncher),
  symbolOnly: replay(memeLauncher, [typed('symbol', 'MOTH')]),
  filled: replay(memeLauncher, [...moth, typed('description', 'It likes the lamp more than the moon.')]),
  longName: replay(memeLauncher, [typed('name', 'Pizza Dog Supreme XXL'), typed('symbol', 'pizza')]),
  severalLines: replay(memeLauncher, [
    ...moth,
    typed('description', 'Folded on a Monday.\nIt likes the lamp.\nIt leaves the moon alone.\nThat is all.'),
  ]),
  scriptText: replay(memeLauncher, inEveryField(hostileTexts.script)),
  rightToLeft: replay(memeLauncher, inEveryField(hostileTexts.rightToLeft)),
  emoji: replay(memeLauncher, inEveryField(hostileTexts.emoji)),
  notANumber: replay(memeLauncher, inEveryField(hostileTexts.notANumber)),
  veryLongText: replay(memeLauncher, inEveryField(hostileTexts.veryLong)),
}

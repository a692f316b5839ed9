// What a delivered launchpad builder would show after its sample controls.
import { shortAddress } from '../../format/address.ts'
import { quoted } from '../../format/quoted.ts'
import { readTypedDate, sayDayOf } from '../../format/typedDate.ts'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import type { LaunchpadDraft } from './launchpad.ts'
import { TOKEN_ART } from './SalePage.tsx'
import { amountText, factsOf, runOrSample, UNNAMED } from './salePage.ts'

/** The address of the sale; well-formed and owned by no one: the end of a hash, not made from any key. */
const SALE_CONTRACT = '0x89F22dB158eA26dD6d054A09cdc912Ee07E8a253'
/** A longer name, in letters, does not fit into a row. */
const LONGEST_NAME = 24

const nameOf = (typed: string) => {
  const name = typed.trim()
  return name === '' || [...name].length > LONGEST_NAME ? UNNAMED : quoted(name)
}

/**
 * The page of the sale's contract. A hard cap that is not typed yet is left out; without a start date the sale opens on the
 * sample date of the preview.
 *
 * @returns undefined while an entry does not fit: such a sale would not be deployed.
 */
export function deployOutcome(draft: LaunchpadDraft): SampleOutcome | undefined {
  const answers = Object.values(factsOf(draft)).flat()
  if (answers.some(({ kind }) => kind === 'odd')) return undefined
  return {
    title: 'Page of the sale contract',
    picture: <Mosaic seed={draft.name || UNNAMED} {...TOKEN_ART} />,
    rows: [
      ['Sale', nameOf(draft.name)],
      ...(draft.hardCap.trim() === '' ? [] : [['Hard cap', amountText(draft.hardCap)] as const]),
      ['Opens', sayDayOf(readTypedDate(draft.startDate) ?? runOrSample(draft).opens)],
      ['Contract', shortAddress(SALE_CONTRACT)],
    ],
  }
}

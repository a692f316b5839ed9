// One state for each picture of the launchpad builder, by replaying what leads to it.
import { launchpad, typedFields, type TextName } from '#src/demos/launchpad/launchpad.ts'
import { after, replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const typed = (field: TextName, text: string) => ({ type: 'textTyped', field, text }) as const
const next = { type: 'nextPressed' } as const
const previewed = (place: number) => ({ type: 'placePreviewed', place }) as const
const publicSale = { type: 'saleTypeChosen', saleType: 'public' } as const

const basicInfo = [
  typed('name', 'Orchard'),
  typed(
    'description',
    'Tokens that stand for fruit trees, one token for each.\nHolders vote on what is planted.',
  ),
  typed('tokenAddress', '0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE'),
]
const saleConfig = [
  publicSale,
  typed('hardCap', '500'),
  typed('softCap', '100'),
  typed('price', '0.0005'),
  typed('startDate', '2026-04-01T09:00'),
  typed('endDate', '2026-04-30T18:00'),
]
/** Both forms with one text in every field; a date field itself would turn it away. */
const hostile = (text: string) => [
  ...typedFields.basicInfo.map((field) => typed(field, text)),
  next,
  ...typedFields.saleConfig.map((field) => typed(field, text)),
]
/** As above, with the dates that a date field lets through. */
const hostileInForm = (text: string) => [
  ...hostile(text),
  typed('startDate', '275760-09-12T23:59'),
  typed('endDate', '0001-01-01T00:00'),
]

export const states = {
  empty: replay(launchpad),
  basicInfo: replay(launchpad, basicInfo),
  saleConfigEmpty: replay(launchpad, [...basicInfo, next]),
  saleConfig: replay(launchpad, [...basicInfo, next, ...saleConfig]),
  softCapAboveHardCap: replay(launchpad, [
    ...basicInfo,
    next,
    ...saleConfig,
    typed('softCap', '900'),
    typed('endDate', '2026-03-01T09:00'),
  ]),
  lettersAsPrice: replay(launchpad, [...basicInfo, next, ...saleConfig, typed('price', 'cheap')]),
  openOnSampleDay: replay(launchpad, [
    ...basicInfo,
    next,
    ...saleConfig,
    typed('startDate', '2026-02-20T00:00'),
    typed('endDate', '2026-03-12T00:00'),
  ]),
  overOnSampleDay: replay(launchpad, [
    ...basicInfo,
    next,
    ...saleConfig,
    typed('startDate', '2024-03-01T09:00'),
    typed('endDate', '2024-04-30T18:30'),
  ]),
  aiAnalysisEmpty: replay(launchpad, [next, next]),
  aiAnalysis: replay(launchpad, [...basicInfo, next, ...saleConfig, next]),
  deploy: replay(launchpad, [...basicInfo, next, ...saleConfig, next, next]),
  dayBefore: replay(launchpad, [...basicInfo, next, ...saleConfig, next, next, previewed(12)]),
  dayAfter: replay(launchpad, [...basicInfo, next, ...saleConfig, next, next, previewed(92)]),
  example: replay(launchpad, [{ type: 'exampleFilled' }]),
  saleInPlay: replay(launchpad, [
    ...basicInfo,
    next,
    ...saleConfig,
    next,
    next,
    { type: 'previewPlayed' },
    after(1500),
  ]),
  deployEmpty: replay(launchpad, [next, next, next]),
  basicInfoVeryLong: replay(launchpad, hostile(hostileTexts.veryLong).slice(0, typedFields.basicInfo.length)),
  basicInfoRightToLeft: replay(
    launchpad,
    hostile(hostileTexts.rightToLeft).slice(0, typedFields.basicInfo.length),
  ),
  saleConfigVeryLong: replay(launchpad, hostileInForm(hostileTexts.veryLong)),
  saleConfigNotANumber: replay(launchpad, hostileInForm(hostileTexts.notANumber)),
  deployVeryLong: replay(launchpad, [...hostile(hostileTexts.veryLong), next, next]),
  deployRightToLeft: replay(launchpad, [...hostile(hostileTexts.rightToLeft), next, next]),
  deployEmoji: replay(launchpad, [...hostile(hostileTexts.emoji), next, next]),
  deployScript: replay(launchpad, [...hostile(hostileTexts.script), next, next]),
  deployInfinite: replay(launchpad, [...hostile(hostileTexts.infinite), next, next]),
  deployNegative: replay(launchpad, [...hostile(hostileTexts.negative), next, next]),
  privateSale: replay(launchpad, [
    ...basicInfo,
    next,
    ...saleConfig,
    { type: 'saleTypeChosen', saleType: 'private' },
  ]),
}

// What a delivered DApp would show after its sample controls.
import { plainNumber } from '../../format/number.ts'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { aiz, ETH_DECIMALS, GAS_DECIMALS } from './amounts.ts'
import { AIZ_HELD, SAMPLE_RATE, sampleSwap } from './sampleDapp.ts'

/**
 * The receipt of a swap at the sample rate.
 *
 * @param eth - What is paid; null if it cannot be swapped: then there is no receipt.
 */
export const swapOutcome = (eth: number | null): SampleOutcome | undefined =>
  eth === null
    ? undefined
    : {
        title: 'Receipt of the swap',
        picture: <CoinMark symbol={sampleSwap.to} />,
        rows: [
          ['Paid', `${plainNumber(eth, ETH_DECIMALS)} ETH`],
          ['Received', aiz(eth * SAMPLE_RATE)],
          ['Network fee', `${plainNumber(sampleSwap.gasFee, GAS_DECIMALS)} ETH`],
          ['The wallet then', aiz(AIZ_HELD + eth * SAMPLE_RATE)],
        ],
      }

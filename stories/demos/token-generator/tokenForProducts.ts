// The token generator as it begins for each product that borrows it, and after the deployment, by replay.
import airdropManager from '#src/demos/token-generator/forAirdropManager.tsx'
import enterpriseSolutions from '#src/demos/token-generator/forEnterpriseSolutions.tsx'
import gamingPlatform from '#src/demos/token-generator/forGamingPlatform.tsx'
import tokenLocker from '#src/demos/token-generator/forTokenLocker.tsx'
import walletTracker from '#src/demos/token-generator/forWalletTracker.tsx'
import {
  DEPLOY_MS,
  tokenGenerator,
  type TokenGeneratorEvent,
} from '#src/demos/token-generator/tokenGenerator.ts'
import { after, replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const deployed = [{ type: 'reviewOpened' }, { type: 'deployPressed' }, after(DEPLOY_MS)] as const
const begun = ({ beginning = [] }: typeof tokenLocker) => replay(tokenGenerator, [...beginning])
const done = ({ beginning = [] }: typeof tokenLocker, ...more: TokenGeneratorEvent[]) =>
  replay(tokenGenerator, [...beginning, ...more, ...deployed])
const supply = (text: string) => ({ type: 'textTyped', field: 'supply', text }) as const

export const states = {
  lockerBegun: begun(tokenLocker),
  airdropBegun: begun(airdropManager),
  trackerBegun: begun(walletTracker),
  enterpriseBegun: begun(enterpriseSolutions),
  gamingBegun: begun(gamingPlatform),
  lockerDone: done(tokenLocker),
  airdropDone: done(airdropManager),
  trackerDone: done(walletTracker),
  enterpriseDone: done(enterpriseSolutions),
  gamingDone: done(gamingPlatform),
  lockerNotANumber: done(tokenLocker, supply(hostileTexts.notANumber)),
  enterpriseVeryLong: done(
    enterpriseSolutions,
    { type: 'textTyped', field: 'symbol', text: hostileTexts.veryLong },
    supply('9'.repeat(300)),
  ),
}

// One state for each picture of the token generator, by replaying what leads to it.
import { DEPLOY_MS, tokenGenerator, type TextName } from '#src/demos/token-generator/tokenGenerator.ts'
import { after, replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const typed = (field: TextName, text: string) => ({ type: 'textTyped', field, text }) as const
const inEveryField = (text: string) => [typed('name', text), typed('symbol', text), typed('supply', text)]
const onPolygon = { type: 'networkChosen', network: 'polygon' } as const
const onSolana = { type: 'networkChosen', network: 'solana' } as const
const review = { type: 'reviewOpened' } as const
const deploy = { type: 'deployPressed' } as const

const orchard = [typed('name', 'Orchard'), typed('symbol', 'ORCH'), typed('supply', '10000000'), onPolygon]
const success = [...orchard, review, deploy, after(DEPLOY_MS)]

export const states = {
  empty: replay(tokenGenerator),
  nearlyFilled: replay(tokenGenerator, [typed('name', 'Orchard'), typed('symbol', 'ORCH')]),
  filled: replay(tokenGenerator, orchard),
  onSolana: replay(tokenGenerator, [...orchard, onSolana]),
  successOnSolana: replay(tokenGenerator, [...orchard, onSolana, review, deploy, after(DEPLOY_MS)]),
  notANumber: replay(tokenGenerator, inEveryField(hostileTexts.notANumber)),
  notANumberSuccess: replay(tokenGenerator, [
    ...inEveryField(hostileTexts.notANumber),
    review,
    deploy,
    after(DEPLOY_MS),
  ]),
  rightToLeft: replay(tokenGenerator, inEveryField(hostileTexts.rightToLeft)),
  scriptText: replay(tokenGenerator, [...inEveryField(hostileTexts.script), review]),
  veryLongText: replay(tokenGenerator, inEveryField(hostileTexts.veryLong)),
  veryLongReview: replay(tokenGenerator, [...inEveryField(hostileTexts.veryLong), review]),
  veryLongSuccess: replay(tokenGenerator, [
    ...inEveryField(hostileTexts.veryLong),
    review,
    deploy,
    after(DEPLOY_MS),
  ]),
  review: replay(tokenGenerator, [...orchard, review]),
  reviewWithFault: replay(tokenGenerator, [...orchard, onSolana, review]),
  deploying: replay(tokenGenerator, [...orchard, review, deploy, after(DEPLOY_MS / 2)]),
  success: replay(tokenGenerator, success),
  anotherStarted: replay(tokenGenerator, [...success, { type: 'anotherStarted' }]),
  addressCopied: replay(tokenGenerator, [...success, { type: 'copied', what: 'address' }]),
  copyRefused: replay(tokenGenerator, [...success, { type: 'copyRefused', what: 'hash' }]),
  prefilled: replay(tokenGenerator, [
    { type: 'prefilled', texts: { name: 'Orchard', symbol: 'ORCH', supply: '10000000' } },
  ]),
  sixDecimalsOnBsc: replay(tokenGenerator, [
    ...orchard,
    { type: 'decimalsChosen', decimals: '6' },
    { type: 'networkChosen', network: 'bsc' },
  ]),
  nineDecimalsOnSolana: replay(tokenGenerator, [
    ...orchard,
    { type: 'decimalsChosen', decimals: '9' },
    onSolana,
  ]),
  successOnBsc: replay(tokenGenerator, [
    ...orchard,
    { type: 'networkChosen', network: 'bsc' },
    review,
    deploy,
    after(DEPLOY_MS),
  ]),
}

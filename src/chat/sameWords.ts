// Words that visitors use for one another: a page's question is found in other words than its own.
import { stemOf } from '../passages/words.ts'

/** Each group is one thing. A word is in one group only. */
const GROUPS =
  'phone smartphone mobile handset cell iphone ipad android samsung tablet; steal stolen stole theft thief rob copied plagiarized pirated; lose lost loss losing missing misplaced forgot; ' +
  'quit leave exit departs withdraw left gone; slow slows slower slowly slowdown; storage disk space terabyte gigabyte; ' +
  'picture image photo; company firm business corporation employer; customer client buyer shopper; ' +
  'rule law legislation regulation; license licence licensed permit authorization; fake counterfeit bogus forged imitation phishing; ' +
  'cost expensive charge price worth value; pay paid pays paying payable; profit gain earn earnings; ' +
  'change modify alter edit adapt correct corrected fix repair undo changed altered modified; ' +
  'mistake error typo wrong flaw bug hole vulnerability defect slip; delete erase forget forgotten remove erasure; ' +
  'passport identity id document documents; fast quick quickly soon hurry hurried speed rush; sign signer signature signatory; ' +
  'badge mark seal tick checkmark; widget tracker; site website page pages homepage shop; begin start beginning; ' +
  'prevent stop avoid stops block defend protect protects; ban blocking blocked geoblock; ' +
  'prove proof guarantee assure promise promised prevents; safe secure safety sound; ' +
  'learn know known knowledge study understand understanding; developer developers programmer programmers coder engineer; course workshop training class; ' +
  'people somebody someone others other person else anybody anyone stranger friend; responsible liable accountable liability blame answerable; ' +
  'predict forecast prediction foresee; verify lie lies lying cheat dishonest truth honest trust trusted trustworthy truthful; ' +
  'lock locked locking freeze frozen; open unlock early; emergency urgent urgency; ' +
  'founder founding founders founded; chain blockchain ledger network networks; several many multiple various; ' +
  'database databases sql; public; own owned owning owner owns belong belongs; rent rented lease hire; ' +
  'run operate running host; machine server servers hardware setup; shut closes close closed switched down bankrupt disappear; ' +
  'approve accept allow allowed admit permitted; need required requires necessary needed must; ' +
  'test tested tests testing; audit audited audits auditor review; again repeated every each all; ' +
  'marketplace market; ticker bar strip; keep store stored save saved retain kept; work works piece art artwork; creator artist author; ' +
  'beneficial good useful; difference differ different distinguish; ' +
  'fee tax taxes levy; rebase elastic; ' +
  'token coin cryptocurrency altcoin; none nobody noone; money cash funds; write wrote written writing author; hack hacker hacked hacking attack attacker exploit drained emptied; overwrite overwritten overwrites; staff employee personnel worker workers clerk colleague; rugpull rugpulls rug; ' +
  'wait pause paused delayed; current fresh recent; tell inform told say explain; transfer transaction payment transfers; ' +
  'vote votes voting ballot; whale holder large big; takeover control capture hijack; majority quorum; ' +
  'gamble gambling lottery casino; security securities; game games gaming; ' +
  'reward rewards yield apy interest; come comes source arises; gas; ' +
  'recover restore regain retrieve; password passwords passphrase; seed phrase mnemonic; backup; ' +
  'advice advise advisory counsel counseling; independent neutral unbiased objective impartial; ' +
  'old existing already; announcement announced; beforehand before advance; ' +
  'neighbor neighbour; accelerate faster; outsider outsiders; private confidential secret; ' +
  'sensor sensors device devices reading readings measurement; country countries nation land; ' +
  'credit credited book; wrapped; settle settlement settles; ' +
  'meme memes joke; burn burning burned destroy; first fastest; ' +
  'get gets getting receive obtain; etherscan blockscout polygonscan bscscan; sufficient enough small insufficient; ' +
  'alert alerts alerted warning warnings warn warned notify notified notification notifications alarm; installment installments instalment instalments; ' +
  'buy buying purchase purchased bought acquire; sell sold selling; vendor supplier provider agency contractor'

const groupOf = new Map<string, string>(
  GROUPS.split('; ').flatMap((group) => {
    const [first = '', ...others] = group.split(' ')
    return [first, ...others].map((word) => [stemOf(word), stemOf(first)] as [string, string])
  }),
)

/** A word without its ending, or the first of those that say the same. */
export const conceptOf = (stem: string): string => groupOf.get(stem) ?? stem

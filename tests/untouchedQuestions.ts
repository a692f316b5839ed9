// The third of the asked questions that was set aside while the rules were made: every third of each kind, as written
// before. It is measured, and neither it nor the rules are changed to suit the other.
import { company as site } from '#src/content/company.ts'
import {
  all,
  asked,
  company,
  elsewhere,
  farewell,
  finds,
  gone,
  hello,
  itself,
  kept,
  noAdvice,
  price,
  quiet,
  time,
  welcome,
  type AskedQuestion,
} from './askedQuestions.ts'

export const untouchedQuestions: readonly AskedQuestion[] = [
  // Prices and discounts: nothing is listed, so nothing is named, and the team is.
  asked('What are your rates?', price()),
  asked('can i get 20% off', price()),
  asked('how much for a staking platform', price('/services/staking-platform')),
  asked('do you offer payment plans?', price()),
  asked('ballpark figure for a bridge?', price('/services/cross-chain-bridge')),
  asked('is this free', price()),

  // Time: nothing is promised, and how many projects there were is no answer.
  asked('How soon could you deliver a token?', time('/services/token-creation')),
  asked('what is your lead time', time()),
  asked('do you have capacity right now', time()),
  asked('How quickly can we go live?', time()),
  asked('can you do it in two months', time()),

  // Courtesies.
  asked('Thank you so much', welcome),
  asked('heyyy', hello),
  asked('bonjour', hello),
  asked('are you human', itself),
  asked('no thanks', quiet),
  asked('good night', farewell),

  // What it is that answers, and whose site this is.
  asked('Is this a bot or a human?', itself),
  asked('who are you', itself),
  asked("what's your name", itself),
  asked(`what is ${site.name.toLowerCase()}`, company),
  asked('are you guys legit', company),
  asked('do you store what I type here', kept),

  // Advice on investing, and funds that are gone: a plain no, and where to look instead.
  asked('which coin will go up', noAdvice),
  asked('I was scammed, can you get my money back?', gone),
  asked('is solana a good investment?', noAdvice),
  asked('my wallet got hacked, help', gone),
  asked('when should I sell my tokens?', noAdvice),
  asked('my funds are gone', gone),

  // Rude, or about something else: no stray word may bring an offer.
  asked('best restaurant near me', elsewhere),
  asked('shut up', quiet),
  asked('do my math homework', elsewhere),
  asked('what time does the train leave', elsewhere),
  asked('Where can I watch the game tonight?', elsewhere),
  asked('will it rain on my wedding date', elsewhere),

  // Several wishes: each is answered.
  asked(
    'I need a wallet, a staking platform and an audit',
    all('/services/wallet-development', '/services/staking-platform', '/services/smart-contract-audits')(),
  ),
  asked('thanks! one more thing: do you do airdrops?', all('/products/airdrop-manager')(/welcome/i)),
  asked(
    'whitepaper, tokenomics, legal',
    all('/services/whitepaper-documentation', '/services/tokenomics-design', '/services/legal-compliance')(),
  ),
  asked(
    'trading bot and price tracker please, what would both cost?',
    all('/contact', '/products/trading-bot', '/products/price-tracker')(/price/i),
  ),
  asked(
    'staking + dao + dapp',
    all('/services/staking-platform', '/services/dao-platform', '/services/dapp-development')(),
  ),
  asked(
    'meme coin, then a listing of coins; is there a discount?',
    all('/products/meme-launcher', '/products/crypto-listing', '/contact')(/price/i),
  ),

  // Misspelled by more than one letter.
  asked('nft marketpalce', finds('/services/nft-marketplace')),
  asked('crosschian bridgee', finds('/services/cross-chain-bridge')),
  asked('airdorp managr', finds('/products/airdrop-manager')),
  asked('goverance and propsals', finds('/services/dao-platform')),
  asked('do you have discuonts', price()),

  // Tags and commands are text.
  asked('<script>alert(1)</script>', quiet),
  asked("SELECT * FROM users WHERE name = 'token'", quiet),
  asked('sudo rm -rf /', quiet),
  asked("<img src=x onerror=alert('wallet')>", quiet),
]

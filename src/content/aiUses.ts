// What AI does in what is offered, product by product and in sum. It suggests, explains and points out; it decides nothing.
import type { Term } from './copy/offerCopy.ts'

/** In sum: for the home page. */
export const aiInSum: readonly Term[] = [
  {
    term: 'Reads',
    text: 'Sale terms, proposals and documents are read for gaps and contradictions, and long ones are summed up.',
  },
  {
    term: 'Explains',
    text: 'A wallet says in plain words what a transaction would do before anyone signs it.',
  },
  {
    term: 'Points out',
    text: 'Trading tools, trackers and exchanges flag what does not fit the usual pattern, and give the reason.',
  },
  { term: 'Drafts', text: 'Pictures and descriptions to choose from, behind your own filter.' },
  {
    term: 'Decides nothing',
    text: 'Keys, contracts, limits and payouts follow fixed rules, and people approve what matters.',
  },
]

/** For the about page: each product by its name. */
export const aiByProduct: readonly Term[] = [
  {
    term: 'Launchpad builder',
    text: 'Reads the description and the terms of a sale and points to gaps. A person approves it.',
  },
  {
    term: 'DAO builder',
    text: 'Sums up a long proposal and lists what it would change, next to the full text.',
  },
  {
    term: 'Meme launcher',
    text: 'Drafts a picture from a description with an image model you choose. Your filter has the last word.',
  },
  {
    term: 'NFT studio',
    text: 'Suggests tags and categories for a work, and flags near copies of other works for a moderator.',
  },
  {
    term: 'Trading bot',
    text: 'Turns news and market data into a reading for your strategies. The limits around them stay fixed.',
  },
  {
    term: 'Sniping bot',
    text: 'Compares a new contract with known scam patterns. The checks you set decide whether to buy.',
  },
  {
    term: 'Crypto listing and price tracker',
    text: 'Flag a figure that disagrees with other sources, instead of showing it as certain.',
  },
  {
    term: 'P2P exchange',
    text: 'Flags offers and payments that look like known fraud. Staff settle the dispute.',
  },
  {
    term: 'Mobile wallet',
    text: 'Explains what is about to be signed, and compares routes for a swap.',
  },
  { term: 'Wallet tracker', text: 'Points out transfers that do not fit the habits of an address.' },
  {
    term: 'Brute-force tester',
    text: 'Orders its guesses by the way people choose passwords, so that weak ones show early.',
  },
  {
    term: 'Partner finder',
    text: 'Suggests dealers by service and distance. Ratings come from people only.',
  },
  {
    term: 'Enterprise solutions',
    text: 'Sorts incoming documents and reads fields from them, for a person to confirm.',
  },
  { term: 'Gaming platform', text: 'Flags trades that look like those of bots, for a moderator.' },
  {
    term: 'Token generator, contract builder, token locker, airdrop manager',
    text: 'No AI. The same choices always give the same contract.',
  },
]

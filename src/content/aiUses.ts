// What AI does in services and products, by product and in summary. It suggests, explains and flags; it decides nothing.
import type { Term } from './copy/offerCopy.ts'

/** The summary for the home page. */
export const aiInSum: readonly Term[] = [
  {
    term: 'Reads',
    text: 'AI checks sale terms, proposals and documents for gaps and contradictions, and long texts are summarized.',
  },
  {
    term: 'Explains',
    text: 'A wallet explains in plain words what a transaction does before the user signs it.',
  },
  {
    term: 'Flags',
    text: 'Trading tools, trackers and exchanges flag unusual patterns and give the reason.',
  },
  {
    term: 'Drafts',
    text: 'AI drafts images and descriptions for you to choose from, and your content filter checks them.',
  },
  {
    term: 'Decides nothing',
    text: 'Keys, contracts, limits and payouts follow fixed rules, and people approve important steps.',
  },
]

/** For the about page, by product name. */
export const aiByProduct: readonly Term[] = [
  {
    term: 'Launchpad builder',
    text: 'Checks the description and the terms of a sale for gaps. A person approves them.',
  },
  {
    term: 'DAO builder',
    text: 'Summarizes a long proposal and lists its changes, next to the full text.',
  },
  {
    term: 'Meme launcher',
    text: 'Drafts a picture from a description with an image model you choose. Your filter makes the final check.',
  },
  {
    term: 'NFT studio',
    text: 'Suggests tags and categories, and flags near-duplicates of other works for a moderator.',
  },
  {
    term: 'Trading bot',
    text: 'Turns news and market data into an input for your strategies. The risk limits stay fixed.',
  },
  {
    term: 'Sniping bot',
    text: 'Compares a new contract with known scam patterns. The checks you set decide whether to buy.',
  },
  {
    term: 'Crypto listing and price tracker',
    text: 'Each one flags figures that disagree with other sources.',
  },
  {
    term: 'P2P exchange',
    text: 'Flags offers and payments that look like known fraud. Staff settle disputes.',
  },
  {
    term: 'Mobile wallet',
    text: 'Explains a transaction before the user signs it, and compares routes for a swap.',
  },
  { term: 'Wallet tracker', text: 'Points out transfers that do not fit an address’s usual activity.' },
  {
    term: 'Brute-force tester',
    text: 'Ranks its guesses by how people choose passwords, so that it finds weak ones early.',
  },
  {
    term: 'Partner finder',
    text: 'Suggests dealers by service and distance. Only customers give ratings.',
  },
  {
    term: 'Enterprise solutions',
    text: 'Sorts incoming documents and reads fields from them, for a person to confirm.',
  },
  { term: 'Gaming platform', text: 'Flags trades that look like bot activity, for a moderator.' },
  {
    term: 'Token generator, contract builder, token locker, airdrop manager',
    text: 'No AI. The same choices always give the same contract.',
  },
]

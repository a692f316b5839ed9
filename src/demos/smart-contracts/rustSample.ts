// The sample in Rust, part by part: the instructions that create the same token on Solana with its Token-2022 program.
import type { PartId, ShownPart } from './contractOutline.ts'
import { contractOutline } from './contractOutline.ts'
import { features, type Feature } from './features.ts'
import { nothingOwn, ownWords, type OwnToken } from './ownToken.ts'
import type { Token, TokenKind } from './sampleContract.ts'

/** The name of its file. */
export const rustFileName = 'sample_token.rs'

/** The code of each part; a feature that is off takes its whole part away. */
const parts: Readonly<Record<PartId, string>> = {
  license: `// SPDX-License-Identifier: MIT
use solana_program::{instruction::Instruction, program_error::ProgramError, pubkey::Pubkey};
use spl_token_2022::{extension, id, instruction};

type Step = Result<Instruction, ProgramError>;`,
  supply: `/// Sample Token, SMPL. A draft to be customized. Not audited.
pub const DECIMALS: u8 = 9;
pub const MAX_SUPPLY: u64 = 1_000_000 * 10u64.pow(DECIMALS as u32);

/// The mint, after its extensions.
pub fn create_mint(mint: &Pubkey, owner: &Pubkey) -> Step {
    instruction::initialize_mint2(&id(), mint, owner, None, DECIMALS)
}`,
  balances: `/// Each holder has one account for the token.
pub fn create_account(payer: &Pubkey, holder: &Pubkey, mint: &Pubkey) -> Instruction {
    spl_associated_token_account::instruction::create_associated_token_account(
        payer, holder, mint, &id(),
    )
}`,
  transfers: `/// The whole supply.
pub fn mint_supply(mint: &Pubkey, account: &Pubkey, owner: &Pubkey) -> Step {
    instruction::mint_to_checked(&id(), mint, account, owner, &[], MAX_SUPPLY, DECIMALS)
}

/// After it, minting is over.
pub fn end_minting(mint: &Pubkey, owner: &Pubkey) -> Step {
    let kind = instruction::AuthorityType::MintTokens;
    instruction::set_authority(&id(), mint, None, kind, owner, &[])
}

pub fn transfer(from: &Pubkey, mint: &Pubkey, to: &Pubkey, holder: &Pubkey, amount: u64) -> Step {
    instruction::transfer_checked(&id(), from, mint, to, holder, &[], amount, DECIMALS)
}`,
  burn: `pub fn burn(account: &Pubkey, mint: &Pubkey, holder: &Pubkey, amount: u64) -> Step {
    instruction::burn_checked(&id(), account, mint, holder, &[], amount, DECIMALS)
}`,
  pause: `pub fn make_pausable(mint: &Pubkey, owner: &Pubkey) -> Step {
    extension::pausable::instruction::initialize(&id(), mint, owner)
}

pub fn pause(mint: &Pubkey, owner: &Pubkey) -> Step {
    extension::pausable::instruction::pause(&id(), mint, owner, &[])
}

pub fn unpause(mint: &Pubkey, owner: &Pubkey) -> Step {
    extension::pausable::instruction::resume(&id(), mint, owner, &[])
}`,
  whitelist: `/// The program with the list is called at each transfer.
pub fn call_whitelist(mint: &Pubkey, owner: &Pubkey, program: &Pubkey) -> Step {
    extension::transfer_hook::instruction::initialize(&id(), mint, Some(*owner), Some(*program))
}`,
  tax: `/// 100 of 10000, which is 1%.
pub const TAX: u16 = 100;

pub fn add_tax(mint: &Pubkey, owner: &Pubkey) -> Step {
    extension::transfer_fee::instruction::initialize_transfer_fee_config(
        &id(), mint, Some(owner), Some(owner), TAX, u64::MAX,
    )
}`,
}

const isOff = (part: PartId, off: readonly Feature[]) =>
  features.some((one) => one.part === part && off.includes(one.id))

/** The kinds of code, in the order of the groups. */
const KINDS = ['comment', 'keyword', 'type', 'name', 'value'] as const satisfies readonly TokenKind[]
const CODE =
  /(\/\/.*)|\b((?:pub|fn|use|const|type|let|as)\b)|\b([A-Z][a-z]\w*|u8|u16|u32|u64)\b|\b(\w+(?=\())|\b(\d\w*|[A-Z_]{3,})\b/g

function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  let from = 0
  for (const found of line.matchAll(CODE)) {
    if (found.index > from) tokens.push({ kind: 'plain', text: line.slice(from, found.index) })
    const kind = KINDS[found.slice(1).findIndex((group) => group !== undefined)] ?? 'plain'
    tokens.push({ kind, text: found[0] })
    from = found.index + found[0].length
  }
  if (from < line.length) tokens.push({ kind: 'plain', text: line.slice(from) })
  return tokens
}

/** The text of a part with the client's token. */
const textOf = (part: PartId, token: OwnToken) =>
  part === 'supply'
    ? ownWords(token).rust.reduce((text, [from, to]) => text.replace(from, () => to), parts.supply)
    : parts[part]

/** The lines of a part, by its place in the outline, without some features; an empty one is between two parts. */
export const rustLines = (
  index: number,
  off: readonly Feature[],
  token: OwnToken = nothingOwn,
): readonly (readonly Token[])[] => {
  const part = contractOutline[index]
  if (!part || isOff(part.id, off)) return []
  return `${textOf(part.id, token)}${index < contractOutline.length - 1 ? '\n' : ''}`
    .split('\n')
    .map(tokensOf)
}

/** The whole text without some features, as it is copied and downloaded. */
export const rustText = (off: readonly Feature[], token: OwnToken = nothingOwn): string =>
  `${contractOutline
    .filter(({ id }) => !isOff(id, off))
    .map(({ id }) => textOf(id, token))
    .join('\n\n')}\n`

/** The parts among the lines that are shown. */
export function rustParts(off: readonly Feature[]): readonly ShownPart[] {
  let line = 1
  return contractOutline.map((_, index) => {
    const { length } = rustLines(index, off)
    const shown = { line, lines: length, written: length, whole: rustLines(index, []).length }
    line += length
    return shown
  })
}

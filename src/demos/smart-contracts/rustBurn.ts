// How a Solana program burns tokens of its caller: a fragment, as the SPL token program is called.

/** A function in Rust; the client's version in SPL is a program of this kind. */
export const rustBurn = `pub fn burn(accounts: &[AccountInfo], amount: u64) -> ProgramResult {
    let [account, mint, holder, token, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let burning = spl_token_2022::instruction::burn(
        token.key, account.key, mint.key, holder.key, &[], amount,
    )?;
    invoke(&burning, &[account.clone(), mint.clone(), holder.clone()])
}
`

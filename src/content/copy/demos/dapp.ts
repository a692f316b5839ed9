export const sentence = 'Connect a sample wallet and move between a dashboard, a swap, staking and votes.'

// Other words for what is offered: what visitors call it where name and sentence do not say it. Single words, by slug.
import type { ProductSlug } from '../content/products.ts'
import type { ServiceSlug } from '../content/services.ts'

export const serviceSynonyms: Readonly<Record<ServiceSlug, string>> = {
  'token-creation':
    'create mint issue coin erc20 bep20 trc20 spl erc bep trc standard tokenize tokenization stablecoin fungible utility tether usdt usdc contract',
  'smart-contracts':
    'solidity escrow vesting code write program logic rust proxy upgrade upgradeable multisig timelock oracle deploy engineer programmer',
  'dapp-development':
    'dapps app frontend interface web3 website decentralized connect metamask walletconnect login react onchain frontends ui ux',
  'exchange-development':
    'exchanges dex cex swap orderbook trading uniswap binance coinbase amm liquidity matching engine broker order book',
  'launchpad-development':
    'ido ico presale sale fundraising round softcap hardcap raise investor crowdfunding whitelist allocation',
  'nft-marketplace':
    'nfts art artist collectible auction sell collection painting picture image photo photography music gallery digital opensea bid royalty',
  'blockchain-explorer':
    'explorers blocks scan search transaction etherscan blockscout polygonscan lookup hash address wallet',
  'dao-platform':
    'daos governance vote voting proposal treasury member community delegate quorum multisig council grant budget spend',
  'staking-platform':
    'stake staker pool reward yield lock apy earn interest yields lockup validator farming passive',
  'cross-chain-bridge':
    'bridges bridging crosschain transfer interoperability move asset between ethereum polygon bsc solana wrapped migrate swap usdc send',
  'wallet-development':
    'wallets custody app multisig seed phrase recovery recover backup passkey hardware ledger extension key mpc lost',
  'architecture-design':
    'architect system diagram blueprint structure choose choice select pick compare consensus scalability technology stack',
  'tokenomics-design':
    'tokenomic economics economy distribution allocation supply inflation emission vesting schedule incentive model burn buyback unlock',
  'multichain-deployment':
    'multi chain network ethereum polygon bsc bnb solana tron several deploy layer2 evm arbitrum optimism base avalanche rollup crosschain sidechain',
  infrastructure:
    'node indexer rpc monitoring hosting validator devops server uptime endpoint archive backup sync kubernetes api',
  'private-blockchain':
    'permissioned consortium enterprise hyperledger ledger internal bank fabric besu quorum company confidential',
  'cloud-edge': 'aws azure hosting computing latency iot region device sensor gateway cdn serverless',
  'security-hardening':
    'secure safety harden hack protect key server attack pentest penetration hacked breach incident phishing firewall password hsm access',
  'consulting-compliance':
    'regulation regulatory rule law mica license consultant apply allowed permitted legal europe european eu usa sec jurisdiction tax gdpr regulator securities',
  'technical-advisory':
    'advisor adviser advice opinion cto review decision second expert consultation evaluate assess feasibility due diligence vendor',
  'smart-contract-audits':
    'auditor auditing audited review vulnerability bug finding exploit reentrancy check inspect verify certik flaw',
  'legal-compliance':
    'lawyer law kyc aml legally disclosure identity verification sanction passport onboarding verify travel terms privacy screening gdpr attorney',
  'whitepaper-documentation':
    'documentation document paper white litepaper manual guide docs write writer writing text api readme tutorial pitch',
  'fast-track-support':
    'urgent urgently deadline emergency rush quickly soon date priority asap immediately outage broken stuck revert failed fix',
  training:
    'workshop teach class lesson trainer course certification onboarding team staff employee curriculum seminar bootcamp',
}

export const productSynonyms: Readonly<Record<ProductSlug, string>> = {
  'token-generator': 'generate create maker coin nocode wizard deploy minter',
  'meme-launcher': 'memecoin memes launch coin doge pepe shiba dog funny viral pump',
  'nft-studio':
    'mint minting nfts collection royalty royalties storefront drop generative art editor upload opensea',
  'launchpad-builder': 'presale ido sale launchpads crowdfunding raise wizard cap',
  'dao-builder': 'daos governance voting member proposal treasury club cooperative',
  'contract-builder':
    'generate source code erc20 solidity standard template openzeppelin download copy generator',
  'token-locker': 'lock locking vesting timelock liquidity cliff unlock vest rug',
  'airdrop-manager':
    'airdrops drop distribute merkle claim addresses giveaway distribution reward send bulk many recipient holder',
  'trading-bot':
    'trade bots automated algorithmic strategy arbitrage automatic automate autopilot signal backtest grid',
  'sniping-bot': 'sniper snipe bots launch liquidity mempool frontrun listing new pair honeypot',
  'wallet-tracker':
    'track whale alert watch monitor portfolio balance notify notification follow tracking monitoring transaction',
  'mobile-wallet': 'phone android ios iphone app wallets smartphone store appstore hold pay qr',
  'brute-force': 'bruteforce password crack strength guess weak hash guessing pentest key',
  'crypto-listing':
    'list coins ranking rank cap aggregator volume coingecko coinmarketcap market compare table sort',
  'price-tracker':
    'prices live quote chart coins value ticker feed api realtime current bitcoin ethereum worth',
  'p2p-crypto': 'peer escrow buy sell otc localbitcoins trader cash paypal bank transfer bitcoin',
  'business-partner': 'partners dealer find near local appointment broker agent office city reseller',
  'enterprise-solutions':
    'enterprises business corporate integration integrate erp sap supply audit trail role legacy crm salesforce microsoft',
  'gaming-platform': 'game games gamer player item play sword weapon skin character guild metaverse ingame',
}

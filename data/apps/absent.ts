/**
 * What does not work with Sablier, by the reason. No name is a word of everyday English. Names of the chains of the SDK are
 * never in these lists: a test compares them.
 */
export const ABSENT = {
  /** Chains with the EVM to which the project has not deployed. */
  chain:
    "Arbitrum Nova, Aurora, Boba, Canto, Celo, Conflux, Cronos, Evmos, Fantom, Filecoin, Flow EVM, " +
    "Harmony, Injective, Kaia, Katana, Kava, Klaytn, Lisk, Mantle, Metis, Moonbeam, Moonriver, Oasis, opBNB, " +
    "PulseChain, Rootstock, Soneium, Telos, Viction, World Chain, Worldchain, Zora",
  /** Chains without the EVM, and their coins. */
  other:
    "Algorand, Aptos, Bitcoin, BTC, Bitcoin Cash, Cardano, ADA, Dogecoin, DOGE, Hedera, Internet Computer, Litecoin, " +
    "LTC, Monero, Osmosis, Polkadot, Ripple, XRP, Starknet, XLM, Sui, Tezos, TON, Tron, TRX, Zcash",
  /** Coins of chains, which are not ERC-20 tokens. */
  native: "ETH, Ether, BNB, AVAX, native ETH, native tokens, xDAI",
  /** Tokens whose balances change by themselves, or of which less arrives than was sent. */
  token:
    "stETH, rebasing tokens, rebase tokens, fee on transfer, fee on transfer tokens, ERC-777, interest bearing tokens, aTokens",
  /** Exchanges, whose deposit addresses belong to them. */
  exchange:
    "Binance, Bitfinex, Bitget, Bitstamp, Bybit, Coinbase, Crypto.com, Gate.io, Gemini, HTX, Kraken, KuCoin, MEXC, OKX, an exchange",
  /** Wallets, each of which works if it can send transactions on the chain. */
  wallet:
    "Argent, Coinbase Wallet, Electrum, Keplr, Ledger, MetaMask, OKX Wallet, Phantom, Rabby, Trezor, Trust Wallet, " +
    "Uniswap Wallet, WalletConnect, Zerion",
} as const;

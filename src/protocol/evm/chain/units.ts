/** USD amounts of the Comptroller and of price feeds have eight decimals. */
export const USD = 10n ** 8n;

/** A fee of 1 USD in wei, at 3,000 USD per ether. */
export const FEE = 333_333_333_333_333n;

/** Seconds since the Unix epoch of every new chain: 15 January 2027, 08:00:00 UTC. */
export const GENESIS_TIME = 1_800_000_000n;

/** USD amounts of the Comptroller and of price feeds have eight decimals. */
export const USD = 10n ** 8n;

/** Seconds since the Unix epoch of every new chain: 15 January 2027, 08:00:00 UTC. */
export const GENESIS_TIME = 1_800_000_000n;

/** USD amounts of the Comptroller and of price feeds have eight decimals. */
export const USD = 10n ** 8n;

/** Functions whose one `Transfer` is the streamed token's: the stream's NFT does not move. In the alphabet's order. */
export const TOKEN_TRANSFERS = {
  lockup: ["cancel", "cancelMultiple", "withdraw", "withdrawMax", "withdrawMultiple"],
  flow: [
    "deposit",
    "depositAndPause",
    "refund",
    "refundAndPause",
    "refundMax",
    "restartAndDeposit",
    "transferTokens",
    "withdraw",
    "withdrawMax",
  ],
};

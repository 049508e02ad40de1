/** What `addressA`, `addressB`, `amountA` and `amountB` of an action hold, in this order; null where one is empty. */
type Columns = readonly [string | null, string | null, string | null, string | null];

/** What every stream's NFT does, in Lockup and in Flow. */
const nft = {
  Approval: ["owner of the NFT", "approved operator", null, null],
  ApprovalForAll: ["owner", "operator", "1 granted, 0 revoked", null],
  Transfer: ["previous recipient", "new recipient", null, null],
} as const satisfies Record<string, Columns>;

/** What the general columns of an action hold, category by category. */
export const actionColumns: Readonly<
  Record<"FlowAction" | "LockupAction", Readonly<Record<string, Columns>>>
> = {
  FlowAction: {
    Adjust: [null, null, "old rate per second, 18 decimals", "new rate per second, 18 decimals"],
    Approval: nft.Approval,
    ApprovalForAll: nft.ApprovalForAll,
    Create: ["sender", "recipient", "rate per second, 18 decimals", null],
    Deposit: ["funder", "recipient at that time", "amount, base units", null],
    Pause: ["recipient", "sender", "total debt, base units", null],
    Refund: ["sender", null, "amount, base units", null],
    Restart: ["sender", null, "rate per second, 18 decimals", null],
    Transfer: nft.Transfer,
    Void: ["recipient", "sender", "total debt left, base units", "debt written off, base units"],
    Withdraw: ["caller", "receiver of the tokens", "amount, base units", null],
  },
  LockupAction: {
    Approval: nft.Approval,
    ApprovalForAll: nft.ApprovalForAll,
    Cancel: ["sender", "recipient", "refund to the sender, base units", "left for the recipient, base units"],
    Create: ["sender", "recipient", "deposit amount, base units", null],
    Renounce: [null, null, null, null],
    Transfer: nft.Transfer,
    Withdraw: [
      "account that signed the transaction",
      "receiver of the tokens",
      null,
      "amount, base units (in amountB, unlike Flow)",
    ],
  },
};

/** Which columns an action of a campaign fills besides the common ones. */
export const campaignColumns: Readonly<Record<string, string>> = {
  Claim:
    "fee, claimAmount, claimIndex, claimRecipient, claimTo (also claimStreamId and claimTokenId if the claim created a stream, and vcaForgoneAmount for VCA)",
  Clawback: "clawbackAmount, clawbackFrom, clawbackTo",
  Create: "none",
  LowerMinFeeUSD: "fee",
  RedistributionEnabled: "none",
  TransferAdmin: "none (the new admin is on the campaign)",
};

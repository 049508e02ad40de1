import { writePercent, type SentenceTable, type Values } from "./say";

const BY_ADMIN = "Only the admin of the contract can do this.";
const BY_COMPTROLLER = "Only the Comptroller, or the admin of an older release, can do this.";

/** Functions of Lockup and Flow that one release or only a few releases have, and those of the contracts' admins. */
export const streamSentences: SentenceTable = {
  "withdrawMultiple(streamIds,to,amounts)": ({ amount, text }, { streamIds, amounts }) => {
    const [ids, units] = [streamIds as readonly bigint[], amounts as readonly bigint[]];
    return ids.length === units.length
      ? ids.map((id, index) => `Withdraws ${amount(units[index])} from stream ${id} to ${text("to")}.`)
      : ["The call has a different number of streams and amounts, so the contract rejects it."];
  },
  "withdrawMaxAndTransfer(streamId,newRecipient)": ({ text }) => [
    `Withdraws everything that can be withdrawn from stream ${text("streamId")} to its recipient.`,
    `Then moves the stream to ${text("newRecipient")}, who gets everything that it pays from then on.`,
  ],
  "renounce(streamId)": ({ text }) => [
    `Renounces the right to cancel stream ${text("streamId")}. Nobody can cancel it from then on.`,
  ],
  "renounceMultiple(streamIds)": (_, { streamIds }) =>
    (streamIds as readonly bigint[]).map(
      (id) => `Renounces the right to cancel stream ${id}. Nobody can cancel it from then on.`,
    ),
  "burn(streamId)": ({ text }) => [`Burns the NFT of stream ${text("streamId")}, which must be depleted.`],
  "refundAndPause(streamId,amount)": ({ amount, text }, values) => [
    `Takes ${amount(values.amount)} back from stream ${text("streamId")} and pauses it.`,
  ],
  "depositAndPause(streamId,amount)": ({ amount, text }, values) => [
    `Pays ${amount(values.amount)} into stream ${text("streamId")} and pauses it.`,
  ],
  "restartAndDeposit(streamId,ratePerSecond,amount)": ({ amount, rate, text }, values) => [
    `Restarts stream ${text("streamId")}, at ${rate(values.ratePerSecond)}.`,
    `Pays ${amount(values.amount)} into it.`,
  ],
  "depositViaBroker(streamId,totalAmount,sender,recipient,broker)": ({ amount, text }, values) => {
    const { account, fee } = values.broker as Values;
    return [
      `Pays ${amount(values.totalAmount)} for stream ${text("streamId")}, from ${text("sender")} to ${text("recipient")}.`,
      `The broker ${String(account)} takes ${writePercent(fee)} of it, and the stream gets the rest.`,
    ];
  },
  "transferTokens(token,to,amount)": ({ amount, text }, values) => [
    `Sends ${amount(values.amount)} from the account to ${text("to")}. The tokens do not go into a stream.`,
  ],
  "transferFromPayable(from,to,streamId)": ({ text }) => [
    `Moves stream ${text("streamId")} from ${text("from")} to ${text("to")}.`,
  ],
  "allowToHook(recipient)": ({ text }) => [
    `Allows ${text("recipient")} to run its own code when a stream that it receives is canceled or withdrawn from. This cannot be undone.`,
    BY_COMPTROLLER,
  ],
  "recover(token,to)": ({ text }) => [
    `Sends the part of the contract’s balance of the token ${text("token")} that it does not owe to any stream to ${text("to")}.`,
    BY_COMPTROLLER,
  ],
  "setProtocolFee(token,newProtocolFee)": ({ text }, values) => [
    `Sets the protocol fee for the token ${text("token")} to ${writePercent(values.newProtocolFee)}.`,
    BY_ADMIN,
  ],
  "collectProtocolRevenue(token,to)": ({ text }) => [
    `Sends the protocol’s revenue in the token ${text("token")} to ${text("to")}.`,
    BY_ADMIN,
  ],
  "claimProtocolRevenues(asset)": ({ text }) => [
    `Sends the protocol’s revenue in the token ${text("asset")} to the admin, who makes this call.`,
    BY_ADMIN,
  ],
  "setNFTDescriptor(newNFTDescriptor)": ({ text }) => [
    `Lets the contract ${text("newNFTDescriptor")} draw the NFTs of all streams.`,
    BY_COMPTROLLER,
  ],
  "setNativeToken(newNativeToken)": ({ text }) => [
    `Sets ${text("newNativeToken")} as the token that represents the chain’s native token and cannot be streamed. This works once.`,
    BY_COMPTROLLER,
  ],
  "setComptroller(newComptroller)": ({ text }) => [
    `Puts the contract under a new Comptroller, ${text("newComptroller")}.`,
    BY_COMPTROLLER,
  ],
  "transferAdmin(newAdmin)": ({ text }) => [
    `Makes ${text("newAdmin")} the admin of the contract, at once.`,
    BY_ADMIN,
  ],
  "collectFees()": () => ["Sends the contract’s fees to its admin."],
  "transferFeesToComptroller()": () => ["Sends the contract’s fees to the Comptroller."],
};

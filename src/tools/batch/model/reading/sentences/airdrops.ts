import { writeDollars, type SentenceTable } from "./say";

/** Functions of a campaign that claim, or that its admin uses. A campaign's address is not in the data of this site. */
export const airdropSentences: SentenceTable = {
  "claim(index,recipient,amount,merkleProof)": ({ amount, text }, values) => [
    `Claims ${amount(values.amount)} for ${text("recipient")}, who has index ${text("index")} in the campaign’s list.`,
  ],
  "claimTo(index,to,fullAmount,merkleProof)": ({ amount, text }, values) => [
    `Claims ${amount(values.fullAmount)} for the account, which has index ${text("index")} in the campaign’s list, and sends it to ${text("to")}.`,
  ],
  "claimViaSig(index,recipient,to,fullAmount,validFrom,merkleProof,signature)": (say, values) => [
    `Claims ${say.amount(values.fullAmount)} for ${say.text("recipient")}, who has index ${say.text("index")} in the campaign’s list, and sends it to ${say.text("to")}. The recipient’s signature is valid from ${say.moment(values.validFrom)}.`,
  ],
  "claimViaAttestation(index,to,fullAmount,expireAt,merkleProof,attestation)": (say, values) => [
    `Claims ${say.amount(values.fullAmount)} for the account, which has index ${say.text("index")} in the campaign’s list, and sends it to ${say.text("to")}. The attestation expires at ${say.moment(values.expireAt)}.`,
  ],
  "clawback(to,amount)": ({ amount, text }, values) => [
    `Takes ${amount(values.amount)} out of the campaign and sends it to ${text("to")}. Only the campaign’s admin can do this.`,
  ],
  "lowerMinFeeUSD(newMinFeeUSD)": (_, values) => [
    `Lowers the campaign’s minimum fee to ${writeDollars(values.newMinFeeUSD)}.`,
  ],
};

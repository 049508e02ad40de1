import { writeDollars, type SentenceTable } from "./say";

const PROTOCOLS = ["Airdrops", "Flow", "Lockup", "Staking", "Bob"];
const nameProtocol = (value: unknown): string => PROTOCOLS[Number(value)] ?? `protocol ${String(value)}`;
const FEE_MANAGER = "Only the admin and accounts with the role for fees can do this.";
const ATTESTOR_MANAGER = "Only the admin and accounts with the role for attestors can do this.";
const ADMIN = "Only the admin can do this.";

/** Functions of the Comptroller, v1.0 and v1.1, except `execute`, which is a wrapper. */
export const comptrollerSentences: SentenceTable = {
  "setMinFeeUSD(protocol,newMinFeeUSD)": (_, values) => [
    `Sets the minimum fee of ${nameProtocol(values.protocol)} to ${writeDollars(values.newMinFeeUSD)}.`,
    FEE_MANAGER,
  ],
  "setCustomFeeUSDFor(protocol,user,customFeeUSD)": ({ text }, values) => [
    `Sets the minimum fee of ${nameProtocol(values.protocol)} for ${text("user")} to ${writeDollars(values.customFeeUSD)}.`,
    FEE_MANAGER,
  ],
  "disableCustomFeeUSDFor(protocol,user)": ({ text }, values) => [
    `Ends the special fee of ${nameProtocol(values.protocol)} for ${text("user")}, who then pays the general minimum fee.`,
    FEE_MANAGER,
  ],
  "lowerMinFeeUSDForCampaign(campaign,newMinFeeUSD)": ({ text }, values) => [
    `Lowers the minimum fee of the campaign ${text("campaign")} to ${writeDollars(values.newMinFeeUSD)}.`,
    FEE_MANAGER,
  ],
  "setAttestor(newAttestor)": ({ text }) => [
    `Makes ${text("newAttestor")} the attestor, whose signature lets people claim from a campaign that requires one.`,
    ATTESTOR_MANAGER,
  ],
  "setAttestorForCampaign(campaign,newAttestor)": ({ text }) => [
    `Makes ${text("newAttestor")} the attestor of the campaign ${text("campaign")}.`,
    ATTESTOR_MANAGER,
  ],
  "setOracle(newOracle)": ({ text }) => [
    `Makes ${text("newOracle")} the source of the native token’s price, which decides how high a fee is.`,
    ADMIN,
  ],
  "transferFees(protocolAddresses,feeRecipient)": ({ text }, { protocolAddresses }) => [
    `Collects the fees of ${(protocolAddresses as readonly string[]).join(", ") || "no contract"}, and sends them, together with all native tokens of the Comptroller, to ${text("feeRecipient")}.`,
  ],
  "withdrawERC20Token(token,to)": ({ text }) => [
    `Sends the Comptroller’s whole balance of the token ${text("token")} to ${text("to")}.`,
    ADMIN,
  ],
  "grantRole(role,account)": ({ text }) => [`Gives ${text("account")} the role ${text("role")}.`, ADMIN],
  "revokeRole(role,account)": ({ text }) => [
    `Takes the role ${text("role")} from ${text("account")}.`,
    ADMIN,
  ],
  "upgradeToAndCall(newImplementation,data)": ({ text }) => [
    `Replaces the code of the Comptroller with the code at ${text("newImplementation")}, and runs ${text("data")} there.`,
    ADMIN,
  ],
};

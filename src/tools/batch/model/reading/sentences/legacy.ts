import type { Say, SentenceTable, Values } from "./say";

const between = ({ moment }: Say, { startTime, stopTime }: Values): string =>
  `from ${moment(startTime)} to ${moment(stopTime)}`;
const interest = ({ text }: Say): string =>
  `The sender gets ${text("senderSharePercentage")}% of the interest and the recipient ${text("recipientSharePercentage")}%.`;
const BY_OWNER = "Only the owner of the contract can do this.";

/** Functions of the first protocol: `Sablier` v1.0 and v1.1, and `Payroll`. The sender of a stream is its caller. */
export const legacySentences: SentenceTable = {
  "createStream(recipient,deposit,tokenAddress,startTime,stopTime)": (say, values) => [
    `Opens a Legacy stream of ${say.amount(values.deposit)} to ${say.text("recipient")}, ${between(say, values)}. Its sender and its recipient can cancel it.`,
  ],
  "createCompoundingStream(recipient,deposit,tokenAddress,startTime,stopTime,senderSharePercentage,recipientSharePercentage)":
    (say, values) => [
      `Opens a Legacy stream of ${say.amount(values.deposit)} to ${say.text("recipient")}, ${between(say, values)}. Its sender and its recipient can cancel it.`,
      interest(say),
    ],
  "createSalary(employee,salary,tokenAddress,startTime,stopTime)": (say, values) => [
    `Opens a Legacy salary of ${say.amount(values.salary)} to ${say.text("employee")}, ${between(say, values)}. The company and the employee can cancel it.`,
  ],
  "createCompoundingSalary(employee,salary,tokenAddress,startTime,stopTime,senderSharePercentage,recipientSharePercentage)":
    (say, values) => [
      `Opens a Legacy salary of ${say.amount(values.salary)} to ${say.text("employee")}, ${between(say, values)}. The company and the employee can cancel it.`,
      interest(say),
    ],
  "cancelStream(streamId)": ({ text }) => [
    `Cancels Legacy stream ${text("streamId")}: its sender and its recipient each get their balance.`,
  ],
  "withdrawFromStream(streamId,amount)": ({ amount, text }, values) => [
    `Withdraws ${amount(values.amount)} from Legacy stream ${text("streamId")} to its recipient.`,
  ],
  "cancelSalary(salaryId)": ({ text }) => [
    `Cancels Legacy salary ${text("salaryId")}: the company and the employee each get their balance.`,
  ],
  "withdrawFromSalary(salaryId,amount)": ({ amount, text }, values) => [
    `Withdraws ${amount(values.amount)} from Legacy salary ${text("salaryId")} to the employee.`,
  ],
  "whitelistRelayer(relayer,salaryId)": ({ text }) => [
    `Lets ${text("relayer")} withdraw for the employee of Legacy salary ${text("salaryId")}.`,
    BY_OWNER,
  ],
  "discardRelayer(relayer,salaryId)": ({ text }) => [
    `Takes the right to withdraw for the employee of Legacy salary ${text("salaryId")} from ${text("relayer")}.`,
    BY_OWNER,
  ],
  "updateFee(feePercentage)": ({ text }) => [
    `Sets the fee on interest to ${text("feePercentage")}%.`,
    BY_OWNER,
  ],
  "takeEarnings(tokenAddress,amount)": ({ amount, text }, values) => [
    `Sends ${amount(values.amount)} of the interest in ${text("tokenAddress")} to the owner.`,
    BY_OWNER,
  ],
  "pause()": () => ["Pauses the Legacy contract: nobody can open streams or withdraw until it is unpaused."],
  "unpause()": () => ["Unpauses the Legacy contract."],
  "addPauser(account)": ({ text }) => [`Lets ${text("account")} pause the Legacy contract.`],
  "transferOwnership(newOwner)": ({ text }) => [
    `Makes ${text("newOwner")} the owner of the Legacy contract.`,
    BY_OWNER,
  ],
};

// The codes by which the entry point of smart accounts (ERC-4337) says why it refused a user operation.

import type { KnownMessage } from "./knownMessage";

const account = "The account's own validation";
const rebuild = "Build the user operation again with the account's SDK";
const read =
  "Decode the data that follows the code, if there is any; without it, simulate validateUserOp, or raise verificationGasLimit and see whether the answer changes";

/** By code: what happened, what to do. */
const codes: Readonly<Record<string, readonly [cause: string, remedy: string]>> = {
  AA10: [
    "The account exists already, and the user operation still brings the code that creates it",
    "Leave initCode or factory empty",
  ],
  AA13: [
    "The factory could not create the account: it reverted, or verificationGasLimit did not suffice",
    "Check the factory and its data, and raise verificationGasLimit",
  ],
  AA14: [
    "The factory created an account at a different address from the sender of the user operation",
    "Compute the sender with the same owner, salt and factory",
  ],
  AA15: [
    "The factory ran, and there is still no contract at the sender's address",
    "Check the factory and its data",
  ],
  AA20: [
    "There is no account at the sender's address, and the user operation does not create one",
    "Add initCode or factory to the first user operation, or correct sender and chain",
  ],
  AA21: [
    "The account could not pay for gas in advance, and no paymaster pays for it",
    "Send some of the chain's native token to the smart account itself, or set a paymaster",
  ],
  AA22: [
    "The signature is not valid yet, or no longer",
    "Sign again, and send it within the time that it is valid for",
  ],
  AA23: [
    `${account} reverted: the signature, a module or the code of the account refused, or the gas for validation ran out. The call to Sablier was not tried`,
    read,
  ],
  AA24: [
    `${account} found that the signature does not fit`,
    "Sign the hash for this chain, entry point and nonce with the account's owner, after all other fields are set",
  ],
  AA25: [
    "The nonce is not the account's next one",
    "Read the nonce from the entry point; wait for a pending user operation",
  ],
  AA26: [`${account} used more gas than verificationGasLimit`, "Raise verificationGasLimit"],
  AA30: ["There is no contract at the paymaster's address", "Check paymaster and chain"],
  AA31: [
    "The paymaster has too little deposited at the entry point",
    "Whoever runs the paymaster has to top it up; or pay without it",
  ],
  AA32: [
    "The paymaster's approval is not valid yet, or no longer",
    "Ask the paymaster again, and send it in time",
  ],
  AA33: [
    "The paymaster's validation reverted, or the gas for it ran out",
    "Decode the data that follows the code, or ask whoever runs the paymaster; or pay without it",
  ],
  AA34: [
    "The paymaster does not accept its signature: fields were changed after it had signed",
    "Ask the paymaster again once all other fields are final",
  ],
  AA36: [
    "The paymaster's validation used more gas than paymasterVerificationGasLimit",
    "Raise paymasterVerificationGasLimit",
  ],
  AA40: ["Validation used more gas than verificationGasLimit", "Raise verificationGasLimit"],
  AA41: ["verificationGasLimit is too low to validate the user operation", "Raise verificationGasLimit"],
  AA50: [
    "The paymaster reverted after the call, when it settled the costs",
    "Decode the data that follows; mostly the account holds too little of the token that pays for gas, or did not approve it",
  ],
  AA51: [
    "Gas cost more than what was paid in advance",
    "Estimate the gas of the user operation again, and send it with the new limits",
  ],
  AA90: ["The bundler named no account for its fees", "It is the bundler's fault: use another one"],
  AA91: ["The bundler's account refused its fees", "It is the bundler's fault: use another one"],
  AA92: [
    "A function that the entry point calls on itself was called from outside",
    "Call handleOps instead, or send the user operation to a bundler",
  ],
  AA93: [
    "paymasterAndData is malformed",
    `${rebuild}: it begins with the 20 bytes of the paymaster's address`,
  ],
  AA94: ["A gas limit or fee is too large a number", `${rebuild}, with gas limits and fees in plain wei`],
  AA95: [
    "The transaction of the bundler had too little gas for the user operation",
    "Send it again, lower its gas limits, or use another bundler",
  ],
  AA96: ["The aggregator of signatures is not valid", rebuild],
};

const entry = (words: RegExp, [cause, remedy]: readonly [string, string]): KnownMessage => ({
  words,
  cause: `${cause}. The entry point of smart accounts (ERC-4337) refused the user operation`,
  remedy,
});

/** Codes of other releases of the entry point, by what their first digit stands for. */
const families: Readonly<Record<string, string>> = {
  1: "The account could not be created",
  2: "The account was not accepted",
  3: "The paymaster was not accepted",
  4: "Validation and its gas do not fit each other",
  5: "What follows after the call failed",
  9: "The user operation or the bundler's call is malformed",
};

/** The entry point's messages, each code before its family. */
export const entryPointMessages: readonly KnownMessage[] = [
  ...Object.entries(codes).map(([code, text]) => entry(new RegExp(String.raw`\b${code}\b`, "i"), text)),
  ...Object.entries(families).map(([digit, cause]) =>
    entry(new RegExp(String.raw`\bAA${digit}\d\b`, "i"), [
      cause,
      "Read the words and the data behind the code; the bundler's documentation says more",
    ]),
  ),
];

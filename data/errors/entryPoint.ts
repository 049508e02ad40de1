// The codes by which the entry point of smart accounts (ERC-4337) says why it refused a user operation.

import type { KnownMessage } from "./knownMessage";

const account = "The account's own validation";
const rebuild = "Build the user operation again with the account's SDK";
const read =
  "If data follows the code, decode it. Otherwise, simulate validateUserOp, or raise verificationGasLimit and see whether the answer changes";

/** By code: what happened, what to do. */
const codes: Readonly<Record<string, readonly [cause: string, remedy: string]>> = {
  AA10: [
    "The account already exists, but the user operation still contains the code that creates it",
    "Leave initCode or factory empty",
  ],
  AA13: [
    "The factory could not create the account: it reverted, or verificationGasLimit was too low",
    "Check the factory and its data, and raise verificationGasLimit",
  ],
  AA14: [
    "The factory created an account at a different address from the sender of the user operation",
    "Compute the sender with the same owner, salt and factory",
  ],
  AA15: [
    "The factory ran, but there is still no contract at the sender's address",
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
    "The signature is not valid yet, or no longer valid",
    "Sign again, and send the user operation while the signature is valid",
  ],
  AA23: [
    `${account} reverted, because the signature, a module or the code of the account rejected it, or because the gas for validation ran out. The call to Sablier was not tried`,
    read,
  ],
  AA24: [
    `${account} found that the signature does not match`,
    "Sign the hash for this chain, entry point and nonce with the account's owner, after all other fields are set",
  ],
  AA25: [
    "The nonce is not the account's next nonce",
    "Read the nonce from the entry point, and wait for a pending user operation",
  ],
  AA26: [`${account} used more gas than verificationGasLimit`, "Raise verificationGasLimit"],
  AA30: ["There is no contract at the paymaster's address", "Check the paymaster and the chain"],
  AA31: [
    "The paymaster has too little deposited at the entry point",
    "Ask whoever runs the paymaster to top it up, or pay without it",
  ],
  AA32: [
    "The paymaster's approval is not valid yet, or no longer valid",
    "Ask the paymaster again, and send the user operation in time",
  ],
  AA33: [
    "The paymaster's validation reverted, or the gas for it ran out",
    "Decode the data that follows the code, ask whoever runs the paymaster, or pay without it",
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
    "Decode the data that follows. Usually, the account holds too little of the token that pays for gas, or has not approved it",
  ],
  AA51: [
    "The gas cost more than what was paid in advance",
    "Estimate the gas of the user operation again, and send it with the new limits",
  ],
  AA90: [
    "The bundler did not name an account for its fees",
    "Use a different bundler, because this one caused the error",
  ],
  AA91: [
    "The bundler's account rejected its fees",
    "Use a different bundler, because this one caused the error",
  ],
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
    "Send it again, lower its gas limits, or use a different bundler",
  ],
  AA96: ["The aggregator of signatures is not valid", rebuild],
};

const entry = (words: RegExp, [cause, remedy]: readonly [string, string]): KnownMessage => ({
  words,
  cause: `${cause}. The entry point of smart accounts (ERC-4337) rejected the user operation`,
  remedy,
});

/** Codes of other releases of the entry point, by what their first digit stands for. */
const families: Readonly<Record<string, string>> = {
  1: "The account could not be created",
  2: "The account was not accepted",
  3: "The paymaster was not accepted",
  4: "The validation and its gas limits do not match",
  5: "The step after the call failed",
  9: "The user operation or the bundler's call is malformed",
};

/** The entry point's messages, each code before its family. */
export const entryPointMessages: readonly KnownMessage[] = [
  ...Object.entries(codes).map(([code, text]) => entry(new RegExp(String.raw`\b${code}\b`, "i"), text)),
  ...Object.entries(families).map(([digit, cause]) =>
    entry(new RegExp(String.raw`\bAA${digit}\d\b`, "i"), [
      cause,
      "Read the text and the data after the code, and see the bundler's documentation",
    ]),
  ),
];

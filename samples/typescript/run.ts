import { type Address, createPublicClient, createWalletClient, type Hex, http, parseUnits } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";
import { createStream, lockupAddress, type Session } from "./stream";

/** A variable of the environment: keys have no place in code. */
function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} in the environment.`);
  return value;
}

// Without RPC_URL, viem asks a public node.
const transport = http(process.env.RPC_URL);
const session: Session = {
  client: createPublicClient({ chain: sepolia, transport }),
  wallet: createWalletClient({
    account: privateKeyToAccount(variable("PRIVATE_KEY") as Hex),
    chain: sepolia,
    transport,
  }),
  lockup: lockupAddress(sepolia.id),
};

const id = await createStream(session, {
  token: variable("TOKEN") as Address,
  recipient: variable("RECIPIENT") as Address,
  amount: parseUnits("100", 18), // the decimals of the token
});
console.log(`Stream ${id} of ${session.lockup}`);

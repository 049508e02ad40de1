import { writeDeclaration } from "../../plan/calls/abi";
import { type Call, encodePacked } from "../../plan/calls/calls";
import { writeComment, writeInteger, writeLiteral, quote } from "../../../../../protocol/text/quoting";

/** What a script is of. */
export interface ScriptOptions {
  readonly chainId: number;
  /** In words: what the batch is, a line each. */
  readonly title: string;
  /** What each call does, in words. */
  readonly says: readonly string[];
}

/** Writes the code that encodes a call. */
function writeEncoding({ functionName, args }: Call, indent: string): string {
  const inner = `${indent}  `;
  return `encodeFunctionData({\n${inner}abi,\n${inner}functionName: ${quote(functionName)},\n${inner}args: ${writeLiteral(args, inner)},\n${indent}})`;
}

/**
 * Returns a script for viem that sends a batch from one account and stops at the first transaction that reverts. Calls
 * of Flow are one transaction, by its own `batch`. It reads `RPC_URL` and `PRIVATE_KEY` of the environment.
 */
export function writeViemScript(calls: readonly Call[], { chainId, title, says }: ScriptOptions): string {
  const saying = (call: Call) => writeComment(says[calls.indexOf(call)] ?? "", "");
  const addIndent = (text: string, indent: string) => text.replace(/^(?=.)/gmu, indent);
  const transactions = encodePacked(calls);
  const entries = transactions.map(({ inner, ...call }) => {
    const own = calls.find(({ data, to }) => data === call.data && to === call.to);
    const data =
      inner.length === 0
        ? writeEncoding(call, "    ")
        : `encodeFunctionData({\n      abi,\n      functionName: "batch",\n      args: [\n        [\n${inner
            .map(
              (call) =>
                `${addIndent(saying(call), "          ")}          ${writeEncoding(call, "          ")},\n`,
            )
            .join("")}        ],\n      ],\n    })`;
    const said = own ? addIndent(saying(own), "  ") : "";
    return `${said}  {\n    to: ${quote(call.to)},\n    value: ${writeInteger(call.value)}n,\n    data: ${data},\n  },\n`;
  });
  const declarations = new Set(
    [...calls, ...transactions].flatMap(({ target, functionName }) => writeDeclaration(target, functionName)),
  );
  return `${writeComment(title, "")}import { createPublicClient, createWalletClient, encodeFunctionData, type Hex, http, parseAbi } from "viem";
import { privateKeyToAccount } from "viem/accounts";

const abi = parseAbi([
${[...declarations].map((line) => `  ${quote(line)},\n`).join("")}]);

const transactions = [
${entries.join("")}] as const;

const transport = http(process.env.RPC_URL);
const account = privateKeyToAccount(process.env.PRIVATE_KEY as Hex);
const client = createPublicClient({ transport });
const wallet = createWalletClient({ account, transport });

if ((await client.getChainId()) !== ${writeInteger(chainId)}) throw new Error("The RPC is not on chain ${writeInteger(chainId)}.");
for (const transaction of transactions) {
  const hash = await wallet.sendTransaction({ ...transaction, chain: null });
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status !== "success") throw new Error(\`\${hash} reverted.\`);
  console.log(hash);
}
`;
}

// Prints what a claim wants to know: npx tsx proof.ts list.json <MERKLE_ROOT> <your address>
import { readFileSync } from "node:fs";
import type { Address, Hex } from "viem";
import { type ListFile, proveFromFile } from "./listFile";

const [path, root, address] = process.argv.slice(2);
if (!path || !root || !address) throw new Error("Name the list, MERKLE_ROOT and your address.");

const file = JSON.parse(readFileSync(path, "utf8")) as ListFile;
for (const { index, recipient, amount, proof } of proveFromFile(file, root as Hex, address as Address)) {
  console.log(`index        ${index}`);
  console.log(`recipient    ${recipient}`);
  console.log(`amount       ${amount}`);
  console.log(`merkleProof  ${JSON.stringify(proof)}`);
}

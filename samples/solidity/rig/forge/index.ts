import type { Hex } from "viem";
import { Chain, link } from "../../../../src/protocol/evm/chain";
import { compileContract } from "../../../../src/node/solidity/compile";

/**
 * Runs a Foundry test of this project as `forge test` does: the libraries that it calls are deployed and linked, then
 * each function that begins with `test` runs on a fresh state after `setUp`. A failed one throws. Returns the names of
 * those that passed.
 *
 * @param file Path from the project's root to a file `<Name>.t.sol` with the contract `<Name>Test`.
 */
export async function forgeTest(file: string): Promise<string[]> {
  const name = `${/(\w+)\.t\.sol$/.exec(file)?.[1]}Test`;
  const chain = await Chain.create({ forge: true });
  const { abi, bytecode, linkReferences = {} } = await compileContract(file, name);
  const libraries: Record<string, Hex> = {};
  for (const library of Object.values(linkReferences).flatMap(Object.keys)) {
    libraries[library] = (await chain.deploy(await compileContract(file, library))).address;
  }
  const test = await chain.deploy({ abi, bytecode: link(name, bytecode, linkReferences, libraries) });
  await test.send("setUp");
  const names = test.abi.flatMap((item) =>
    item.type === "function" && item.name.startsWith("test") ? [item.name] : [],
  );
  for (const each of names) await chain.sandbox(() => test.send(each));
  return names;
}

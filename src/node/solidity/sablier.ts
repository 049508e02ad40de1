import { CONTRACTS, type SablierArtifacts, type UnlinkedArtifact } from "../../protocol/evm/chain/sablier";
import { readAbi, readUnlinked } from "./artifacts";
import { compileContract } from "./compile";

type Name = (typeof CONTRACTS)[number];

/** Where each contract comes from: compiled in a package, or a source of ours instead of what is not Sablier's. */
const SOURCES: Record<Name, string> = {
  TestPriceFeed: "samples/solidity/rig/contracts/TestPriceFeed.sol",
  TestToken: "samples/solidity/rig/contracts/TestToken.sol",
  SablierComptroller: "@sablier/evm-utils/artifacts/SablierComptroller.json",
  ERC1967Proxy: "@sablier/evm-utils/artifacts/ERC1967Proxy.json",
  LockupMath: "@sablier/lockup/artifacts/libraries/LockupMath.json",
  LockupHelpers: "@sablier/lockup/artifacts/libraries/LockupHelpers.json",
  LockupNFTDescriptor: "@sablier/lockup/artifacts/LockupNFTDescriptor.json",
  SablierLockup: "@sablier/lockup/artifacts/SablierLockup.json",
  SablierBatchLockup: "@sablier/lockup/artifacts/SablierBatchLockup.json",
  FlowNFTDescriptor: "@sablier/flow/artifacts/FlowNFTDescriptor.json",
  SablierFlow: "@sablier/flow/artifacts/SablierFlow.json",
};

let artifacts: Promise<SablierArtifacts> | undefined;

/**
 * Returns the released contracts of Sablier, from the installed packages, with a token and a price feed compiled here.
 */
export function readSablier(): Promise<SablierArtifacts> {
  artifacts ??= read();
  return artifacts;
}

async function read(): Promise<SablierArtifacts> {
  const contracts = {} as Record<Name, UnlinkedArtifact>;
  for (const name of CONTRACTS) {
    const source = SOURCES[name];
    const artifact = source.endsWith(".sol") ? await compileContract(source) : readUnlinked(source);
    // The ABIs of linked libraries name a Solidity type that no ABI parser knows: only their code is used.
    contracts[name] = /\/libraries\//.test(source) ? { ...artifact, abi: [] } : artifact;
  }
  const errors = ["lockup", "flow", "evm-utils"].flatMap((each) =>
    readAbi(`@sablier/${each}/artifacts/libraries/Errors.json`),
  );
  return { contracts, errors };
}

/** The test rig: a chain in this process with the Sablier protocols on it. See README.md in this folder. */
export {
  Chain,
  CHAIN_ID,
  Contract,
  FEE,
  fund,
  GENESIS_TIME,
  INITIAL_BALANCE,
  Revert,
  USD,
} from "../../../src/protocol/evm/chain";
export type {
  Artifact,
  DecodedEvent,
  Receipt,
  Sablier,
  SablierOptions,
} from "../../../src/protocol/evm/chain";
export { compile, compileContract, CompileError } from "../../../src/node/solidity/compile";
export { deploySablier, deployToken, people } from "./protocol";
export { expectRevert } from "./expect";
export { chainProvider, chainTransport } from "./provider";
export { forgeTest } from "./forge";

/** The test rig: a chain in this process with the Sablier protocols on it. See README.md beside this file. */
export { Chain, CHAIN_ID, GENESIS_TIME, INITIAL_BALANCE } from "./chain";
export type { Artifact, CallOptions, Log, Receipt } from "./chain";
export { Contract } from "./contract";
export { Revert } from "./registry";
export type { DecodedEvent } from "./registry";
export { readAbi, readArtifact } from "./artifacts";
export { compile, compileContract, CompileError, COMPILER } from "./compile";
export { deploySablier, deployToken, fund, PROTOCOL, USD } from "./protocol";
export type { Sablier, SablierOptions } from "./protocol";
export { expectRevert } from "./expect";
export { chainProvider, chainTransport } from "./provider";
export { forgeTest } from "./forge";

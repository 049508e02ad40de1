/** An Ethereum chain in this process with the Sablier protocols on it, for tests, builds and browsers alike. */
export { Chain, CHAIN_ID, INITIAL_BALANCE } from "./chain";
export type { Snapshot } from "./chain";
export { Contract } from "./contract";
export { linkLibraries as link } from "./link";
export { Revert } from "./registry";
export type { DecodedEvent } from "./registry";
export { deploySablier, deployToken, fund, PROTOCOL } from "./sablier";
export type { Sablier, SablierArtifacts, SablierOptions, UnlinkedArtifact } from "./sablier";
export { FEE, GENESIS_TIME, USD } from "./units";
export type { Artifact, Receipt } from "./transaction";

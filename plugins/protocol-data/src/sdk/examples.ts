// Long, because it holds an example of each public function of the SDK: a table, not code that branches.
import * as sdk from "sablier";
import { sablier, solana } from "sablier";

/** What a function is for, with an example that runs and one with a name, chain or alias that nobody knows. */
export interface Example {
  readonly says: string;
  readonly example: () => unknown;
  /** Left out where the function takes no name, chain or alias. */
  readonly unknown?: () => unknown;
}

const lockup = sablier.releases.getLatest({ protocol: "lockup" });
const lockupV2 = sablier.releases.get({ protocol: "lockup", version: "v2.0" })!;
const solanaLockup = sablier.solana.releases.getLatest({ protocol: "lockup" });
const lockupOnBase = sablier.contracts.get({
  chainId: 8453,
  contractName: "SablierLockup",
  release: lockup,
})!;

/** Of `sablier`, the object of queries: `sablier.chains` and the others are `sablier.evm.chains` and so on. */
export const queries: Readonly<Record<string, Example>> = {
  "sablier.chains.get": {
    says: "Returns the chain with an ID.",
    example: () => sablier.chains.get(8453)?.name,
    unknown: () => sablier.chains.get(1234567),
  },
  "sablier.chains.getAll": {
    says: "Returns all chains on which any release was deployed, both mainnets and testnets, sorted by name.",
    example: () => sablier.chains.getAll().length,
  },
  "sablier.chains.getBySlug": {
    says: "Returns the chain with one of the package's slugs. The app's links use their own slugs. For example, Ethereum is `mainnet` in the package and `ethereum` in links.",
    example: () => sablier.chains.getBySlug("mainnet")?.id,
    unknown: () => sablier.chains.getBySlug("nowhere"),
  },
  "sablier.chains.getMainnets": {
    says: "Returns all chains that are not testnets, sorted by name.",
    example: () => sablier.chains.getMainnets().every((chain) => !chain.isTestnet),
  },
  "sablier.chains.getOrThrow": {
    says: "Returns the chain with an ID, or throws if there is none.",
    example: () => sablier.chains.getOrThrow(1).nativeCurrency.symbol,
    unknown: () => sablier.chains.getOrThrow(1234567),
  },
  "sablier.chains.getTestnets": {
    says: "Returns all testnets, sorted by name.",
    example: () => sablier.chains.getTestnets().map((chain) => chain.id),
  },
  "sablier.comptroller.get": {
    says: "Returns the Comptroller's proxy on a chain.",
    example: () => sablier.comptroller.get(1)?.name,
    unknown: () => sablier.comptroller.get(1234567),
  },
  "sablier.comptroller.getAll": {
    says: "Returns the Comptroller of each chain that has one.",
    example: () => sablier.comptroller.getAll().length,
  },
  "sablier.contracts.get": {
    says: "Returns a contract by its name in a release, or by its address in any letter case. If you pass a name, also pass `release`. If two products list the address, also pass `release` or `protocol`.",
    example: () =>
      sablier.contracts.get({ chainId: 8453, contractName: "SablierLockup", release: lockup })?.alias,
    unknown: () => sablier.contracts.get({ chainId: 8453, contractName: "SablierNothing", release: lockup }),
  },
  "sablier.contracts.getAll": {
    says: "Returns all contracts of a chain, a protocol or a release, or all contracts if you pass no options. You cannot pass `protocol` and `release` together.",
    example: () =>
      sablier.contracts.getAll({ chainId: 8453, release: lockup })?.map((contract) => contract.name),
    unknown: () => sablier.contracts.getAll({ chainId: 1234567 }),
  },
  "sablier.contracts.getByAlias": {
    says: "Returns the contract with an alias, which is the first part of a stream's alias in links. Pass `protocol`, because some aliases are in two products.",
    example: () => sablier.contracts.getByAlias({ alias: "LL3", chainId: 1, protocol: "lockup" })?.version,
    unknown: () => sablier.contracts.getByAlias({ alias: "LK99", chainId: 1 }),
  },
  "sablier.contracts.getLatestByName": {
    says: "Returns a contract of the newest release of a protocol by its name.",
    example: () =>
      sablier.contracts.getLatestByName({ chainId: 1, contractName: "SablierFlow", protocol: "flow" })
        ?.version,
    unknown: () =>
      sablier.contracts.getLatestByName({ chainId: 1234567, contractName: "SablierFlow", protocol: "flow" }),
  },
  "sablier.deployments.get": {
    says: "Returns the contracts of a release on a chain, and the compiler settings if they are known.",
    example: () => sablier.deployments.get({ chainId: 1, release: lockup })?.contracts.length,
    unknown: () => sablier.deployments.get({ chainId: 1234567, release: lockup }),
  },
  "sablier.deployments.getAll": {
    says: "Returns the deployments of all releases, one for each release and chain.",
    example: () => sablier.deployments.getAll().some(({ chainId }) => chainId === 8453),
  },
  "sablier.releases.get": {
    says: "Returns a release by protocol and version.",
    example: () => sablier.releases.get({ protocol: "flow", version: "v3.0" })?.isLatest,
    unknown: () => sablier.releases.get({ protocol: "flow", version: "v9.0" as never }),
  },
  "sablier.releases.getAll": {
    says: "Returns the releases of a protocol, or of all protocols, with the oldest first.",
    example: () => sablier.releases.getAll({ protocol: "lockup" }).map(({ version }) => version),
    unknown: () => sablier.releases.getAll({ protocol: "nothing" as never }),
  },
  "sablier.releases.getFirst": {
    says: "Returns the oldest release of a protocol, or its oldest release on a chain.",
    example: () => sablier.releases.getFirst({ protocol: "lockup", chainId: 8453 })?.version,
    unknown: () => sablier.releases.getFirst({ protocol: "lockup", chainId: 1234567 }),
  },
  "sablier.releases.getLatest": {
    says: "Returns the newest release of a protocol. It may not be on every chain, so look up its deployment.",
    example: () => sablier.releases.getLatest({ protocol: "airdrops" }).version,
    unknown: () => sablier.releases.getLatest({ protocol: "nothing" as never }),
  },
  "sablier.solana.chains.get": {
    says: "Returns the cluster with an ID.",
    example: () => sablier.solana.chains.get(900000010)?.slug,
    unknown: () => sablier.solana.chains.get(1),
  },
  "sablier.solana.chains.getAll": {
    says: "Returns all clusters, sorted by name.",
    example: () => sablier.solana.chains.getAll().map(({ slug }) => slug),
  },
  "sablier.solana.chains.getBySlug": {
    says: "Returns the cluster with a slug.",
    example: () => sablier.solana.chains.getBySlug("solana-mainnet-beta")?.id,
    unknown: () => sablier.solana.chains.getBySlug("nowhere"),
  },
  "sablier.solana.chains.getMainnets": {
    says: "Returns the clusters that are not testnets.",
    example: () => sablier.solana.chains.getMainnets().map(({ slug }) => slug),
  },
  "sablier.solana.chains.getOrThrow": {
    says: "Returns the cluster with an ID, or throws if there is none.",
    example: () => sablier.solana.chains.getOrThrow(900000010).isTestnet,
    unknown: () => sablier.solana.chains.getOrThrow(1),
  },
  "sablier.solana.chains.getTestnets": {
    says: "Returns the test clusters.",
    example: () => sablier.solana.chains.getTestnets().map(({ slug }) => slug),
  },
  "sablier.solana.deployments.get": {
    says: "Returns the programs of a release on a cluster.",
    example: () =>
      sablier.solana.deployments.get({ chainId: 900000010, release: solanaLockup })?.programs.length,
    unknown: () => sablier.solana.deployments.get({ chainId: 1, release: solanaLockup }),
  },
  "sablier.solana.deployments.getAll": {
    says: "Returns the deployments of all releases on Solana.",
    example: () => sablier.solana.deployments.getAll().length,
  },
  "sablier.solana.programs.get": {
    says: "Returns a program by its name in a release, or by its address. The address is case-sensitive.",
    example: () =>
      sablier.solana.programs.get({
        chainId: 900000010,
        contractName: "SablierLockupLinear",
        release: solanaLockup,
      })?.alias,
    unknown: () =>
      sablier.solana.programs.get({ chainId: 900000010, contractName: "Nothing", release: solanaLockup }),
  },
  "sablier.solana.programs.getAll": {
    says: "Returns all programs of a cluster, a protocol or a release.",
    example: () => sablier.solana.programs.getAll({ chainId: 900000010 })?.map(({ name }) => name),
    unknown: () => sablier.solana.programs.getAll({ chainId: 1 }),
  },
  "sablier.solana.programs.getByAlias": {
    says: "Returns the program with an alias.",
    example: () => sablier.solana.programs.getByAlias({ alias: "LL", chainId: 900000010 })?.name,
    unknown: () => sablier.solana.programs.getByAlias({ alias: "LK99", chainId: 900000010 }),
  },
  "sablier.solana.programs.getLatestByName": {
    says: "Returns a program of the newest release of a protocol by its name.",
    example: () =>
      sablier.solana.programs.getLatestByName({
        chainId: 900000010,
        contractName: "SablierLockupLinear",
        protocol: "lockup",
      })?.version,
    unknown: () =>
      sablier.solana.programs.getLatestByName({
        chainId: 1,
        contractName: "SablierLockupLinear",
        protocol: "lockup",
      }),
  },
  "sablier.solana.releases.get": {
    says: "Returns a release on Solana by protocol and version.",
    example: () => sablier.solana.releases.get({ protocol: "lockup", version: "v0.1" })?.isLatest,
    unknown: () => sablier.solana.releases.get({ protocol: "lockup", version: "v9.0" as never }),
  },
  "sablier.solana.releases.getAll": {
    says: "Returns the releases of a protocol on Solana, or of both protocols.",
    example: () => sablier.solana.releases.getAll().map(({ protocol, version }) => `${protocol} ${version}`),
    unknown: () => sablier.solana.releases.getAll({ protocol: "flow" as never }),
  },
  "sablier.solana.releases.getFirst": {
    says: "Returns the oldest release of a protocol on Solana, or its oldest release on a cluster.",
    example: () => sablier.solana.releases.getFirst({ protocol: "lockup" })?.version,
    unknown: () => sablier.solana.releases.getFirst({ protocol: "lockup", chainId: 1 }),
  },
  "sablier.solana.releases.getLatest": {
    says: "Returns the newest release of a protocol on Solana.",
    example: () => sablier.solana.releases.getLatest({ protocol: "lockup" }).version,
    unknown: () => sablier.solana.releases.getLatest({ protocol: "flow" as never }),
  },
};

/** Of the package's root. */
export const functions: Readonly<Record<string, Example>> = {
  compareVersions: {
    says: "Compares two versions by number and returns a value below, at or above zero, which you can use with `sort`. It does not check whether a version exists.",
    example: () => sdk.compareVersions("v1.2", "v2.0"),
    unknown: () => sdk.compareVersions("v9.0" as never, "v2.0"),
  },
  isVersionAfter: {
    says: "Returns whether the first version is newer than the second.",
    example: () => sdk.isVersionAfter("v3.0", "v2.0"),
    unknown: () => sdk.isVersionAfter("latest" as never, "v2.0"),
  },
  isVersionBefore: {
    says: "Returns whether the first version is older than the second.",
    example: () => sdk.isVersionBefore("v1.2", "v2.0"),
    unknown: () => sdk.isVersionBefore("latest" as never, "v2.0"),
  },
  resolveStreamId: {
    says: "Returns a stream's ID in the APIs from its alias in links, on EVM chains and on Solana. Pass `protocol`, because some aliases are in two products and the function throws without it. It does not check whether the stream exists.",
    example: () => sdk.resolveStreamId({ alias: "LK3", chainId: 8453, tokenId: 12, protocol: "lockup" }),
    unknown: () => sdk.resolveStreamId({ alias: "LK99", chainId: 8453, tokenId: 12 }),
  },
  resolveEvmStreamId: {
    says: "Does the same as `resolveStreamId`, but only for EVM chains.",
    example: () => sdk.resolveEvmStreamId({ alias: "FL4", chainId: 1, tokenId: 7n }),
    unknown: () => sdk.resolveEvmStreamId({ alias: "FL4", chainId: 1234567, tokenId: 7n }),
  },
  resolveEvmContractByAlias: {
    says: "Returns the contract with an alias on an EVM chain, or throws if there is none. Pass `protocol`, because some aliases are in two products.",
    example: () => sdk.resolveEvmContractByAlias({ alias: "LK2", chainId: 1 }).version,
    unknown: () => sdk.resolveEvmContractByAlias({ alias: "LK99", chainId: 1 }),
  },
  resolveSolanaStreamId: {
    says: "Returns a stream's ID from its alias on Solana.",
    example: () => sdk.resolveSolanaStreamId({ alias: "LL", chainId: 900000010, tokenId: 3 }),
    unknown: () => sdk.resolveSolanaStreamId({ alias: "LL", chainId: 1, tokenId: 3 }),
  },
  resolveSolanaProgramByAlias: {
    says: "Returns the program with an alias on Solana, or throws if there is none.",
    example: () => sdk.resolveSolanaProgramByAlias({ alias: "LL", chainId: 900000010 }).name,
    unknown: () => sdk.resolveSolanaProgramByAlias({ alias: "LK99", chainId: 900000010 }),
  },
  truncateAddress: {
    says: "Shortens an address for display by leaving out its middle. It does not change short text.",
    example: () => sdk.truncateAddress("0x1111111111111111111111111111111111112222"),
    unknown: () => sdk.truncateAddress("nobody"),
  },
  truncate: {
    says: "Alias of `truncateAddress`.",
    example: () => sdk.truncate("0x1111111111111111111111111111111111112222", { start: 6, end: 6 }),
    unknown: () => sdk.truncate("nobody"),
  },
  truncateEvmAddress: {
    says: "Does the same as `truncateAddress` for addresses on EVM chains.",
    example: () => sdk.truncateEvmAddress("0x1111111111111111111111111111111111112222", { end: 0 }),
    unknown: () => sdk.truncateEvmAddress("0x" as never),
  },
  truncateSolanaAddress: {
    says: "Does the same as `truncateAddress` for addresses on Solana.",
    example: () => sdk.truncateSolanaAddress("So11111111111111111111111111111111111111112"),
    unknown: () => sdk.truncateSolanaAddress("nobody"),
  },
  getContractExplorerURL: {
    says: "Returns the URL of an address on a block explorer. It does not check the address or the explorer.",
    example: () => sdk.getContractExplorerURL("https://basescan.org", lockupOnBase.address),
    unknown: () => sdk.getContractExplorerURL("https://nowhere.example", "0x" as never),
  },
  isLockupCompatible: {
    says: "Returns whether campaigns of an Airdrops release open streams in a Lockup release.",
    example: () => sdk.isLockupCompatible(sdk.Version.Airdrops.V3_0, sdk.Version.Lockup.V4_0),
    unknown: () => sdk.isLockupCompatible("v9.0" as never, sdk.Version.Lockup.V4_0),
  },
  getCompatibleAirdropsVersions: {
    says: "Returns the Airdrops releases whose campaigns open streams in a Lockup release.",
    example: () => sdk.getCompatibleAirdropsVersions(sdk.Version.Lockup.V1_2),
    unknown: () => sdk.getCompatibleAirdropsVersions("v9.0" as never),
  },
  getEvmReleaseFeatures: {
    says: "Returns the features of a release, as flags.",
    example: () => sdk.getEvmReleaseFeatures("flow", "v3.0"),
    unknown: () => sdk.getEvmReleaseFeatures("flow", "v9.0" as never),
  },
  getAirdropsReleaseFeatures: {
    says: "Does the same as `getEvmReleaseFeatures` for Airdrops.",
    example: () => sdk.getAirdropsReleaseFeatures("v3.0"),
    unknown: () => sdk.getAirdropsReleaseFeatures("v9.0" as never),
  },
  getFlowReleaseFeatures: {
    says: "Does the same as `getEvmReleaseFeatures` for Flow.",
    example: () => sdk.getFlowReleaseFeatures("v1.1"),
    unknown: () => sdk.getFlowReleaseFeatures("v9.0" as never),
  },
  getLockupReleaseFeatures: {
    says: "Does the same as `getEvmReleaseFeatures` for Lockup.",
    example: () => sdk.getLockupReleaseFeatures("v4.0"),
    unknown: () => sdk.getLockupReleaseFeatures("v9.0" as never),
  },
  isReleasePayable: {
    says: "Returns whether functions of a release take a fee in the native token. Pass a release, or a protocol and a version.",
    example: () => sdk.isReleasePayable(lockup),
    unknown: () => sdk.isReleasePayable("lockup", "v9.0" as never),
  },
  isEvmReleasePayable: {
    says: "Does the same as `isReleasePayable`, which calls this function.",
    example: () => sdk.isEvmReleasePayable("airdrops", "v1.2"),
    unknown: () => sdk.isEvmReleasePayable("airdrops", "v9.0" as never),
  },
  usesComptroller: {
    says: "Returns whether a release reads its fees from a Comptroller.",
    example: () => sdk.usesComptroller(lockupV2),
    unknown: () => sdk.usesComptroller({ protocol: "lockup", version: "v9.0" as never }),
  },
  hasOnchainMinFee: {
    says: "Returns whether the contracts of a release require a minimum fee.",
    example: () => sdk.hasOnchainMinFee(lockup),
    unknown: () => sdk.hasOnchainMinFee({ protocol: "lockup", version: "v9.0" as never }),
  },
  hasClaimTo: {
    says: "Returns whether campaigns of a release have `claimTo`.",
    example: () => sdk.hasClaimTo("v2.0"),
    unknown: () => sdk.hasClaimTo("v9.0" as never),
  },
  hasSponsor: {
    says: "Returns whether campaigns of a release can be sponsored.",
    example: () => sdk.hasSponsor("v3.0"),
    unknown: () => sdk.hasSponsor("v9.0" as never),
  },
  hasSimpleTransfer: {
    says: "Returns whether a release of Flow has `transferTokens`.",
    example: () => sdk.hasSimpleTransfer("v3.0"),
    unknown: () => sdk.hasSimpleTransfer("v9.0" as never),
  },
  hasSplitLockupArchitecture: {
    says: "Returns the flag `legacyAbi` of a Lockup release, which is true for v1.0 and v1.1. In v1.2 each model still has its own contract, and the flag is false.",
    example: () => sdk.hasSplitLockupArchitecture("v1.1"),
    unknown: () => sdk.hasSplitLockupArchitecture("v9.0" as never),
  },
  usesLockupSplit: {
    says: "Deprecated earlier name of `hasSplitLockupArchitecture`.",
    example: () => sdk.usesLockupSplit("v4.0"),
    unknown: () => sdk.usesLockupSplit("v9.0" as never),
  },
  supportsLockupBatch: {
    says: "Returns whether a release of Lockup has `batch`.",
    example: () => sdk.supportsLockupBatch("v4.0"),
    unknown: () => sdk.supportsLockupBatch("v9.0" as never),
  },
  supportsLockupPrbProxy: {
    says: "Returns whether senders of a release of Lockup could act through a PRBProxy.",
    example: () => sdk.supportsLockupPrbProxy("v1.0"),
    unknown: () => sdk.supportsLockupPrbProxy("v9.0" as never),
  },
  supportsLockupPublicWithdraw: {
    says: "Returns whether anyone can withdraw to the recipient in a release of Lockup, which is true since v1.2.",
    example: () => sdk.supportsLockupPublicWithdraw("v1.2"),
    unknown: () => sdk.supportsLockupPublicWithdraw("v9.0" as never),
  },
  supportsLockupShape: {
    says: "Returns whether the create functions of a release of Lockup take a shape.",
    example: () => sdk.supportsLockupShape("v2.0"),
    unknown: () => sdk.supportsLockupShape("v9.0" as never),
  },
  isLockupShape: {
    says: "Returns whether a value is the ID of a Lockup shape.",
    example: () => sdk.isLockupShape("linearStepper"),
    unknown: () => sdk.isLockupShape("round"),
  },
  isFlowShape: {
    says: "Returns whether a value is the ID of a Flow shape.",
    example: () => sdk.isFlowShape("flow"),
    unknown: () => sdk.isFlowShape("round"),
  },
  isAirdropShape: {
    says: "Returns whether a value is the ID of an airdrop shape.",
    example: () => sdk.isAirdropShape("instant"),
    unknown: () => sdk.isAirdropShape("round"),
  },
  getEvmShapesByVersion: {
    says: "Returns the shapes that a release can create. Pass the shapes of one protocol, because a version alone does not identify the protocol.",
    example: () => sdk.getEvmShapesByVersion(sdk.airdropShapes, "v3.0").map(({ id }) => id),
    unknown: () => sdk.getEvmShapesByVersion(sdk.airdropShapes, "v9.0" as never),
  },
  getEvmContractMethodsForVersion: {
    says: "Returns the contract and the functions that create a shape in a release.",
    example: () => sdk.getEvmContractMethodsForVersion(sdk.lockupShapes.linear, "v4.0"),
    unknown: () => sdk.getEvmContractMethodsForVersion(sdk.lockupShapes.linear, "v9.0" as never),
  },
  getLatestEvmContractMethod: {
    says: "Returns the contract and the functions that create a shape in the newest release that has it.",
    example: () => sdk.getLatestEvmContractMethod(sdk.lockupShapes.linearStepper),
  },
  isEvmShapeAvailableInVersion: {
    says: "Returns whether a release can create a shape.",
    example: () => sdk.isEvmShapeAvailableInVersion(sdk.lockupShapes.linearStepper, "v3.0"),
    unknown: () => sdk.isEvmShapeAvailableInVersion(sdk.lockupShapes.linearStepper, "v9.0" as never),
  },
  getSolanaShapesByVersion: {
    says: "Returns the shapes that a release on Solana can create.",
    example: () =>
      sdk
        .getSolanaShapesByVersion(
          { linear: sdk.lockupShapes.linear as sdk.ShapeWithSolanaSupport },
          solanaLockup.version,
        )
        .map(({ id }) => id),
    unknown: () => sdk.getSolanaShapesByVersion({}, "v9.0" as never),
  },
  getSolanaProgramMethodsForVersion: {
    says: "Returns the program and the instructions that create a shape in a release on Solana.",
    example: () =>
      sdk.getSolanaProgramMethodsForVersion(
        sdk.lockupShapes.linear as sdk.ShapeWithSolanaSupport,
        solanaLockup.version,
      ),
    unknown: () =>
      sdk.getSolanaProgramMethodsForVersion(
        sdk.lockupShapes.linear as sdk.ShapeWithSolanaSupport,
        "v9.0" as never,
      ),
  },
  getLatestSolanaProgramMethod: {
    says: "Returns the program and the instructions that create a shape in the newest release on Solana. It throws for a shape that Solana does not have.",
    example: () =>
      sdk.getLatestSolanaProgramMethod(sdk.lockupShapes.linear as sdk.ShapeWithSolanaSupport).program,
    unknown: () => sdk.getLatestSolanaProgramMethod(sdk.lockupShapes.tranchedMonthly as never),
  },
  isSolanaShapeAvailableInVersion: {
    says: "Returns whether a release on Solana can create a shape.",
    example: () =>
      sdk.isSolanaShapeAvailableInVersion(
        sdk.lockupShapes.cliff as sdk.ShapeWithSolanaSupport,
        solanaLockup.version,
      ),
    unknown: () => sdk.isSolanaShapeAvailableInVersion(sdk.lockupShapes.tranchedMonthly as never, "v0.1"),
  },
  hasSolanaSupport: {
    says: "Returns whether Solana has a shape.",
    example: () => sdk.hasSolanaSupport(sdk.lockupShapes.linear),
    unknown: () => sdk.hasSolanaSupport(sdk.flow),
  },
  hasSolanaLockupSupport: {
    says: "Returns whether Solana has the Lockup shape with an ID.",
    example: () => sdk.hasSolanaLockupSupport(sdk.Shape.Lockup.Cliff),
    unknown: () => sdk.hasSolanaLockupSupport("round" as never),
  },
  hasSolanaAirdropSupport: {
    says: "Returns whether Solana has the airdrop shape with an ID.",
    example: () => sdk.hasSolanaAirdropSupport(sdk.Shape.Airdrops.Linear),
    unknown: () => sdk.hasSolanaAirdropSupport("round" as never),
  },
  defineLockupShape: {
    says: "Creates a shape of your own, with the types of the SDK's shapes. The package does not add it to `lockupShapes`.",
    example: () =>
      sdk.defineLockupShape(sdk.Shape.Lockup.Linear, {
        name: "Straight",
        hasPredictableGas: true,
        isDeprecated: false,
        evm: [],
      }).id,
  },
  defineFlowShape: {
    says: "Does the same as `defineLockupShape` for Flow.",
    example: () =>
      sdk.defineFlowShape(sdk.Shape.Flow.Flow, {
        name: "Straight",
        hasPredictableGas: true,
        isDeprecated: false,
        evm: [],
      }).name,
  },
  defineAirdropShape: {
    says: "Does the same as `defineLockupShape` for airdrops.",
    example: () =>
      sdk.defineAirdropShape(sdk.Shape.Airdrops.Instant, {
        name: "At once",
        hasPredictableGas: false,
        isDeprecated: false,
        evm: [],
      }).name,
  },
  "solana.isLockupCompatible": {
    says: "Returns whether campaigns of an Airdrops release on Solana open streams in a Lockup release there.",
    example: () => solana.isLockupCompatible(solana.Version.Airdrops.V0_1, solana.Version.Lockup.V0_1),
    unknown: () => solana.isLockupCompatible("v9.0" as never, "v0.1" as never),
  },
  "solana.getCompatibleAirdropsVersions": {
    says: "Returns the Airdrops releases on Solana whose campaigns open streams in a Lockup release there.",
    example: () => solana.getCompatibleAirdropsVersions(solana.Version.Lockup.V0_1),
    unknown: () => solana.getCompatibleAirdropsVersions("v9.0" as never),
  },
};

/** Values of the package's root that are no functions. */
export const constants: Readonly<Record<string, string>> = {
  sablier: "The object with the functions for chains, contracts, releases and deployments.",
  evm: "Everything that the root exports for EVM chains, under one name.",
  solana: "Everything for Solana, which is chains, programs, releases, enums and functions.",
  chains: "Each EVM chain by its name in camel case, as in viem, with Sablier's additions.",
  releases: "Each release by protocol and version, with ABIs, addresses and flags.",
  contracts: "`catalog`, which has all contracts by protocol, chain and lower-case address, and `names`.",
  comptroller: "Deployments and releases of the Comptroller.",
  csv: "Types of the columns of CSV templates, and `TIMINGS`.",
  enums: "`Protocol` and `Version` together.",
  Protocol: "The names of the protocols.",
  Version: "The versions of each protocol.",
  Shape: "The IDs of shapes, by protocol.",
  shapes: "All shapes, by protocol and ID.",
  lockupShapes: "The shapes of Lockup by ID.",
  flowShapes: "The shape of Flow by ID.",
  flow: "The shape of Flow.",
  airdropShapes: "The shapes of airdrops by ID.",
  lockupShapeIds: "The IDs of Lockup's shapes.",
  flowShapeIds: "The IDs of Flow's shapes.",
  airdropShapeIds: "The IDs of airdrops' shapes.",
  solanaLockupShapeIds: "The IDs of Lockup's shapes on Solana.",
  solanaAirdropShapeIds: "The IDs of airdrops' shapes on Solana.",
  compatibility:
    "The table and the functions that show which Airdrops releases work with which Lockup releases.",
  compatibleLockupVersions: "The Lockup releases in which campaigns of each Airdrops release open streams.",
  evmReleaseFeatures: "The flags of each release.",
};

import chainList from "@generated/protocol-data/default/chains.json";
import comptrollers from "@generated/protocol-data/default/comptrollers.json";
import factories from "@generated/protocol-data/default/factories.json";
import releases from "@generated/protocol-data/default/releases.json";
import streamContracts from "@generated/protocol-data/default/streamContracts.json";
import { auditedReleases, auditRepository } from "@site/data/contracts/audits";
import {
  type AdminAccount,
  adminFunctions,
  findAdmin,
  campaignFunctions,
  comptrollerAdmins,
  type ControlledRelease,
  directAdmins,
  isAmong,
} from "@site/data/contracts/governance";
import { productNames } from "@site/data/site/products";

/** A way to see for yourself: what it shows, and the command. */
export interface Check {
  readonly tells: string;
  readonly command: string;
}

/** Who controls a release on a chain, as far as the data show. */
export interface Control {
  readonly chainName: string;
  /** Contracts that hold the streams of the release there, or make its campaigns. */
  readonly contracts: readonly { readonly name: string; readonly address: string; readonly page: string }[];
  readonly kind: ControlledRelease["control"];
  readonly comptroller: string | undefined;
  /** Page of the Comptroller in the chain's explorer. */
  readonly comptrollerPage: string | undefined;
  readonly admin: AdminAccount | undefined;
  /** Page of the admin in the chain's explorer. */
  readonly adminPage: string | undefined;
  readonly functions: readonly { readonly name: string; readonly effect: string }[];
  /** What the admin of a campaign can call; none for streams. */
  readonly campaignFunctions: Control["functions"];
  readonly hasMinimumFee: boolean;
  readonly audits: readonly { readonly date: string; readonly auditor: string; readonly url: string }[];
  readonly checks: readonly Check[];
}

/** Returns what the data say of a release on a chain. */
export function findControl(release: ControlledRelease, chainId: number): Control {
  const { product, version, control: kind } = release;
  const chain = chainList.chains.find(({ id }) => id === chainId)!;
  const findPage = (address: string) => `${chain.explorer.url.replace(/\/$/u, "")}/address/${address}`;
  const contracts = [...streamContracts, ...factories].flatMap((contract) => {
    const address = (contract.addresses as Record<string, string | undefined>)[chainId];
    return contract.protocol === product && contract.version === version && address
      ? [{ name: contract.contractName, address, page: findPage(address) }]
      : [];
  });
  const comptroller =
    kind === "comptroller"
      ? comptrollers.find((comptroller) => comptroller.chainId === chainId)?.address
      : undefined;
  // Who holds the releases in between is not verified: no account is shown for them.
  const admin =
    kind === "comptroller"
      ? findAdmin(comptrollerAdmins, chainId)
      : kind === "own"
        ? findAdmin(directAdmins, chainId)
        : undefined;
  const audited = auditedReleases.find(
    (auditedRelease) =>
      auditedRelease.protocol === productNames[product] && auditedRelease.version === version,
  );
  return {
    chainName: chain.name,
    contracts,
    kind,
    comptroller,
    comptrollerPage: comptroller && findPage(comptroller),
    admin,
    adminPage: admin && findPage(admin.address),
    functions: adminFunctions.filter((adminFunction) => isAmong(version, adminFunction[product])),
    campaignFunctions:
      product === "airdrops"
        ? campaignFunctions.filter((campaignFunction) => isAmong(version, campaignFunction.airdrops))
        : [],
    hasMinimumFee:
      releases.find((candidate) => candidate.product === product && candidate.version === version)
        ?.hasMinimum ?? false,
    audits: (audited?.reports ?? []).map(({ date, auditor, file }) => ({
      date,
      auditor,
      url: file
        ? `${auditRepository}/blob/main/${audited!.folder}/${file}`
        : `${auditRepository}/tree/main/${audited!.folder}`,
    })),
    checks: listChecks(kind, product, { contract: contracts[0]?.address, comptroller, admin }),
  };
}

/** Index of a product in the Comptroller's enum `ISablierComptroller.Protocol`. */
const PROTOCOL = { airdrops: 0, flow: 1, lockup: 2 } as const;

interface Accounts {
  readonly contract: string | undefined;
  readonly comptroller: string | undefined;
  readonly admin: AdminAccount | undefined;
}

function listChecks(
  kind: ControlledRelease["control"],
  product: ControlledRelease["product"],
  accounts: Accounts,
): Check[] {
  const { contract, comptroller, admin } = accounts;
  const call = (to: string, signature: string, ...args: (string | number)[]) =>
    [`cast call ${to} "${signature}"`, ...args, "--rpc-url $RPC_URL"].join(" ");
  const checks: Check[] = [];
  if (contract && kind === "comptroller") {
    checks.push({ tells: "its Comptroller", command: call(contract, "comptroller()(address)") });
  } else if (contract) checks.push({ tells: "its admin", command: call(contract, "admin()(address)") });
  if (product === "airdrops") {
    checks.push(
      { tells: "the admin of your campaign", command: call("<campaign>", "admin()(address)") },
      {
        tells: "the minimum fee of your campaign, in USD with 8 decimals",
        command: call("<campaign>", "minFeeUSD()(uint256)"),
      },
    );
  }
  if (comptroller) {
    checks.push(
      { tells: "the Comptroller’s admin", command: call(comptroller, "admin()(address)") },
      {
        tells:
          product === "airdrops"
            ? "the minimum fee of a new campaign, in USD with 8 decimals"
            : "the minimum fee now, in USD with 8 decimals",
        command: call(comptroller, "getMinFeeUSD(uint8)(uint256)", PROTOCOL[product]),
      },
      { tells: "its highest possible value", command: call(comptroller, "MAX_FEE_USD()(uint256)") },
      {
        tells: "the code behind the Comptroller’s proxy",
        command: `cast implementation ${comptroller} --rpc-url $RPC_URL`,
      },
    );
  }
  if (admin?.kind === "Safe") {
    checks.push(
      {
        tells: "how many owners of the Safe must sign",
        command: call(admin.address, "getThreshold()(uint256)"),
      },
      { tells: "who they are", command: call(admin.address, "getOwners()(address[])") },
    );
  } else if (admin) {
    checks.push({
      tells: "whether the admin is a contract: 0x is an account with one key",
      command: `cast code ${admin.address} --rpc-url $RPC_URL`,
    });
  }
  return checks;
}

import { sablier } from "sablier";
import { getAddress } from "viem";
import { productNames } from "../../../../../data/site/products";

/** A contract of a release, on every chain that has it. */
export interface KnownContractRow {
  readonly contractName: string;
  /** Product and release, such as `Airdrops v3.0`, or what it is of. */
  readonly release: string;
  /** Contract address by chain id, with its checksum, which the SDK leaves out of some. */
  readonly addresses: Readonly<Record<string, string>>;
}

const protocols = ["lockup", "flow", "airdrops", "bob", "legacy"] as const;

const names: Readonly<Record<(typeof protocols)[number], string>> = {
  ...productNames,
  bob: "Bob",
  legacy: "Legacy",
};

/**
 * Returns the Comptroller, and every contract of every release in the SDK, the newest release of each protocol first.
 */
export function readKnownContracts(): KnownContractRow[] {
  const ofProducts = protocols.flatMap((protocol) =>
    sablier.releases
      .getAll({ protocol })
      .reverse()
      .flatMap(({ version, deployments }) => {
        const rows = new Map<string, Record<string, string>>();
        for (const { chainId, contracts } of deployments) {
          for (const { name, address } of contracts)
            rows.set(name, { ...rows.get(name), [String(chainId)]: getAddress(address.toLowerCase()) });
        }
        return [...rows].map(([contractName, addresses]) => ({
          contractName,
          release: `${names[protocol]} ${version}`,
          addresses,
        }));
      }),
  );
  // The Comptroller that all products share is none of a product's release.
  const comptroller = sablier.comptroller.getAll();
  return [
    {
      contractName: "SablierComptroller",
      release: "the Comptroller of all products",
      addresses: Object.fromEntries(comptroller.map(({ chainId, address }) => [String(chainId), address])),
    },
    ...ofProducts,
  ];
}

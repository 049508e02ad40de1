import chainList from "@generated/protocol-data/default/chains.json";
import releases from "@generated/protocol-data/default/releases.json";
import { type ControlledRelease, findReleaseControl } from "@site/data/contracts/governance";

/** Every release of Lockup and Flow, and of Airdrops those with a Comptroller, the newest first. */
export const controlledReleases: readonly ControlledRelease[] = (
  ["lockup", "flow", "airdrops"] as const
).flatMap((product) =>
  releases
    .filter((release) => release.product === product)
    .reverse()
    .flatMap(({ version }) => {
      const control = findReleaseControl(product, version);
      return control ? [{ product, version, control }] : [];
    }),
);

/** `lockup-v4.0`, as the choice has it. */
export const composeReleaseKey = ({ product, version }: ControlledRelease): string => `${product}-${version}`;

/** Returns chains on which a release is. */
export function listChains({ product, version }: ControlledRelease) {
  return chainList.chains.filter(({ products }) =>
    (products as Record<string, { releases: readonly string[] } | undefined>)[product]?.releases.includes(
      version,
    ),
  );
}

/** Returns the release of a key; the newest of Lockup where there is none. */
export const findRelease = (key: string): ControlledRelease =>
  controlledReleases.find((controlledRelease) => composeReleaseKey(controlledRelease) === key) ??
  controlledReleases[0]!;

import { useId, type ReactNode } from "react";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { currentReleases } from "@site/data/contracts/currentReleases";
import { productNames } from "@site/data/site/products";
import { useBrowserState } from "@site/src/ui/browserState";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles as form } from "@site/src/ui/elements/Form";
import { listChains, controlledReleases, composeReleaseKey, findRelease } from "./choices";
import { Answer, Checks } from "./parts";
import styles from "./styles.module.css";

/** What the page shows at first. */
const INITIAL = { release: `lockup-${currentReleases.lockup.release}`, chainId: 1 };

/** Returns the choice that the page's address carries: `?who=flow-v3.0@8453`. */
function readChosen(): typeof INITIAL | undefined {
  const [release = "", chainId = ""] = (new URLSearchParams(window.location.search).get("who") ?? "").split(
    "@",
  );
  const isThere = listChains(findRelease(release)).some((chain) => String(chain.id) === chainId);
  return isThere ? { release: composeReleaseKey(findRelease(release)), chainId: Number(chainId) } : undefined;
}

/**
 * Who can do what to the streams or campaigns of a release on a chain: the admin as recorded, what it can and cannot do, the audits,
 * and how to check each on the chain. The address carries the choice. Without JavaScript it shows the newest Lockup on
 * Ethereum; the tables on the page have the rest.
 */
export function WhoControls(): ReactNode {
  const id = useId();
  const [choice, setChoice] = useBrowserState(INITIAL, readChosen);
  const release = findRelease(choice.release);
  const chains = listChains(release);
  const link = useBaseUrl(`/concepts/governance?who=${choice.release}@${choice.chainId}#yours`, {
    absolute: true,
  });
  const choose = (next: typeof INITIAL) => {
    const there = listChains(findRelease(next.release));
    const chainId = there.some((chain) => chain.id === next.chainId) ? next.chainId : there[0]!.id;
    setChoice({ ...next, chainId });
    replaceAddress(`${window.location.pathname}?who=${next.release}@${chainId}#yours`);
  };
  const key = `${choice.release}@${choice.chainId}`;
  return (
    <form
      className={form.panel}
      aria-label="Who controls a release"
      data-tool=""
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={form.fields}>
        <div className={form.field}>
          <label htmlFor={`${id}release`}>Release</label>
          <select
            id={`${id}release`}
            value={choice.release}
            onChange={({ target }) => choose({ ...choice, release: target.value })}
          >
            {controlledReleases.map((controlledRelease) => (
              <option key={composeReleaseKey(controlledRelease)} value={composeReleaseKey(controlledRelease)}>
                {productNames[controlledRelease.product]} {controlledRelease.version}
              </option>
            ))}
          </select>
        </div>
        <div className={form.field}>
          <label htmlFor={`${id}chain`}>Chain</label>
          <select
            id={`${id}chain`}
            value={choice.chainId}
            onChange={({ target }) => choose({ ...choice, chainId: Number(target.value) })}
          >
            {chains.map((chain) => (
              <option key={chain.id} value={chain.id}>
                {chain.name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={styles.answer} role="status" key={key} data-result="">
        <Answer {...choice} />
      </div>
      <Checks key={`checks of ${key}`} {...choice} />
      <p className={form.hint}>
        Link to this choice: <CopyButton value={link} of="link" />
      </p>
    </form>
  );
}

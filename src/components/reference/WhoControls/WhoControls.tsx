import { useId, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { currentReleases } from "@site/data/contracts/currentReleases";
import { adminRecord } from "@site/data/contracts/governance";
import { productNames } from "@site/data/site/products";
import { useBrowserState } from "@site/src/ui/browserState";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import { Address } from "@site/src/ui/elements/Address/Address";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles as form } from "@site/src/ui/elements/Form";
import { inDays } from "@site/src/protocol/text/wording";
import { chainsOf, type Control, controlledReleases, controlOf, keyOf, releaseOf } from "./control";
import styles from "./styles.module.css";

/** What the page shows at first. */
const INITIAL = { release: `lockup-${currentReleases.lockup.release}`, chainId: 1 };

/** Returns the choice that the page's address carries: `?who=flow-v3.0@8453`. */
function chosenInAddress(): typeof INITIAL | undefined {
  const [release = "", chainId = ""] = (new URLSearchParams(window.location.search).get("who") ?? "").split(
    "@",
  );
  const isThere = chainsOf(releaseOf(release)).some((chain) => String(chain.id) === chainId);
  return isThere ? { release: keyOf(releaseOf(release)), chainId: Number(chainId) } : undefined;
}

/**
 * Who can do what to the streams or campaigns of a release on a chain: the admin as recorded, what it can and cannot do, the audits,
 * and how to check each on the chain. The address carries the choice. Without JavaScript it shows the newest Lockup on
 * Ethereum; the tables on the page have the rest.
 */
export function WhoControls(): ReactNode {
  const id = useId();
  const [choice, setChoice] = useBrowserState(INITIAL, chosenInAddress);
  const release = releaseOf(choice.release);
  const chains = chainsOf(release);
  const control = controlOf(release, choice.chainId);
  const link = useBaseUrl(`/concepts/governance?who=${choice.release}@${choice.chainId}#yours`, {
    absolute: true,
  });
  const choose = (next: typeof INITIAL) => {
    const there = chainsOf(releaseOf(next.release));
    const chainId = there.some((chain) => chain.id === next.chainId) ? next.chainId : there[0]!.id;
    setChoice({ ...next, chainId });
    replaceAddress(`${window.location.pathname}?who=${next.release}@${chainId}#yours`);
  };
  const name = `${productNames[release.product]} ${release.version} on ${control.chainName}`;
  return (
    <form
      className={form.panel}
      aria-label="Who controls a release"
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
              <option key={keyOf(controlledRelease)} value={keyOf(controlledRelease)}>
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
      <div className={styles.answer} role="status" key={name}>
        <Answer control={control} name={name} />
      </div>
      <Checks control={control} />
      <p className={form.hint}>
        Link to this choice: <CopyButton value={link} of="link" />
      </p>
    </form>
  );
}

const KINDS = {
  Safe: "a Safe multisig",
  EOA: "an account with a single key",
  "not recorded": "an account whose kind is not recorded",
} as const;

function Answer({ control, name }: { readonly control: Control; readonly name: string }): ReactNode {
  const {
    contracts,
    kind,
    comptroller,
    comptrollerPage,
    admin,
    adminPage,
    functions,
    campaignFunctions,
    hasMinimumFee,
    audits,
  } = control;
  const isOfAirdrops = campaignFunctions.length > 0;
  return (
    <dl className={form.facts}>
      <dt>{isOfAirdrops ? "Factories" : contracts.length === 1 ? "Contract" : "Contracts"}</dt>
      <dd>
        {contracts.map((contract) => (
          <div key={contract.address}>
            {contract.name}{" "}
            <Address value={contract.address} href={contract.page} of={`${contract.name} of ${name}`} />
          </div>
        ))}
        {contracts.length === 1 ? "It is not upgradeable." : "None of them is upgradeable."}
        {isOfAirdrops && " Neither are the campaigns that they create."}
      </dd>
      <dt>Controlled by</dt>
      <dd>
        {kind === "comptroller" && comptroller && comptrollerPage && (
          <div>
            the Comptroller, which is upgradeable:{" "}
            <Address value={comptroller} href={comptrollerPage} of="the Comptroller" />
          </div>
        )}
        {kind === "unverified" && (
          <div>
            the current admin, according to the project’s list. Whether that is the Comptroller or the account
            behind it is not verified here.
          </div>
        )}
        {admin && adminPage && (
          <div>
            {kind === "comptroller" ? "whose admin is " : ""}
            {KINDS[admin.kind]}, as recorded on {inDays(adminRecord.asOf)}:{" "}
            <Address value={admin.address} href={adminPage} of="the admin" />
          </div>
        )}
        {!admin && kind !== "unverified" && (
          <div>an admin that the record does not name: ask the contract, as below</div>
        )}
      </dd>
      <dt>It can call</dt>
      <dd>
        <Functions of={functions} />
      </dd>
      {isOfAirdrops && (
        <>
          <dt>A campaign’s admin</dt>
          <dd>
            an account that its creator names and that can call
            <Functions of={campaignFunctions} />
            When <code>clawback</code> is open:{" "}
            <Link to="/concepts/merkle-airdrops#clawback">its windows</Link>
          </dd>
        </>
      )}
      <dt>It cannot</dt>
      <dd>
        {isOfAirdrops ? (
          <>
            change the list, the dates or the amounts of a campaign, pause it, or take its tokens:{" "}
            <Link to="#what-can-the-admin-not-do">why</Link>
          </>
        ) : kind === "comptroller" ? (
          <>
            cancel, pause or void your stream, withdraw from it to anyone but its recipient, or take deposits:{" "}
            <Link to="#what-can-the-admin-not-do">why</Link>
          </>
        ) : (
          "upgrade the contracts, or pause them as a whole: their ABIs have no such function"
        )}
      </dd>
      <dt>Fee</dt>
      <dd>
        {hasMinimumFee
          ? isOfAirdrops
            ? "a minimum for each claim, in the native token, from a dollar amount of at most $100 that a campaign keeps from its creation: it can only be lowered"
            : "a minimum for each withdrawal, in the native token, from a dollar amount of at most $100, which the Comptroller’s code sets: an upgrade could change it"
          : "this release has no minimum fee"}
        ; see <Link to="/concepts/fees">fees</Link>
      </dd>
      <dt>Audits</dt>
      <dd>
        {audits.length === 0
          ? "none is listed for this release"
          : audits.map(({ date, auditor, url }) => (
              <div key={date + auditor}>
                <a href={url}>
                  {inDays(date)}, {auditor}
                </a>
              </div>
            ))}
      </dd>
    </dl>
  );
}

function Functions({ of: functions }: { readonly of: Control["functions"] }): ReactNode {
  return (
    <ul className={styles.functions}>
      {functions.map((member) => (
        <li key={member.name}>
          <code>{member.name}</code> {member.effect}
        </li>
      ))}
    </ul>
  );
}

function Checks({ control: { checks } }: { readonly control: Control }): ReactNode {
  return (
    <div>
      <p className={form.title}>Check it yourself</p>
      <ul className={styles.checks}>
        {checks.map(({ tells, command }) => (
          <li key={command}>
            {tells}
            <span className={styles.command}>
              <code>{command}</code> <CopyButton value={command} of={`command for ${tells}`} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import { adminRecord } from "@site/data/contracts/governance";
import { productNames } from "@site/data/site/products";
import { Address } from "@site/src/ui/elements/Address/Address";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles as form } from "@site/src/ui/elements/Form";
import { formatDays } from "@site/src/protocol/text/wording";
import { findRelease } from "./choices";
import { type Control, findControl } from "./control";
import styles from "./styles.module.css";

const KINDS = {
  Safe: "a Safe multisig",
  EOA: "an account with a single key",
  "not recorded": "an account whose kind is not recorded",
} as const;

/** A release as its key, `lockup-v4.0`, and a chain. */
interface AnswerProps {
  readonly release: string;
  readonly chainId: number;
}

/** Who controls a release on a chain, and what they can and cannot do. Static HTML. */
export function Answer({ release: key, chainId }: AnswerProps): ReactNode {
  const release = findRelease(key);
  const control = findControl(release, chainId);
  const name = `${productNames[release.product]} ${release.version} on ${control.chainName}`;
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
            {KINDS[admin.kind]}, as recorded on {formatDays(adminRecord.asOf)}:{" "}
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
                  {formatDays(date)}, {auditor}
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

/** The commands that show the same on the chain. Static HTML. */
export function Checks({ release, chainId }: AnswerProps): ReactNode {
  const { checks } = findControl(findRelease(release), chainId);
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

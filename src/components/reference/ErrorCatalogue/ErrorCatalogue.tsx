import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import Heading from "@theme-original/Heading";
import catalogue from "@generated/protocol-data/default/errors.json";
import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { errorLinks } from "@site/src/tools/errorLinks";
import {
  composeErrorAnchor,
  writeSignature,
  type CatalogueError,
  type ErrorGroup,
} from "@site/src/protocol/evm/revert/catalogue";
import { joinInSentence } from "@site/src/protocol/text/wording";
import styles from "./styles.module.css";

/** Longer lists of contracts end in "and others": every campaign raises what its base raises. */
const MANY = 5;

function Entry({ error }: { readonly error: CatalogueError }): ReactNode {
  const { raisedBy } = error;
  const provocation = errorLinks.map((find) => find(error.name)).find(Boolean);
  const places =
    raisedBy.length > MANY ? `${raisedBy.slice(0, MANY).join(", ")} and others` : joinInSentence(raisedBy);
  return (
    <div className={styles.entry} data-error="">
      <Heading as="h3" id={composeErrorAnchor(error)} className={styles.name}>
        <CodeInline>{error.name}</CodeInline>
      </Heading>
      <p className={styles.selector}>
        <code>{error.selector}</code> <CopyButton value={error.selector} of={`selector of ${error.name}`} />
        {places ? <span className={styles.places}>raised by {places}</span> : null}
      </p>
      <dl className={styles.advice}>
        <dt>Cause</dt>
        <dd>{error.cause}.</dd>
        <dt>What to do</dt>
        <dd>{error.remedy}.</dd>
        {provocation && (
          <>
            <dt>See it happen</dt>
            <dd>
              <Link to={provocation}>
                Provoke <code>{error.name}</code> in a playground
              </Link>
            </dd>
          </>
        )}
        <dt>Arguments</dt>
        <dd>
          {error.arguments.length === 0 ? (
            "none"
          ) : (
            <ul className={styles.arguments}>
              {error.arguments.map(({ name, type, meaning, values }) => (
                <li key={name}>
                  <code>
                    {type} {name}
                  </code>{" "}
                  {meaning}
                  {values ? ` (${values.map((value, at) => `${at} ${value}`).join(", ")})` : null}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </div>
  );
}

/**
 * Every custom error of one group with its selector, cause, remedy and arguments, read from the packages at build
 * time (plugins/protocol-data). Each has an anchor: its name in lower case. Static HTML, JavaScript adds copying.
 */
export function ErrorList({ group }: { readonly group: ErrorGroup }): ReactNode {
  return catalogue
    .filter((error) => error.group === group)
    .map((error) => <Entry key={writeSignature(error)} error={error} />);
}

/** How many errors a group has; all without one. */
export function ErrorCount({ group }: { readonly group?: ErrorGroup }): ReactNode {
  return catalogue.filter((error) => group === undefined || error.group === group).length;
}

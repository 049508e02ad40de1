import type { ReactNode } from "react";
import Heading from "@theme-original/Heading";
import reference from "@generated/protocol-data/default/sdkReference.json";
import type { SdkFunction } from "@site/plugins/protocol-data/src/sdk/reference";
import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import { Marked } from "@site/src/ui/elements/Marked/Marked";
import { PlainCode } from "@site/src/ui/elements/PlainCode/PlainCode";
import styles from "./styles.module.css";

/** Which functions belong together, by their names; the first that fits decides. */
const GROUPS = {
  chains: /^sablier\.chains\./u,
  contracts: /^sablier\.(?:contracts|comptroller)\./u,
  releases: /^sablier\.(?:deployments|releases)\./u,
  solana: /^(?:sablier\.)?solana\./u,
  ids: /^(?:resolve|truncate)|ExplorerURL$/u,
  shapes: /Shape|Solana.*Support$|Method/u,
  features: /./u,
} as const;

const getGroup = (name: string) => Object.entries(GROUPS).find(([, pattern]) => pattern.test(name))![0];

const getAnchor = (name: string) => name.toLowerCase().replace(/\./gu, "-");

/** Returns the example and, where there is one, the call with an unknown value, each with its result. */
function getExample({ code, result, unknown }: SdkFunction): string {
  const lines = [code, `// ${result}`];
  if (unknown) lines.push("", "// With an unknown value:", unknown.code, `// ${unknown.result}`);
  return lines.join("\n");
}

function Entry({ of: entry }: { readonly of: SdkFunction }): ReactNode {
  return (
    <div className={styles.entry}>
      <Heading as="h3" id={getAnchor(entry.name)}>
        <CodeInline>{entry.name}</CodeInline>
      </Heading>
      <p>
        <Marked text={entry.says} />
      </p>
      <pre className={styles.code}>
        <code>{entry.declaration}</code>
      </pre>
      <PlainCode title="Example" code={getExample(entry)} />
    </div>
  );
}

/**
 * Functions of the SDK with signature, example and what the examples gave: read from the package's types and run by
 * `plugins/protocol-data/src/sdk`. Static HTML; JavaScript adds copying.
 */
export function SdkFunctions({ group }: { readonly group: keyof typeof GROUPS }): ReactNode {
  return [...reference.queries, ...reference.functions]
    .filter(({ name }) => getGroup(name) === group)
    .map((member) => <Entry key={member.name} of={member} />);
}

/** Values that the package's root exports and that are no functions; on a phone rows of label and value. */
export function SdkConstants(): ReactNode {
  return (
    <div className="table-region" role="region" tabIndex={0} aria-label="Constants of the SDK">
      <table className="stacked" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">Constant</th>
            <th role="columnheader">What it is</th>
            <th role="columnheader">Holds</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {reference.constants.map(({ name, says, holds }) => (
            <tr key={name} role="row">
              <td role="cell">
                <code>{name}</code>
              </td>
              <td role="cell" data-label="What it is">
                <Marked text={says} />
              </td>
              <td role="cell" data-label="Holds" className={styles.holds}>
                <code>{holds}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Types that the package exports, as it declares them. */
export function SdkTypes(): ReactNode {
  return reference.types.map(({ name, declaration }) => (
    <div key={name} className={styles.entry}>
      <Heading as="h3" id={`type-${getAnchor(name)}`}>
        <CodeInline>{name}</CodeInline>
      </Heading>
      <pre className={styles.code}>
        <code>{declaration}</code>
      </pre>
    </div>
  ));
}

/** The paths to import from. */
export function SdkEntries(): ReactNode {
  return (
    <ul>
      {reference.entries.map((entry) => (
        <li key={entry}>
          <code>{entry}</code>
        </li>
      ))}
    </ul>
  );
}
